// Checks that axe doesn't have, for each kind of page: keyboard, 400% zoom and text spacing by WCAG 2.2
// AA, and print.
import type {Page} from '@playwright/test';

import {pageKinds, pageLayouts} from './builtSite';
import {
  consentBar,
  expect,
  hydrated,
  layoutShifts,
  LONG,
  open,
  recordLayoutShifts,
  sidewaysScroll,
  test,
  warmTest,
} from './fixtures';
import {installProbes, type TabStop} from './probes';

const TABLET = {width: 744, height: 1133};
const WIDE = {width: 1280, height: 800};
/** 1280 by 1024 pixels at 400% zoom (WCAG 1.4.10). */
const ZOOMED = {width: 320, height: 256};
/** Narrowest phone, 200% zoom, and the unzoomed window. */
const SPACED_OUT = [{width: 320, height: 640}, {width: 640, height: 512}, WIDE];

/** Pages also walked backward, where the sticky header can hide the focus: one of each layout. */
const BACKWARD = ['/', '/contact', '/blog/roi'];

/** Exceeds the tab stops of any page, so a longer walk is a keyboard trap. */
const MAX_STOPS = 400;

/** Text spacing of WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Presses Tab from the current focus until it leaves the page; fails at a keyboard trap. */
const walkByKeyboard = async (
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<readonly TabStop[]> => {
  // Backward, the browser may correct the scroll position in the next frame.
  const pressesAtOnce = key === 'Tab' ? 40 : 1;
  const isOver = (): Promise<boolean> =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      return window.walk.isOver;
    });
  await page.evaluate(() => window.probes.startKeyboardWalk());
  for (let presses = 0; presses < MAX_STOPS && !(await isOver()); presses += pressesAtOnce) {
    await Promise.all(Array.from({length: pressesAtOnce}, () => page.keyboard.press(key)));
  }
  expect(await isOver(), 'the focus leaves the page').toBe(true);
  const stops = await page.evaluate(() => window.walk.stops);
  expect(stops.length).toBeGreaterThan(20);
  return stops;
};

const withProblems = (stops: readonly TabStop[]): TabStop[] =>
  stops.filter(({problems}) => problems.length > 0);

/**
 * Finds focus steps up the page that don't move right. Scrollable tables are ignored: they are tab
 * stops and may be left of their text.
 */
const stepsBack = (stops: readonly TabStop[]): string[] =>
  stops.slice(1).flatMap((stop, index) => {
    const before = stops[index]!;
    const isUp = stop.box.bottom <= before.box.top && stop.box.left < before.box.right - 1;
    return isUp && !stop.name.endsWith("'Table'") ? [`${before.name} → ${stop.name}`] : [];
  });

/** Items of which `after` has none. */
const lostItems = (before: readonly string[], after: readonly string[]): string[] =>
  before.filter((item) => !after.includes(item));

const look = (page: Page): Promise<Record<'texts' | 'clipped' | 'overlaps', string[]>> =>
  page.evaluate(() => ({
    texts: window.probes.visibleTexts(),
    clipped: window.probes.clippedTexts(),
    overlaps: window.probes.overlappingTexts(),
  }));

/** Loads lazy parts in advance, so that they don't appear during the walk. */
const loadLazyParts = async (page: Page, path: string): Promise<void> => {
  if (path === '/') {
    await page.locator('#demo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('radiogroup', {name: 'Day', exact: true})).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  if (path === '/contact') {
    await page.getByRole('form', {name: 'Contact'}).dispatchEvent('focusin');
    await expect(page.getByRole('combobox').first()).toHaveJSProperty('tagName', 'BUTTON');
  }
};

/** Finds controls, and folded or too wide content, on a printed page. */
const printFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const find = (what: string, selector: string, isWrong: (one: Element) => boolean): string[] =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility() && isWrong(one))
        .map((one) => `${what}: ${one.className} ${one.textContent.slice(0, 60)}`);
    return [
      ...find('button', 'main button, main a[href*="book"][class*=button]', () => true),
      ...find(
        'folded',
        'main details:not(nav *) > summary',
        (one) => !one.nextElementSibling?.checkVisibility(),
      ),
      ...find(
        'wide',
        'main :not(svg *, [aria-hidden] *)',
        (one) => one.getBoundingClientRect().right > innerWidth + 16,
      ),
    ];
  });

