import AxeBuilder from '@axe-core/playwright';
import {type BrowserContext, expect, type Page, test as base} from '@playwright/test';

import {CONSENT_KEY, type ConsentChoice, formatDecision} from '../src/domain/analytics/consent';
import {SITE_URL} from './addresses';

/** Host of the calendar's script in the test build (see scripts/lib/testSite.mjs). */
export const BOOKING_HOST = 'https://booking.example';

/**
 * Stands in for the scheduling provider: the interface that the site uses, drawn as one box.
 * Tests read what it was called with from `window.calendarCalls`.
 */
export const CALENDAR_SCRIPT = `
  window.calendarCalls = [];
  window.Calendly = {
    initInlineWidget(options) {
      window.calendarCalls.push({...options, parentElement: undefined});
      const box = document.createElement('div');
      box.style.height = '100%';
      box.textContent = 'Calendar of the test';
      options.parentElement.append(box);
    },
  };
`;

/** How the provider behaves in a test. */
export type CalendarBehavior = 'works' | 'never-answers' | 'blocked' | 'throws';

/** Answers in the scheduling provider's place. Call it before the page is opened. */
export const calendar = async (
  target: Page | BrowserContext,
  behavior: CalendarBehavior,
): Promise<void> => {
  await target.unroute(`${BOOKING_HOST}/**`);
  await target.route(`${BOOKING_HOST}/**`, async (route) => {
    switch (behavior) {
      case 'works':
        return route.fulfill({contentType: 'text/javascript', body: CALENDAR_SCRIPT});
      case 'throws':
        return route.fulfill({
          contentType: 'text/javascript',
          body: "window.Calendly = {initInlineWidget() { throw new Error('widget failed'); }};",
        });
      case 'blocked':
        return route.abort('blockedbyclient');
      case 'never-answers':
        return undefined;
    }
  });
};

/** What a page said or did that a visitor's browser should never have to. */
export class Watch {
  private readonly problems: string[] = [];
  private readonly expected: RegExp[] = [];

  /** Announces a problem that the test provokes. The test fails when it does not come. */
  expect(problem: RegExp): void {
    this.expected.push(problem);
  }

  report(problem: string): void {
    this.problems.push(problem);
  }

  /** Everything that was not announced, and every announcement that nothing answered. */
  unexpected(): string[] {
    return [
      ...this.problems.filter((problem) => !this.expected.some((pattern) => pattern.test(problem))),
      ...this.expected
        .filter((pattern) => !this.problems.some((problem) => pattern.test(problem)))
        .map((pattern) => `expected, but did not come: ${String(pattern)}`),
    ];
  }
}

/** Reports what a page complains about. The fixture `page` is observed; another tab asks for it. */
export const observe = (page: Page, watch: Watch): void => {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      watch.report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => watch.report(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // The page itself gave these up: it was left, or a prefetch was overtaken.
    if (reason !== 'net::ERR_ABORTED') watch.report(`request failed: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) watch.report(`answered ${response.status()}: ${response.url()}`);
  });
};

/**
 * The visitor's remembered answer to whether the visit may be measured; null: not asked yet, so the
 * bar is shown. (The key and shape of src/domain/analytics/consent.ts.)
 */
export const rememberConsent = async (
  target: Page | BrowserContext,
  choice: ConsentChoice,
): Promise<void> => {
  const decision = formatDecision({choice, date: new Date().toISOString()});
  // Only where nothing is remembered yet, so that a choice made in the test outlives a reload.
  await target.addInitScript(
    ([key, text]) => {
      try {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
      } catch {
        // A page without storage, such as about:blank.
      }
    },
    [CONSENT_KEY, decision] as const,
  );
};

/** The same, on every load, whatever was remembered; null: not asked yet. */
export const setConsent = async (page: Page, choice: ConsentChoice | null): Promise<void> => {
  const decision =
    choice === null ? null : formatDecision({choice, date: new Date().toISOString()});
  await page.addInitScript(
    ([key, text]) => {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // A page without storage, such as about:blank.
      }
    },
    [CONSENT_KEY, decision] as const,
  );
};

interface Fixtures {
  /** What the visitor has said about being measured. A no unless `test.use` says otherwise. */
  readonly consent: ConsentChoice | null;
  /** Collects console errors and warnings, failed requests and policy violations of `page`. */
  readonly watch: Watch;
}

export const test = base.extend<Fixtures>({
  consent: ['denied', {option: true}],
  watch: async ({}, use) => {
    await use(new Watch());
  },
  // A test with a page fails on whatever the page complains about, unless it said `watch.expect`.
  page: async ({page, watch, consent}, use) => {
    if (consent !== null) await rememberConsent(page, consent);
    observe(page, watch);
    await calendar(page, 'works');
    await use(page);
    expect(watch.unexpected(), 'what the page complained about').toEqual([]);
  },
});

export {expect};

/**
 * For walks over many pages: one browser context for all tests of a worker, so that the files every
 * page shares are fetched and compiled once. Only for tests that leave nothing behind in it.
 */
export const warmTest = test.extend<object, {readonly warmContext: BrowserContext}>({
  warmContext: [
    async ({browser}, use) => {
      const context = await browser.newContext({
        baseURL: SITE_URL,
        locale: 'en-US',
        timezoneId: 'America/New_York',
        reducedMotion: 'reduce',
      });
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  // What another test left in the shared storage is not this visitor's answer.
  page: async ({page, consent}, use) => {
    await setConsent(page, consent);
    await use(page);
  },
  context: async ({warmContext}, use) => {
    await use(warmContext);
    // Playwright leaves that to the end of the context.
    await Promise.all(warmContext.pages().map((page) => page.close()));
  },
});

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 A and AA and axe's best practices, or only the rules named. */
export const accessibilityViolations = async (
  page: Page,
  rules?: readonly string[],
): Promise<string[]> => {
  // Only what is wrong is wanted, and there are no frames of other sites to gather it from.
  const axe = new AxeBuilder({page}).setLegacyMode().options({
    resultTypes: ['violations'],
    runOnly: rules ? {type: 'rule', values: [...rules]} : {type: 'tag', values: TAGS},
  });
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, failureSummary}) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`,
    ),
  );
};

/**
 * Waits until the page is hydrated, as a visitor who has turned the wheel would: the code that a
 * page otherwise brings in when it is idle (plugins/deferred-start) comes at once. And until it has
 * its own fonts and all of it is laid out, so that nothing is measured that will not stay.
 */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    window.dispatchEvent(new Event('wheel'));
    const {hasHydrated, below} = document.documentElement.dataset;
    return hasHydrated === 'true' && below === undefined && document.fonts.status === 'loaded';
  });

/** By how many CSS pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
