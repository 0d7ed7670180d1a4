// One visit to every page of the built site, with consent to tracking: on the narrowest phone in
// the light theme, then on a wide screen, then there in the dark theme. Also weighs the page.
import {existsSync} from 'node:fs';

import {isLong} from '../scripts/jest/long';
import {CONSENT_KEY} from '../src/features/measurement/rules/consent';
import {mailLinkPaths} from '../src/lib/address/mailLinkPaths';
import {pageAt} from '../src/data/pages';
import {redirects} from '../src/data/redirects';
import {siteMetadata} from '../src/data/siteMetadata';
import {deviceStorage} from '../src/features/legal/storedData';
import {specialties} from '../src/features/specialties/data/all';
import {SITE_URL} from './addresses';
import {accessibilityViolations} from './axe';
import {ARTICLE, BUILD, builtPaths, builtTitle, pageKinds, sitemapPaths} from './builtSite';
import {clickAllCtas, expectClicksTracked} from './ctaLinks';
import {fakeAnalytics} from './fakes';
import {
  expect,
  hydrated,
  layoutShifts,
  navigate,
  open,
  recordLayoutShifts,
  sidewaysScroll,
  test,
  warmTest,
} from './fixtures';
import {installProbes} from './probes';
import {specRoutes, unknownTitle} from './specStrings';
import {budgetExcesses, measureWeight} from './pageWeight';

const NOT_FOUND = '/404';
const NARROW = {width: 320, height: 800};
const WIDE = {width: 1280, height: 900};

/** Maximum height of a page with its footer on a phone of 390 by 844 px, in its screens. */
const maxScreens = (path: string): number => {
  if (path.startsWith('/solutions/')) return 7;
  const others = {
    ...{'/': 8, '/calculator': 8, '/compare': 4.3, '/pricing': 7, '/solutions': 4.4},
    ...{'/about': 4.1, '/contact': 4.1, '/case-studies': 5.8},
  };
  return (others as Readonly<Record<string, number>>)[path] ?? Infinity;
};

const pages = builtPaths();
/** Pages in the sitemap. Pages of mail links aren't listed and have no budget. */
const listed = new Set(sitemapPaths());

/** Pages opened from an email are not tracked. */
const isMeasured = (path: string): boolean => !mailLinkPaths.some((page) => page === path);

/** Title of a page view, fixed by the owner (docs/build/decisions.md). */
const pageViewTitle = (path: string): string => {
  const specialty = Object.entries(specialties).find(([slug]) => path === `/solutions/${slug}`);
  const listed = specRoutes[path] ?? specialty?.[1].pageViewTitle ?? pageAt(path)?.title;
  if (listed !== undefined) return listed;
  if (!pages.includes(path) || path === NOT_FOUND) return unknownTitle;
  if (ARTICLE.test(path)) return 'Blog Post';
  if (path.startsWith('/blog/')) return 'Blog';
  throw new Error(`There is no page view title for ${path}`);
};

/** @param from our page that links there; '' for the first page of a visit */
const pageViewOf = (path: string, from = ''): Record<string, unknown> => ({
  page_title: pageViewTitle(path),
  page_location: `${SITE_URL}${path}`,
  page_referrer: from && `${SITE_URL}${from}`,
});

for (const {from, to} of redirects) {
  test(`${from} redirects to ${to}`, async ({page}) => {
    // Hosts without redirect rules serve this page.
    expect(existsSync(`${BUILD}${from}.html`)).toBe(true);
    await page.goto(from);
    await expect(page).toHaveURL(to);
    const [, fragment] = to.split('#');
    if (fragment) await expect(page.locator(`[id="${fragment}"]`)).toBeInViewport();
  });
}

