import {brand} from '../../config/brand.ts';
import type {WayId} from '../../data/compareWays.ts';
import {plans, setupFee} from '../../data/plans.ts';
import {counted} from '../../format/counted.ts';
import {formatDollars, formatDollarsAndCents, formatNumber} from '../../format/numbers.ts';
import {breakEvenPrice, compareCosts, minutesOf, planFor} from './costs.ts';
import {compareNumberText, type CompareNumbers} from './numbers.ts';

export interface Verdict {
  /** Which way is cheaper, or at which price. */
  readonly title: string;
  /** The sums behind it, and the first year. */
  readonly text: string;
}

/** At which price an answering service is cheaper than us, and whether the quote is below it. */
export const compareVerdict = (numbers: CompareNumbers): Verdict => {
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

/** How a way's month is counted, from what was typed. */
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
