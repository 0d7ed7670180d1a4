/** The calculator's five inputs, fixed by the owner. */
export const roiInputIds = [
  'dailyCalls',
  'missedPercentage',
  'avgRevenuePerVisit',
  'hourlyWage',
  'currentReceptionists',
] as const;
export type RoiInputId = (typeof roiInputIds)[number];

/**
 * Plans that are counted beside the formula's own: the one for the missed calls, or for every call.
 */
export const countedPlanIds = ['missed', 'every'] as const;
export type CountedPlanId = (typeof countedPlanIds)[number];

export interface RoiInputs extends Readonly<Record<RoiInputId, number>> {
  /** Calls a day. */
  readonly dailyCalls: number;
  /** Percent, not a fraction: 15 is 15%. */
  readonly missedPercentage: number;
  /** USD a visit. */
  readonly avgRevenuePerVisit: number;
  /** USD an hour. */
  readonly hourlyWage: number;
  /** Full-time equivalents; shown and edited as weekly hours (× 40). */
  readonly currentReceptionists: number;
  /** The plan to count; left out, the formula's own plan is counted, as the owner fixed it. */
  readonly plan?: CountedPlanId;
}

export const defaultRoiInputs: RoiInputs = {
  dailyCalls: 50,
  missedPercentage: 15,
  avgRevenuePerVisit: 150,
  hourlyWage: 25,
  currentReceptionists: 1.5,
};

/**
 * Editing rules of an input. Numbers here are in the unit that the visitor sees, so weekly hours
 * for staff.
 */
export interface RoiField {
  readonly id: RoiInputId;
  /** Parameter in a shared link; short, and never renamed once links are out. */
  readonly param: string;
  readonly label: string;
  /** Unit drawn before the number, e.g. '$'. */
  readonly prefix: string;
  /** Unit drawn after the number, e.g. '%'. */
  readonly suffix: string;
  /** The unit in words, for those who do not see where it is drawn. */
  readonly unitText: string;
  /** Units that may be typed after the number; anything else makes it unreadable. */
  readonly units: readonly string[];
  readonly slider: {readonly min: number; readonly max: number; readonly step: number};
  /** Above this we ask whether it is a slip of the keyboard; nothing is blocked. */
  readonly plausibleMax: number;
}

export const roiFields = {
  dailyCalls: {
    id: 'dailyCalls',
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
    id: 'missedPercentage',
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
    id: 'avgRevenuePerVisit',
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
    id: 'hourlyWage',
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
    id: 'currentReceptionists',
    param: 'hours',
    label: 'Front-desk hours a week',
    prefix: '',
    suffix: 'h',
    unitText: 'hours a week, all front-desk staff together',
    units: ['h', 'hr', 'hrs', 'hour', 'hours', 'week', 'wk'],
    slider: {min: 0, max: 240, step: 5},
    plausibleMax: 4_000,
  },
} as const satisfies {readonly [Id in RoiInputId]: RoiField & {readonly id: Id}};
