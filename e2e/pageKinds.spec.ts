// WCAG 2.2 AA beyond what axe can tell, on a page of each kind: by keyboard, at 400%, and spaced out.
// Each is loaded once, on an upright tablet.
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
import {installProbes, type Stop} from './probes';

const TABLET = {width: 744, height: 1133};
const WIDE = {width: 1280, height: 800};
/** A window of 1280 by 1024 pixels at 400% (WCAG 1.4.10). */
const ZOOMED = {width: 320, height: 256};

/** Also walked backward, where the sticky header is in the way: one page of each layout. */
const BACKWARD = ['/', '/contact', '/blog/roi'];

/** More than the longest page has, so that a walk that never ends is one with a trap. */
const MAX_STOPS = 400;

/** The values of WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/**
 * Presses Tab, or Shift and Tab, from where the focus is until it has left the page. On the way up the
 * browser may have to make good, with the next frame, for what moves above: one press per frame.
 */
const walkByKeyboard = async (
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<{stops: readonly Stop[]; missed: readonly string[]}> => {
  const pressesAtOnce = key === 'Tab' ? 40 : 1;
  const isOver = (): Promise<boolean> =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      return window.probes.isKeyboardWalkOver();
    });
  await page.evaluate(() => window.probes.startKeyboardWalk());
  for (let presses = 0; presses < MAX_STOPS; presses += pressesAtOnce) {
    await Promise.all(Array.from({length: pressesAtOnce}, () => page.keyboard.press(key)));
    if (await isOver()) break;
  }
  expect(await isOver(), 'the Tab key gets out of the page again').toBe(true);
  const walk = await page.evaluate(() => window.probes.keyboardWalk());
  expect(walk.stops.length).toBeGreaterThan(20);
  return walk;
};

const withProblems = (stops: readonly Stop[]): Stop[] =>
  stops.filter(({problems}) => problems.length > 0);

/**
 * Steps that go against the order of the document, or up the page without going to the right. A table
 * is a stop so that it can be scrolled; it may stand in the drawing on the left of its words.
 */
const stepsBack = (stops: readonly Stop[]): string[] =>
  stops.slice(1).flatMap((stop, index) => {
    const before = stops[index];
    if (!before) return [];
    const isUp =
      stop.box.bottom <= before.box.top &&
      stop.box.left < before.box.right - 1 &&
      !stop.name.endsWith("'Table'");
    return stop.order < before.order || isUp ? [`${before.name} → ${stop.name}`] : [];
  });

/** What is in `before` more often than in `after`. */
const missing = (before: readonly string[], after: readonly string[]): string[] => {
  const left = [...after];
  return before.filter((item) => {
    const place = left.indexOf(item);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
};

for (const path of pageKinds) {
  const details = pageLayouts.includes(path) ? {} : LONG;
  warmTest(`${path} by keyboard, at 400%, spaced out`, details, async ({page, watch}) => {
    if (path === '/404') watch.expect(/404/);
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.setViewportSize(TABLET);
    await recordLayoutShifts(page);
    await page.goto(path);
    await hydrated(page);
    expect(await layoutShifts(page), 'what moved by itself on a tablet').toEqual([]);
    await page.setViewportSize(WIDE);
    if (path === '/') {
      // For a visitor who said no, near view brings a button; not in the middle of a walk.
      await page.locator('#demo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', {name: 'Show the calendar'})).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    if (path === '/contact') {
      // So do the designed lists of the native ones, once somebody is at the form.
      await page.getByRole('form', {name: 'Contact'}).dispatchEvent('focusin');
      await expect(page.getByRole('combobox').first()).toHaveJSProperty('tagName', 'BUTTON');
    }
    await installProbes(page);

    const {stops, missed} = await walkByKeyboard(page);
    expect(missed, 'what the Tab key does not reach').toEqual([]);
    expect(stepsBack(stops), 'steps against the reading order').toEqual([]);
    expect(withProblems(stops), 'focus that cannot be seen').toEqual([]);
    if (BACKWARD.includes(path)) {
      await page.getByRole('contentinfo').getByRole('link').last().focus();
      const back = await walkByKeyboard(page, 'Shift+Tab');
      expect(withProblems(back.stops), 'focus that cannot be seen on the way back').toEqual([]);
    }

    const look = (): Promise<Record<'texts' | 'clipped' | 'overlaps', string[]>> =>
      page.evaluate(() => ({
        texts: window.probes.visibleTexts(),
        clipped: window.probes.clippedTexts(),
        overlaps: window.probes.overlappingTexts(),
      }));
    const motions = await page.evaluate(() => window.probes.motions());
    expect(motions, 'motion, though less is asked for').toEqual([]);
    const wide = await look();
    expect(wide.clipped, 'texts cut off at 1280 px').toEqual([]);

    await page.setViewportSize(ZOOMED);
    expect(await sidewaysScroll(page), 'sideways scroll at 400%').toBe(0);
    // A long text's contents and the groups of features are folded here: they are one press away,
    // and must be whole then.
    const folds = 'main :is(nav details, details[id]):not([open]) > summary';
    for (let left = await page.locator(folds).count(); left > 0; left -= 1) {
      await page.locator(folds).first().click();
    }
    const zoomed = await look();
    expect(missing(wide.texts, zoomed.texts), 'texts lost at 400%').toEqual([]);
    expect(zoomed.clipped, 'texts cut off at 400%').toEqual([]);
    await page.evaluate(() => window.scrollTo(0, innerHeight * 2));
    // While reading at 400% the header takes no room.
    await expect(page.getByRole('banner')).not.toBeInViewport();

    await page.evaluate((css) => {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
    }, TEXT_SPACING);
    // On the narrowest phone, at 200%, and as it is.
    for (const [viewport, before] of [
      [{width: 320, height: 640}, zoomed],
      [{width: 640, height: 512}, null],
      [WIDE, wide],
    ] as const) {
      await page.setViewportSize(viewport);
      const at = `spaced out at ${viewport.width} px`;
      const {clipped, overlaps} = await look();
      expect(clipped, `texts cut off ${at}`).toEqual([]);
      expect(await sidewaysScroll(page), `sideways scroll ${at}`).toBe(0);
      if (before) {
        expect(missing(overlaps, before.overlaps), `texts over one another ${at}`).toEqual([]);
      }
    }
  });
}

test.describe('without an answer to the question of consent', () => {
  test.use({consent: null});

  for (const viewport of [WIDE, ZOOMED]) {
    const details = viewport === ZOOMED ? {} : LONG;
    test(`the bar hides no focus at ${viewport.width} px`, details, async ({page}) => {
      await page.setViewportSize(viewport);
      await open(page, '/pricing');
      const bar = consentBar(page);
      await expect(bar).toBeVisible();
      const box = await bar.boundingBox();
      expect(box?.height, 'room left to read').toBeLessThan(viewport.height * 0.6);
      await installProbes(page);
      const {stops, missed} = await walkByKeyboard(page);
      expect(missed).toEqual([]);
      const problems = stops.flatMap((stop) => stop.problems);
      expect(problems.filter((one) => /hidden|outside/.test(one))).toEqual([]);
    });
  }
});
