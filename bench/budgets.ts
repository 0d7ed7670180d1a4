import {KINDS, type Measure, SUMS, type Weight} from './pageWeight';

/** Most bytes that a page may weigh. A kind that is left out is bounded by the total alone. */
export type Budget = Readonly<Partial<Record<Measure, number>> & {total: number}>;

/** Keys are paths, or prefixes ending in `*`: the path itself counts, else the longest prefix. */
export type Budgets = Readonly<Record<string, Budget>>;

/** How far above the measured weight a budget is set, so that a longer sentence is no alarm. */
const HEADROOM = {factor: 1.03, bytes: 1024};

/** Nothing stays nothing: the first byte of a kind that a page does without is worth a look. */
const withHeadroom = (bytes: number): number =>
  bytes === 0 ? 0 : Math.ceil(Math.max(bytes * HEADROOM.factor, bytes + HEADROOM.bytes));

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

/**
 * Budgets that the measured pages just keep. They only ever go down: a page that got heavier keeps
 * its old budget, and goes on failing until it is lighter.
 */
export const lowered = (
  budgets: Budgets,
  weights: ReadonlyMap<string, Weight>,
): Record<string, Budget> =>
  Object.fromEntries(
    Object.entries(budgets).map(([key, budget]) => {
      const covered = [...weights].filter(([path]) => budgetKey(budgets, path) === key);
      if (covered.length === 0) return [key, budget];
      const lower = (kind: Measure, most: number): number =>
        Math.min(most, withHeadroom(Math.max(...covered.map(([, w]) => w[kind]))));
      return [
        key,
        Object.fromEntries(
          Object.entries(budget).map(([kind, most]) => [kind, lower(kind as Measure, most)]),
        ) as Budget,
      ];
    }),
  );
