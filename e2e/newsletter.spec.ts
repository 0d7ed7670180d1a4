// The newsletter, from the field to the row, through the real client and the real database.
import {randomUUID} from 'node:crypto';

import type {Locator, Page} from '@playwright/test';

import {BACKEND_URL} from './addresses';
import {accessibilityViolations, expect, hydrated, test} from './fixtures';
import {backendRows} from './rows';
import {saidLater} from './specStrings';

const TABLE = '**/rest/v1/newsletter_subscriptions*';

const freshEmail = (): string => `${randomUUID()}@practice.example`;

const form = (page: Page): {field: Locator; button: Locator; panel: Locator} => {
  const section = page.getByRole('region', {
    name: 'One short letter a month on running a calmer front desk.',
  });
  return {
    field: section.getByLabel('Work email'),
    button: section.getByRole('button'),
    panel: section.getByText(saidLater.newsletter.success),
  };
};

/** Where something lies in the page, however far that is scrolled. */
const place = (target: Locator): Promise<unknown> =>
  target.evaluate((el) => {
    const {top, left, width, height} = el.getBoundingClientRect();
    return {top: Math.round(top + window.scrollY), left, width, height};
  });

const open = async (page: Page, path = '/pricing'): Promise<ReturnType<typeof form>> => {
  await page.goto(path);
  await hydrated(page);
  return form(page);
};

const rowsOf = async (email: string): Promise<readonly Readonly<Record<string, string | null>>[]> =>
  (await backendRows()).newsletter.filter((row) => row.email === email);

/** Counts what is asked of the table from now on. */
const countInserts = (page: Page): {count: number} => {
  const inserts = {count: 0};
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(`${BACKEND_URL}/rest/`)) {
      inserts.count += 1;
    }
  });
  return inserts;
};

test('a visitor signs up, and the row is there', async ({page}) => {
  const email = freshEmail();
  const {field, button, panel} = await open(page);
  const before = await place(field);
  await field.fill(`  ${email.toUpperCase()} `);
  await button.click();

  await expect(panel).toBeVisible();
  await expect(panel).toBeFocused();
  await expect(page.getByText(saidLater.toasts.success[0])).toBeVisible();
  await expect(page.getByText(saidLater.toasts.success[1])).toBeVisible();
  expect(await rowsOf(email)).toMatchObject([
    {email, source: 'website', consent: '2026-11', status: 'subscribed'},
  ]);

  await expect(panel).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(button).toHaveText('Subscribe');
  expect(await place(field), 'nothing has moved').toEqual(before);
});

