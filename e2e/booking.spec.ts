// Books, moves and cancels a demo through the real client, database and worker. Database rules:
// backend/database; states that are slow to reach in a browser: src/features/booking.
import type {Locator, Page} from '@playwright/test';

import {BACKEND_URL} from './addresses';
import {accessibilityViolations} from './axe';
import {fakeAnalytics, fakeHost} from './fakes';
import {
  expect,
  expectUsable,
  layoutShifts,
  open,
  recordLayoutShifts,
  recordProblems,
  test,
} from './fixtures';
import {freshEmail} from './forms';
import {mailTo} from './rows';

test.use({timezoneId: 'America/Los_Angeles'});

const timesOf = (page: Page): Locator =>
  page.getByRole('radiogroup', {name: /, \w+ \d+$/}).getByRole('radio');
const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', {level: 2, name, exact: true});
const bookButton = (page: Page): Locator => page.getByRole('button', {name: /^Book \w+day /});

/** Waits for the heading of a finished step; the focus is on the demo's time. */
const expectBooked = async (page: Page, title = 'Your demo is booked'): Promise<void> => {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(heading(page, /^\w+day, \w+ \d+, \d+:\d0.[ap]m$/)).toBeFocused();
};

/** Selects a day. Each test uses another day, because all share a calendar. @param from zero-based */
const showDay = async (page: Page, from: number): Promise<void> => {
  const days = page.getByRole('radiogroup', {name: 'Day', exact: true}).getByRole('radio');
  await days.nth(from).click();
  await expect(days.nth(from)).toBeChecked();
};

const fillIn = async (page: Page): Promise<string> => {
  const email = freshEmail();
  await page.getByLabel('Name', {exact: true}).fill('Ana O’Ruiz עדי');
  await page.getByRole('form', {name: 'Book a demo'}).getByLabel('Work email').fill(email);
  return email;
};

/** Link in the confirmation email, once the worker has sent it. */
const linkFor = async (email: string): Promise<string> => {
  const {text} = await mailTo({to: email});
  return /\/book\?t=[\da-f-]{36}/.exec(text)?.[0] ?? 'no link';
};

