import {EXAMPLE_CALL_MINUTES, EXTRA_MINUTE_PRICE, quotedLocations} from '../../../data/plans.ts';
import {counted} from '../../../lib/format/counted.ts';
import {inWords} from '../../../lib/format/inWords.ts';
import {formatDollarsAndCents, formatNumber} from '../../../lib/format/numbers.ts';
import {roiAssumptions} from '../../../data/roiAssumptions.ts';
import {type PlanFit, plansFor, type PracticeSize} from './findPlan.ts';
import {extraMinutes, isPriced, planCost, type PricedPlan} from './planCost.ts';

/** Converts example calls a working day to minutes a month. */
export const minutesOfCalls = (calls: number): number =>
  calls * EXAMPLE_CALL_MINUTES * roiAssumptions.workingDaysPerMonth;

/** Explains a plan's price for a month, with the minutes beyond it. */
const explainCost = (plan: PricedPlan, minutes: number): string => {
  const usd = formatDollarsAndCents;
  const extra = extraMinutes(plan, minutes);
  const sum =
    extra === 0
      ? ''
      : `${usd(plan.price)} + ${formatNumber(extra)} × ${usd(EXTRA_MINUTE_PRICE)} = `;
  return `${plan.name}: ${sum}${usd(planCost(plan, minutes))} a month.`;
};

/** Explains the plan finder's result. */
export const explainFit = (fit: PlanFit, {locations, minutes}: PracticeSize): string => {
  if (fit.kind === 'quoted') {
    return `For ${quotedLocations.min} to ${quotedLocations.max} locations we quote a price. Book a demo and tell us about your ${counted(locations, 'location')}.`;
  }
  const priced = plansFor({locations, minutes}).filter(isPriced);
  if (priced[0] !== undefined && extraMinutes(priced[0], minutes) > 0) {
    return priced.map((plan) => explainCost(plan, minutes)).join(' ');
  }
  const length = inWords(EXAMPLE_CALL_MINUTES);
  if (minutes === 0) return `Not sure? Count ${length} minutes a call.`;
  const calls = Math.round(minutes / minutesOfCalls(1));
  return `${counted(minutes, 'minute')} a month is ${
    calls === 0
      ? `less than one ${length}-minute call`
      : `about ${counted(calls, `${length}-minute call`)}`
  } each working day.`;
};
