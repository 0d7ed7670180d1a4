import {EXAMPLE_CALL_MINUTES} from './plans.ts';
import {roiAssumptions} from './roiAssumptions.ts';
import {defaultRoiInputs} from './roiFields.ts';

/** Field ids. Used as URL parameters, so never rename one after links have been shared. */
export const compareFieldIds = ['calls', 'minutes', 'perMinute', 'wage'] as const;
export type CompareFieldId = (typeof compareFieldIds)[number];

export interface CompareField {
  readonly label: string;
  /** Unit shown before the number. */
  readonly prefix: '' | '$';
  /** Unit in words, for screen readers. */
  readonly unitText: string;
  /** Units that may be typed after the number. */
  readonly units: readonly string[];
  /** Decimal places; typed numbers are rounded to them. */
  readonly digits: number;
  readonly min: number;
  readonly max: number;
  /** Initial value of the field. */
  readonly example: number;
  /** Value of an empty field; without one, an empty field is an error. */
  readonly empty?: number;
}

const {dailyCalls, missedPercentage, hourlyWage} = defaultRoiInputs;

export const compareFields = {
  calls: {
    label: 'Calls to forward a month',
    prefix: '',
    unitText: 'calls that your team doesn’t get to',
    units: ['calls', 'call', 'month', 'mo'],
    digits: 0,
    min: 0,
    max: 100_000,
    /** Calls that the calculator's default practice misses in a month. */
    example: Math.round((dailyCalls * roiAssumptions.workingDaysPerMonth * missedPercentage) / 100),
  },
  minutes: {
    label: 'Minutes a call',
    prefix: '',
    unitText: 'minutes',
    units: ['minutes', 'minute', 'mins', 'min'],
    digits: 2,
    min: 0.1,
    max: 60,
    example: EXAMPLE_CALL_MINUTES,
  },
  perMinute: {
    label: 'Quote per minute',
    prefix: '$',
    unitText: 'dollars a minute, as an answering service quoted you; may stay empty',
    units: ['minute', 'min'],
    digits: 2,
    min: 0,
    max: 50,
    /** We know no service's price: nothing is counted until the visitor types a quote. */
    example: 0,
    empty: 0,
  },
  wage: {
    label: 'Staff cost an hour',
    prefix: '$',
    unitText: 'dollars an hour, taxes and benefits included',
    units: ['h', 'hr', 'hour'],
    digits: 2,
    min: 0,
    max: 500,
    example: hourlyWage,
  },
} as const satisfies Readonly<Record<CompareFieldId, CompareField>>;
