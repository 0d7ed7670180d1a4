import {EXAMPLE_CALL_MINUTES} from './plans.ts';
import {roiAssumptions} from './roiAssumptions.ts';
import {defaultRoiInputs} from './roiFields.ts';

/** The address has these ids as parameters, so none is renamed once links are out. */
export const compareFieldIds = ['calls', 'minutes', 'perMinute', 'wage'] as const;
export type CompareFieldId = (typeof compareFieldIds)[number];

export interface CompareField {
  readonly label: string;
  /** Unit drawn before the number. */
  readonly prefix: '' | '$';
  /** The unit in words, for screen readers. */
  readonly unitText: string;
  /** What may be typed after the number. */
  readonly units: readonly string[];
  /** Decimals that are counted; what is typed is rounded to them. */
  readonly digits: number;
  readonly min: number;
  readonly max: number;
  /** What the field holds when the page opens. */
  readonly example: number;
  /** What an empty field counts as; where it is left out, an empty field is a problem. */
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
    /** The calculator's practice: what it misses in a month. */
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
    /** No service's price is known here: until the visitor types a quote, none is counted. */
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
