// Data that leaves a visitor's browser, with both services faked. Page views and clicks of every
// page: everyPage.spec.ts. Failing services: src/features/measurement/rules.
import type {Locator, Page} from '@playwright/test';

import {SITE_URL} from './addresses';
import {accessibilityViolations} from './axe';
import {clickAllCtas, expectClicksTracked} from './ctaLinks';
import {type Analytics, fakeAnalytics} from './fakes';
import {consentBar, expect, hydrated, navigate, open, test} from './fixtures';

/** Milliseconds to wait for delayed requests. */
const SETTLE_MS = 200;

const acceptButton = (page: Page): Locator =>
  consentBar(page).getByRole('button', {name: 'Yes, allow'});
const declineButton = (page: Page): Locator =>
  consentBar(page).getByRole('button', {name: 'No', exact: true});

/** Clicks everything on two pages and expects no request to another host. */
const expectNoTracking = async (page: Page, measured: Analytics): Promise<void> => {
  await open(page, '/terms');
  for (const path of ['/', '/pricing']) {
    await navigate(page, path);
    const pressed = await clickAllCtas(page);
    expect(pressed.phone, path).toBeGreaterThan(0);
  }
  await page.waitForTimeout(SETTLE_MS);
  expect(measured.external).toEqual([]);
  expect(measured.calls).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
};

test.describe('with consent', () => {
  test.use({consent: 'granted'});

  test('tracks nothing when Global Privacy Control is on', async ({page, context}) => {
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true}),
    );
    await expectNoTracking(page, await fakeAnalytics(page));
    await expect(consentBar(page)).toHaveCount(0);
  });

  test('tracks a prerendered page when it is opened, and not before', async ({page}) => {
    await page.addInitScript(() => {
      const ahead = {value: true, configurable: true};
      Object.defineProperty(document, 'prerendering', ahead);
    });
    const measured = await fakeAnalytics(page);
    await open(page, '/pricing');
    await page.waitForTimeout(2_000);
    expect(measured.toJson()).toBe(JSON.stringify([[], [], []]));
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', {value: false, configurable: true});
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect.poll(() => measured.events('page_view').length).toBe(1);
  });

  test('tracks a path once, without query, hash and typed text', async ({page}) => {
    const measured = await fakeAnalytics(page);
    const views = (): unknown[] => measured.events('page_view').map((view) => view.page_location);
    await open(page, '/?utm_source=letter#roi');
    await expect.poll(views).toEqual([`${SITE_URL}/`]);
    await page.getByRole('link', {name: 'Book Your Demo'}).first().click();
    await expect(page).toHaveURL(/#demo$/);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Blog', exact: true}).click();
    await expect.poll(views).toHaveLength(2);
    await page.getByRole('searchbox').fill('hipaa');
    await expect(page).toHaveURL(/q=hipaa/);
    await page.waitForTimeout(SETTLE_MS);
    expect(views()).toEqual([`${SITE_URL}/`, `${SITE_URL}/blog`]);

    await navigate(page, '/calculator');
    // Long digits only, because URLs also contain a port.
    await page.getByRole('textbox', {name: 'Calls per day'}).fill('765432');
    await expect(page).toHaveURL(/calls=765432/);
    await clickAllCtas(page);
    await expect.poll(() => measured.events('demo_click').length).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(views).toHaveLength(4);
    expect(measured.toJson()).not.toMatch(/utm_source|hipaa|765432|calls=|calculator\?/);
  });
});

test.describe('the consent bar', () => {
  test.use({consent: null});

  test('the consent bar leaves the page usable; nothing is tracked before an answer or after a no', async ({
    page,
  }) => {
    const measured = await fakeAnalytics(page);
    await open(page, '/');
    const bar = consentBar(page);
    await expect(bar).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    const [yes, no] = [
      await acceptButton(page).boundingBox(),
      await declineButton(page).boundingBox(),
    ];
    expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      expect(await accessibilityViolations(page, {within: '#visit-question'})).toEqual([]);
    }
    // The bar doesn't cover the end of the page, and the page stays usable.
    const {y: top = 0} = (await bar.boundingBox()) ?? {};
    await page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
    const end = await page.getByRole('contentinfo').boundingBox();
    expect(end!.y + end!.height).toBeLessThanOrEqual(top + 1);
    await page.getByRole('banner').getByRole('link', {name: 'Features'}).click();
    await expect(page).toHaveURL('/features');
    await expect(bar).toBeVisible();

    await expectNoTracking(page, measured);
    await declineButton(page).click();
    await expectNoTracking(page, measured);
    await expect(bar).toHaveCount(0);
  });

  test('the consent bar works by keyboard: a yes tracks this page once, and a later no nothing more, without a cookie', async ({
    page,
    context,
  }) => {
    const measured = await fakeAnalytics(page);
    await open(page, '/pricing');
    await expect(consentBar(page)).toBeVisible();
    // Earlier clicks are not sent.
    await clickAllCtas(page);
    expect(measured.external).toEqual([]);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(acceptButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(consentBar(page)).toHaveCount(0);
    await expectClicksTracked(measured, await clickAllCtas(page), '/pricing');

    measured.calls.length = 0;
    await page.reload();
    await expect.poll(() => measured.eventNames()).toEqual(['page_view']);
    await expect(consentBar(page)).toHaveCount(0);
    // Cookies as set by the services' own scripts.
    await page.evaluate(() => {
      for (const cookie of ['_ga=GA1.1.1', '_ga_TEST0000=GS1', '_fbp=fb.1', 'ours=stays']) {
        document.cookie = `${cookie}; path=/`;
      }
    });
    await page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'}).click();
    await declineButton(page).click();
    await expect
      .poll(async () => (await context.cookies()).map(({name}) => name))
      .toEqual(['ours']);

    const before = measured.external.length;
    await clickAllCtas(page);
    await page.reload();
    await hydrated(page);
    await clickAllCtas(page);
    await page.waitForTimeout(SETTLE_MS);
    expect(measured.eventNames()).toEqual(['page_view']);
    expect(measured.external).toHaveLength(before);
  });
});
