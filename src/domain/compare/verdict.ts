import {brand} from '../../config/brand.ts';
import type {WayId} from '../../data/compareWays.ts';
import {plans, setupFee} from '../../data/plans.ts';
import {counted} from '../../format/counted.ts';
import {joined} from '../../format/list.ts';
import {formatDollars, formatNumber} from '../../format/numbers.ts';
import {
  cheaperRanges,
  compareCosts,
  minutesOf,
  mostListedCalls,
  planFor,
  type CallRange,
} from './costs.ts';
import {compareNumberText, type CompareNumbers} from './numbers.ts';

export interface Verdict {
  /** From how many calls on which way is cheaper. */
  readonly title: string;
  /** The same for the numbers that were typed, and for the first year. */
  readonly text: string;
}

const rangeText = ({from, to}: CallRange): string => {
  if (from === 1) return `up to ${formatNumber(to)}`;
  return from === to
    ? `at ${formatNumber(from)}`
    : `from ${formatNumber(from)} to ${formatNumber(to)}`;
};

const rangesText = (ranges: readonly CallRange[]): string => joined(ranges.map(rangeText));

/** When an answering service is cheaper than us, and when it isn't. */
export const compareVerdict = (numbers: CompareNumbers): Verdict => {
  const most = formatNumber(mostListedCalls(numbers));
  const month = cheaperRanges(numbers, 'month');
  const firstYear = cheaperRanges(numbers, 'firstYear').ours;
  const {service, ours} = compareCosts(numbers);
  const setup = formatDollars(setupFee.special);

  let title = `An answering service is cheaper ${rangesText(month.service)} calls a month, ${brand.name} ${rangesText(month.ours)}.`;
  if (month.ours.length === 0) {
    title = `An answering service is cheaper at any number of calls up to ${most} a month, the most that a listed plan holds.`;
  } else if (month.service.length === 0) {
    title = `${brand.name} is cheaper from the first call on, up to ${most} a month.`;
  }
  const atTheirs = `At ${counted(numbers.calls, 'call')} the service costs ${formatDollars(service?.month ?? 0)} a month`;
  return {
    title,
    text: [
      ours === null
        ? `${atTheirs}; ours is a quote.`
        : `${atTheirs}, ${brand.name} ${formatDollars(ours.month)}.`,
      `Above ${most} calls we quote.`,
      firstYear.length === 0
        ? `With the ${setup} setup, the service is cheaper all through the first year.`
        : `With the ${setup} setup, ${brand.name} is cheaper in the first year ${rangesText(firstYear)} calls a month.`,
    ].join(' '),
  };
};

/** How a way's month is counted, from what was typed. */
export const countedText = (way: WayId, numbers: CompareNumbers): string => {
  const calls = counted(numbers.calls, 'call');
  const talk = `${calls} × ${compareNumberText(numbers.minutes, 'minutes')} min`;
  const fit = planFor(numbers);
  switch (way) {
    case 'staff':
      return `${talk} ÷ 60 × ${compareNumberText(numbers.wage, 'wage')}, if somebody is free`;
    case 'service':
      return `${talk} × ${compareNumberText(numbers.perMinute, 'perMinute')}`;
    case 'voicemail':
      return `Nothing to pay, and ${calls} to the recording`;
    case 'ours': {
      const used = formatNumber(minutesOf(numbers));
      if (fit.kind === 'quoted') return `${used} minutes: more than a listed plan holds`;
      const {name, minutesPerMonth} = plans[fit.planId];
      return `${name}, ${used} of ${formatNumber(minutesPerMonth ?? 0)} minutes, and ${formatDollars(setupFee.special)} setup in the first year`;
    }
  }
};
