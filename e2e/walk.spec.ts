// Every page of the built site, in both themes, on a wide and on the narrowest screen.
import {redirects} from '../src/data/redirects';
import {builtHtml, builtPaths, sitemapPaths, walkedPaths} from './builtSite';
import {
  accessibilityViolations,
  expect,
  hydrated,
  sidewaysScroll,
  warmTest as test,
} from './fixtures';
import {missingRules} from './missingRules';

const NOT_FOUND = '/404';
const NARROW = {width: 320, height: 800};
const WIDE = {width: 1280, height: 900};

const aliases = new Set(redirects.map(({from}) => from));
const inSitemap = sitemapPaths();
const pages = builtPaths().filter((path) => !aliases.has(path));

test.describe('sitemap', () => {
  test('names pages, each once', () => {
    expect(inSitemap.length).toBeGreaterThan(0);
    expect(new Set(inSitemap).size).toBe(inSitemap.length);
    expect(pages).toEqual(expect.arrayContaining(inSitemap));
  });

  test('names every page but those that search engines are told to leave out', () => {
    const hidden = pages.filter((page) => !inSitemap.includes(page));
    const indexable = hidden.filter(
      (page) => !/<meta[^>]*name="?robots"?[^>]*noindex/.test(builtHtml(page)),
    );
    expect(indexable).toEqual([]);
    expect(hidden).toContain(NOT_FOUND);
  });

  test('names no page that search engines are told to leave out', () => {
    const hidden = inSitemap.filter((page) =>
      /<meta[^>]*name="?robots"?[^>]*noindex/.test(builtHtml(page)),
    );
    expect(hidden).toEqual([]);
  });
});

for (const {from, to} of redirects) {
  test(`${from} leads for good to ${to}`, async ({page, request}) => {
    const answer = await request.get(from, {maxRedirects: 0});
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(to);

    await page.goto(from);
    await expect(page).toHaveURL(to);
    const [, fragment] = to.split('#');
    if (fragment) await expect(page.locator(`[id="${fragment}"]`)).toBeInViewport();
  });
}

for (const path of walkedPaths()) {
  test(`${path} in both themes`, async ({page, watch}) => {
    if (path === NOT_FOUND) {
      // The browser's own line about the status, and ours about the path.
      watch.expect(/status of 404/);
      watch.expect(/answered 404/);
      watch.expect(/404/);
    }
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.setViewportSize(WIDE);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(path === NOT_FOUND ? 404 : 200);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

    // What the page carries is all that it needs: the style sheet is not read before another page is.
    if (inSitemap.includes(path)) {
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
      expect(await missingRules(page), 'rules that the page does without').toEqual([]);
    }

    await expect(page).toHaveTitle(/\S/);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);

    // Parts that wait until they are near the view come in now.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, 0));

    // Everything is looked at twice, narrow and light, wide and dark. What that leaves out is the
    // contrast of what only a wide page shows in the light.
    const inLight = await accessibilityViolations(page, {rules: ['color-contrast']});
    expect(inLight, 'contrast in the light').toEqual([]);
    for (const [colorScheme, viewport] of [
      ['light', NARROW],
      ['dark', WIDE],
    ] as const) {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.setViewportSize(viewport);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expect
        .poll(() => sidewaysScroll(page), `sideways scroll at ${viewport.width} px`)
        .toBe(0);
      const violations = await accessibilityViolations(page);
      expect(violations, `axe at ${viewport.width} px in ${colorScheme}`).toEqual([]);
    }
  });
}
