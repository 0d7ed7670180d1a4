/** Bytes that a first visit downloads, compressed by brotli level 11. */
export interface Weight {
  /** Up to the page's load event. */
  readonly first: number;
  readonly total: number;
}

/** Keys are paths, or prefixes ending in `*`: the path itself counts, else the longest prefix. */
export type Budgets = Readonly<Record<string, Weight>>;

/** Finds the key of a page's budget. */
export const budgetKey = (budgets: Budgets, path: string): string | undefined =>
  path in budgets
    ? path
    : Object.keys(budgets)
        .filter((key) => key.endsWith('*') && path.startsWith(key.slice(0, -1)))
        .sort((a, b) => b.length - a.length)[0];
