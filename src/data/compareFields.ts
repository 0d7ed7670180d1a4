/** What a visitor types on /compare. All start empty: no price or habit of others is ours to state. */
export const compareFieldIds = [
  'calls',
  'minutes',
  'locations',
  'lost',
  'wage',
  'hours',
  'away',
  'flat',
  'perMinute',
  'perCall',
] as const;
export type CompareFieldId = (typeof compareFieldIds)[number];

export interface CompareField {
  readonly label: string;
  /** Unit drawn before the number. */
  readonly prefix: '' | '$';
  /** Unit drawn after the number. */
  readonly suffix: string;
  /** The unit in words, for those who do not see where it is drawn. */
  readonly unitText: string;
  /** What may be typed after the number. */
  readonly units: readonly string[];
  readonly max: number;
}

const HOURS_PER_WEEK = 168;

/** More than a practice has, and few enough digits for a phone. */
const MOST = 1_000_000;

const dollars = {prefix: '$', suffix: '', max: MOST} as const;

/** The address has these ids as parameters, so none is renamed once links are out. */
export const compareFields = {
  calls: {
    label: 'Calls to be answered',
    prefix: '',
    suffix: 'a month',
    unitText: 'calls a month that go unanswered today',
    units: ['calls', 'call', 'month', 'mo'],
    max: MOST,
  },
  minutes: {
    label: 'Length of a call',
    prefix: '',
    suffix: 'min',
    unitText: 'minutes',
    units: ['minutes', 'minute', 'mins', 'min'],
    max: 600,
  },
  locations: {
    label: 'Locations',
    prefix: '',
    suffix: '',
    unitText: 'locations',
    units: ['locations', 'location', 'offices', 'office', 'clinics', 'clinic'],
    max: MOST,
  },
  lost: {
    ...dollars,
    label: 'What an unanswered call costs you',
    unitText: 'dollars a call, on average',
    units: ['call'],
  },
  wage: {
    ...dollars,
    label: 'Hourly pay, taxes and benefits',
    suffix: '/h',
    unitText: 'dollars an hour',
    units: ['h', 'hr', 'hour'],
  },
  hours: {
    label: 'Hours a week',
    prefix: '',
    suffix: 'h',
    unitText: 'hours a week',
    units: ['h', 'hr', 'hrs', 'hour', 'hours', 'week', 'wk'],
    max: 100 * HOURS_PER_WEEK,
  },
  away: {
    label: 'Calls outside those hours',
    prefix: '',
    suffix: '%',
    unitText: 'percent of the calls above',
    units: ['%', 'percent', 'pct', 'of calls'],
    max: 100,
  },
  flat: {
    ...dollars,
    label: 'Flat price',
    suffix: 'a month',
    unitText: 'dollars a month',
    units: ['month', 'mo'],
  },
  perMinute: {
    ...dollars,
    label: 'Price per minute',
    unitText: 'dollars a minute',
    units: ['minute', 'min'],
  },
  perCall: {
    ...dollars,
    label: 'Price per call',
    unitText: 'dollars a call',
    units: ['call'],
  },
} as const satisfies Readonly<Record<CompareFieldId, CompareField>>;
