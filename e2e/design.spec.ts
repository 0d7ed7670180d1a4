// Measurable design rules, on a page of each kind; docs/build/design-system.md has the others.
import {type Page} from '@playwright/test';

import {isLong} from '../scripts/jest/long';
import {builtPaths, pageKinds} from './builtSite';
import {consentBar, expect, open, test, warmTest} from './fixtures';
import {installProbes} from './probes';

const PHONE = {width: 390, height: 844};
const DESK = {width: 1440, height: 900};

const visited = isLong
  ? builtPaths()
  : builtPaths().filter((path) => pageKinds.includes(path) || /^\/solutions\/./.test(path));

/** Widths of phones in use. Tested one by one, because layouts broke between two of them. */
const PHONE_WIDTHS = [320, 344, 360, 375, 390, 430];
/** Maximum height of the header on a phone in CSS pixels: one row. */
const MAX_HEADER = 76;

/** Maximum height of a page with its footer, in phone screens. */
const maxScreens = (path: string): number => {
  if (path.startsWith('/solutions/')) return 7;
  const others = {'/': 8, '/calculator': 8, '/compare': 6.5, '/pricing': 7, '/solutions': 5};
  return (others as Readonly<Record<string, number>>)[path] ?? Infinity;
};

/** Maximum number of printed sheets. */
const MAX_SHEETS: Readonly<Record<string, number>> = {
  '/pricing': 3,
  '/calculator': 1,
  '/compare': 2,
  '/solutions/dental': 4,
  '/solutions/dietitians': 4,
};

/** Primary buttons that are more than half visible. */
const primaryInView = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const {bottom: under} = document.querySelector('header')!.getBoundingClientRect();
    return [...document.querySelectorAll('[class*=primary]')].flatMap((button) => {
      const {top, bottom, height} = button.getBoundingClientRect();
      const seen =
        Math.min(bottom, innerHeight) - Math.max(top, button.closest('main') ? under : 0);
      return button.checkVisibility({visibilityProperty: true}) && seen > height / 2
        ? [button.textContent]
        : [];
    });
  });

/** Scrolls by half viewports: two primary buttons must never be visible at once. */
const expectOnePrimaryButton = async (page: Page, size: typeof PHONE): Promise<void> => {
  await page.setViewportSize(size);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height - size.height; top += size.height / 2) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await expect
      .poll(() => primaryInView(page), `${top} px down, ${size.width} wide`)
      .toHaveLength(1);
  }
};

/** Checks sticky and fixed elements on every phone, at normal and larger text size. */
const expectStickyPartsFit = async (page: Page): Promise<void> => {
  await installProbes(page);
  const found: string[] = [];
  const sizes = {'100%': MAX_HEADER, '130%': 2 * MAX_HEADER, '200%': Infinity};
  for (const [text, maxHeader] of Object.entries(sizes)) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    for (const width of PHONE_WIDTHS) {
      await page.setViewportSize({width, height: PHONE.height});
      const {headerHeight, faults} = await page.evaluate(() => window.probes.heldInView());
      const where = `at ${width} px, text ${text}`;
      found.push(...faults.map((fault) => `${fault} ${where}`));
      if (headerHeight === 0 || headerHeight > maxHeader)
        found.push(`the header has ${headerHeight} px ${where}`);
    }
  }
  expect(found, 'what stays in view on a phone').toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(PHONE);
};

/** Finds controls, and clipped, squeezed or folded content, on a printed page. */
const printFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const find = (what: string, selector: string, isWrong: (one: Element) => boolean): string[] =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility() && isWrong(one))
        .map((one) => `${what}: ${one.className} ${one.textContent.slice(0, 60)}`);
    const isSqueezed = (one: Element): boolean => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const {width, height} = range.getBoundingClientRect();
      return one.textContent.length > 24 && width < 70 && height > 60;
    };
    return [
      ...find('button', 'main button, main a[href*="book"][class*=button]', () => true),
      ...find(
        'folded',
        'main details:not(nav *) > summary',
        (one) => !one.nextElementSibling?.checkVisibility(),
      ),
      ...find('squeezed', 'main :is(p, li, td, th)', isSqueezed),
      ...find(
        'wide',
        'main :not(svg *, [aria-hidden] *)',
        (one) => one.getBoundingClientRect().right > innerWidth + 16,
      ),
    ];
  });

const sheetsOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({format: 'Letter'});
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
};

/** Leaves the page in print mode. */
const expectPrintable = async (page: Page, path: string): Promise<void> => {
  // US Letter without its margins, in CSS pixels.
  await page.setViewportSize({width: 700, height: 960});
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({media: 'print', colorScheme: 'light'});
  expect(await printFaults(page), 'on paper').toEqual([]);
  const sheets = MAX_SHEETS[path];
  if (sheets === undefined) return;
  await page.emulateMedia({media: null});
  expect(await sheetsOf(page), 'sheets of paper').toBeLessThanOrEqual(sheets);
};

warmTest.describe('design rules on', () => {
  for (const path of visited) {
    warmTest(path, async ({page, watch}) => {
      if (path === '/404') watch.tolerate(/404/);
      await page.setViewportSize(PHONE);
      await open(page, path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height / PHONE.height, 'screens of a phone').toBeLessThanOrEqual(maxScreens(path));
      if (!pageKinds.includes(path)) return;
      await expectStickyPartsFit(page);
      await expectOnePrimaryButton(page, PHONE);
      if (isLong) await expectOnePrimaryButton(page, DESK);
      if (path !== '/404') await expectPrintable(page, path);
    });
  }
});

test.describe('before the visitor answers the consent bar', () => {
  test.use({consent: null});

  test('the bar takes a quarter of a phone, and nothing in print', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/calculator');
    await expect(consentBar(page)).toBeVisible();
    const {height = Infinity} = (await consentBar(page).boundingBox()) ?? {};
    expect(height).toBeLessThan(PHONE.height / 4);
    await expectStickyPartsFit(page);
    expect(await sheetsOf(page)).toBe(1);
  });
});
