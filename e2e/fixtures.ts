import {type BrowserContext, expect, type Locator, type Page, test as base} from '@playwright/test';

import {
  CONSENT_KEY,
  type ConsentChoice,
  formatDecision,
} from '../src/features/measurement/rules/consent';
import {SITE_URL} from './addresses';
import {reportUnsafeTextChanges} from './unsafeTextChanges';

/** Records console messages and failed requests, which no page should cause. */
export class PageProblems {
  private readonly problems: string[] = [];
  private readonly expected: RegExp[] = [];
  private readonly tolerated: RegExp[] = [];

  /** Expects problems that the test provokes. The test fails if one doesn't occur. */
  expect(...problems: RegExp[]): void {
    this.expected.push(...problems);
  }

  /** Allows problems that may or may not occur. */
  tolerate(...problems: RegExp[]): void {
    this.tolerated.push(...problems);
  }

  report(problem: string): void {
    this.problems.push(problem);
  }

  /** Problems that were not expected, and expected ones that didn't occur. */
  unexpected(): string[] {
    return [
      ...this.problems.filter(
        (problem) =>
          ![...this.expected, ...this.tolerated].some((pattern) => pattern.test(problem)),
      ),
      ...this.expected
        .filter((pattern) => !this.problems.some((problem) => pattern.test(problem)))
        .map((pattern) => `expected, but didn't occur: ${String(pattern)}`),
    ];
  }
}

