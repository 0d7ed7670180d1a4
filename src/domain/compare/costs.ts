import type {WayId} from '../../data/compareWays.ts';
import {findPlan, type PlanFit} from '../pricing/findPlan.ts';
import {firstYearCost} from '../pricing/firstYear.ts';
import {MONTHS_PER_YEAR} from '../roi/estimate.ts';
import type {CompareNumbers} from './numbers.ts';

const MINUTES_PER_HOUR = 60;

export interface WayCost {
  /** USD a month. */
  readonly month: number;
  /** USD in the first twelve months, setup included. */
  readonly firstYear: number;
}

/** Rounds to cents, so that two ways of the same cost don't differ by a floating-point error. */
const toCents = (usd: number): number => Math.round(usd * 100) / 100;

const billed = (month: number): WayCost => ({
  month: toCents(month),
  firstYear: toCents(month * MONTHS_PER_YEAR),
});

/** Minutes of calls a month; whole ones, because a plan counts them so. */
export const minutesOf = ({calls, minutes}: CompareNumbers): number =>
  Math.ceil(toCents(calls * minutes));

/** The listed plan for one location that holds the minutes. */
export const planFor = (numbers: CompareNumbers): PlanFit =>
  findPlan({locations: 1, minutes: minutesOf(numbers)});

/**
 * Cost of each way in USD; null without a quote. Waiting and missed calls cost nothing
 * here.
 */
export const compareCosts = (numbers: CompareNumbers): Readonly<Record<WayId, WayCost | null>> => {
  const {calls, minutes, perMinute, wage} = numbers;
  const ours = firstYearCost(planFor(numbers));
  return {
    staff: billed((calls * minutes * wage) / MINUTES_PER_HOUR),
    service: perMinute === 0 ? null : billed(calls * minutes * perMinute),
    voicemail: billed(0),
    ours: ours && {month: ours.monthly, firstYear: ours.total},
  };
};

/**
 * The price a minute up to which an answering service costs no more than we do; null where we quote
 * or there is nothing to count.
 *
 * @param by what is compared: a month, or the first year with its setup
 * @returns USD, in whole cents
 */
export const breakEvenPrice = (numbers: CompareNumbers, by: keyof WayCost): number | null => {
  const {ours} = compareCosts(numbers);
  const minutes = numbers.calls * numbers.minutes * (by === 'month' ? 1 : MONTHS_PER_YEAR);
  if (ours === null || minutes === 0) return null;
  // Six decimals first: a computer's fraction below a whole cent would cost that cent.
  return Math.floor(Number(((ours[by] * 100) / minutes).toFixed(6))) / 100;
};
