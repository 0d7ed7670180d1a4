import {type BrowserContext, expect, type Locator, type Page, test as base} from '@playwright/test';

import {CONSENT_KEY, type ConsentChoice, formatDecision} from '../src/domain/analytics/consent';
import {SITE_URL} from './addresses';
import {watchLooseText} from './looseText';

/** Records messages and requests that no page should cause in a visitor's browser. */
export class Watch {
  private readonly problems: string[] = [];
  private readonly expected: RegExp[] = [];
  private readonly tolerated: RegExp[] = [];

  /** Announces problems that the test provokes. The test fails when one does not come. */
  expect(...problems: RegExp[]): void {
    this.expected.push(...problems);
  }

  /** Announces problems that may come, or not. */
  tolerate(...problems: RegExp[]): void {
    this.tolerated.push(...problems);
  }

  report(problem: string): void {
    this.problems.push(problem);
  }

  /** Everything that was not announced, and every announcement that nothing answered. */
  unexpected(): string[] {
    return [
      ...this.problems.filter(
        (problem) =>
          ![...this.expected, ...this.tolerated].some((pattern) => pattern.test(problem)),
      ),
      ...this.expected
        .filter((pattern) => !this.problems.some((problem) => pattern.test(problem)))
        .map((pattern) => `expected, but did not come: ${String(pattern)}`),
    ];
  }
}

