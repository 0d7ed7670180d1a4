import type {Page} from '@playwright/test';

import budgets from '../bench/budgets.json';

/** Bytes that a first visit downloads, compressed by brotli level 11. */
interface Weight {
  /** Up to the page's load event. */
  readonly first: number;
  readonly total: number;
}

/**
 * Measures what a first visit has downloaded before any interaction. Call it after hydration.
 *
 * Uses a browser, because only it knows which chunks a page loads. Prefetches for the next page and
 * data don't count, unless the page needs the file itself: it preloads it, or a script imports it. A
 * cached file counts with the size of its first download.
 */
export const measureWeight = async (page: Page): Promise<Weight> => {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    const linked = (rel: string): ReadonlySet<string> =>
      new Set(
        [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(({href}) => href),
      );
    const [prefetched, preloaded] = [linked('prefetch'), linked('preload')];
    const isForNextPage = ({name, initiatorType}: PerformanceResourceTiming): boolean =>
      initiatorType === 'link' && prefetched.has(name) && !preloaded.has(name);
    const needed = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      (entry) =>
        entry.name.startsWith(location.origin) &&
        entry.initiatorType !== 'fetch' &&
        !isForNextPage(entry),
    );
    // A file that is preloaded and then run has two entries.
    const files = [...new Map(needed.map((entry) => [entry.name, entry])).values()];
    const sum = (all: readonly PerformanceResourceTiming[]): number =>
      all.reduce((bytes, {encodedBodySize}) => bytes + encodedBodySize, 0);
    const first = files.filter(({responseEnd}) => responseEnd <= navigation.loadEventStart);
    return {first: sum([navigation, ...first]), total: sum([navigation, ...files])};
  });
};

/** Budget of a page: of its path, else of the longest prefix, whose key ends in `*`. */
const budgetOf = (path: string): Weight | undefined => {
  const all: Readonly<Record<string, Weight>> = budgets;
  const prefixes = Object.keys(all)
    .filter((key) => key.endsWith('*') && path.startsWith(key.slice(0, -1)))
    .sort((a, b) => b.length - a.length);
  return all[path] ?? all[prefixes[0] ?? ''];
};

/** Lists the sums of a page that exceed its budget in bench/budgets.json, and by how many bytes. */
export const budgetExcesses = (path: string, weight: Weight): string[] => {
  const budget = budgetOf(path);
  if (!budget) return [`${path} has no budget in bench/budgets.json`];
  return (['first', 'total'] as const)
    .filter((sum) => weight[sum] > budget[sum])
    .map((sum) => `${sum}: ${weight[sum] - budget[sum]} over the budget of ${budget[sum]}`);
};
