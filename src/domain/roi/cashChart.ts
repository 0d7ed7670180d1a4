import {formatDollars, formatPayback} from '../../format/numbers.ts';
import type {CashFlow} from './cashFlow.ts';

export interface ChartPoint {
  readonly month: number;
  /** USD. */
  readonly cumulative: number;
  /** Fractions of the plot's width and height, from its left and top. */
  readonly x: number;
  readonly y: number;
}

export interface CashChart {
  readonly points: readonly ChartPoint[];
  /** Round amounts along the side, zero among them. */
  readonly ticks: readonly {readonly value: number; readonly y: number}[];
  readonly zero: number;
  /** Where the line crosses zero; null when it does not within the year. */
  readonly payback: {readonly month: number; readonly x: number} | null;
  /** The chart in words. */
  readonly label: string;
}

/** Rough number of ticks; the step is then rounded to 1, 2 or 5 times a power of ten. */
const TICKS = 4;
/** Air above and below the line, as a share of its height, so that its ends are not cut. */
const AIR = 0.04;

/** A step of 1, 2, 5 or 10 times a power of ten, at least as large. */
const niceStep = (rough: number): number => {
  const power = 10 ** Math.floor(Math.log10(rough));
  const leading = rough / power;
  return power * (leading <= 1 ? 1 : leading <= 2 ? 2 : leading <= 5 ? 5 : 10);
};

/** Positions for drawing a cash flow, on the page and in the PDF alike. */
export const cashChart = (flow: CashFlow): CashChart => {
  const amounts = flow.points.map(({cumulative}) => cumulative);
  const low = Math.min(0, ...amounts);
  const high = Math.max(0, ...amounts);
  const span = high - low || 1;
  const top = high + span * AIR;
  const height = span * (1 + 2 * AIR);
  const y = (usd: number): number => (top - usd) / height;
  const months = flow.points.length - 1;

  const step = niceStep(span / TICKS);
  const ticks: {value: number; y: number}[] = [];
  for (let n = Math.ceil(low / step); n <= Math.floor(high / step); n += 1) {
    ticks.push({value: n * step + 0, y: y(n * step)});
  }

  const payback =
    flow.paybackMonth === null
      ? 'not back to zero within the year'
      : `back to zero after ${formatPayback(flow.paybackMonth)}`;
  return {
    points: flow.points.map((point) => ({
      ...point,
      x: point.month / months,
      y: y(point.cumulative),
    })),
    ticks,
    zero: y(0),
    payback:
      flow.paybackMonth === null ? null : {month: flow.paybackMonth, x: flow.paybackMonth / months},
    label: `Cash over ${months} months, added up: ${formatDollars(amounts[0] ?? 0)} at the start for the setup, ${payback}, ${formatDollars(amounts.at(-1) ?? 0)} at the end.`,
  };
};