test.describe('with consent', () => {
  test.use({consent: 'granted'});

  test('books a demo from a button of the site in three presses, and tracks one conversion', async ({
    page,
  }) => {
    const measured = await fakeAnalytics(page);
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/about');
    await page.getByRole('main').getByRole('link', {name: /demo/i}).first().click();
    await expect(page).toHaveURL('/book');
    await showDay(page, 2);
    const time = timesOf(page).nth(4);
    await expect(time).toHaveAccessibleName(/^\d+:\d\d am$/);
    await expect(page.getByText('Eastern Time is 3 hours ahead')).toBeVisible();
    await time.click();
    await expect(heading(page, /^\w+day, \w+ \d+, \d+:\d0.[ap]m$/)).toBeFocused();
    const email = await fillIn(page);
    await bookButton(page).click();

    await expectBooked(page);
    await expect(page.getByText('A video link comes by email.', {exact: true})).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    expect(await accessibilityViolations(page, {within: 'main'})).toEqual([]);
    await expectUsable(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Calendar file'}).click();
    expect((await saving).suggestedFilename()).toMatch(/^[a-z]+-demo\.ics$/);
    await page.emulateMedia({media: 'print'});
    await expect(page.getByText('Book by email or on our AI line')).toBeHidden();
    await expect(page.getByText(email)).toBeVisible();

    await expect.poll(() => measured.events('demo_click')).toEqual([{event_label: 'about'}]);
    expect(measured.events('add_to_cart')).toMatchObject([{value: 999, event_label: 'about'}]);
    expect(measured.pixelNames().filter((name) => name === 'AddToCart')).toHaveLength(1);
    expect(measured.toJson()).not.toContain(email);

    await page.emulateMedia({media: null});
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Your demo is booked');
    await expect(page.getByRole('button', {name: 'Move', exact: true})).toBeVisible();
  });

  test('moves and cancels a demo by the email’s link, by keyboard; opening it changes nothing', async ({
    page,
  }) => {
    test.slow();
    const measured = await fakeAnalytics(page);
    await open(page, '/book');
    await showDay(page, 4);
    await timesOf(page).nth(2).focus();
    await page.keyboard.press('ArrowRight');
    await expect(timesOf(page).nth(3)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Name', {exact: true})).toBeFocused();
    const email = await fillIn(page);
    await page.keyboard.press('Enter');
    await expectBooked(page);
    const link = await linkFor(email);

    await page.goto('about:blank');
    await open(page, link);
    await expect(page).toHaveURL('/book');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Move or cancel your demo');
    await page.reload();
    await expect(page.getByText('Your time', {exact: true})).toBeVisible();
    await timesOf(page).nth(5).click();
    await page.getByRole('button', {name: /^Move to /}).click();
    await expectBooked(page, 'Your demo is moved');
    await page.getByRole('button', {name: 'Cancel', exact: true}).click();
    await expect(page.getByText(/^Cancel \w+day .+\?$/)).toBeVisible();
    await page.getByRole('button', {name: 'Yes, cancel'}).click();
    await expectBooked(page, 'Your demo is canceled');

    await page.goto('about:blank');
    await open(page, link);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Your demo is canceled');
    await page.getByRole('button', {name: 'Book another time'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Pick a time for your demo');
    // Only the first visit is tracked: a page opened from an email link isn't.
    expect(measured.events('page_view')).toHaveLength(1);
    expect(measured.toJson()).not.toContain(link.split('t=')[1]);
  });
});

test('keeps the form and offers the nearest time when another visitor took the chosen demo time', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/answered 409/, /The demo was not booked/);
  const other = await context.newPage();
  recordProblems(other, watch);
  for (const one of [page, other]) {
    await open(one, '/book');
    await showDay(one, 3);
    await timesOf(one).nth(3).click();
    await fillIn(one);
  }
  await Promise.all([bookButton(page).click(), bookButton(other).click()]);
  const answer = (one: Page): Locator =>
    one.getByRole('heading', {name: /^Your demo is booked|^That time/});
  for (const one of [page, other]) await expect(answer(one)).toBeVisible();
  const isBooked = (await answer(page).textContent())?.startsWith('Your') === true;
  const loser = isBooked ? other : page;
  await expect(heading(loser, 'That time was booked a moment ago.')).toBeVisible();
  await expect(loser.getByLabel('Name', {exact: true})).toHaveValue('Ana O’Ruiz עדי');
  await loser.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await bookButton(loser).click();
  await expectBooked(loser);
});

test('keeps the chosen demo time in another zone, and the form when the backend does not answer', async ({
  page,
  watch,
}) => {
  watch.expect(/The demo was not booked/, /request failed: .*demo_bookings/);
  await recordLayoutShifts(page);
  await open(page, '/book');
  await expect(timesOf(page).first()).toBeVisible();
  expect(await layoutShifts(page), 'layout shifts when the times loaded').toEqual([]);
  await showDay(page, 5);
  await timesOf(page).nth(0).click();
  const zone = page.getByRole('combobox', {name: /^Time zone/});
  await zone.selectOption('Asia/Calcutta');
  await expect(heading(page, /^\w+day, \w+ \d+, \d+:\d0.[ap]m$/)).toContainText(/:[135]0.[ap]m/);
  await expect(timesOf(page).and(page.locator(':checked'))).toHaveAccessibleName(/:[135]0 [ap]m$/);
  const email = await fillIn(page);
  await fakeHost(page, BACKEND_URL, () => 'blocked');
  await bookButton(page).click();
  await expect(page.getByText(/^We couldn’t reach the calendar\..+What you typed/)).toBeFocused();
  await fakeHost(page, BACKEND_URL, () => 'passed on');
  await bookButton(page).click();
  await expectBooked(page);
  await expect(page.getByText(email)).toBeVisible();
  await page.reload();
  await expect(zone).toHaveValue('Asia/Calcutta');
});

test('Back closes the form of a time, and leaves the page after a booking', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/about');
  await page.getByRole('main').getByRole('link', {name: /demo/i}).first().click();
  await showDay(page, 1);
  const time = timesOf(page).nth(18);
  await time.scrollIntoViewIfNeeded();
  const top = async (): Promise<number> => Math.round((await time.boundingBox())?.y ?? 0);
  const before = await top();
  await time.click();
  const name = page.getByLabel('Name', {exact: true});
  const form = heading(page, /^\w+day, \w+ \d+, \d+:\d0.[ap]m$/);
  await expect(form).toBeFocused();
  await name.fill('Ana');
  // The history entry is updated a moment after the last key.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('Ana');
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(time).toBeFocused();
  await expect(time).not.toBeChecked();
  await expect.poll(top).toBe(before);
  await page.goForward();
  await expect(name).toHaveValue('Ana');
  await page.goBack();
  await time.click();
  await timesOf(page).nth(10).click();
  await page.reload();
  await expect(timesOf(page).nth(10)).toBeChecked();
  await expect(name).toHaveValue('Ana');
  await page.goBack();
  await expect(form).toBeHidden();
  // Another entry of the page, to return from.
  await page.evaluate(() => location.assign('#main'));
  await page.goBack();
  await expect(page).toHaveURL('/book');
  await timesOf(page).nth(10).click();
  await fillIn(page);
  await bookButton(page).click();
  await expectBooked(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your demo is booked');
});

test('a booking whose answer was lost is shown after a reload', async ({page, watch}) => {
  watch.expect(/The demo was not booked/, /request failed: .*demo_bookings/);
  await open(page, '/book');
  await showDay(page, 6);
  await timesOf(page).nth(1).click();
  await fillIn(page);
  const lost = `${BACKEND_URL}/rest/v1/demo_bookings*`;
  await page.route(lost, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await bookButton(page).click();
  await expect(page.getByText(/^We couldn’t reach the calendar\.$/)).toBeVisible();
  await page.unroute(lost);
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Your demo is booked');
});

test('the card explains what to do without free times, and retries', async ({page, watch}) => {
  watch.expect(/No free times/, /request failed: .*demo_times/);
  await fakeHost(page, BACKEND_URL, () => 'blocked');
  await recordLayoutShifts(page);
  await open(page, '/book');
  await expect(heading(page, 'Our calendar can’t be reached')).toBeVisible();
  expect(await layoutShifts(page), 'layout shifts when the times failed to load').toEqual([]);
  await expect(page.getByRole('main').getByRole('link', {name: /555-0142/})).toBeVisible();
  await fakeHost(page, BACKEND_URL, () => 'passed on');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('radiogroup', {name: 'Day', exact: true})).toBeVisible();
});
