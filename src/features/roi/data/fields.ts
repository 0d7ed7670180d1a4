/** The calculator's five inputs, fixed by the owner. */
export const roiInputIds = [
  'dailyCalls',
  'missedPercentage',
  'avgRevenuePerVisit',
  'hourlyWage',
  'currentReceptionists',
] as const;
export type RoiInputId = (typeof roiInputIds)[number];

export interface RoiInputs extends Readonly<Record<RoiInputId, number>> {
  /** Calls per day. */
  readonly dailyCalls: number;
  /** Percentage, not a fraction: 15 is 15%. */
  readonly missedPercentage: number;
  /** USD per visit. */
  readonly avgRevenuePerVisit: number;
  /** USD per hour. */
  readonly hourlyWage: number;
  /** Full-time equivalents; shown and edited as weekly hours (× 40). */
  readonly currentReceptionists: number;
}

export const defaultRoiInputs: RoiInputs = {
  dailyCalls: 50,
  missedPercentage: 15,
  avgRevenuePerVisit: 150,
  hourlyWage: 25,
  currentReceptionists: 1.5,
};

/** Editing rules of an input, in the unit that the visitor sees (weekly hours for staff). */
export interface RoiField {
  /** Parameter in a shared link; short, and never renamed after links have been shared. */
  readonly param: string;
  readonly label: string;
  /** Unit shown before the number, such as '$'. */
  readonly prefix: string;
  /** Unit shown after the number, such as '%'. */
  readonly suffix: string;
  /** Unit in words, for screen readers. */
  readonly unitText: string;
  /** Units that may be typed after the number; any other unit makes it invalid. */
  readonly units: readonly string[];
  readonly slider: {readonly min: number; readonly max: number; readonly step: number};
  /** Above this we ask whether it is a typing error, without blocking it. */
  readonly plausibleMax: number;
}

export const roiFields = {
  dailyCalls: {
    param: 'calls',
    label: 'Calls per day',
    prefix: '',
    suffix: '',
    unitText: 'calls a day',
    units: ['calls', 'call', 'day'],
    slider: {min: 5, max: 200, step: 1},
    plausibleMax: 2_000,
  },
  missedPercentage: {
    param: 'missed',
    label: 'Share of calls you miss',
    prefix: '',
    suffix: '%',
    unitText: 'percent of calls',
    units: ['%', 'percent', 'pct', 'of calls'],
    slider: {min: 0, max: 60, step: 1},
    plausibleMax: 100,
  },
  avgRevenuePerVisit: {
    param: 'visit',
    label: 'Revenue per visit',
    prefix: '$',
    suffix: '',
    unitText: 'dollars a visit',
    units: ['visit', 'patient'],
    slider: {min: 20, max: 600, step: 5},
    plausibleMax: 10_000,
  },
  hourlyWage: {
    param: 'wage',
    label: 'Front-desk wage',
    prefix: '$',
    suffix: '/h',
    unitText: 'dollars an hour',
    units: ['h', 'hr', 'hour'],
    slider: {min: 12, max: 60, step: 1},
    plausibleMax: 250,
  },
  currentReceptionists: {
    param: 'hours',
    label: 'Front-desk hours a week',
    prefix: '',
    suffix: 'h',
    unitText: 'hours a week, all front-desk staff together',
    units: ['h', 'hr', 'hrs', 'hour', 'hours', 'week', 'wk'],
    slider: {min: 0, max: 240, step: 5},
    plausibleMax: 4_000,
  },
} as const satisfies Readonly<Record<RoiInputId, RoiField>>;
