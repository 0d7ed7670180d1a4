import {MONTHS_PER_YEAR} from '../../../data/roiAssumptions.ts';
import {formatDollars, formatPayback} from '../../../lib/format/numbers.ts';
import type {RoiEstimate} from './estimate.ts';

export interface ChartPoint {
  readonly month: number;
  /** Fractions of the plot's width and height, from its left and top. */
  readonly x: number;
  readonly y: number;
}

/** Rough number of ticks; the step is then rounded to 1, 2 or 5 times a power of ten. */
const TICKS = 4;
/** Margin above and below the line, as a fraction of its height, so that its ends are not clipped. */
const MARGIN = 0.04;

/** Rounds a step up to 1, 2, 5 or 10 times a power of ten. */
const niceStep = (rough: number): number => {
  const power = 10 ** Math.floor(Math.log10(rough));
  const leading = rough / power;
  return power * (leading <= 1 ? 1 : leading <= 2 ? 2 : leading <= 5 ? 5 : 10);
};

/**
 * Computes the chart of cumulative cash over twelve months, for the page and the PDF: minus the setup at
 * first, then plus the net benefit each month.
 */
export const cashChart = ({
  setupFee,
  netMonthlyBenefit,
  paybackMonths,
}: Pick<RoiEstimate, 'setupFee' | 'netMonthlyBenefit' | 'paybackMonths'>) => {
  const amounts = Array.from(
    {length: MONTHS_PER_YEAR + 1},
    (_, month) => netMonthlyBenefit * month - setupFee,
  );
  const low = Math.min(0, ...amounts);
  const high = Math.max(0, ...amounts);
  const span = high - low || 1;
  const top = high + span * MARGIN;
  const height = span * (1 + 2 * MARGIN);
  const y = (usd: number): number => (top - usd) / height;

  const step = niceStep(span / TICKS);
  const ticks: {value: number; y: number}[] = [];
  for (let n = Math.ceil(low / step); n <= Math.floor(high / step); n += 1) {
    ticks.push({value: n * step + 0, y: y(n * step)});
  }

  const isBack = paybackMonths !== null && paybackMonths <= MONTHS_PER_YEAR;
  const payback = isBack
    ? `back to zero after ${formatPayback(paybackMonths)}`
    : 'not back to zero within the year';
  return {
    points: amounts.map((usd, month): ChartPoint => ({
      month,
      x: month / MONTHS_PER_YEAR,
      y: y(usd),
    })),
    /** Round amounts along the side, including zero. */
    ticks,
    isLoss: netMonthlyBenefit * MONTHS_PER_YEAR < setupFee,
    label: `Cash over ${MONTHS_PER_YEAR} months, added up: ${formatDollars(amounts[0] ?? 0)} at the start for the setup, ${payback}, ${formatDollars(amounts.at(-1) ?? 0)} at the end.`,
  };
};
