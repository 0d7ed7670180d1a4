import {plans, quotedLocations} from '../../data/plans.ts';
import {formatNumber} from '../../format/numbers.ts';
import {counted} from '../../format/counted.ts';
import {callsPerWorkingDay, findPlan, type PlanFit, type PracticeSize} from './findPlan.ts';

export interface FitAnswer {
  readonly fit: PlanFit;
  readonly title: string;
  readonly explanation: string;
}

const explain = (fit: PlanFit, {locations, minutes}: PracticeSize): string => {
  if (fit.kind === 'quoted') {
    return fit.reason === 'locations'
      ? `For ${quotedLocations.min} to ${quotedLocations.max} locations we quote a price. Book a demo and tell us about your ${counted(locations, 'location')}.`
      : `${formatNumber(minutes)} minutes are more than our plans include for ${counted(locations, 'location')}, so we quote a price. The calls you miss today may fit a plan.`;
  }
  if (minutes === 0) return 'Not sure about minutes? Count two a call and start there.';
  const calls = callsPerWorkingDay(minutes);
  return `${counted(minutes, 'minute')} a month is ${
    calls === 0 ? 'less than one two-minute call' : `about ${counted(calls, 'two-minute call')}`
  } each working day.`;
};

/** The plan finder's answer in words. */
export const explainFit = (size: PracticeSize): FitAnswer => {
  const fit = findPlan(size);
  return {
    fit,
    title: fit.kind === 'plan' ? plans[fit.planId].name : 'Quoted on request',
    explanation: explain(fit, size),
  };
};
