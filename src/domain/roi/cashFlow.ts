import {MONTHS_PER_YEAR, type RoiEstimate} from './estimate.ts';

interface CashPoint {
  /** Months since go-live; 0 is the day the setup is paid. */
  readonly month: number;
  /** USD since the start, setup included. */
  readonly cumulative: number;
}

export interface CashFlow {
  /** Thirteen points, month 0 to 12. */
  readonly points: readonly CashPoint[];
  /** Month, with fraction, at which the line crosses zero; null when not within the year. */
  readonly paybackMonth: number | null;
}

/** Twelve months of cumulative cash: minus the setup on day one, then the net benefit each month. */
export const cashFlow = (
  estimate: Pick<RoiEstimate, 'setupFee' | 'netMonthlyBenefit' | 'paybackMonths'>,
): CashFlow => ({
  points: Array.from({length: MONTHS_PER_YEAR + 1}, (_, month) => ({
    month,
    cumulative: estimate.netMonthlyBenefit * month - estimate.setupFee,
  })),
  paybackMonth:
    estimate.paybackMonths !== null && estimate.paybackMonths <= MONTHS_PER_YEAR
      ? estimate.paybackMonths
      : null,
});
