import {
  EXAMPLE_CALL_MINUTES,
  planIds,
  plans,
  quotedLocations,
  type Plan,
  type PlanId,
} from '../../data/plans.ts';
import {roiAssumptions} from '../../data/roiAssumptions.ts';
import {counted} from '../../format/counted.ts';
import {formatNumber} from '../../format/numbers.ts';

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

/** The plan finder's answer in words. */
export const explainFit = (fit: PlanFit, {locations, minutes}: PracticeSize): string => {
  if (fit.kind === 'quoted') {
    return fit.reason === 'locations'
      ? `For ${quotedLocations.min} to ${quotedLocations.max} locations we quote a price. Book a demo and tell us about your ${counted(locations, 'location')}.`
      : `${formatNumber(minutes)} minutes are more than our plans include for ${counted(locations, 'location')}, so we quote a price. The calls you miss today may fit a plan.`;
  }
  if (minutes === 0) return 'Not sure about minutes? Count two a call and start there.';
  const calls = Math.round(minutes / minutesOfCalls(1));
  return `${counted(minutes, 'minute')} a month is ${
    calls === 0 ? 'less than one two-minute call' : `about ${counted(calls, 'two-minute call')}`
  } each working day.`;
};
