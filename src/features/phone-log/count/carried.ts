/** The totals of a log, on their way to the booking page of the same visit. Nothing is stored or sent. */
export interface CarriedTotals {
  /** '270 of 1,414 calls missed, 19%.' */
  readonly sentence: string;
  readonly text: string;
}

let carried: CarriedTotals | null = null;

/** Keeps the totals until the page is loaded again; null forgets them. */
export const carryTotals = (totals: CarriedTotals | null): void => {
  carried = totals;
};

export const carriedTotals = (): CarriedTotals | null => carried;
