// Actions before hydration are replayed after it (plugins/fast-start), even if extensions,
// translators or proxies have changed the page. Scripts are blocked until then, so that timing
// doesn't depend on the machine.
import {builtHtml} from './builtSite';
import {CONTROLS, DOM_CHANGES} from './domChanges';
import {fakeAnalytics} from './fakes';
import {blockScripts, expect, expectUsable, hydrated, replaceText, test} from './fixtures';
import {contactField, freshEmail, newsletterForm, rowsOf} from './forms';

test('scripts load after the first paint, without an action', async ({page}) => {
  const scripts = await blockScripts(page);
  await page.goto('/', {waitUntil: 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  // The HTML names no script to preload.
  expect(builtHtml('/')).not.toMatch(/<script[^>]*\ssrc=/);
  await expect.poll(() => scripts.requested.length).toBeGreaterThan(0);
  // The page's own chunks are requested beside the main bundle, and not by it.
  const chunks = (await page.locator('html').getAttribute('data-start-chunks'))!.split(' ');
  expect(chunks.length).toBeGreaterThan(1);
  for (const chunk of chunks) {
    await expect.poll(() => scripts.requested).toContainEqual(expect.stringContaining(chunk));
  }
  const [paint, firstScript] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({name}) => name.includes('/assets/js/'))
        .map(({startTime}) => startTime),
    ),
  ]);
  expect(firstScript).toBeGreaterThan(paint ?? Infinity);
  await scripts.release();
});

test('a menu stays open, and a button pressed twice acts once', async ({page}) => {
  const scripts = await blockScripts(page);
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/', {waitUntil: 'domcontentloaded'});
  const html = page.locator('html');
  const theme = page.getByRole('button', {name: 'Dark theme'}).first();
  await theme.click();
  await theme.click();
  await expect(theme).toHaveAttribute('data-queued', '');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const banner = page.getByRole('banner');
  await banner.getByText('Solutions', {exact: true}).first().click();
  const dental = banner.getByRole('link', {name: 'Dental'}).first();
  await expect(dental).toBeVisible();
  await scripts.release();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(theme).not.toHaveAttribute('data-queued');
  await expect(dental).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dental).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(html, 'remembered').toHaveAttribute('data-theme', 'dark');
  await expect(theme).toHaveAttribute('aria-pressed', 'true');
});

/**
 * Message if an extension or a proxy changed the page before hydration. Firefox prints it without React's
 * number of the error.
 */
const HYDRATION_MISMATCH = /onRecoverableError/;

test('keeps dragged and typed values of a changed calculator, and typing continues', async ({
  page,
  watch,
}) => {
  watch.tolerate(HYDRATION_MISMATCH);
  const scripts = await blockScripts(page);
  await page.goto('/calculator', {waitUntil: 'domcontentloaded'});
  const calls = page.getByRole('textbox', {name: 'Calls per day'});
  const slider = page.getByRole('slider').nth(1);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  const dragged = await slider.inputValue();
  await calls.fill('');
  await calls.pressSequentially('77');
  await page.evaluate(DOM_CHANGES['an element around every control'], CONTROLS);
  await scripts.release();
  await expect(page).toHaveURL(/calls=77/);
  await expect(slider).toHaveValue(dragged);
  await expect(calls).toBeFocused();
  await page.keyboard.type('5');
  await expect(calls).toHaveValue('775');
});

