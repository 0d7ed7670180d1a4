import {type Browser, errors, type Page} from '@playwright/test';

import {openOnSlowPhone, PHONE} from './applied';

/** What a press came to. Milliseconds. */
export interface Press {
  /** From the press to the next frame: the event's duration as the browser reports it. */
  readonly nextPaint: number;
  /** From the press until what it asks for is there. */
  readonly done: number;
}

export interface Widget {
  readonly name: string;
  readonly path: string;
  readonly press: (page: Page) => Promise<void>;
  /** Asked in the page, every frame: since when the press has done what it does on a page awake. */
  readonly doneAt: () => number | false;
}

/** Milliseconds after the first paint at which a hurried visitor presses. */
export const MOMENTS = [0, 100, 500, 1_000] as const;

const PATIENCE = {timeout: 20_000};

const centerOf = async (page: Page, selector: string): Promise<{x: number; y: number}> => {
  const target = page.locator(selector).first();
  // Nobody presses what is not in view: they scroll, which a page answers otherwise than a script.
  const isBelow = await target.evaluate(
    (element) => element.getBoundingClientRect().bottom > innerHeight,
  );
  if (isBelow) await page.mouse.wheel(0, 100);
  // A visitor presses what is seen: parts on the way may take their height only as they come near.
  await target.evaluate(async (element) => {
    for (let tries = 0; tries < 50; tries += 1) {
      element.scrollIntoView({block: 'center', behavior: 'instant'});
      const {top} = element.getBoundingClientRect();
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const isInView = top >= 0 && top < innerHeight;
      if (isInView && element.getBoundingClientRect().top === top) return;
    }
    throw new Error('What is to be pressed is not in view, or does not stand still');
  });
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
};

const pressOn = async (page: Page, selector: string): Promise<void> => {
  const {x, y} = await centerOf(page, selector);
  await page.mouse.click(x, y);
};

export const WIDGETS: readonly Widget[] = [
  {
    name: 'menu',
    path: '/',
    press: (page) => pressOn(page, 'header summary[aria-label="Menu"]'),
    doneAt: () =>
      document.querySelector('header details:has([aria-label="Menu"])[open]') !== null &&
      performance.now(),
  },
  {
    name: 'theme switch',
    path: '/blog',
    press: async (page) => {
      await page.evaluate(() => {
        for (const menu of document.querySelectorAll('header details')) {
          if (menu.querySelector('button')) (menu as HTMLDetailsElement).open = true;
        }
      });
      await pressOn(page, 'header details button');
    },
    doneAt: () => document.documentElement.dataset.theme === 'dark' && performance.now(),
  },
  {
    name: 'calculator slider',
    path: '/calculator',
    press: async (page) => {
      const {x, y} = await centerOf(page, 'input[type="range"]');
      await page.mouse.click(x + 40, y);
    },
    // The address follows the inputs, once React has them.
    doneAt: () => /missed=|calls=/.test(location.search) && performance.now(),
  },
  {
    name: 'newsletter',
    path: '/about',
    press: async (page) => {
      await page.locator('input[name="email"]').first().fill('hurried@practice.example');
      await pressOn(page, 'form:has(input[name="email"]) button[type="submit"]');
    },
    // There is no backend here: what it does is try, and say that it could not.
    doneAt: () => document.querySelector('[data-sonner-toast]') !== null && performance.now(),
  },
  {
    name: 'FAQ',
    path: '/contact',
    press: (page) => pressOn(page, 'main details summary'),
    doneAt: () => document.querySelector('main details[open]') !== null && performance.now(),
  },
  {
    name: 'blog chip',
    path: '/blog',
    press: (page) => pressOn(page, '[role="search"] button[aria-pressed="false"]'),
    doneAt: () => location.search.includes('category=') && performance.now(),
  },
];

interface PressTimes {
  firstPress: number;
  nextPaint: number;
}

/** Runs in the page before its own scripts: how long the slowest event of the press took. */
const observePresses = (): void => {
  const seen: PressTimes = {firstPress: 0, nextPaint: 0};
  Object.assign(window, {benchPress: seen});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!['pointerdown', 'pointerup', 'click', 'keydown', 'input'].includes(entry.name)) continue;
      seen.nextPaint = Math.max(seen.nextPaint, entry.duration);
    }
  }).observe({type: 'event', buffered: true, durationThreshold: 16} as PerformanceObserverInit);
  const note = (): void => {
    seen.firstPress ||= performance.now();
  };
  addEventListener('pointerdown', note, {capture: true});
};

/**
 * Presses a widget of a freshly opened page, `moment` milliseconds after its first paint.
 *
 * @returns null when what it asks for has not come within 20 s
 */
export const pressEarly = async (
  browser: Browser,
  siteUrl: string,
  widget: Widget,
  moment: number,
  cpuSlowdown: number,
): Promise<Press | null> => {
  const context = await browser.newContext({...PHONE, colorScheme: 'light', hasTouch: true});
  try {
    const page = await openOnSlowPhone(context, cpuSlowdown);
    await page.addInitScript(observePresses);
    await page.goto(siteUrl + widget.path, {waitUntil: 'commit'});
    await page.waitForFunction(
      (after) => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0];
        return (
          paint !== undefined &&
          performance.now() >= paint.startTime + after &&
          document.readyState !== 'loading'
        );
      },
      moment,
      PATIENCE,
    );
    await widget.press(page);
    const handle = await page
      .waitForFunction(widget.doneAt, undefined, {...PATIENCE, polling: 'raf'})
      .catch((error: unknown) => {
        if (error instanceof errors.TimeoutError) return null;
        throw error;
      });
    if (handle === null) return null;
    const done = Number(await handle.jsonValue());
    // A frame later, the event that caused it has been reported.
    const {firstPress, nextPaint} = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return (window as unknown as {benchPress: PressTimes}).benchPress;
    });
    return {nextPaint, done: done - firstPress};
  } finally {
    await context.close();
  }
};