/** Reports what a page complains about. The fixture `page` is observed; another tab asks for it. */
export const observe = (page: Page, watch: Watch): void => {
  page.on('console', (message) => {
    // Chromium also says here what is reported below.
    if (message.text().startsWith('Failed to load resource:')) return;
    if (['error', 'warning'].includes(message.type())) {
      watch.report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => watch.report(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // The page itself gave these up: it was left, or a prefetch was overtaken.
    if (!/^(?:net::ERR_ABORTED|NS_BINDING_ABORTED)$/.test(reason))
      watch.report(`request failed: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) watch.report(`answered ${response.status()}: ${response.url()}`);
  });
};

interface Fixtures {
  /** Fails the test on what the page complains about. */
  readonly watch: Watch;
  /** The visitor's remembered answer; null: not asked yet, so the bar is shown. */
  readonly consent: ConsentChoice | null;
}

/**
 * A page whose console, requests and errors are watched, and whose visitor has declined to be
 * measured.
 */
export const test = base.extend<Fixtures>({
  consent: ['denied', {option: true}],
  watch: async ({}, use) => {
    await use(new Watch());
  },
  page: async ({page, watch, consent}, use) => {
    const decision = consent && formatDecision({choice: consent, date: new Date().toISOString()});
    await page.addInitScript(
      ([key, text]) => {
        try {
          if (text && localStorage.getItem(key) === null) localStorage.setItem(key, text);
        } catch {
          // A page without storage, such as about:blank.
        }
      },
      [CONSENT_KEY, decision] as const,
    );
    observe(page, watch);
    await page.addInitScript(watchLooseText);
    await use(page);
    expect(watch.unexpected(), 'what the page complained about').toEqual([]);
  },
});

export {expect};

/** For a test that `npm test` has a like of: `npm run test:long` does it, see playwright.config.ts. */
export const LONG = {tag: '@long'};

/** One browser context of a worker, and a page that stays open in it. */
interface Warm {
  readonly context: BrowserContext;
  /** Keeps the site's process, which would end with its last page. */
  readonly resident: Page;
}

/**
 * For tests that only look: one browser context for all tests of a worker, and one process for all
 * pages in it, so that the files every page shares are fetched and compiled once.
 */
export const warmTest = test.extend<object, {readonly warm: Warm}>({
  warm: [
    async ({browser}, use) => {
      const context = await browser.newContext({
        baseURL: SITE_URL,
        locale: 'en-US',
        timezoneId: 'America/New_York',
        reducedMotion: 'reduce',
      });
      const resident = await context.newPage();
      await resident.goto('/robots.txt');
      await use({context, resident});
      await context.close();
    },
    {scope: 'worker'},
  ],
  context: async ({warm: {context, resident}}, use) => {
    // What another test left in the shared storage is not this visitor's.
    await resident.evaluate(() => [localStorage, sessionStorage].forEach((one) => one.clear()));
    await use(context);
    // Playwright leaves that to the end of the context.
    const visited = context.pages().filter((page) => page !== resident);
    await Promise.all(visited.map((page) => page.close()));
  },
});

/** A page function: whether it is hydrated and has its own fonts. Turns the wheel, see `hydrated`. */
export const isHydrated = (): boolean => {
  window.dispatchEvent(new Event('wheel'));
  const {hasHydrated} = document.documentElement.dataset;
  return hasHydrated === 'true' && document.fonts.status === 'loaded';
};

/**
 * Waits until the page is hydrated, as a visitor who has turned the wheel would: the code that a
 * page otherwise brings in when it is idle comes at once. And until it has its own fonts, so that
 * nothing is measured that will not stay.
 */
export const hydrated = (page: Page): Promise<unknown> => page.waitForFunction(isHydrated);

/** Opens a page and waits until it is hydrated. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await hydrated(page);
};

/** Scripts of a page that wait until they are released, so that what is done before is early. */
export interface BlockedScripts {
  /** Lets them through and waits for hydration, or lets them fail. */
  readonly release: () => Promise<void>;
  /** Addresses that the page has asked for. */
  readonly asked: readonly string[];
}

export const blockScripts = async (
  page: Page,
  then: 'continue' | 'abort' = 'continue',
): Promise<BlockedScripts> => {
  let letThrough: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  const asked: string[] = [];
  await page.route('**/assets/js/**', async (route) => {
    asked.push(route.request().url());
    await released;
    await route[then]();
  });
  return {
    asked,
    release: async () => {
      letThrough();
      if (then === 'continue') await hydrated(page);
    },
  };
};

/** Leads to a page of the site as Back and Forward do, without loading it again. */
export const follow = async (page: Page, address: string): Promise<void> => {
  const title = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction((before) => document.title !== before, title);
};

/** Locates the question of whether the visit may be counted. */
export const consentBar = (page: Page): Locator =>
  page.getByRole('region', {name: 'May we count this website visit?'});

/**
 * Types over what is in a field, key by key. `fill` doesn't do in Firefox for a field that React
 * holds: its driver sets the value from the page's own script, which React takes for its own doing.
 */
export const typeOver = async (field: Locator, text: string): Promise<void> => {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
};

/** Nothing that a visitor would wait for in vain, or press without effect. */
export const expectWell = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const shown = (selector: string): string[] =>
          [...document.querySelectorAll(selector)]
            .filter((element) => element.checkVisibility({visibilityProperty: true}))
            .map((element) => element.textContent);
        const waiting = /(?:Booking|Moving|Subscribing|Sending|Looking|Preparing PDF)(?:\.\.\.|…)/;
        return [
          ...(shown('h1').length === 1 ? [] : ['no heading']),
          ...shown('[aria-busy=true]').map((text) => `busy: ${text}`),
          ...shown('button:disabled').filter((text) => text !== 'Coming Soon'),
          ...(waiting.exec(document.body.innerText) ?? []),
        ];
      }),
    )
    .toEqual([]);

/** Measures an element's position in the page, however far that is scrolled. */
export const placeOf = (target: Locator): Promise<unknown> =>
  target.evaluate((element) => {
    const {top, left, width, height} = element.getBoundingClientRect();
    return {top: Math.round(top + scrollY), left, width, height};
  });

/** By how many CSS pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Of a window; the buttons of the handbook's code blocks, which nobody sees yet, move by less. */
const MIN_SHIFT = 0.001;

interface Recorded {
  readonly shifts: {readonly at: number; readonly what: string}[];
  /** Time when the page's fonts were loaded: milliseconds, as the shifts. */
  fontsAt: number;
}

/** Call it before the page is opened, to ask `layoutShifts` later. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript((min) => {
    const recorded: Recorded = {shifts: [], fontsAt: 0};
    Object.assign(window, {recorded});
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & {value: number; sources: {node: Element | null}[]};
      for (const {startTime, value, sources} of list.getEntries() as Shift[]) {
        const moved = sources.map(({node}) => `${node?.nodeName}.${node?.className}`).join(', ');
        if (value >= min)
          recorded.shifts.push({at: startTime, what: `${value.toFixed(4)} ${moved}`});
      }
    }).observe({type: 'layout-shift', buffered: true});
    document.fonts.addEventListener('loadingdone', () => (recorded.fontsAt = performance.now()));
  }, MIN_SHIFT);

/**
 * Layout shifts without a user action, with the share of the window that moved. Fonts swap in:
 * where the first paint did not have them yet, as on a busy machine, text moves until they are
 * there, which is the bench's to measure.
 */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const {shifts, fontsAt} = (window as unknown as {recorded: Recorded}).recorded;
    // Its `startTime` is when it was seen: on a busy machine nearly a second after it was laid out.
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const paint = (first as {paintTime?: number} | undefined)?.paintTime ?? first?.startTime ?? 0;
    const swapped = fontsAt > paint ? fontsAt + 100 : 0;
    return shifts.filter(({at}) => at > swapped).map(({what}) => what);
  });
