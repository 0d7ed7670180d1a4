/** Plans, setup fee and terms, fixed by the owner; the only source of prices on the site. */
export const planIds = ['small', 'medium', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/** Number of locations from which a group gets a lower price. */
export const volumeDiscountFrom = 3;

const MEDIUM_MAX_LOCATIONS = 5;
const ENTERPRISE_MIN_LOCATIONS = 15;

export const SMALL_SUPPORT_HOURS = '9am–6pm EST';
export const SUPPORT_WHEN_DOWN = 'day and night when the line is down';

/** Minutes of calls per drawn slot. */
export const MINUTES_PER_SLOT = 50;

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly description: string;
  /** USD per month, or 'Custom' for a quoted price. */
  readonly price: number | 'Custom';
  /** Text after the price; null for a quoted price. */
  readonly priceUnit: string | null;
  /** True for the one plan with the 'Most Popular' badge. */
  readonly popular: boolean;
  /** Minutes of calls per month; null if negotiated. */
  readonly minutesPerMonth: number | null;
  /** Range of locations that the plan is for; `max` null means no upper limit. */
  readonly locations: {readonly min: number; readonly max: number | null};
  /** Further features; minutes and locations are generated from the fields above. */
  readonly features: readonly string[];
  readonly limitations: readonly string[];
}

export const plans = {
  small: {
    id: 'small',
    name: 'Small Practice',
    description: 'For one front desk, with no voicemail to clear in the morning.',
    price: 699,
    priceUnit: 'a month per location',
    popular: false,
    minutesPerMonth: 500,
    locations: {min: 1, max: 1},
    features: ['All features'],
    limitations: ['Single location', `Support ${SMALL_SUPPORT_HOURS}`],
  },
  medium: {
    id: 'medium',
    name: 'Medium Practice',
    description: 'A few providers or locations, and a phone that rings through lunch.',
    price: 999,
    priceUnit: `a month for up to ${MEDIUM_MAX_LOCATIONS} locations`,
    popular: true,
    minutesPerMonth: 1000,
    locations: {min: 1, max: MEDIUM_MAX_LOCATIONS},
    features: [
      'All features',
      `Volume discounts at ${volumeDiscountFrom}+ locations`,
      `Support ${SUPPORT_WHEN_DOWN}`,
    ],
    limitations: [`Up to ${MEDIUM_MAX_LOCATIONS} locations`],
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    description: `Groups with ${ENTERPRISE_MIN_LOCATIONS} or more locations, set up and priced for how you work.`,
    price: 'Custom',
    priceUnit: null,
    popular: false,
    minutesPerMonth: null,
    locations: {min: ENTERPRISE_MIN_LOCATIONS, max: null},
    features: [
      'All features',
      'Unlimited locations',
      'One dashboard for all locations',
      `Support ${SUPPORT_WHEN_DOWN}`,
    ],
    limitations: [`For groups of ${ENTERPRISE_MIN_LOCATIONS}+ locations`],
  },
} as const satisfies {readonly [Id in PlanId]: Plan & {readonly id: Id}};

/** Group between Medium and Enterprise, quoted (docs/build/decisions.md). */
export const quotedLocations = {
  min: plans.medium.locations.max + 1,
  max: plans.enterprise.locations.min - 1,
} as const;

/** USD for each minute beyond a plan. */
export const EXTRA_MINUTE_PRICE = 0.35;

/** One-time setup in USD. The special applies to the first clinics (fixed by the owner). */
export const setupFee = {
  regular: 10_000,
  special: 3_000,
  /** Number of clinics that get the special. */
  firstClinics: 100,
} as const;

/** USD saved by the setup special. */
export const setupSaving = setupFee.regular - setupFee.special;

/** Discount for annual payment. Shown behind the flag `annualBillingToggle`. */
export const annualDiscount = {
  /** Fraction of the price. */
  fraction: 0.2,
  badge: 'Save 20%',
} as const;

/** Terms of every plan (fixed by the owner). */
export const planTerms = {
  moneyBackDays: 30,
  cancellationNoticeDays: 30,
} as const;

/** Minutes of an example call, stated beside each result that uses it. */
export const EXAMPLE_CALL_MINUTES = 2;
