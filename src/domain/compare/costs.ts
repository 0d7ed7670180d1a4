import {brand} from '../../config/brand.ts';
import type {WayId} from '../../data/compareWays.ts';
import {plans, setupFee} from '../../data/plans.ts';
import {counted} from '../../format/counted.ts';
import {formatDollars, formatDollarsAndCents, formatNumber} from '../../format/numbers.ts';
import {findPlan, type PlanFit} from '../pricing/findPlan.ts';
import {firstYearCost} from '../pricing/firstYear.ts';
import {MONTHS_PER_YEAR} from '../roi/estimate.ts';
import {compareNumberText, type CompareNumbers} from './numbers.ts';

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
const minutesOf = ({calls, minutes}: CompareNumbers): number => Math.ceil(toCents(calls * minutes));

/** The listed plan for one location that holds the minutes. */
const planFor = (numbers: CompareNumbers): PlanFit =>
  findPlan({locations: 1, minutes: minutesOf(numbers)});

/**
 * Cost of each way in USD; null without a quote. Waiting and missed calls cost nothing
 * here.
 */
export const compareCosts = (numbers: CompareNumbers): Readonly<Record<WayId, WayCost | null>> => {
  const {calls, minutes, perMinute, wage} = numbers;
  const ours = firstYearCost(planFor(numbers), minutesOf(numbers));
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
const breakEvenPrice = (numbers: CompareNumbers, by: keyof WayCost): number | null => {
  const {ours} = compareCosts(numbers);
  const minutes = numbers.calls * numbers.minutes * (by === 'month' ? 1 : MONTHS_PER_YEAR);
  if (ours === null || minutes === 0) return null;
  // Six decimals first: a computer's fraction below a whole cent would cost that cent.
  return Math.floor(Number(((ours[by] * 100) / minutes).toFixed(6))) / 100;
};

/**
 * Price below which an answering service is cheaper than us, and whether the quote is below it.
 *
 * @returns the cheaper way, or the price at which it is; the sums behind it, and the first year
 */
export const compareVerdict = (numbers: CompareNumbers): {title: string; text: string} => {
  const {calls, perMinute} = numbers;
  const month = breakEvenPrice(numbers, 'month');
  const firstYear = breakEvenPrice(numbers, 'firstYear');
  const {service, ours} = compareCosts(numbers);
  const atCalls = `At ${counted(calls, 'call')} a month`;
  const theirs =
    service === null
      ? 'Type in a quote to see it beside ours.'
      : `Your quote comes to ${formatDollars(service.month)} a month.`;

  if (ours === null) {
    return {
      title: `${atCalls}, ask us for a quote.`,
      text: `That is ${formatNumber(minutesOf(numbers))} minutes, more than a listed plan holds. ${theirs}`,
    };
  }
  if (month === null || firstYear === null) {
    return {title: 'No calls to forward, so there is nothing to pay for.', text: theirs};
  }
  const above = `more than ${formatDollarsAndCents(month)} a minute`;
  const withSetup = `With the ${formatDollars(setupFee.special)} setup, it takes more than ${formatDollarsAndCents(firstYear)} in the first year.`;
  if (service === null) {
    return {
      title: `${atCalls}, ${brand.name} is cheaper than a service that charges ${above}.`,
      text: `${withSetup} ${theirs}`,
    };
  }
  return {
    title: `${atCalls}, ${perMinute > month ? brand.name : 'the answering service'} is cheaper.`,
    text: `${theirs} ${brand.name} costs ${formatDollars(ours.month)}, which is less than a service that charges ${above}. ${withSetup}`,
  };
};

/** Explains a way's monthly cost, from what was typed. */
export const countedText = (way: WayId, numbers: CompareNumbers): string => {
  const calls = counted(numbers.calls, 'call');
  const talk = `${calls} × ${compareNumberText(numbers.minutes, 'minutes')} min`;
  const fit = planFor(numbers);
  switch (way) {
    case 'staff':
      return `${talk} ÷ 60 × ${compareNumberText(numbers.wage, 'wage')}, if someone is free`;
    case 'service':
      return `${talk} × ${compareNumberText(numbers.perMinute, 'perMinute') || 'your quote'}`;
    case 'voicemail':
      return `Nothing to pay, and ${calls} that reach a recording`;
    case 'ours': {
      const used = formatNumber(minutesOf(numbers));
      if (fit.kind === 'quoted') return `${used} minutes, more than a listed plan holds`;
      const {name, minutesPerMonth} = plans[fit.planId];
      return `${name}, ${used} of ${formatNumber(minutesPerMonth ?? 0)} minutes, and ${formatDollars(setupFee.special)} setup in the first year`;
    }
  }
};
