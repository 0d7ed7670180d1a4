// The design's rules that a machine can hold, on a page of each kind; docs/build/design-system.md has
// the others. Home and the specialties' pages have a head of their own: a call.
import {type Page} from '@playwright/test';

import {isLong} from '../scripts/jest/long';
import {ARTICLE, builtPaths, pageKinds} from './builtSite';
import {consentBar, expect, open, test, warmTest} from './fixtures';

const PHONE = {width: 390, height: 844};
const DESK = {width: 1440, height: 900};

/** Where every page's heading begins on a desk: 155 px, as far as the fonts' rounding goes. */
const H1_TOP = 155;

const isCallPage = (path: string): boolean => path === '/' || /^\/solutions\/./.test(path);
/** Heads that hold a heading and a sentence; the cord of the 404 is its own. */
const withHead = pageKinds.filter((path) => !isCallPage(path) && path !== '/404');

const visited = isLong
  ? builtPaths()
  : builtPaths().filter(
      (path) => pageKinds.includes(path) || isCallPage(path) || ARTICLE.test(path),
    );

/** Widths of phones in use, the narrowest first: what is right at two of them was wrong between. */
const PHONE_WIDTHS = [320, 344, 360, 375, 390, 430];
/** The header on a phone: one row. */
const MAX_HEADER = 76;

/** Screens of a phone that a page may be long, the footer included. */
const MAX_SCREENS: Readonly<Record<string, number>> = {
  '/': 8,
  '/calculator': 8,
  '/compare': 8.5,
  '/pricing': 7,
  '/solutions': 5,
};
const MAX_SPECIALTY_SCREENS = 7;
const maxScreens = (path: string): number =>
  path.startsWith('/solutions/') ? MAX_SPECIALTY_SCREENS : (MAX_SCREENS[path] ?? Infinity);

/** Screens of a phone between what an article shows: a picture, table, note, checklist or call. */
const MAX_PROSE = 2;

/** Pages of paper that a page may take. */
const MAX_SHEETS: Readonly<Record<string, number>> = {
  '/pricing': 3,
  '/calculator': 1,
  '/compare': 2,
  '/solutions/dental': 4,
  '/solutions/dietitians': 4,
};

/** The filled buttons of which half or more is seen. The header's is one where the page has none. */
const filledInView = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const {bottom: under} = document.querySelector('header')!.getBoundingClientRect();
    return [...document.querySelectorAll('[class*=primary]')].flatMap((button) => {
      const {top: from, bottom: to, height: high} = button.getBoundingClientRect();
      const edge = button.closest('main') ? under : 0;
      const seen = Math.min(to, innerHeight) - Math.max(from, edge);
      return button.checkVisibility({visibilityProperty: true}) && seen > high / 2
        ? [button.textContent ?? '']
        : [];
    });
  });

/** What is wrong with the page's type, and how long it is, in px. */
const typeOf = (
  page: Page,
): Promise<{damaged: (string | null)[]; strips: string[]; height: number}> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('body *')];
    /** Besley's tabular figures have one weight: beside bold letters they look damaged. */
    const damaged = elements.filter((element) => {
      const {fontFamily, fontWeight, fontVariantNumeric} = getComputedStyle(element);
      return (
        fontFamily.startsWith('"Besley') &&
        Number(fontWeight) > 400 &&
        fontVariantNumeric.includes('tabular-nums') &&
        [...element.childNodes].some((node) => node instanceof Text && /\d/.test(node.data))
      );
    });
    /** A strip that stays takes from what is read. */
    const strips = elements.filter((element) => {
      const {position, bottom} = getComputedStyle(element);
      return position === 'sticky' && bottom !== 'auto' && element.checkVisibility();
    });
    return {
      damaged: damaged.map((element) => element.textContent),
      strips: strips.map((element) => element.className),
      height: document.documentElement.scrollHeight,
    };
  });

interface Held {
  /** The header's height in px; 0 while it scrolls with the page. */
  readonly header: number;
  /** What is wider than the window, cut off, or over something else. */
  readonly faults: readonly string[];
}

