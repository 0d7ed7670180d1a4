import {EXAMPLE_CALL_MINUTES, planIds, plans, type Plan, type PlanId} from '../../data/plans.ts';
import {roiAssumptions} from '../../data/roiAssumptions.ts';

export interface PracticeSize {
  /** Locations, at least 1. */
  readonly locations: number;
  /** Minutes of calls a month, at least 0. */
  readonly minutes: number;
}

/**
 * The plan whose limits a practice keeps within, or why none does: no plan is made for that number
 * of locations, or the minutes are more than a plan for that many locations holds.
 */
export type PlanFit =
  | {readonly kind: 'plan'; readonly planId: PlanId}
  | {readonly kind: 'quoted'; readonly reason: 'locations' | 'minutes'};

const holdsLocations = ({locations: {min, max}}: Plan, locations: number): boolean =>
  locations >= min && (max === null || locations <= max);

const holdsMinutes = ({minutesPerMonth}: Plan, minutes: number): boolean =>
  minutesPerMonth === null || minutes <= minutesPerMonth;

/** The first, so the cheapest, plan in the table that holds both numbers (fixed by the owner). */
export const findPlan = ({locations, minutes}: PracticeSize): PlanFit => {
  const inReach = planIds.filter((id) => holdsLocations(plans[id], locations));
  const planId = inReach.find((id) => holdsMinutes(plans[id], minutes));
  if (planId !== undefined) return {kind: 'plan', planId};
  return {kind: 'quoted', reason: inReach.length === 0 ? 'locations' : 'minutes'};
};

/** Minutes a month of so many two-minute calls a working day. */
export const minutesOfCalls = (calls: number): number =>
  calls * EXAMPLE_CALL_MINUTES * roiAssumptions.workingDaysPerMonth;

/** Two-minute calls a working day that use up `minutes` in a month; a whole number. */
export const callsPerWorkingDay = (minutes: number): number =>
  Math.round(minutes / EXAMPLE_CALL_MINUTES / roiAssumptions.workingDaysPerMonth);
