// The booking calendar on the home page, with a provider that works, is slow, is blocked, or throws.
import type {Locator, Page} from '@playwright/test';

import {accessibilityViolations, calendar, expect, hydrated, test} from './fixtures';
import {saidLater} from './specStrings';

const BOOKING_PAGE = 'https://booking.example/ringwell/demo';

const calendarOf = (page: Page): Locator => page.getByRole('group', {name: 'Booking calendar'});

const expectFallback = async (page: Page): Promise<void> => {
  const box = calendarOf(page);
  await expect(box.getByText(saidLater.calendar.loading)).toBeHidden();
  await expect(box.getByRole('link', {name: 'Open the booking page'})).toHaveAttribute(
    'href',
    BOOKING_PAGE,
  );
  await expect(box.getByRole('link', {name: 'Call (416) 555-0142'})).toHaveAttribute(
    'href',
    'tel:+14165550142',
  );
};

/** Where the calendar's frame lies in the page, and how high it is. */
const place = (page: Page): Promise<{top: number; height: number}> =>
  calendarOf(page).evaluate((el) => {
    const {top, height} = el.getBoundingClientRect();
    return {top: Math.round(top + window.scrollY), height: Math.round(height)};
  });

const calls = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as unknown as {calendarCalls?: unknown[]}).calendarCalls ?? []);

test('is not asked for before the visitor is near, then shows in the page', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://booking.example/')) asked.push(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const before = await place(page);

  await calendarOf(page).scrollIntoViewIfNeeded();
  await expect(calendarOf(page).getByText('Calendar of the test')).toBeVisible();
  await expect(calendarOf(page).getByText(saidLater.calendar.loading)).toBeHidden();
  expect(await calls(page)).toEqual([{url: `${BOOKING_PAGE}?hide_event_type_details=1`}]);
  expect(asked).toEqual(['https://booking.example/embed.js']);
  expect(await place(page)).toEqual(before);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('its widget is 700 px high', async ({page}) => {
  await page.goto('/#demo');
  await expect(calendarOf(page).getByText('Calendar of the test')).toBeVisible();
  const box = await calendarOf(page).getByText('Calendar of the test').boundingBox();
  expect(box?.height).toBe(700);
});

test("'Book Your Demo' asks for it", async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', {name: 'Book Your Demo'}).first().click();
  await expect(calendarOf(page).getByText('Calendar of the test')).toBeVisible();
});

test('a provider that never answers: 10 s, then the link and the number', async ({page}) => {
  await calendar(page, 'never-answers');
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  const before = await place(page);
  await calendarOf(page).scrollIntoViewIfNeeded();
  await expect(calendarOf(page).getByText(saidLater.calendar.loading)).toBeVisible();
  expect(await place(page)).toEqual(before);

  await page.clock.fastForward(9_000);
  await expect(calendarOf(page).getByText(saidLater.calendar.loading)).toBeVisible();
  await page.clock.fastForward(1_500);
  await expectFallback(page);
  expect(await place(page)).toEqual(before);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a provider that is blocked: the link and the number at once', async ({page, watch}) => {
  watch.expect(/request failed: https:\/\/booking\.example\/embed\.js/);
  watch.expect(/console error: Failed to load resource/);
  await calendar(page, 'blocked');
  await page.goto('/');
  await hydrated(page);
  const before = await place(page);
  await calendarOf(page).scrollIntoViewIfNeeded();
  await expect(calendarOf(page).getByText(/The calendar did not load/)).toBeVisible({
    timeout: 3_000,
  });
  await expectFallback(page);
  expect(await place(page)).toEqual(before);
});

test('a provider that throws: nothing said, the link and the number', async ({page}) => {
  await calendar(page, 'throws');
  await page.goto('/#demo');
  // The link and the number are also what the page shows before its scripts run.
  await expect(calendarOf(page).getByText(/The calendar did not load/)).toBeVisible();
  await expectFallback(page);
});

test('comes back on a second visit to the page', async ({page}) => {
  await page.goto('/#demo');
  await expect(calendarOf(page).getByText('Calendar of the test')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing'}).click();
  // The address changes before the page does.
  await expect(calendarOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(calendarOf(page).getByText('Calendar of the test')).toBeVisible();
  expect(await calls(page)).toHaveLength(2);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the link and the number are there', async ({page}) => {
    await page.goto('/');
    await expectFallback(page);
  });
});

test('fits a phone', async ({page, watch}) => {
  watch.expect(/request failed: https:\/\/booking\.example\/embed\.js/);
  watch.expect(/console error: Failed to load resource/);
  await calendar(page, 'blocked');
  await page.setViewportSize({width: 320, height: 700});
  await page.goto('/#demo');
  await expect(calendarOf(page).getByText(/The calendar did not load/)).toBeVisible();
  await expectFallback(page);
  const box = await calendarOf(page).boundingBox();
  expect(box?.width ?? Infinity).toBeLessThanOrEqual(320);
});