/** Looks at everything that stays in view while the page scrolls. */
const heldInView = (page: Page): Promise<Held> =>
  page.evaluate(() => {
    const shown = (one: Element): boolean =>
      one.checkVisibility({visibilityProperty: true}) && !one.closest('.visuallyHidden');
    const linesOf = (one: Element): DOMRect[] => {
      const range = document.createRange();
      return [one, ...one.querySelectorAll('*')]
        .filter(shown)
        .flatMap(({childNodes}) => [...childNodes].filter((node) => node instanceof Text))
        .flatMap((text) => {
          range.selectNodeContents(text);
          return [...range.getClientRects()];
        });
    };
    // A line of text is higher than its letters: a quarter of it may stand out.
    const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left > outer.left - 1 &&
      inner.right < outer.right + 1 &&
      inner.top + inner.height / 4 > outer.top - 1 &&
      inner.bottom - inner.height / 4 < outer.bottom + 1;
    /** The link that skips the header waits outside the window for the keyboard. */
    const isInWindow = ({left, right, bottom}: DOMRect): boolean =>
      left < innerWidth && right > 0 && bottom > 0;
    const held = [...document.querySelectorAll('body *')].filter(
      (one) =>
        /sticky|fixed/.test(getComputedStyle(one).position) &&
        shown(one) &&
        isInWindow(one.getBoundingClientRect()),
    );
    const faultsOf = (one: Element): string[] => {
      const box = one.getBoundingClientRect();
      const inWindow = new DOMRect(0, -1e5, innerWidth, 2e5);
      // What is scrolled within is whole; all else has to be seen.
      const scrolls = /auto|scroll/.test(getComputedStyle(one).overflowY);
      const controls = [...one.querySelectorAll('a, button, summary')].filter(shown);
      const boxes = controls.map((control) => control.getBoundingClientRect());
      const over = boxes.flatMap((first, index) =>
        boxes.slice(index + 1).flatMap((second, further) => {
          const [a, b] = [controls[index]!, controls[index + 1 + further]!];
          const isOver =
            Math.min(first.right, second.right) - Math.max(first.left, second.left) > 1 &&
            Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top) > 1;
          return isOver && !a.contains(b) ? [`${a.textContent} over ${b.textContent}`] : [];
        }),
      );
      const spilled = controls
        .filter(
          (control, index) => !linesOf(control).every((line) => isWithin(line, boxes[index]!)),
        )
        .map((control) => `${control.textContent} is cut`);
      const parts = [...boxes, ...linesOf(one)];
      return [
        ...(isWithin(box, inWindow) ? [] : [`${one.className} is wider than the window`]),
        ...(scrolls || parts.every((part) => isWithin(part, box))
          ? []
          : [`${one.className} cuts something off`]),
        ...over,
        ...spilled,
      ];
    };
    const header = held.find((one) => one.matches('header'));
    return {
      header: header?.getBoundingClientRect().height ?? 0,
      faults: [...new Set(held.flatMap(faultsOf))],
    };
  });

/** On every phone, as it is and with larger text. */
const expectHeldWhole = async (page: Page): Promise<void> => {
  const root = page.locator('html');
  const found: string[] = [];
  for (const [text, maxHeader] of [
    ['', MAX_HEADER],
    ['130%', 2 * MAX_HEADER],
    ['200%', Infinity],
  ] as const) {
    await root.evaluate((html, size) => (html.style.fontSize = size), text);
    for (const width of PHONE_WIDTHS) {
      await page.setViewportSize({width, height: PHONE.height});
      const {header, faults} = await heldInView(page);
      const where = `at ${width} px, text ${text || '100%'}`;
      found.push(...faults.map((fault) => `${fault} ${where}`));
      if (header === 0 || header > maxHeader) found.push(`the header has ${header} px ${where}`);
    }
  }
  expect(found, 'what stays in view on a phone').toEqual([]);
  await root.evaluate((html) => html.style.removeProperty('font-size'));
  await page.setViewportSize(PHONE);
};