for (const path of pageKinds) {
  const details = pageLayouts.includes(path) ? {} : LONG;
  warmTest(
    `${path} works by keyboard, in print, at 400% zoom and with text spacing`,
    details,
    async ({page, watch}) => {
      if (path === '/404') watch.expect(/404/);
      await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
      await page.setViewportSize(TABLET);
      await recordLayoutShifts(page);
      await page.goto(path);
      await hydrated(page);
      expect(await layoutShifts(page), 'layout shifts on a tablet').toEqual([]);
      await page.setViewportSize(WIDE);
      await loadLazyParts(page, path);
      await installProbes(page);

      const stops = await walkByKeyboard(page);
      expect(stepsBack(stops), 'steps against the reading order').toEqual([]);
      expect(withProblems(stops), 'invisible focus').toEqual([]);
      if (BACKWARD.includes(path)) {
        await page.getByRole('contentinfo').getByRole('link').last().focus();
        const back = await walkByKeyboard(page, 'Shift+Tab');
        expect(withProblems(back), 'invisible focus going backward').toEqual([]);
      }
      const motions = await page.evaluate(() => window.probes.motions());
      expect(motions, 'motion despite prefers-reduced-motion').toEqual([]);
      const wide = await look(page);
      expect(wide.clipped, 'texts cut off at 1280 px').toEqual([]);

      // US Letter without its margins, in CSS pixels.
      await page.setViewportSize({width: 700, height: 960});
      await page.emulateMedia({media: 'print'});
      if (path !== '/404') expect(await printFaults(page), 'on paper').toEqual([]);
      await page.emulateMedia({media: null});
      await page.setViewportSize(ZOOMED);
      expect(await sidewaysScroll(page), 'sideways scroll at 400%').toBe(0);
      // Disclosures that are closed only at this size must show all text when opened.
      const folds = 'main :is(nav details, details[id], details[data-table]):not([open]) > summary';
      for (let left = await page.locator(folds).count(); left > 0; left -= 1) {
        await page.locator(folds).first().click();
      }
      const zoomed = await look(page);
      // Collects the texts that each choice above a table shows on a narrow page.
      for (const choice of await page
        .locator('main table')
        .locator('..')
        .locator('..')
        .getByRole('radio')
        .all()) {
        await choice.check({force: true});
        zoomed.texts.push(...(await look(page)).texts);
      }
      expect(lostItems(wide.texts, zoomed.texts), 'texts lost at 400%').toEqual([]);
      expect(zoomed.clipped, 'texts cut off at 400%').toEqual([]);
      await page.evaluate(() => window.scrollTo(0, innerHeight * 2));
      // At 400% zoom the header isn't sticky.
      await expect(page.getByRole('banner')).not.toBeInViewport();

      await page.evaluate((css) => {
        document.head.append(Object.assign(document.createElement('style'), {textContent: css}));
      }, TEXT_SPACING);
      for (const viewport of SPACED_OUT) {
        await page.setViewportSize(viewport);
        const at = `with text spacing at ${viewport.width} px`;
        const {clipped, overlaps} = await look(page);
        expect(clipped, `texts cut off ${at}`).toEqual([]);
        expect(await sidewaysScroll(page), `sideways scroll ${at}`).toBe(0);
        const before = viewport === WIDE ? wide : zoomed;
        if (viewport.width !== 640)
          expect(lostItems(overlaps, before.overlaps), `texts over one another ${at}`).toEqual([]);
      }
    },
  );
}

test.describe('before the visitor answers the consent bar', () => {
  test.use({consent: null});

  test('the bar hides no focused element at 400%', async ({page}) => {
    await page.setViewportSize(ZOOMED);
    await open(page, '/pricing');
    await expect(consentBar(page)).toBeVisible();
    const box = await consentBar(page).boundingBox();
    expect(box?.height, 'height of the bar').toBeLessThan(ZOOMED.height * 0.6);
    await installProbes(page);
    const problems = (await walkByKeyboard(page)).flatMap((stop) => stop.problems);
    expect(problems.filter((one) => /hidden|outside/.test(one))).toEqual([]);
    await page.emulateMedia({media: 'print'});
    await expect(consentBar(page)).toBeHidden();
  });
});
