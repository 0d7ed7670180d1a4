import {compareFields, type CompareFieldId} from '../../data/compareFields.ts';
import {wayIds, ways, type WayId} from '../../data/compareWays.ts';
import {plans} from '../../data/plans.ts';
import {joined} from '../../format/list.ts';
import {formatDollars, formatDollarsAndCents, formatNumber} from '../../format/numbers.ts';
import {MONTHS_PER_YEAR} from '../roi/estimate.ts';
import {counted} from '../../format/counted.ts';
import {callLength, compareCosts, fewestCallsForUs, WEEKS_PER_YEAR, type WayCost} from './costs.ts';
import type {CompareNumbers} from './numbers.ts';

export interface Verdict {
  /** null while fewer than two ways can be counted. */
  readonly way: WayId | null;
  readonly title: string;
  readonly text: string;
}

/** A field as it is labeled. */
const named = (id: CompareFieldId): string => `“${compareFields[id].label}”`;

const begin = `Type at least ${named('calls')} and ${named('lost')}, or the prices of two ways.`;

/** What is said of our own price beside another way's. */
const besideOurs = (ours: WayCost, least: number): string => {
  if (ours.kind === 'needs') return `Ours needs ${named('calls')}.`;
  if (ours.kind === 'quoted') {
    return 'We quote that many: compare our price with these before you decide.';
  }
  const more = ours.firstYear - least;
  return Math.round(more) === 0
    ? 'We would cost the same, and that is no reason to change.'
    : `We would cost ${formatDollars(more)} more: by these numbers, don’t choose us.`;
};

/** The way that costs least in the first year. A tie is never ours. */
export const compareVerdict = (numbers: CompareNumbers): Verdict => {
  const costs = compareCosts(numbers);
  const known = wayIds
    .flatMap((way) => {
      const cost = costs[way];
      return cost.kind === 'cost' ? [{way, year: cost.firstYear}] : [];
    })
    // Stable, so that of two alike the earlier stays first.
    .sort((a, b) => a.year - b.year);
  const [least, next] = known;
  if (least === undefined || next === undefined) {
    return costs.ai.kind === 'quoted'
      ? {
          way: null,
          title: 'We quote that',
          text: `No listed plan covers that many minutes or locations. ${
            least === undefined
              ? 'Type the prices of two other ways to compare them.'
              : `${ways[least.way].name} costs ${formatDollars(least.year)} in the first year: compare our quote with it.`
          }`,
        }
      : {way: null, title: 'Your numbers, please', text: begin};
  }
  const title = `${ways[least.way].name} costs least`;
  const first = `${formatDollars(least.year)} in the first year.`;
  return least.way === 'ai'
    ? {
        way: 'ai',
        title,
        text: `${first} Next is ${ways[next.way].inSentence}, at ${formatDollars(next.year - least.year)} more.`,
      }
    : {way: least.way, title, text: `${first} ${besideOurs(costs.ai, least.year)}`};
};

/** From how many calls on we are worth asking, in one sentence; empty where nothing can be said. */
export const fewestCallsText = (numbers: CompareNumbers): string => {
  if (numbers.lost === null) return '';
  const each = formatDollarsAndCents(numbers.lost);
  const fewest = fewestCallsForUs(numbers);
  return fewest === null
    ? `At ${each} for an unanswered call, voicemail costs less than our listed plans at any number of calls they cover.`
    : `At ${each} for an unanswered call, it takes at least ${counted(fewest, 'call')} a month for us to cost less than voicemail.`;
};

const workings = (way: WayId, numbers: CompareNumbers, cost: WayCost & {kind: 'cost'}): string => {
  const usd = (id: 'lost' | 'wage' | 'flat' | 'perMinute' | 'perCall'): string =>
    formatDollarsAndCents(numbers[id] ?? 0);
  const calls = formatNumber(numbers.calls ?? 0);
  switch (way) {
    case 'voicemail':
      return `Nothing to pay. ${calls} calls × ${usd('lost')} × ${MONTHS_PER_YEAR} months are lost.`;
    case 'hire': {
      const pay = `${usd('wage')} × ${formatNumber(numbers.hours ?? 0)} hours × ${WEEKS_PER_YEAR} weeks.`;
      return (numbers.away ?? 0) === 0
        ? `${pay} All calls count as within those hours.`
        : `${pay} Outside those hours ${formatDollars(cost.lost)} is lost.`;
    }
    case 'service': {
      const parts = [
        ...(numbers.flat === null ? [] : [usd('flat')]),
        ...(numbers.perMinute === null
          ? []
          : [`${calls} calls × ${formatNumber(callLength(numbers))} min × ${usd('perMinute')}`]),
        ...(numbers.perCall === null ? [] : [`${calls} calls × ${usd('perCall')}`]),
      ];
      return `${MONTHS_PER_YEAR} × (${parts.join(' + ')}).`;
    }
    case 'ai': {
      const monthly = (cost.paid - cost.setup) / MONTHS_PER_YEAR;
      const name = cost.planId === undefined ? '' : `${plans[cost.planId].name}: `;
      return `${name}${formatDollars(cost.setup)} setup + ${MONTHS_PER_YEAR} × ${formatDollars(monthly)}. Later years cost ${formatDollars(cost.paid - cost.setup)}.`;
    }
  }
};

/** How a way's first year comes about, or what it still needs. */
export const costText = (way: WayId, numbers: CompareNumbers, cost: WayCost): string => {
  if (cost.kind === 'needs') {
    return `Needs ${joined(cost.fields.map(named)) || 'a price from its quote'}.`;
  }
  if (cost.kind === 'quoted') {
    return `${counted(cost.minutes, 'minute')} a month for ${counted(cost.locations, 'location')} are more than a listed plan covers. We quote that.`;
  }
  return workings(way, numbers, cost);
};