/** Titles and labels with a compound that is torn at its hyphen, and so read twice. */
const tornAtHyphen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const titles = [...document.querySelectorAll('main :is(h1, h2, h3, .num, label, summary)')];
    return titles.flatMap((title) => {
      if (!title.checkVisibility()) return [];
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        for (const {index} of text.matchAll(/(?<=\w)[-/–](?=[\w$])/g)) {
          const [before, after] = [index, index + 1].map((at) => {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            return range.getBoundingClientRect();
          });
          if (after!.top > before!.top + 4) found.push(title.textContent ?? '');
        }
      }
      return found;
    });
  });

/** Scrolls down the page by half a window at a time: in each there is one filled button. */
const expectOneFilledButton = async (page: Page, size: typeof PHONE): Promise<void> => {
  await page.setViewportSize(size);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height - size.height; top += size.height / 2) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await expect
      .poll(() => filledInView(page), `filled ${top} px down, ${size.width} wide`)
      .toHaveLength(1);
  }
};

/** Where the heading begins, how far off its sentence's line is, and gaps below headings, in px. */
const headOf = (page: Page): Promise<{top: number; apart: number; gaps: string[]}> =>
  page.evaluate(() => {
    const baselineOf = (element: Element): number => {
      const mark = document.createElement('span');
      mark.style.cssText = 'display:inline-block;width:0;height:0';
      element.prepend(mark);
      const {bottom} = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    };
    const h1 = document.querySelector('main h1')!;
    const lede = h1.matches('header *') ? h1.parentElement?.querySelector(':scope > .lede') : null;
    const beside =
      lede && lede.getBoundingClientRect().left >= h1.getBoundingClientRect().right - 1;
    const texts = [...document.querySelectorAll('main :is(h2, h3) + p')].filter(
      (text) => !text.matches('article *') && text.checkVisibility(),
    );
    const gaps = texts.flatMap((text) => {
      const head = text.previousElementSibling!;
      const [above, below] = [head, text].map((one) => one.getBoundingClientRect());
      // Side by side, a heading for screen readers alone, a label, or words in a drawing.
      if (below!.top < above!.bottom - 4 || above!.width < 2) return [];
      const {fontFamily, fontSize} = getComputedStyle(head);
      if (!fontFamily.startsWith('"Besley') || head.closest('[class*=slip]')) return [];
      const wanted = parseFloat(fontSize) >= 28 ? 16 : 8;
      const gap = Math.round(below!.top - above!.bottom);
      return gap === wanted ? [] : [`${head.textContent}: ${gap} px, not ${wanted}`];
    });
    return {
      top: h1.getBoundingClientRect().top,
      apart: lede && beside ? baselineOf(lede) - baselineOf(h1) : 0,
      gaps,
    };
  });

/** The stretches of an article's prose, in windows, between what it shows beside. */
const proseOf = (page: Page): Promise<{screens: number; from: string; to: string}[]> =>
  page.evaluate(() => {
    const plate = document.querySelector('article [class*=plate]')!;
    const text = document.querySelector('#__blog-post-container')!;
    // Pictures and calls, tables, notes, timelines, checklists; the sources end the prose.
    const shown =
      'figure, img, [data-table], [role=note], ol[role=list], [class*=ticks], [class*=sources]';
    let from = 'the plate';
    let top = plate.getBoundingClientRect().bottom;
    let heading = '';
    return [...text.children].flatMap((part) => {
      if (part.matches('h2, h3')) heading = part.firstChild?.textContent ?? '';
      if (!part.matches(shown) && part !== text.lastElementChild) return [];
      const box = part.getBoundingClientRect();
      const end = part.matches(shown) ? box.top : box.bottom;
      const stretch = {screens: (end - top) / innerHeight, from, to: heading};
      [from, top] = [heading, Math.max(top, box.bottom)];
      return [stretch];
    });
  });

