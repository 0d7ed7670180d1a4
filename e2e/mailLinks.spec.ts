// Pages that a mail links to. What the database does with a token is asked of the real one; what fails
// on the way there is made here.
import {mailLinkPaths} from '../src/data/mailLinkPaths';
import {MAIL_LINK_TIMEOUT_MS} from '../src/domain/mail-links/callMailLink';
import {BACKEND_URL} from './addresses';
import {accessibilityViolations} from './axe';
import {fakeHost, fakeMeasurement} from './fakes';
import {
  consentBar,
  expect,
  follow,
  hydrated,
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
      await open(page, `${path}#${TOKEN}`);
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
      expect(requests.filter((line) => line.includes(TOKEN) || line.includes(BACKEND_URL))).toEqual(
        [],
      );

      // The next page is counted again, and is told nothing of this one.
      await follow(page, '/about');
      await expect.poll(() => measured.events('page_view')).toHaveLength(1);
      expect(measured.everything()).not.toContain(TOKEN);
      await page.goBack();
      await expect(page.getByRole('button', {name: labels[path]})).toBeVisible();
      await page.waitForTimeout(500);
      expect(measured.events('page_view')).toHaveLength(1);
      expect(measured.everything()).not.toContain(TOKEN);
      expect(measured.everything()).not.toContain(path);
    });
  }
});

test.describe('by a visitor who was not asked yet', () => {
  test.use({consent: null});

  test('there is no question of consent, but on the next page', async ({page}) => {
    await open(page, `/newsletter/leave#${TOKEN}`);
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
  await open(page, `/newsletter/confirm#${TOKEN}`);
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
  await expect(page).toHaveURL(new RegExp(`#${TOKEN}$`));
  await fakeHost(page, BACKEND_URL, () => json(200, 'true'));
  await button.click();
  await expect(page.getByText('You are on the list.')).toBeVisible();
  await expect(button).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a backend that never answers is given up after 15 s', async ({page, watch}) => {
  watch.expect(/Mail link failed/);
  await fakeHost(page, BACKEND_URL, () => 'silence');
  await page.clock.install();
  await open(page, `/newsletter/leave#${TOKEN}`);
  const asked = page.waitForRequest(`${BACKEND_URL}/**`);
  await page.getByRole('button', {name: 'Leave the newsletter'}).click();
  await asked;
  await expect(page.getByRole('button', {name: 'Leaving...'})).toBeDisabled();
  await page.clock.fastForward(MAIL_LINK_TIMEOUT_MS);
  await expect(page.getByText('That did not go through.')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Leave the newsletter'})).toBeEnabled();
});

test('pressed before hydration, it is done after it, once, with the token of the address', async ({
  page,
}) => {
  await fakeHost(page, BACKEND_URL, () => json(200, 'true'));
  const calls: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/') && request.method() === 'POST')
      calls.push(request.postData());
  });
  await page.goto(`/newsletter/confirm#${TOKEN}`, {waitUntil: 'commit'});
  await page.getByRole('button', {name: 'Confirm'}).click();
  await expect(page.getByText('You are on the list.')).toBeVisible();
  expect(calls).toEqual([JSON.stringify({token: TOKEN})]);
});

test('another mail’s link in the same tab begins anew; a fragment that cannot be decoded breaks nothing', async ({
  page,
}) => {
  await fakeHost(page, BACKEND_URL, () => json(200, 'false'));
  const bodies: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/') && request.method() === 'POST')
      bodies.push(request.postData());
  });
  await open(page, `/messages/answered#${TOKEN}`);
  const button = page.getByRole('button', {name: 'Mark as answered'});
  for (const fragment of [OTHER, '50%', TOKEN]) {
    await page.evaluate((next) => (location.hash = next), fragment);
    await button.click();
    await expect(page.getByText('Nothing was changed.')).toBeVisible();
    // What nobody can decode is made decodable, and is no token either way.
    expect(bodies.at(-1)).toContain(`{"token":"${fragment}`);
  }
  await page.reload();
  await hydrated(page);
  await expect(button).toBeVisible();
});

test('a fragment that cannot be decoded breaks no other page', async ({page}) => {
  await open(page, '/pricing');
  await page.evaluate(() => (location.hash = '50%'));
  await page.waitForTimeout(300);
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await follow(page, '/about');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const path of mailLinkPaths) {
    const details = path === '/newsletter/leave' ? {} : LONG;
    test(`${path} says what to do instead`, details, async ({page}) => {
      await page.goto(`${path}#${TOKEN}`);
      await expect(page.getByText(/This button needs JavaScript/)).toBeVisible();
      await expect(page.getByText(/Reply to the email with the word/)).toBeVisible();
      await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();
      await expect(page.locator('main button')).toBeHidden();
    });
  }
});
