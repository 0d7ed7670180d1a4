// Pages that a mail links to: how the token arrives, where it is kept, and what fails on the way to the
// database. What the database does with it: ownersSide.spec.ts.
import type {Page} from '@playwright/test';

import {mailLinkPaths} from '../src/data/mailLinkPaths';
import {MAIL_LINK_TIMEOUT_MS} from '../src/domain/mail-links/callMailLink';
import {BACKEND_URL, SITE_URL} from './addresses';
import {accessibilityViolations} from './axe';
import {fakeHost, fakeMeasurement} from './fakes';
import {
  consentBar,
  expect,
  follow,
  layoutShifts,
  LONG,
  open,
  recordLayoutShifts,
  test,
} from './fixtures';

const TOKEN = '0b7e4a3c-6a44-4c7c-9c3e-1d1b2f0a9e55';
const OTHER = '9f0c2d1e-1111-4222-8333-444455556666';
const labels = {
  '/newsletter/confirm': 'Confirm',
  '/newsletter/leave': 'Leave the newsletter',
  '/messages/answered': 'Mark as answered',
} as const satisfies Record<(typeof mailLinkPaths)[number], string>;

const json = (status: number, body: string) => ({contentType: 'application/json', status, body});

/** What the pages ask of the database, which answers yes. */
const recordCalls = async (page: Page): Promise<string[]> => {
  await fakeHost(page, BACKEND_URL, () => json(200, 'true'));
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/') && request.method() === 'POST')
      calls.push(request.postData() ?? '');
  });
  return calls;
};

const CALL = JSON.stringify({token: TOKEN});

/** The address of a page as mail programs and the filters before them hand it on. */
const forms = (path: string): Readonly<Record<string, string>> => ({
  'as sent': `${path}?t=${TOKEN}`,
  'of an older mail': `${path}#${TOKEN}`,
  'of an older mail, by Outlook': `${path}%23${TOKEN}`,
  'of an older mail, by Outlook twice': `${path}%2523${TOKEN}`,
  'with parameters, by Gmail': `${path}?t=${TOKEN}&utm_source=x&utm_id=${OTHER}`,
  'with data, by Mimecast': `${path}?t=${TOKEN}&data=05%7C${OTHER}`,
  escaped: `${path}?t%3D${TOKEN.replaceAll('-', '%2D')}`,
  'with its query escaped': `${path}%3Ft%3D${TOKEN}`,
  'quoted-printable, with a period': `${path}?t=3D${TOKEN}.`,
  'in capitals, with a slash': `${path}/?T=${TOKEN.toUpperCase()}`.toUpperCase(),
});

for (const path of mailLinkPaths) {
  test(`${path} finds its token in whatever became of the address, and takes it out`, async ({
    page,
    watch,
  }) => {
    // The host has no such page: 404.html leads to the right one.
    watch.tolerate(/answered 404/);
    const calls = await recordCalls(page);
    for (const [how, address] of Object.entries(forms(path))) {
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page, how).toHaveURL(new RegExp(`${path}/?$`));
      await page.getByRole('button', {name: labels[path]}).click();
      await expect.poll(() => calls, how).toEqual([CALL]);
      await expect(page.locator('main [role=status] svg'), how).toBeVisible();
      calls.length = 0;
    }
  });
}

test('the token outlasts a reload, another page and Back, and a link of an older mail replaces it', async ({
  page,
}) => {
  const calls = await recordCalls(page);
  const press = async (): Promise<void> => {
    await page.getByRole('button', {name: 'Mark as answered'}).click();
    await expect(page.getByText('Marked as answered.')).toBeVisible();
  };
  await open(page, `/messages/answered?t=${TOKEN}`);
  await page.reload();
  await press();
  await follow(page, '/about');
  await page.goBack();
  await press();
  await page.goto('/pricing');
  await page.goBack();
  await press();
  expect(calls).toEqual([CALL, CALL, CALL]);

  await page.evaluate((token) => (location.hash = token), OTHER);
  await expect(page).toHaveURL('/messages/answered');
  await press();
  expect(calls.at(-1)).toBe(JSON.stringify({token: OTHER}));
});

