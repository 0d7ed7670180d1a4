// WCAG 2.2 AA beyond what axe can tell (axe on every page: walk.spec.ts). Each page is loaded once and
// walked by keyboard, zoomed, spaced out, and shown in a visitor's own colors; then the widgets' names
// and roles, and what is said aloud.
import type {Page} from '@playwright/test';

import {redirects} from '../src/data/redirects';
import {builtPaths} from './builtSite';
import {expect, hydrated, setConsent, sidewaysScroll, test, warmTest} from './fixtures';
import {type KeyboardWalk, type Stop, watchKeyboardWalk} from './inPage/keyboardWalk';
import {
  clippedTexts,
  forcedColorProblems,
  markGraphics,
  motions,
  overlappingTexts,
  smallTargets,
  visibleTexts,
} from './inPage/layout';

const aliases = new Set(redirects.map(({from}) => from));
const pages = builtPaths().filter((path) => !aliases.has(path));

const WIDE = {width: 1280, height: 800};
/** A window of 1280 by 1024 pixels at 400% (WCAG 1.4.10). */
const ZOOMED = {width: 320, height: 256};

/** More than the longest page has, so that a walk that never ends is one with a trap. */
const MAX_STOPS = 400;
const PRESSES_AT_ONCE = 40;

/** The values of WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Presses Tab from the page's start until the focus has left it. */
const walkByKeyboard = async (page: Page): Promise<KeyboardWalk> => {
  await page.evaluate(watchKeyboardWalk);
  for (let presses = 0; presses < MAX_STOPS; presses += PRESSES_AT_ONCE) {
    await Promise.all(Array.from({length: PRESSES_AT_ONCE}, () => page.keyboard.press('Tab')));
    if (await page.evaluate(() => window.keyboardWalk?.isOver())) break;
  }
  expect(
    await page.evaluate(() => window.keyboardWalk?.isOver()),
    'the Tab key gets out of the page again',
  ).toBe(true);
  return page.evaluate(() => window.keyboardWalk?.result() ?? {stops: [], missed: ['everything']});
};

/** Steps that go against the order of the document, or up the page without going to the right. */
const stepsBack = (stops: readonly Stop[]): string[] =>
  stops.slice(1).flatMap((stop, index) => {
    const before = stops[index];
    if (!before) return [];
    const isUp = stop.box.bottom <= before.box.top && stop.box.left < before.box.right - 1;
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

for (const path of pages) {
  warmTest(`${path} by keyboard, at 400%, spaced out, and in forced colors`, async ({
    page,
    watch,
  }) => {
    if (path === '/404') watch.expect(/404/);
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.setViewportSize(WIDE);
    await page.goto(path, {waitUntil: 'commit'});
    // The first press of a key brings the scripts at once.
    await page.keyboard.press('Shift');
    await hydrated(page);

    const {stops, missed} = await walkByKeyboard(page);
    expect(stops.length).toBeGreaterThan(20);
    expect(missed, 'what the Tab key does not reach').toEqual([]);
    expect(stepsBack(stops), 'steps against the reading order').toEqual([]);
    expect(
      stops.filter(({problems}) => problems.length > 0).map(({name, problems}) => [name, problems]),
      'focus that cannot be seen',
    ).toEqual([]);
    expect(await page.evaluate(motions), 'motion, though less is asked for').toEqual([]);
    expect(await page.evaluate(smallTargets), 'targets at 1280 px').toEqual([]);
    const wideTexts = await page.evaluate(visibleTexts);
    const wideOverlaps = await page.evaluate(overlappingTexts);
    const wideClips = await page.evaluate(clippedTexts);
    expect(wideClips).toEqual([]);
    await page.evaluate(markGraphics);

    await page.emulateMedia({forcedColors: 'active'});
    expect(await page.evaluate(forcedColorProblems), 'in forced colors').toEqual([]);
    await page.emulateMedia({forcedColors: 'none'});

    await page.setViewportSize(ZOOMED);
    expect(await sidewaysScroll(page), 'sideways scroll at 400%').toBe(0);
    expect(missing(wideTexts, await page.evaluate(visibleTexts)), 'texts lost at 400%').toEqual([]);
    expect(await page.evaluate(clippedTexts), 'texts cut off at 400%').toEqual([]);
    expect(await page.evaluate(smallTargets), 'targets at 400%').toEqual([]);
    await page.evaluate(() => window.scrollTo(0, innerHeight * 2));
    const headerBottom = await page
      .getByRole('banner')
      .evaluate((header) => header.getBoundingClientRect().bottom);
    expect(headerBottom, 'the header takes no room while reading at 400%').toBeLessThanOrEqual(0);

    await page.evaluate((css) => {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
    }, TEXT_SPACING);
    // At 200%, and as it is.
    for (const viewport of [{width: 640, height: 512}, WIDE]) {
      await page.setViewportSize(viewport);
      const at = `spaced out at ${viewport.width} px`;
      expect(await page.evaluate(clippedTexts), `texts cut off ${at}`).toEqual([]);
      expect(await sidewaysScroll(page), `sideways scroll ${at}`).toBe(0);
    }
    expect(
      missing(await page.evaluate(overlappingTexts), wideOverlaps),
      'texts over one another when spaced out',
    ).toEqual([]);
  });
}

export {setConsent, test};