for (const change of ['an element beside every control', 'comments stripped'] as const) {
  test(`keeps a form, the theme and the place, and typing continues, after ${change}`, async ({
    page,
    watch,
  }) => {
    watch.tolerate(HYDRATION_MISMATCH);
    const scripts = await blockScripts(page);
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto('/contact', {waitUntil: 'domcontentloaded'});
    await page.getByRole('button', {name: 'Dark theme'}).first().click();
    const state = page.getByRole('combobox', {name: /^State/});
    await state.selectOption('NJ');
    await newsletterForm(page).field.fill('desk@practice.example');
    const message = contactField(page, 'Message');
    await message.fill('Two lines');
    await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 3));
    const scroll = (): Promise<number> => page.evaluate(() => scrollY);
    const before = await scroll();
    await page.evaluate(DOM_CHANGES[change], CONTROLS);
    await scripts.release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(state).toContainText('New Jersey (NJ)');
    await expect(newsletterForm(page).field).toHaveValue('desk@practice.example');
    await expect(message).toBeFocused();
    // Less than a line: Firefox keeps another element in place than Chromium.
    expect(Math.abs((await scroll()) - before)).toBeLessThan(20);
    await page.keyboard.type(' more');
    await expect(message).toHaveValue('Two more lines');
  });
}

test('stores a newsletter sign-up sent before hydration once', async ({page}) => {
  const email = freshEmail();
  const scripts = await blockScripts(page);
  await page.goto('/about', {waitUntil: 'domcontentloaded'});
  const {field, button, panel} = newsletterForm(page);
  // The browser's own validation also rejects early submits.
  await replaceText(field, 'not an address');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-queued]')).toHaveCount(0);
  await replaceText(field, email);
  await page.keyboard.press('Enter');
  await button.click();
  await expect(page, 'no address in the address').toHaveURL('/about');
  await scripts.release();
  await expect(panel).toBeVisible();
  expect(await rowsOf(email)).toBe(1);
});

test.describe('with consent', () => {
  test.use({consent: 'granted'});
  test.skip(({browserName}) => browserName !== 'chromium', 'The services’ fakes use its protocol.');

  test('tracks a press on an external link once', async ({page}) => {
    const measured = await fakeAnalytics(page);
    const scripts = await blockScripts(page);
    await page.goto('/', {waitUntil: 'domcontentloaded'});
    await page
      .getByRole('banner')
      .getByRole('link', {name: /^Try Now/})
      .click();
    await scripts.release();
    await expect.poll(() => measured.events('phone_click')).toHaveLength(1);
    await expect(page).toHaveURL('/');
  });
});

test('the page hides what needs scripts when they fail to load, and the rest works', async ({
  page,
  watch,
}) => {
  watch.expect(/request failed: .*\/assets\/js\//);
  const scripts = await blockScripts(page, 'abort');
  await page.goto('/about', {waitUntil: 'domcontentloaded'});
  const field = page.getByRole('textbox', {name: 'Work email'});
  await field.fill('kept@practice.example');
  await scripts.release();
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  await expect(page.getByText('To get the newsletter, write to')).toBeVisible();
  await expect(page.locator('button:visible')).toHaveCount(0);

  // Back online, the next press loads the code, and the typed text is kept.
  await page.unroute('**/assets/js/**');
  await page.keyboard.press('Shift');
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-scripts', 'failed');
  await expect(field).toHaveValue('kept@practice.example');
});

test('the page recovers when the main script loads late', async ({page}) => {
  await page.clock.install();
  const scripts = await blockScripts(page);
  await page.goto('/about', {waitUntil: 'domcontentloaded'});
  const field = page.getByRole('textbox', {name: 'Work email'});
  await field.fill('kept@practice.example');
  await expect.poll(() => scripts.requested.length).toBeGreaterThan(0);
  await page.clock.fastForward(8_100);
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  await scripts.release();
  await expect(page.locator('html')).not.toHaveAttribute('data-scripts', 'failed');
  await expect(field).toHaveValue('kept@practice.example');
  await expectUsable(page);
});

test('the page reloads once when a deployment has replaced its files', async ({page, watch}) => {
  watch.expect(/answered 404/);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/js/main*', (route) => route.fulfill({status: 404, body: ''}));
  await page.goto('/about', {waitUntil: 'domcontentloaded'});
  await expect.poll(() => loads).toBe(2);
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  await page.waitForTimeout(500);
  expect(loads).toBe(2);
});
