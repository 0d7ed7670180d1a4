import {company} from '../../../config/company.ts';
import {EXTRA_MINUTE_PRICE, setupFee} from '../../../data/plans.ts';
import {counted} from '../../../lib/format/counted.ts';
import {formatDollars, formatDollarsAndCents} from '../../../lib/format/numbers.ts';
import {parseNumber} from '../../../lib/numbers/parseNumber.ts';
import {singleLocationCost} from '../../pricing/rules/findPlan.ts';
import {COMPARED_MINUTES} from '../data.ts';

/** USD a month below which two prices are about the same. */
const SMALL_DIFFERENCE = 50;

/** Highest accepted price a minute, in USD. */
const MAX_QUOTE = 50;

/** Highest number of minutes a month to compare, beyond any single location. */
const MAX_MINUTES = 20_000;

const MINUTES_PER_HOUR = 60;

const ourPrice = singleLocationCost(COMPARED_MINUTES);

/** Lowest price a minute, in whole cents, at which a service costs more than we do. */
const minCostlierQuote = Math.ceil((ourPrice / COMPARED_MINUTES) * 100) / 100;

export interface Quote {
  /** USD a minute of an answering service; null while the field is empty or unreadable. */
  readonly perMinute: number | null;
  readonly problem: string | null;
}

/** Parses a price a minute as people type it: '1.20', '$1.20 a minute'. */
export const readQuote = (text: string): Quote => {
  const {value, problem} = parseNumber(text, {units: ['minute', 'min'], isMoney: true});
  if (problem === 'empty') return {perMinute: null, problem: null};
  const perMinute = Number(value.toFixed(2));
  return problem === null && perMinute > 0 && perMinute <= MAX_QUOTE
    ? {perMinute, problem: null}
    : {perMinute: null, problem: 'Write dollars and cents, like 1.20.'};
};

/** Finds the lowest number of minutes a month at which we cost no more than the service; null if none. */
const breakEvenMinutes = (perMinute: number): number | null => {
  if (perMinute <= EXTRA_MINUTE_PRICE) return null;
  for (let minutes = COMPARED_MINUTES; minutes <= MAX_MINUTES; minutes += 1) {
    if (singleLocationCost(minutes) <= perMinute * minutes) return minutes;
  }
  return null;
};

/** Monthly cost of the service at the compared minutes, in USD. */
export const serviceCost = (perMinute: number): number => perMinute * COMPARED_MINUTES;

/** Compares the service's cost at a quote with ours, in one or two sentences. */
export const quoteSentence = ({perMinute}: Quote): string => {
  if (perMinute === null) {
    return `${company.name} costs less than a service that charges ${formatDollarsAndCents(minCostlierQuote)} a minute or more.`;
  }
  const at = `At ${formatDollarsAndCents(perMinute)} a minute,`;
  if (perMinute >= minCostlierQuote) {
    const saving = serviceCost(perMinute) - ourPrice;
    return saving < SMALL_DIFFERENCE
      ? `${at} ${company.name} costs ${formatDollars(saving)} less a month: about the same.`
      : `${at} ${company.name} saves you ${formatDollars(saving)} a month. Setup pays for itself in ${counted(Math.ceil(setupFee.special / saving), 'month')}.`;
  }
  const minutes = breakEvenMinutes(perMinute);
  return minutes === null
    ? `${at} the service costs less.`
    : `${at} ${company.name} costs less from ${counted(minutes, 'minute')} a month: ${counted(minutes / MINUTES_PER_HOUR, 'hour')} on the phone.`;
};
