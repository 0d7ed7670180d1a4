import type {WayId} from '../../data/compareWays.ts';
import {plans} from '../../data/plans.ts';
import {findPlan, type PlanFit} from '../pricing/findPlan.ts';
import {firstYearCost} from '../pricing/firstYearCost.ts';
import {MONTHS_PER_YEAR} from '../roi/estimate.ts';
import type {CompareNumbers} from './numbers.ts';

const MINUTES_PER_HOUR = 60;

export interface WayCost {
  /** USD a month. */
  readonly month: number;
  /** USD in the first twelve months, setup included. */
  readonly firstYear: number;
}

/** Whole cents: two ways that cost the same must not differ by a computer's fractions. */
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

/** The most calls a month of this length that a listed plan holds. */
export const mostListedCalls = ({minutes}: CompareNumbers): number =>
  Math.floor(toCents(plans.medium.minutesPerMonth / minutes));

/** What each way costs; null where we quote. Waiting and missed calls cost nothing here. */
export const compareCosts = (numbers: CompareNumbers): Readonly<Record<WayId, WayCost | null>> => {
  const {calls, minutes, perMinute, wage} = numbers;
  const ours = firstYearCost(planFor(numbers));
  return {
    staff: billed((calls * minutes * wage) / MINUTES_PER_HOUR),
    service: billed(calls * minutes * perMinute),
    voicemail: billed(0),
    ours: ours && {month: ours.monthly, firstYear: ours.total},
  };
};

/** Numbers of calls a month, both ends included. */
export interface CallRange {
  readonly from: number;
  readonly to: number;
}

export interface CheaperRanges {
  readonly ours: readonly CallRange[];
  readonly service: readonly CallRange[];
}

/**
 * Compares us with an answering service at every number of calls that a listed plan holds; a tie is
 * the service's.
 *
 * @param by what is compared: a month, or the first year with its setup
 */
export const cheaperRanges = (numbers: CompareNumbers, by: keyof WayCost): CheaperRanges => {
  const ranges = {ours: [] as CallRange[], service: [] as CallRange[]};
  for (let calls = 1; calls <= mostListedCalls(numbers); calls += 1) {
    const {ours, service} = compareCosts({...numbers, calls});
    const isOurs = ours !== null && service !== null && ours[by] < service[by];
    const mine = ranges[isOurs ? 'ours' : 'service'];
    const last = mine.at(-1);
    if (last?.to === calls - 1) mine[mine.length - 1] = {from: last.from, to: calls};
    else mine.push({from: calls, to: calls});
  }
  return ranges;
};
