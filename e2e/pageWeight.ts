import type {Page} from '@playwright/test';

import budgets from '../bench/budgets.json';
import {SITE_URL} from './addresses';

/** Bytes that a first visit downloads, compressed by brotli level 11. */
interface Weight {
  /** Up to the page's load event. */
  readonly first: number;
  readonly total: number;
}

const COUNTED = ['document', 'script', 'stylesheet', 'font', 'image'];

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
  const requested = new Set<string>();
  page.on('requestfinished', (request) => {
    const {origin, pathname} = new URL(request.url());
    if (origin === SITE_URL && COUNTED.includes(request.resourceType())) requested.add(pathname);
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
    const weight = {first: 0, total: 0};
    for (const pathname of requested) {
      const bytes = await sizeOf(pathname);
      weight.total += bytes;
      if (first.includes(pathname)) weight.first += bytes;
    }
    return weight;
  };
};

/** Budget of a page: of its path, else of the longest prefix, whose key ends in `*`. */
const budgetOf = (path: string): Weight | undefined => {
  const all: Readonly<Record<string, Weight>> = budgets;
  const prefixes = Object.keys(all)
    .filter((key) => key.endsWith('*') && path.startsWith(key.slice(0, -1)))
    .sort((a, b) => b.length - a.length);
  return all[path] ?? all[prefixes[0] ?? ''];
};

/** Lists what of a page exceeds its budget in bench/budgets.json, and by how many bytes. */
export const budgetExcesses = (path: string, weight: Weight): string[] => {
  const budget = budgetOf(path);
  if (!budget) return [`${path} has no budget in bench/budgets.json`];
  return (['first', 'total'] as const)
    .filter((sum) => weight[sum] > budget[sum])
    .map((sum) => `${sum}: ${weight[sum] - budget[sum]} over the budget of ${budget[sum]}`);
};