test.describe('by a visitor who agreed to be counted', () => {
  test.use({consent: 'granted'});

  for (const path of mailLinkPaths) {
    const details = path === '/newsletter/leave' ? {} : LONG;
    test(`${path} asks nobody before the press, and tells no service`, details, async ({page}) => {
      const measured = await fakeMeasurement(page);
      const requests: string[] = [];
      page.on('request', (request) =>
        requests.push(`${request.url()} ${JSON.stringify(request.headers())}`),
      );
      await recordLayoutShifts(page);
      await open(page, `${path}?t=${TOKEN}&utm_campaign=${OTHER}`);
      await expect(page.getByRole('button', {name: labels[path]})).toBeVisible();
      await expect(page.locator('footer form')).toHaveCount(0);
      await page
        .locator('a[href^="tel:"]')
        .first()
        .evaluate((link) => {
          link.addEventListener('click', (event) => event.preventDefault());
          (link as HTMLElement).click();
        });
      // Longer than the services wait for an idle browser.
      await page.waitForTimeout(2_500);
      expect(await layoutShifts(page)).toEqual([]);
      expect(measured.everything()).toBe('[[],[],[]]');
      // The page's own address aside: not as a referrer, not to the database.
      const [first = '', ...others] = requests;
      expect(first).toContain(`${SITE_URL}${path}?t=${TOKEN}`);
      for (const request of others) {
        for (const secret of [TOKEN, OTHER, BACKEND_URL]) expect(request).not.toContain(secret);
        expect(request).not.toMatch(/"referer":"[^"]/);
      }

      // The next page is counted again, and is told nothing of this one.
      await follow(page, '/about');
      await expect.poll(() => measured.events('page_view')).toHaveLength(1);
      await page.goBack();
      await expect(page.getByRole('button', {name: labels[path]})).toBeVisible();
      await page.waitForTimeout(500);
      expect(measured.events('page_view')).toHaveLength(1);
      for (const secret of [TOKEN, OTHER, path])
        expect(measured.everything()).not.toContain(secret);
    });
  }
});

test.describe('by a visitor who was not asked yet', () => {
  test.use({consent: null});

  test('there is no question of consent, but on the next page', async ({page}) => {
    await open(page, `/newsletter/leave?t=${TOKEN}`);
    await page.waitForTimeout(1_000);
    await expect(consentBar(page)).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Privacy choices'})).toHaveCount(0);
    await follow(page, '/about');
    await expect(consentBar(page)).toBeVisible();
  });
});

test('opened by hand, a page says what is missing, and nothing moves', async ({page}) => {
  for (const path of mailLinkPaths) {
    await recordLayoutShifts(page);
    await page.setViewportSize({width: 320, height: 800});
    await open(page, path);
    await expect(page.getByText(/needs the link from our email/)).toBeVisible();
    await expect(page.getByRole('button', {name: labels[path]})).toHaveCount(0);
    expect(await layoutShifts(page), path).toEqual([]);
  }
});

test('each failure says so, keeps the token, and leaves the button alive', async ({
  page,
  watch,
}) => {
  watch.expect(
    /Mail link failed/,
    /answered 500/,
    /answered 404/,
    /answered 401/,
    /request failed/,
  );
  await open(page, `/newsletter/confirm?t=${TOKEN}`);
  const button = page.getByRole('button', {name: 'Confirm'});
  for (const answer of [
    json(500, '{"code":"XX000"}'),
    json(404, '{"code":"PGRST202"}'),
    json(401, '{"message":"Invalid API key"}'),
    json(200, '<html>Sign in</html>'),
    'blocked' as const,
  ]) {
    await fakeHost(page, BACKEND_URL, () => answer);
    await button.click();
    await expect(page.getByText('That did not go through.')).toBeVisible();
    await expect(button).toBeEnabled();
  }
  expect(await accessibilityViolations(page)).toEqual([]);
  const calls = await recordCalls(page);
  await button.click();
  await expect(page.getByText('You are on the list.')).toBeVisible();
  expect(calls).toEqual([CALL]);
  await expect(button).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a backend that never answers is given up after 15 s', async ({page, watch}) => {
  watch.expect(/Mail link failed/);
  await fakeHost(page, BACKEND_URL, () => 'silence');
  await page.clock.install();
  await open(page, `/newsletter/leave?t=${TOKEN}`);
  const asked = page.waitForRequest(`${BACKEND_URL}/**`);
  await page.getByRole('button', {name: 'Leave the newsletter'}).click();
  await asked;
  await expect(page.getByRole('button', {name: 'Leaving...'})).toBeDisabled();
  await page.clock.fastForward(MAIL_LINK_TIMEOUT_MS);
  await expect(page.getByText('That did not go through.')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Leave the newsletter'})).toBeEnabled();
});

test('pressed before hydration, it is done after it, once', async ({page}) => {
  const calls = await recordCalls(page);
  await page.goto(`/newsletter/confirm?t=${TOKEN}`, {waitUntil: 'commit'});
  await page.getByRole('button', {name: 'Confirm'}).click();
  await expect(page.getByText('You are on the list.')).toBeVisible();
  expect(calls).toEqual([CALL]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a page says what to do instead', async ({page}) => {
    await page.goto(`/newsletter/leave?t=${TOKEN}`);
    await expect(page.getByText(/This button needs JavaScript/)).toBeVisible();
    await expect(page.getByText(/Reply to the email with the word/)).toBeVisible();
    await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();
    await expect(page.locator('main button')).toBeHidden();
  });
});
