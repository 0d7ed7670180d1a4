import type {Browser, Page} from '@playwright/test';

import {openOnSlowPhone} from './browser.ts';

/** What one visit came to. Times in milliseconds from the press; shift is a score. */
export interface Press {
  /** Whether what was asked for happened, and happened once. */
  readonly isOnce: boolean;
  /** To the next frame: the slowest event of the press, as the browser reports it. */
  readonly nextFrame: number;
  /** Until the page has done it. */
  readonly done: number;
  /** Layout shift of the whole visit. */
  readonly shift: number;
}

export interface Control {
  readonly name: string;
  readonly path: string;
  /** What is pressed, in its middle. */
  readonly target: string;
  /** Asked in the page: changes once when the press takes effect once. */
  readonly state: () => string;
  readonly before?: (page: Page) => Promise<unknown>;
}

/** Milliseconds after the first paint at which a visitor presses. */
export const MOMENTS = [0, 100, 300, 600, 1_000, 1_500] as const;

const MENU = 'header details:has(> summary[aria-label="Menu"])';
const PATIENCE = {timeout: 20_000, polling: 'raf'} as const;
/** How long a visit lasts after hydration, in milliseconds: a second effect would show by then. */
const AFTERWARDS = 1_500;

export const CONTROLS: readonly Control[] = [
  {
    name: 'menu',
    path: '/',
    target: `${MENU} > summary`,
    state: () =>
      String(document.querySelector('header details[open] > summary[aria-label="Menu"]')),
  },
  {
    name: 'theme',
    path: '/',
    before: (page) => page.locator(MENU).evaluate((menu: HTMLDetailsElement) => (menu.open = true)),
    target: `${MENU} button[title="Dark theme"]`,
    state: () => document.documentElement.dataset.theme ?? '',
  },
  {
    name: 'FAQ',
    path: '/pricing',
    target: 'main details > summary',
    state: () => String(document.querySelectorAll('main details[open]').length),
  },
  {
    name: 'plan finder',
    path: '/pricing',
    target: 'main input[type="range"]',
    state: () => document.querySelector('main [role="status"]')?.textContent ?? '',
  },
  {
    name: 'slider',
    path: '/calculator',
    target: 'main input[type="range"]',
    state: () => location.search,
  },
  {
    name: 'preset',
    path: '/calculator',
    target: 'main fieldset button[aria-pressed="false"]',
    state: () => location.search,
  },
  {
    name: 'category',
    path: '/blog',
    target: '[role="search"] button[aria-pressed="false"]',
    state: () => location.search,
  },
  {
    name: 'newsletter',
    path: '/about',
    before: async (page) => {
      const headers = {'access-control-allow-origin': '*'};
      await page.route('**/rest/v1/**', (route) => route.fulfill({status: 201, headers}));
      await page.locator('form input[name="email"]').first().fill('early@practice.example');
    },
    target: 'form:has(input[name="email"]) button[type="submit"]',
    // Requests to the backend that were answered.
    state: () =>
      String(
        performance.getEntriesByType('resource').filter(({name}) => name.includes('/rest/v1/'))
          .length,
      ),
  },
];

interface Seen {
  shift: number;
  nextFrame: number;
  pressed: number;
  /** When the state was seen to change. */
  readonly changes: number[];
}
declare global {
  // Set in the page, before its own scripts run.
  var bench: Seen;
  var benchState: () => string;
}

const observe = (): void => {
  globalThis.bench = {shift: 0, nextFrame: 0, pressed: 0, changes: []};
  const {bench} = globalThis;
  const on = (init: PerformanceObserverInit, handle: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe(init);
  on({type: 'layout-shift', buffered: true}, (entry) => {
    const {hadRecentInput, value} = entry as PerformanceEntry & Record<string, number>;
    if (!hadRecentInput) bench.shift += value ?? 0;
  });
  on({type: 'event', durationThreshold: 16} as PerformanceObserverInit, ({name, duration}) => {
    if (/^(?:pointer|mouse)(?:down|up)$|^click$|^input$/.test(name)) {
      bench.nextFrame = Math.max(bench.nextFrame, duration);
    }
  });
  addEventListener('pointerdown', () => (bench.pressed ||= performance.now()), {capture: true});
};

/** Runs in the page: waits for the moment, brings the target into view, and watches the state. */
const aim = async ([target, moment]: readonly [string, number]): Promise<{
  x: number;
  y: number;
}> => {
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  while (performance.now() < (painted() ?? Infinity) + moment) await frame();
  const element = document.querySelector(target);
  if (!element) throw new Error(`${target} is not on the page`);
  // Pressed as soon as it stands still for two frames: nobody aims at what moves.
  let box = element.getBoundingClientRect();
  for (let still = 0; still < 2; still += 1) {
    if (box.top < 0 || box.bottom > innerHeight) {
      element.scrollIntoView({block: 'center', behavior: 'instant'});
    }
    await frame();
    const {top} = box;
    box = element.getBoundingClientRect();
    if (box.top !== top || box.top < 0 || box.bottom > innerHeight) still = -1;
  }
  let state = globalThis.benchState();
  const watch = (): void => {
    const now = globalThis.benchState();
    if (now !== state) globalThis.bench.changes.push(performance.now());
    state = now;
    requestAnimationFrame(watch);
  };
  watch();
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
};

/** Presses a control of a page that is opened for the first time, so soon after its first paint. */
export const pressEarly = async (
  browser: Browser,
  siteUrl: string,
  {path, target, state, before}: Control,
  moment: number,
): Promise<Press> => {
  const {context, page} = await openOnSlowPhone(browser);
  try {
    await page.addInitScript(observe);
    await page.addInitScript(`globalThis.benchState = ${state}`);
    await page.goto(siteUrl + path, {waitUntil: 'domcontentloaded'});
    await before?.(page);
    const {x, y} = await page.evaluate(aim, [target, moment] as const);
    await page.mouse.click(x, y);
    const isDone = await page
      .waitForFunction(() => globalThis.bench.changes.length > 0, undefined, PATIENCE)
      .then(
        () => true,
        () => false,
      );
    await page.waitForFunction(
      () => document.documentElement.dataset.hasHydrated === 'true',
      undefined,
      PATIENCE,
    );
    await page.waitForTimeout(AFTERWARDS);
    const {changes, pressed, nextFrame, shift} = await page.evaluate(() => globalThis.bench);
    const done = isDone ? (changes[0] ?? NaN) - pressed : Infinity;
    return {isOnce: changes.length === 1, nextFrame, done, shift};
  } finally {
    await context.close();
  }
};
