export const KINDS = ['html', 'js', 'css', 'fonts', 'images'] as const;
export type Kind = (typeof KINDS)[number];

/** Sums over the kinds: what came before the page's load event, and all that came. */
export const SUMS = ['first', 'total'] as const;

/** Bytes over the wire, as brotli level 11 leaves them. */
export type Measure = Kind | (typeof SUMS)[number];
export type Weight = Readonly<Record<Measure, number>>;

/** Most bytes that a page may weigh. A kind that is left out is bounded by the total alone. */
export type Budget = Readonly<Partial<Record<Measure, number>> & {total: number}>;

/** Keys are paths, or prefixes ending in `*`: the path itself counts, else the longest prefix. */
export type Budgets = Readonly<Record<string, Budget>>;

/** The key of the budget that counts for a page. */
export const budgetKey = (budgets: Budgets, path: string): string | undefined =>
  path in budgets
    ? path
    : Object.keys(budgets)
        .filter((key) => key.endsWith('*') && path.startsWith(key.slice(0, -1)))
        .sort((a, b) => b.length - a.length)[0];

/** Every kind that is over its budget, in words. */
export const excesses = (weight: Weight, budget: Budget): string[] =>
  [...KINDS, ...SUMS].flatMap((kind) => {
    const most = budget[kind];
    const over = most === undefined ? 0 : weight[kind] - most;
    return over > 0
      ? [`${kind} weighs ${weight[kind]} bytes, ${over} over its budget of ${most}`]
      : [];
  });
