// A deployment removes files of an open page: it reloads once and restores typed text, and the next
// press succeeds.
import type {Page} from '@playwright/test';

import {LOGIN_PAGE} from './fakes';
import {expect, expectUsable, hydrated, navigate, open, type Problems, test} from './fixtures';
import {freshEmail, newsletterForm, rowsOf} from './forms';
import {afterAction} from './specStrings';

const MISSING = {...LOGIN_PAGE, status: 404};

interface Site {
  /** Answers 404 for files that pages load after their first two. */
  isGone: boolean;
  /** Number of page loads since then. */
  loads: number;
}

/** Opens a page with all its own requests, then simulates a deployment until the next page load. */
const openThenDeploy = async (page: Page, watch: Problems, address: string): Promise<Site> => {
  watch.expect(/answered 404: .*\/assets\/js\//);
  const site: Site = {isGone: false, loads: 0};
  await page.route('**/assets/js/*.js', (route) =>
    site.isGone && !/\/(?:main|runtime~main)\./.test(route.request().url())
      ? route.fulfill(MISSING)
      : route.continue(),
  );
  await open(page, address);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    site.loads += 1;
    site.isGone = false;
  });
  site.isGone = true;
  return site;
};

test('reloads once on the way to another page', async ({page, watch}) => {
  watch.expect(/console warning: ChunkLoadError/);
  const site = await openThenDeploy(page, watch, '/about');
  await navigate(page, '/blog/roi');
  await hydrated(page);
  await expect(page).toHaveURL('/blog/roi');
  await expectUsable(page);
  expect(site.loads).toBe(1);
});

test('shows a sign-up error when the reload does not help, and keeps the typed text', async ({
  page,
  watch,
}) => {
  watch.expect(/Newsletter sign-up failed/);
  const site = await openThenDeploy(page, watch, '/pricing');
  const email = freshEmail();
  // The page still loads, but the chunk for the press doesn't.
  const needed = '**/assets/js/*supabase*.js';
  await page.route(needed, (route) => route.fulfill(MISSING));
  const {field, button, panel} = newsletterForm(page);
  await field.fill(email);
  await button.click();
  await expect.poll(() => site.loads).toBe(1);
  await hydrated(page);
  await expect(field).toHaveValue(email);
  await button.click();
  await expect(page.getByText(afterAction.toasts.exception[0])).toBeVisible();
  await expect(field).toHaveValue(email);
  await page.unroute(needed);
  await button.click();
  await expect(panel).toBeVisible();
  expect(await rowsOf(email)).toBe(1);
  expect(site.loads).toBe(1);
});

for (const name of ['/sw.js', '/service-worker.js']) {
  test(`a service worker of an earlier site unregisters itself: ${name}`, async ({page}) => {
    await open(page, '/about');
    const left = (): Promise<number> =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await page.evaluate(async (file) => {
      await caches.open('an earlier site');
      await navigator.serviceWorker.register(file);
    }, name);
    await expect.poll(left).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
}
