// Pages opened from email links: reading, storing and sending the token. Its effect in the database:
// ownerWorkflow.spec.ts; failures: src/features/mail-links/parts.
import type {Page} from '@playwright/test';

import {mailLinkPaths} from '../src/lib/address/mailLinkPaths';
import {BACKEND_URL, SITE_URL} from './addresses';
import {fakeAnalytics, fakeHost} from './fakes';
import {
  consentBar,
  expect,
  layoutShifts,
  navigate,
  open,
  recordLayoutShifts,
  test,
} from './fixtures';

const TOKEN = '0b7e4a3c-6a44-4c7c-9c3e-1d1b2f0a9e55';
const CAMPAIGN = '9f0c2d1e-1111-4222-8333-444455556666';
const labels = {
  '/newsletter/confirm': 'Confirm',
  '/newsletter/leave': 'Unsubscribe',
  '/messages/answered': 'Mark as answered',
  '/book/confirm': 'Confirm the demo',
} as const satisfies Record<(typeof mailLinkPaths)[number], string>;

/** Records database calls of the pages and answers yes. */
const recordCalls = async (page: Page): Promise<string[]> => {
  await fakeHost(page, BACKEND_URL, () => ({contentType: 'application/json', body: 'true'}));
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/') && request.method() === 'POST')
      calls.push(request.postData() ?? '');
  });
  return calls;
};

const CALL = JSON.stringify({token: TOKEN});

for (const path of mailLinkPaths) {
  test(`the page ${path} finds its token and removes it from the URL`, async ({page, watch}) => {
    // The host has no such page: 404.html redirects to the right one.
    watch.tolerate(/answered 404/);
    const calls = await recordCalls(page);
    const others = [`${path}%23${TOKEN}`, `${path}/?T=${TOKEN}`.toUpperCase()];
    // As sent; once from an old email through Outlook, and in capitals (others: mailLinkPaths.test.ts).
    const addresses = [`${path}?t=${TOKEN}`, ...(path === mailLinkPaths[0] ? others : [])];
    for (const address of addresses) {
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page, address).toHaveURL(new RegExp(`${path}/?$`));
      await page.getByRole('button', {name: labels[path]}).click();
      await expect.poll(() => calls.splice(0), address).toEqual([CALL]);
    }
  });
}

test('an email link’s token survives a reload, another page, and Back', async ({page}) => {
  const calls = await recordCalls(page);
  const press = async (): Promise<void> => {
    await page.getByRole('button', {name: 'Mark as answered'}).click();
    await expect(page.getByText('Marked as answered.')).toBeVisible();
  };
  await open(page, `/messages/answered?t=${TOKEN}`);
  await page.reload();
  await press();
  await navigate(page, '/about');
  await page.goBack();
  await press();
  await page.goto('/pricing');
  await page.goBack();
  await press();
  expect(calls).toEqual([CALL, CALL, CALL]);
});

test.describe('with consent', () => {
  test.use({consent: 'granted'});

  const path = '/newsletter/leave';
  test('the page sends no requests before the press, and tracks nothing', async ({page}) => {
    const measured = await fakeAnalytics(page);
    const requests: string[] = [];
    page.on('request', (request) =>
      requests.push(`${request.url()} ${JSON.stringify(request.headers())}`),
    );
    await recordLayoutShifts(page);
    await open(page, `${path}?t=${TOKEN}&utm_campaign=${CAMPAIGN}`);
    await expect(page.getByRole('button', {name: labels[path]})).toBeVisible();
    await expect(page.locator('footer form')).toHaveCount(0);
    await page
      .locator('a[href^="tel:"]')
      .first()
      .evaluate((link) => {
        link.addEventListener('click', (event) => event.preventDefault());
        (link as HTMLElement).click();
      });
    // Longer than the delay before the services load in an idle browser.
    await page.waitForTimeout(2_500);
    expect(await layoutShifts(page)).toEqual([]);
    expect(measured.toJson()).toBe('[[],[],[]]');
    // The token appears only in the page's own URL, not in a referrer or a database request.
    const [first = '', ...others] = requests;
    expect(first).toContain(`${SITE_URL}${path}?t=${TOKEN}`);
    for (const request of others) {
      for (const secret of [TOKEN, CAMPAIGN, BACKEND_URL]) expect(request).not.toContain(secret);
      expect(request).not.toMatch(/"referer":"[^"]/);
    }

    // The next page is tracked again, without data of this one.
    await navigate(page, '/about');
    await expect.poll(() => measured.events('page_view')).toHaveLength(1);
    await page.goBack();
    await expect(page.getByRole('button', {name: labels[path]})).toBeVisible();
    await page.waitForTimeout(500);
    expect(measured.events('page_view')).toHaveLength(1);
    for (const secret of [TOKEN, CAMPAIGN, path]) expect(measured.toJson()).not.toContain(secret);
  });
});

test.describe('before the consent bar was answered', () => {
  test.use({consent: null});

  test('an email link’s page shows no consent bar, and the next page does', async ({page}) => {
    await open(page, '/newsletter/leave');
    await expect(page.getByText(/needs the link from our email/)).toBeVisible();
    await page.waitForTimeout(1_000);
    await expect(consentBar(page)).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Privacy choices'})).toHaveCount(0);
    await navigate(page, '/about');
    await expect(consentBar(page)).toBeVisible();
  });
});
