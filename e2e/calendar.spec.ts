// The booking calendar on the home page, with a provider that works, and in each way that it tells
// from the others when one fails.
import type {Locator, Page} from '@playwright/test';

import {accessibilityViolations} from './axe';
import {BOOKING_HOST, fakeHost} from './fakes';
import {expect, open, placeOf, test} from './fixtures';
import {afterAction} from './specStrings';

const BOOKING_PAGE = 'https://booking.example/ringwell/demo';
const {loading} = afterAction.calendar;
/** Fixed by the owner. */
const PATIENCE_MS = 10_000;

const calendarOf = (page: Page): Locator => page.getByRole('group', {name: 'Booking calendar'});
const widgetOf = (page: Page): Locator => calendarOf(page).getByText('Calendar of the test');

const calls = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as unknown as {calendarCalls?: unknown[]}).calendarCalls ?? []);

// Whoever was not asked yet, and comes near, asks to book.
test.use({consent: null});

test('is not asked for before the visitor is near, then shows in the page', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(BOOKING_HOST)) asked.push(request.url());
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const before = await placeOf(calendarOf(page));

  await calendarOf(page).scrollIntoViewIfNeeded();
  await expect(widgetOf(page)).toBeVisible();
  await expect(calendarOf(page).getByText(loading)).toBeHidden();
  expect((await widgetOf(page).boundingBox())?.height).toBe(700);
  expect(await calls(page)).toEqual([{url: `${BOOKING_PAGE}?hide_event_type_details=1`}]);
  expect(asked).toEqual([`${BOOKING_HOST}/embed.js`]);
  expect(await placeOf(calendarOf(page))).toEqual(before);
  expect(await accessibilityViolations(page, {within: '#demo'})).toEqual([]);
});

test("'Book Your Demo' asks for it; it comes back on a second visit", async ({page}) => {
  await open(page, '/');
  await page.getByRole('link', {name: 'Book Your Demo'}).first().click();
  await expect(page).toHaveURL('/#demo');
  await expect(page.getByRole('heading', {name: 'Pick a time for your demo'})).toBeInViewport();
  await expect(widgetOf(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing'}).click();
  // The address changes before the page does.
  await expect(calendarOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(widgetOf(page)).toBeVisible();
  expect(await calls(page)).toHaveLength(2);
});

const THROWS = {
  contentType: 'text/javascript',
  body: 'window.Calendly = {initInlineWidget() { throw new Error("failed"); }};',
};

for (const failure of ['silence', 'blocked', THROWS] as const) {
  const isWaitedFor = failure === 'silence';

  const what = typeof failure === 'object' ? 'a widget that throws' : failure;
  test(`${what}: links ${isWaitedFor ? 'after 10 s' : 'at once'}`, async ({page, watch}) => {
    if (failure === 'blocked') watch.expect(/request failed: .*embed\.js/);
    await fakeHost(page, BOOKING_HOST, () => failure);
    await page.clock.install();
    await page.setViewportSize({width: 320, height: 700});
    await open(page, '/');
    const before = await placeOf(calendarOf(page));
    const asked = page.waitForRequest(`${BOOKING_HOST}/**`);
    await calendarOf(page).scrollIntoViewIfNeeded();
    await asked;
    if (isWaitedFor) {
      await page.clock.fastForward(PATIENCE_MS - 1_000);
      await expect(calendarOf(page).getByText(loading)).toBeVisible();
      expect(await placeOf(calendarOf(page))).toEqual(before);
      await page.clock.fastForward(1_500);
    }
    const failed = calendarOf(page).getByText('The calendar did not load.');
    await expect(failed).toBeVisible({timeout: 5_000});
    await expect(calendarOf(page).getByText(loading)).toBeHidden();
    await expect(calendarOf(page).getByRole('link', {name: 'Open the booking page'})).toBeVisible();
    await expect(calendarOf(page).getByRole('link', {name: 'Call (416) 555-0142'})).toBeVisible();
    expect(await placeOf(calendarOf(page)), 'what is below it has moved').toEqual(before);
    expect(await accessibilityViolations(page, {within: '#demo'})).toEqual([]);
  });
}

test.describe('after a no', () => {
  test.use({consent: 'denied'});

  test('it keeps its place and comes when it is asked for', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(BOOKING_HOST)) asked.push(request.url());
    });
    await open(page, '/');
    await calendarOf(page).scrollIntoViewIfNeeded();
    const show = calendarOf(page).getByRole('button', {name: 'Show the calendar'});
    await expect(show).toBeVisible();
    const before = await placeOf(calendarOf(page));
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await accessibilityViolations(page, {within: '#demo'})).toEqual([]);
    await show.click();
    await expect(widgetOf(page)).toBeVisible();
    expect(await placeOf(calendarOf(page))).toEqual(before);
  });
});