test('the panel and the toast can be read by everyone', async ({page}) => {
  const {field, panel} = await open(page);
  await field.fill(freshEmail());
  await field.press('Enter');
  await expect(page.getByText(saidLater.toasts.success[0])).toBeVisible();
  await expect(panel).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('an address that is on the list is told so, in any case', async ({page, watch}) => {
  watch.expect(/answered 409/);
  watch.expect(/console error: Failed to load resource.*409/);
  watch.expect(/console error: Newsletter sign-up failed/);
  const email = freshEmail();
  const {field, button, panel} = await open(page);
  await field.fill(email);
  await button.click();
  await expect(panel).toBeVisible();
  await expect(panel).toBeHidden();

  await field.fill(email.toUpperCase());
  await button.click();
  await expect(page.getByText(saidLater.toasts.duplicate[0])).toBeVisible();
  await expect(page.getByText(saidLater.toasts.duplicate[1])).toBeVisible();
  await expect(field).toHaveValue(email.toUpperCase());
  expect(await rowsOf(email)).toHaveLength(1);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a double press sends one request', async ({page}) => {
  const inserts = countInserts(page);
  const email = freshEmail();
  const {field, button, panel} = await open(page);
  await page.route(TABLE, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await field.fill(email);
  await button.dblclick();
  await expect(field).toBeDisabled();
  await expect(button).toBeDisabled();
  await expect(button).toHaveText(saidLater.newsletter.submitting);
  await expect(panel).toBeVisible();
  expect(inserts.count).toBe(1);
  expect(await rowsOf(email)).toHaveLength(1);
});

test('an empty or incomplete address sends nothing', async ({page}) => {
  const inserts = countInserts(page);
  const {field, button} = await open(page);
  await button.click();
  await field.fill('   ');
  await field.press('Enter');
  await field.fill('desk@');
  await button.click();
  expect(await field.evaluate((el: HTMLInputElement) => el.validity.typeMismatch)).toBe(true);
  await expect(button).toHaveText('Subscribe');
  expect(inserts.count).toBe(0);
});

test('a backend that is down: a kind word, the address kept, and a second try', async ({
  page,
  watch,
}) => {
  watch.expect(/request failed: .*newsletter_subscriptions/);
  watch.expect(/console error: Failed to load resource/);
  watch.expect(/console error: Newsletter sign-up failed/);
  const email = freshEmail();
  const {field, button, panel} = await open(page);
  await page.route(TABLE, (route) => route.abort('connectionrefused'));
  await field.fill(email);
  await button.click();
  await expect(page.getByText(saidLater.toasts.exception[0])).toBeVisible();
  await expect(page.getByText(saidLater.toasts.exception[1])).toBeVisible();
  await expect(field).toHaveValue(email);
  await expect(button).toBeFocused();

  await page.unroute(TABLE);
  await button.click();
  await expect(panel).toBeVisible();
  expect(await rowsOf(email)).toHaveLength(1);
});

test('a backend that fails: says so, destructively', async ({page, watch}) => {
  watch.expect(/answered 500/);
  watch.expect(/console error: Failed to load resource.*500/);
  watch.expect(/console error: Newsletter sign-up failed/);
  const {field, button} = await open(page);
  await page.route(TABLE, (route) =>
    route.fulfill({
      status: 500,
      headers: {'access-control-allow-origin': '*'},
      contentType: 'text/html',
      body: '<h1>Oops</h1>',
    }),
  );
  await field.fill(freshEmail());
  await button.click();
  await expect(page.getByText(saidLater.toasts.failed[0])).toBeVisible();
  await expect(page.getByText(saidLater.toasts.failed[1])).toBeVisible();
});

test('offline, where not even the toasts can be loaded', async ({page, watch, context}) => {
  watch.expect(/request failed/);
  watch.expect(/console error: Failed to load resource/);
  watch.expect(/console error: Newsletter sign-up failed/);
  const {field, button} = await open(page);
  await context.setOffline(true);
  await field.fill(freshEmail());
  await button.click();
  await expect(page.getByText(saidLater.toasts.exception[0])).toBeVisible();
  await expect(button).toHaveText('Subscribe');
});

test('works where the browser refuses local storage', async ({page, watch}) => {
  watch.expect(/console warning: Docusaurus browser storage is not available/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure', 'SecurityError');
      },
    });
  });
  const email = freshEmail();
  const {field, button, panel} = await open(page);
  await field.fill(email);
  await button.click();
  await expect(panel).toBeVisible();
  expect(await rowsOf(email)).toHaveLength(1);
});

test('a page that is only looked at does not load the client or the toasts', async ({page}) => {
  let bytes = 0;
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const text = await response.text();
    bytes += text.length;
    if (/GoTrueClient|data-sonner-toaster/.test(text)) scripts.push(response.url());
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(0);
  expect(scripts).toEqual([]);
});

test.describe('before its code arrives', () => {
  test('a press loses nothing, and the address does not reach the URL', async ({page}) => {
    await page.route('**/assets/js/**', () => undefined);
    await page.goto('/pricing', {waitUntil: 'commit'});
    const {field, button} = form(page);
    await field.fill('desk@practice.example');
    await field.press('Enter');
    await button.click();
    await expect(page.locator('form[data-held]')).toHaveCount(1);
    await expect(field).toHaveValue('desk@practice.example');
    await expect(page).toHaveURL('/pricing');
  });

  test('what was typed by then is what is sent', async ({page}) => {
    const email = freshEmail();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/pricing', {waitUntil: 'commit'});
    const {field, button, panel} = form(page);
    await field.fill(email);
    release();
    await hydrated(page);
    await button.click();
    await expect(panel).toBeVisible();
    expect(await rowsOf(email)).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an e-mail address stands where the form would be', async ({page}) => {
    await page.goto('/pricing');
    const {field, button} = form(page);
    await expect(page.getByRole('link', {name: 'hello@ringwell.example'}).last()).toBeVisible();
    await expect(button).toBeHidden();
    await expect(field).toBeHidden();
  });
});