/** Records a page's problems. The fixture `page` is observed; call it for any other tab. */
export const recordProblems = (page: Page, watch: PageProblems): void => {
  page.on('console', (message) => {
    // Chromium logs the failed responses that are recorded below.
    if (message.text().startsWith('Failed to load resource:')) return;
    if (['error', 'warning'].includes(message.type())) {
      watch.report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => watch.report(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // Canceled by the page: navigation, or an obsolete prefetch.
    if (!/^(?:net::ERR_ABORTED|NS_BINDING_ABORTED)$/.test(reason))
      watch.report(`request failed: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) watch.report(`answered ${response.status()}: ${response.url()}`);
  });
};

interface Fixtures {
  /** Fails the test if the page causes problems. */
  readonly watch: PageProblems;
  /** Stored answer of the visitor; null shows the consent bar. */
  readonly consent: ConsentChoice | null;
}

/**
 * Test with a page whose console, requests and errors are watched, and a visitor who declined
 * tracking.
 */
export const test = base.extend<Fixtures>({
  consent: ['denied', {option: true}],
  watch: async ({}, use) => {
    await use(new PageProblems());
  },
  page: async ({page, watch, consent}, use) => {
    const decision = consent && formatDecision({choice: consent, date: new Date().toISOString()});
    await page.addInitScript(
      ([key, text]) => {
        try {
          if (text && localStorage.getItem(key) === null) localStorage.setItem(key, text);
        } catch {
          // Pages such as about:blank have no storage.
        }
      },
      [CONSENT_KEY, decision] as const,
    );
    recordProblems(page, watch);
    await page.addInitScript(reportUnsafeTextChanges);
    await use(page);
    expect(watch.unexpected(), 'problems of the page').toEqual([]);
  },
});

export {expect};

/** Marks a test that `npm run test:long` runs and `npm test` skips, see playwright.config.ts. */
export const LONG = {tag: '@long'};

/** Browser context shared by the tests of a worker, with one page that stays open. */
interface SharedContext {
  readonly context: BrowserContext;
  /** Keeps the site's process alive, which would end with its last page. */
  readonly keepAlivePage: Page;
}

/**
 * Test for read-only checks: shares one browser context and one process per worker, so that shared
 * files are downloaded and compiled once.
 */
export const warmTest = test.extend<object, {readonly warm: SharedContext}>({
  warm: [
    async ({browser}, use) => {
      const context = await browser.newContext({
        baseURL: SITE_URL,
        locale: 'en-US',
        timezoneId: 'America/New_York',
        reducedMotion: 'reduce',
      });
      const keepAlivePage = await context.newPage();
      await keepAlivePage.goto('/robots.txt');
      await use({context, keepAlivePage});
      await context.close();
    },
    {scope: 'worker'},
  ],
  context: async ({warm: {context, keepAlivePage}}, use) => {
    // Removes data that another test left in the shared storage.
    await keepAlivePage.evaluate(() =>
      [localStorage, sessionStorage].forEach((one) => one.clear()),
    );
    await use(context);
    // Playwright would close pages only with the context.
    const visited = context.pages().filter((page) => page !== keepAlivePage);
    await Promise.all(visited.map((page) => page.close()));
  },
});

/** Page function that checks for hydration and loaded fonts. Fires `wheel`, see `hydrated`. */
export const isHydrated = (): boolean => {
  window.dispatchEvent(new Event('wheel'));
  const {hasHydrated} = document.documentElement.dataset;
  return hasHydrated === 'true' && document.fonts.status === 'loaded';
};

/**
 * Waits for hydration and for the page's fonts, so that measurements are final. The `wheel` event
 * makes the page load its idle code immediately.
 */
export const hydrated = (page: Page): Promise<unknown> => page.waitForFunction(isHydrated);

/** Opens a page and waits until it is hydrated. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await hydrated(page);
};

/** Scripts of a page, blocked until released, so that actions happen before hydration. */
export interface BlockedScripts {
  /** Continues them and waits for hydration, or aborts them. */
  readonly release: () => Promise<void>;
  /** URLs that the page has requested. */
  readonly requested: readonly string[];
}

export const blockScripts = async (
  page: Page,
  then: 'continue' | 'abort' = 'continue',
): Promise<BlockedScripts> => {
  let unblock: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (unblock = resolve));
  const requested: string[] = [];
  await page.route('**/assets/js/**', async (route) => {
    requested.push(route.request().url());
    await released;
    await route[then]();
  });
  return {
    requested,
    release: async () => {
      unblock();
      if (then === 'continue') await hydrated(page);
    },
  };
};

/** Navigates within the app as Back and Forward do, without a page load. */
export const navigate = async (page: Page, address: string): Promise<void> => {
  const title = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction((before) => document.title !== before, title);
};

export const consentBar = (page: Page): Locator =>
  page.getByRole('region', {name: /measure this visit\?$/});

/**
 * Replaces a field's text key by key. Playwright's `fill` fails in Firefox with a controlled React
 * field: it sets the value by script, which React doesn't see as a change.
 */
export const replaceText = async (field: Locator, text: string): Promise<void> => {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
};

/** Expects no endless spinners and no dead buttons. */
export const expectUsable = async (page: Page): Promise<void> => {
  const waiting = /(?:Booking|Moving|Subscribing|Sending|Looking|Preparing PDF)(?:\.\.\.|…)/;
  const dead = page.locator('button:disabled').filter({hasNotText: 'Coming Soon'});
  await expect(page.locator('h1').filter({visible: true})).toHaveCount(1);
  for (const fault of [page.locator('[aria-busy=true]'), dead, page.getByText(waiting)]) {
    await expect(fault.filter({visible: true})).toHaveCount(0);
  }
};

/** Horizontal overflow of the page in CSS pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Minimum layout shift; the handbook's hidden code buttons shift by less. */
const MIN_SHIFT = 0.001;

interface Recorded {
  readonly shifts: {readonly at: number; readonly what: string}[];
  /** Time when the fonts were loaded, in milliseconds like the shifts. */
  fontsAt: number;
}

/** Starts recording for `layoutShifts`. Call it before the page is opened. */
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
 * Layout shifts without a user action, each with its score. Ignores shifts until late fonts are
 * loaded, as on a busy machine; the bench measures those.
 */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const {shifts, fontsAt} = (window as unknown as {recorded: Recorded}).recorded;
    // `startTime` is the presentation time: on a busy machine nearly a second after layout.
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const paint = (first as {paintTime?: number} | undefined)?.paintTime ?? first?.startTime ?? 0;
    const swapped = fontsAt > paint ? fontsAt + 100 : 0;
    return shifts.filter(({at}) => at > swapped).map(({what}) => what);
  });
