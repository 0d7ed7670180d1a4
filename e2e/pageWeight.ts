import type {Page} from '@playwright/test';

import budgets from '../bench/budgets.json';
import {
  budgetKey,
  type Budgets,
  excesses,
  type Kind,
  KINDS,
  type Measure,
  SUMS,
  type Weight,
} from '../bench/budgets';
import {SITE_URL} from './addresses';

const KIND_OF: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
  image: 'images',
};

/** Sizes in bytes by path, so that shared files are requested once. */
const sizes = new Map<string, Promise<number>>();
const sizeOf = (pathname: string): Promise<number> => {
  const known = sizes.get(pathname);
  if (known) return known;
  const size = fetch(SITE_URL + pathname, {
    method: 'HEAD',
    headers: {'Accept-Encoding': 'br'},
  }).then(({ok, headers}) => {
    if (!ok) throw new Error(`A page asks for ${pathname}, which the site does not have`);
    return Number(headers.get('content-length'));
  });
  sizes.set(pathname, size);
  return size;
};

/**
 * Measures what a first visit downloads before any interaction. Call it before the page is opened,
 * and the returned function after hydration.
 *
 * Uses a browser, because only it knows which chunks a page loads. Prefetches for the next page
 * don't count. Sizes come from the server, because a browser may use its cache.
 */
export const measureWeight = (page: Page): (() => Promise<Weight>) => {
  const requested = new Map<string, Kind>();
  page.on('requestfinished', (request) => {
    const url = new URL(request.url());
    const kind = KIND_OF[request.resourceType()];
    if (url.origin === SITE_URL && kind) requested.set(url.pathname, kind);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    // Uses the browser's timing, because Playwright's events arrive too late.
    const first = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const loaded = (navigation as PerformanceNavigationTiming).loadEventStart;
      return performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).responseEnd <= loaded)
        .map(({name}) => new URL(name).pathname)
        .concat(location.pathname);
    });
    const weight = Object.fromEntries([...KINDS, ...SUMS].map((kind) => [kind, 0])) as Record<
      Measure,
      number
    >;
    for (const [pathname, kind] of requested) {
      const bytes = await sizeOf(pathname);
      weight[kind] += bytes;
      weight.total += bytes;
      if (first.includes(pathname)) weight.first += bytes;
    }
    return weight;
  };
};

/** Lists budgets of bench/budgets.json that a page exceeds, with the excess in bytes. */
export const budgetExcesses = (path: string, weight: Weight): string[] => {
  const all: Budgets = budgets;
  const budget = all[budgetKey(all, path) ?? ''];
  return budget ? excesses(weight, budget) : [`${path} has no budget in bench/budgets.json`];
};