warmTest.describe('a visit', () => {
  warmTest.use({consent: 'granted'});

  for (const path of pages) {
    warmTest(`a visit to ${path} finds no problem`, async ({page, watch}) => {
      if (path === NOT_FOUND) watch.expect(/answered 404/, /Page not found/);
      const measured = await fakeAnalytics(page);
      await recordLayoutShifts(page);
      await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
      await page.setViewportSize(NARROW);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(path === NOT_FOUND ? 404 : 200);
      await hydrated(page);

      await expect(page).toHaveTitle(builtTitle(path));
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      if (listed.has(path)) {
        const weight = await measureWeight(page);
        // Added to the report, .test/e2e.json, for lowering a budget.
        warmTest.info().annotations.push({type: 'bytes', description: JSON.stringify(weight)});
        expect(budgetExcesses(path, weight), 'bytes over bench/budgets.json').toEqual([]);
      }
      // Lazy parts load near the viewport and must not shift the layout.
      if (path === '/') {
        await page.locator('#demo').scrollIntoViewIfNeeded();
        await expect(page.getByRole('radiogroup', {name: 'Day', exact: true})).toBeVisible();
      }
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await layoutShifts(page), 'layout shifts').toEqual([]);
      if (isMeasured(path)) {
        await expect.poll(() => measured.events('page_view')).toEqual([pageViewOf(path)]);
      }
      await page.setViewportSize({width: 390, height: 844});
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height / 844, 'screens of a phone').toBeLessThanOrEqual(maxScreens(path));

      // Header and footer are the same on all pages, and a page's elements in both themes: daily
      // runs check everything on one page of each kind only.
      const isKind = isLong || pageKinds.includes(path);
      const without = isKind ? undefined : 'header:not(main *), footer:not(main *)';
      const contrast = ['color-contrast'];
      for (const [colorScheme, viewport, rules] of [
        ['light', NARROW, undefined] as const,
        ...(isLong ? [['light', WIDE, contrast] as const] : []),
        ['dark', WIDE, isKind ? undefined : contrast] as const,
      ]) {
        const where = `at ${viewport.width} px in ${colorScheme}`;
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await page.setViewportSize(viewport);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await expect.poll(() => sidewaysScroll(page), `sideways scroll ${where}`).toBe(0);
        // A table's frame becomes a tab stop in the frame after the width at which it scrolls.
        await page.waitForFunction(() =>
          [...document.querySelectorAll('div[data-table]')].every(
            (box) => box.scrollWidth > box.clientWidth === box.hasAttribute('tabindex'),
          ),
        );
        expect(await accessibilityViolations(page, {rules, without}), `axe ${where}`).toEqual([]);
      }

      await installProbes(page);
      const mute = await page
        .locator('summary')
        .evaluateAll((all) =>
          all
            .filter((one) => !/^(?:block|list-item|none)$/.test(getComputedStyle(one).display))
            .map(({className, textContent}) => `${className} ${textContent}`),
        );
      expect(mute, 'folds whose state VoiceOver does not announce').toEqual([]);
      if (isKind) {
        // Forced colors, such as Windows' high contrast.
        await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
        await page.evaluate(() => window.probes.markGraphics());
        await page.emulateMedia({forcedColors: 'active'});
        const unseen = await page.evaluate(() => window.probes.forcedColorProblems());
        expect(unseen, 'invisible in forced colors').toEqual([]);
        await page.emulateMedia({forcedColors: 'none'});
      }
      if (path === '/' || path.startsWith('/solutions/')) {
        for (const width of [390, 768, 1024, 1440]) {
          await page.setViewportSize({width, height: 844});
          expect(await page.evaluate(() => window.probes.cutEntries())).toEqual([]);
        }
      }

      const pressed = await clickAllCtas(page);
      if (isMeasured(path)) await expectClicksTracked(measured, pressed, path);
      else expect(measured.toJson(), 'calls to the services').toBe('[[],[],[]]');
    });
  }
});

test.describe('a page view', () => {
  test.use({consent: 'granted'});

  test('a page view is sent once per page, with its title', async ({page, context, watch}) => {
    watch.expect(/Page not found/);
    const measured = await fakeAnalytics(page);
    const way = [
      '/about',
      ...['/features', '/solutions', '/solutions/dental', '/calculator', '/contact', '/terms'],
      ...['/blog', '/blog/roi'],
      ...['/no-such-page', '/'],
    ];
    await open(page, '/about');
    for (const path of way.slice(1)) await navigate(page, path);
    await expect.poll(() => measured.pixel).toHaveLength(way.length);
    for (const [index, path] of way.entries()) {
      expect
        .soft(measured.events('page_view')[index], path)
        .toEqual(pageViewOf(path, way[index - 1]));
      expect(measured.pixel[index]?.get('dl')).toBe(SITE_URL + path);
    }

    // The privacy policy names everything stored on the device (src/features/legal/storedData.ts).
    await page.getByRole('button', {name: 'Dark theme'}).first().click();
    const bar = page.locator('[name="theme-color"]').first();
    await expect(bar).toHaveAttribute('content', siteMetadata.themeColors.dark);
    await expect
      // Docusaurus adds a site id to its keys.
      .poll(() =>
        page.evaluate(() =>
          Object.keys(localStorage)
            .map((key) => key.replace(/-\d+$/, ''))
            .sort(),
        ),
      )
      .toEqual([CONSENT_KEY, ...Object.keys(deviceStorage.byDocusaurus)].sort());
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});
