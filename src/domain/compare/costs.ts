import type {CompareFieldId} from '../../data/compareFields.ts';
import {wayIds, type WayId} from '../../data/compareWays.ts';
import {EXAMPLE_CALL_MINUTES, plans, setupFee, type PlanId} from '../../data/plans.ts';
import {findPlan} from '../pricing/findPlan.ts';
import {firstYearCost} from '../pricing/firstYearCost.ts';
import {MONTHS_PER_YEAR} from '../roi/estimate.ts';
import type {CompareNumbers} from './numbers.ts';

export const WEEKS_PER_YEAR = 52;

export type WayCost =
  | {
      readonly kind: 'cost';
      /** USD in the first year, setup included. */
      readonly paid: number;
      /** USD in a year that calls cost which stay unanswered. */
      readonly lost: number;
      /** USD of `paid` that is due once. */
      readonly setup: number;
      /** `paid` and `lost`. */
      readonly firstYear: number;
      readonly planId?: PlanId;
    }
  | {readonly kind: 'quoted'; readonly minutes: number; readonly locations: number}
  /** No fields where any price will do. */
  | {readonly kind: 'needs'; readonly fields: readonly CompareFieldId[]};

/** Whole cents: two ways that cost the same must not differ by a computer's fractions. */
const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;

const cost = (paid: number, lost: number, setup = 0, planId?: PlanId): WayCost => ({
  kind: 'cost',
  paid,
  lost,
  setup,
  firstYear: toCents(paid + lost),
  planId,
});

/** The fields that are still empty, or null when none is. */
const missing = (numbers: CompareNumbers, ...ids: readonly CompareFieldId[]): WayCost | null => {
  const fields = ids.filter((id) => numbers[id] === null);
  return fields.length === 0 ? null : {kind: 'needs', fields};
};

/** Minutes of a call, the site's example where none is typed. */
export const callLength = ({minutes}: CompareNumbers): number => minutes ?? EXAMPLE_CALL_MINUTES;

/** All calls of a year, at what each costs that stays unanswered. */
const voicemail = (numbers: CompareNumbers): WayCost =>
  missing(numbers, 'calls', 'lost') ??
  cost(0, (numbers.calls ?? 0) * (numbers.lost ?? 0) * MONTHS_PER_YEAR);

/** The hours, and what is lost outside them. */
const hire = (numbers: CompareNumbers): WayCost => {
  const away = numbers.away ?? 0;
  const needed =
    away > 0 ? (['wage', 'hours', 'calls', 'lost'] as const) : (['wage', 'hours'] as const);
  return (
    missing(numbers, ...needed) ??
    cost(
      (numbers.wage ?? 0) * (numbers.hours ?? 0) * WEEKS_PER_YEAR,
      ((numbers.calls ?? 0) * away * (numbers.lost ?? 0) * MONTHS_PER_YEAR) / 100,
    )
  );
};

/** The prices that the offer has, added up; counted as answering every call. */
const service = (numbers: CompareNumbers): WayCost => {
  const {flat, perMinute, perCall} = numbers;
  if (flat === null && perMinute === null && perCall === null) {
    return {kind: 'needs', fields: []};
  }
  const byCall = (perMinute ?? 0) * callLength(numbers) + (perCall ?? 0);
  return (
    (byCall > 0 ? missing(numbers, 'calls') : null) ??
    cost(((flat ?? 0) + byCall * (numbers.calls ?? 0)) * MONTHS_PER_YEAR, 0)
  );
};

/** The listed plan that holds the minutes, and setup; counted as answering every call. */
const ai = (numbers: CompareNumbers): WayCost => {
  const {calls} = numbers;
  if (calls === null) return {kind: 'needs', fields: ['calls']};
  const locations = Math.max(1, Math.ceil(numbers.locations ?? 1));
  const minutes = Math.ceil(calls * callLength(numbers));
  const fit = findPlan({locations, minutes});
  const year = firstYearCost(fit);
  return fit.kind === 'plan' && year !== null
    ? cost(year.total, 0, year.setup, fit.planId)
    : {kind: 'quoted', minutes, locations};
};

const costOf = {voicemail, hire, service, ai} as const satisfies Readonly<
  Record<WayId, (numbers: CompareNumbers) => WayCost>
>;

/** What each way costs in the first year, from the visitor's numbers and our listed prices. */
export const compareCosts = (numbers: CompareNumbers): Readonly<Record<WayId, WayCost>> =>
  Object.fromEntries(wayIds.map((id) => [id, costOf[id](numbers)])) as Record<WayId, WayCost>;

/**
 * The fewest calls a month from which we cost less than voicemail in the first year; null when that
 * is at no number of calls which a listed plan holds, or it isn't known what a call costs.
 */
export const fewestCallsForUs = (numbers: CompareNumbers): number | null => {
  const lost = numbers.lost ?? 0;
  if (lost <= 0) return null;
  for (const {price} of [plans.small, plans.medium]) {
    const year = setupFee.special + price * MONTHS_PER_YEAR;
    const near = Math.floor(year / (lost * MONTHS_PER_YEAR));
    for (const calls of [near, near + 1, near + 2]) {
      const ours = ai({...numbers, calls});
      const lostBefore = toCents(calls * lost * MONTHS_PER_YEAR);
      if (ours.kind === 'cost' && ours.firstYear < lostBefore) return calls;
    }
  }
  return null;
};
