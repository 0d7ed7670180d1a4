// A deployment removes files of an open page, and an earlier site may have left a service worker.
// Presses whose code is gone: src/hooks/lazy-chunk.
import {expect, expectUsable, hydrated, navigate, open, test} from './fixtures';

test('a page reloads once on the way to one whose files are gone', async ({page, watch}) => {
  watch.expect(/answered 404: .*\/assets\/js\//, /console warning: ChunkLoadError/);
  let isGone = false;
  let loads = 0;
  await page.route('**/assets/js/*.js', (route) =>
    isGone && !/\/(?:main|runtime~main)\./.test(route.request().url())
      ? route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html>'})
      : route.continue(),
  );
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    loads += 1;
    isGone = false;
  });
  isGone = true;
  await navigate(page, '/blog/roi');
  await hydrated(page);
  await expect(page).toHaveURL('/blog/roi');
  await expectUsable(page);
  expect(loads).toBe(1);
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
