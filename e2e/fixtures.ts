import {type BrowserContext, expect, type Page, test as base} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';

import {CONSENT_KEY, type ConsentChoice, formatDecision} from '../src/domain/analytics/consent';
import {SITE_URL} from './addresses';
import {standIn} from './standIn';

/** Host of the calendar's script in the test build (see scripts/lib/testSite.mjs). */
export const BOOKING_HOST = 'https://booking.example';

/** Hosts of the two services that count. */
export const GTAG_HOST = 'https://www.googletagmanager.com';
export const PIXEL_HOST = 'https://www.facebook.com';

/** What the pixel answers: the smallest of pictures. */
export const PIXEL_IMAGE = {
  contentType: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

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
export const calendar = (page: Page, behavior: CalendarBehavior): Promise<void> =>
  standIn(page, BOOKING_HOST, () => {
    switch (behavior) {
      case 'works':
        return {contentType: 'text/javascript', body: CALENDAR_SCRIPT};
      case 'throws':
        return {
          contentType: 'text/javascript',
          body: "window.Calendly = {initInlineWidget() { throw new Error('widget failed'); }};",
        };
      case 'blocked':
        return 'blocked';
      case 'never-answers':
        return 'silence';
    }
  });

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

/** One browser context of a worker, and a page that stays open in it. */
interface Warm {
  readonly context: BrowserContext;
  /** Keeps the site's process, which would end with its last page. */
  readonly resident: Page;
}

/**
 * For walks over many pages: one browser context for all tests of a worker, and one process for all
 * pages in it, so that the files every page shares are fetched and compiled once. Only for tests that
 * leave nothing behind in it.
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
  // What another test left in the shared storage is not this visitor's answer.
  page: async ({page, consent}, use) => {
    await setConsent(page, consent);
    await use(page);
  },
  context: async ({warm: {context, resident}}, use) => {
    await use(context);
    // Playwright leaves that to the end of the context.
    const visited = context.pages().filter((page) => page !== resident);
    await Promise.all(visited.map((page) => page.close()));
  },
});

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * axe as a page can be given it under its security policy, and asked again without being given it
 * again: @axe-core/playwright compiles its half megabyte anew with each question.
 */
const giveAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
};

/**
 * WCAG 2.2 A and AA and axe's best practices, or only the rules named.
 *
 * @param within selector of the only part that is looked at
 */
export const accessibilityViolations = async (
  page: Page,
  {rules, within}: {readonly rules?: readonly string[]; readonly within?: string} = {},
): Promise<string[]> => {
  await giveAxe(page);
  // Colors that are still on their way from one theme to the other are nobody's colors.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
  const options: RunOptions = {
    // Only what is wrong is wanted, and there are no frames of other sites to gather it from.
    resultTypes: ['violations'],
    iframes: false,
    runOnly: rules ? {type: 'rule', values: [...rules]} : {type: 'tag', values: TAGS},
  };
  const violations = await page.evaluate(
    async ([part, chosen]) => {
      const found = await (window as unknown as {axe: typeof axe}).axe.run(
        part === undefined ? document : {include: part},
        chosen,
      );
      return found.violations;
    },
    [within, options] as const,
  );
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

/** Leads to a page of the site as Back and Forward do, without loading it anew. */
export const follow = async (page: Page, address: string): Promise<void> => {
  const title = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction((before) => document.title !== before, title);
};

/** By how many CSS pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