/** What a sheet of paper shows that is of no use there, or that it cuts or squeezes. */
const faultsOnPaper = (
  page: Page,
): Promise<Record<'buttons' | 'folded' | 'narrow' | 'wide', unknown[]>> =>
  page.evaluate(() => {
    const shown = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    return {
      buttons: shown('main button, main a[href*="book"][class*=button]').map(
        (one) => one.textContent,
      ),
      folded: shown('main details:not(nav *) > summary')
        .filter((one) => !one.nextElementSibling?.checkVisibility())
        .map((one) => one.textContent),
      narrow: shown('main :is(p, li, td, th)')
        .filter((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const {width, height} = range.getBoundingClientRect();
          return (one.textContent ?? '').length > 24 && width < 70 && height > 60;
        })
        .map((one) => one.textContent),
      wide: shown('main *')
        .filter((one) => !one.matches('svg *, [aria-hidden] *'))
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 16)
        .map((one) => `${one.tagName}.${one.className}`)
        .slice(0, 5),
    };
  });

const sheetsOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({format: 'Letter'});
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
};

/** Changes the page for good: it is told that it will be printed. */
const expectWholeOnPaper = async (page: Page, path: string): Promise<void> => {
  // A letter page between its margins, in CSS pixels.
  await page.setViewportSize({width: 700, height: 960});
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({media: 'print', colorScheme: 'light'});
  expect(await faultsOnPaper(page)).toEqual({buttons: [], folded: [], narrow: [], wide: []});
  const sheets = MAX_SHEETS[path];
  if (sheets === undefined) return;
  await page.emulateMedia({media: null});
  expect(await sheetsOf(page), 'sheets of paper').toBeLessThanOrEqual(sheets);
};

warmTest.describe('the design of', () => {
  for (const path of visited) {
    warmTest(path, async ({page, watch}) => {
      if (path === '/404') watch.tolerate(/404/);
      await page.setViewportSize(PHONE);
      await open(page, path);
      const {damaged, strips, height} = await typeOf(page);
      expect(damaged, 'tabular figures in a bold Besley').toEqual([]);
      expect(strips, 'strips that stay at the foot of the window').toEqual([]);
      expect(height / PHONE.height, 'screens of a phone').toBeLessThanOrEqual(maxScreens(path));
      expect(await tornAtHyphen(page), 'titles torn at a hyphen').toEqual([]);
      if (ARTICLE.test(path)) {
        const stretches = await proseOf(page);
        expect(stretches.length).toBeGreaterThan(5);
        const long = stretches.filter(({screens}) => screens > MAX_PROSE);
        expect(long, 'screens of prose alone').toEqual([]);
      }
      const isKind = pageKinds.includes(path);
      if (isKind) await expectHeldWhole(page);
      if (isKind) await expectOneFilledButton(page, PHONE);
      if (isKind && isLong) await expectOneFilledButton(page, DESK);

      if (withHead.includes(path)) {
        await page.setViewportSize(DESK);
        await page.evaluate(() => window.scrollTo(0, 0));
        const {top, apart, gaps} = await headOf(page);
        expect(Math.abs(top - H1_TOP), `the heading begins at ${top}`).toBeLessThan(3);
        expect(Math.abs(apart), 'heading and sentence begin on one line').toBeLessThan(1.5);
        expect(gaps, 'headings and the text below them').toEqual([]);
      }
      if (isKind && path !== '/404') await expectWholeOnPaper(page, path);
    });
  }
});

test.describe('before any script', () => {
  test.use({javaScriptEnabled: false});

  // The page for lost visitors stands at any address, so its header can't know.
  const paths = pageKinds.filter((path) => path !== '/404');
  test('no window has two filled buttons', async ({page}) => {
    let found = 0;
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      for (const path of paths) {
        await page.goto(path);
        const {length} = await filledInView(page);
        expect.soft(length, `${path}, ${size.width} wide`).toBeLessThanOrEqual(1);
        found += length;
      }
    }
    expect(found).toBeGreaterThan(paths.length);
  });
});

test.describe('before the visitor has said yes or no', () => {
  test.use({consent: null});

  test('the question leaves a phone’s first window to the call', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/');
    await expect(consentBar(page)).toBeVisible();
    const {height = Infinity} = (await consentBar(page).boundingBox()) ?? {};
    expect(height).toBeLessThan(PHONE.height / 4);
    await expectHeldWhole(page);
  });

  test('the question takes no sheet of paper', async ({page}) => {
    await open(page, '/calculator');
    await expect(consentBar(page)).toBeVisible();
    expect(await sheetsOf(page)).toBe(1);
  });
});
