export const KINDS = ['html', 'js', 'css', 'fonts', 'images'] as const;
export type Kind = (typeof KINDS)[number];

/** Sums over the kinds: up to the page's load event, and in all. */
export const SUMS = ['first', 'total'] as const;

/** Bytes sent, compressed by brotli level 11. */
export type Measure = Kind | (typeof SUMS)[number];
export type Weight = Readonly<Record<Measure, number>>;

/** Maximum bytes of a page. A kind without an entry is limited by the total alone. */
export type Budget = Readonly<Partial<Record<Measure, number>> & {total: number}>;

/** Keys are paths, or prefixes ending in `*`: the path itself counts, else the longest prefix. */
export type Budgets = Readonly<Record<string, Budget>>;

/** Finds the key of a page's budget. */
export const budgetKey = (budgets: Budgets, path: string): string | undefined =>
  path in budgets
    ? path
    : Object.keys(budgets)
        .filter((key) => key.endsWith('*') && path.startsWith(key.slice(0, -1)))
        .sort((a, b) => b.length - a.length)[0];

/** Returns a sentence for each kind that is over its budget. */
export const excesses = (weight: Weight, budget: Budget): string[] =>
  [...KINDS, ...SUMS].flatMap((kind) => {
    const most = budget[kind];
    const over = most === undefined ? 0 : weight[kind] - most;
    return over > 0
      ? [`${kind} weighs ${weight[kind]} bytes, ${over} over its budget of ${most}`]
      : [];
  });
