import {brand} from '../config/brand.ts';
import type {IconName} from './icons.ts';
import type {RoiInputs} from './roiFields.ts';
import type {SpecialtyId} from './specialties/index.ts';

export const caseStudyIds = ['dallas-dental', 'phoenix-family', 'chicago-physio'] as const;
export type CaseStudyId = (typeof caseStudyIds)[number];

export interface CaseResult {
  readonly metric: string;
  readonly before: string;
  readonly after: string;
}

/** What is drawn for a case: three practices, three different drawings. */
export type CaseChart =
  | {
      /** One day's calls, a slot each. Positions count from 0, in the order of the day. */
      readonly kind: 'calls';
      readonly title: string;
      readonly total: number;
      readonly missedBefore: readonly number[];
      readonly missedAfter: readonly number[];
      readonly noteBefore: string;
      readonly noteAfter: string;
    }
  | {
      /** One caller's wait as a dotted line. */
      readonly kind: 'hold';
      readonly title: string;
      /** Seconds on hold. */
      readonly secondsBefore: number;
      readonly secondsAfter: number;
      readonly noteBefore: string;
      readonly noteAfter: string;
    }
  | {
      /** A week of visits. Positions count from 0, down each day, Monday first. */
      readonly kind: 'week';
      readonly title: string;
      readonly visitsPerDay: number;
      readonly emptyBefore: readonly number[];
      readonly emptyAfter: readonly number[];
      readonly refilledAfter: readonly number[];
      readonly noteBefore: string;
      readonly noteAfter: string;
    };

/** Which result of the ROI formula a case leads with. */
type RoiClaim = 'payback' | 'covers-plan' | 'covers-first-year';

export interface CaseStudy {
  readonly title: string;
  readonly specialty: string;
  readonly location: string;
  readonly icon: IconName;
  readonly specialtyId: SpecialtyId;
  readonly challenge: string;
  readonly approach: string;
  readonly results: readonly CaseResult[];
  readonly chart: CaseChart;
  /**
   * The claim is not written here: the page computes it from these inputs with the calculator's
   * formula, so that it cannot say more than the calculator would.
   */
  readonly roi: {readonly claim: RoiClaim; readonly inputs: RoiInputs};
  readonly testimonial: string;
  /** Role and practice. Never a name: these cases are illustrative (docs/build/decisions.md). */
  readonly author: {readonly role: string; readonly practice: string};
}

/** The four aggregates that the owner fixed. Every other figure on the page is illustrative. */
export const caseAggregates = {
  /** Fraction of calls answered. */
  answerRate: 0.98,
  /** Fraction by which bookings rose. */
  bookingIncrease: 0.45,
  /** Hours a week. */
  weeklyHoursSaved: 12,
  /** Out of `satisfactionScale`. */
  satisfaction: 4.8,
  satisfactionScale: 5,
} as const;

/** Places are fixed by the owner. Everything else here is illustrative, and marked so on the page. */
export const caseStudies = {
  'dallas-dental': {
    title: 'Nine Monday callers used to hear a busy signal',
    specialty: 'Dental clinic',
    location: 'Dallas, TX',
    icon: 'tooth',
    specialtyId: 'dental',
    challenge:
      'Two people at the desk, both chairside by ten. More than a quarter of Monday’s callers found the line busy, and a cracked tooth does not wait for Tuesday.',
    approach: `${brand.name} takes every call the desk cannot, asks about pain and swelling in the clinic’s own words, and books by operatory.`,
    chart: {
      kind: 'calls',
      title: 'One Monday, 32 calls',
      total: 32,
      missedBefore: [5, 9, 10, 12, 13, 19, 26, 27, 30],
      missedAfter: [31],
      noteBefore: 'most of them between ten and noon',
      noteAfter: 'a caller who hung up right away',
    },
    results: [
      {metric: 'Calls answered', before: '72%', after: '97%'},
      {metric: 'Emergencies booked same day', before: '2 a week', after: '6 a week'},
      {metric: 'New patients a month', before: '31', after: '45'},
    ],
    roi: {
      claim: 'payback',
      inputs: {
        dailyCalls: 32,
        missedPercentage: 28,
        avgRevenuePerVisit: 280,
        hourlyWage: 24,
        currentReceptionists: 2,
      },
    },
    testimonial: 'The phone stopped being something we apologize for.',
    author: {role: 'office manager', practice: 'Four-chair dental clinic, Dallas'},
  },
  'phoenix-family': {
    title: 'Four minutes on hold became one ring',
    specialty: 'Family medicine',
    location: 'Phoenix, AZ',
    icon: 'stethoscope',
    specialtyId: 'family-medicine',
    challenge:
      'One phone line, three providers, and a refill line that fed the same queue. Callers waited, and a quarter of them gave up.',
    approach: `Refills, directions and bookings go to ${brand.name}. Anything that needs judgment reaches a nurse with the story already told.`,
    chart: {
      kind: 'hold',
      title: 'One caller, from first ring to booked',
      secondsBefore: 250,
      secondsAfter: 0.3,
      noteBefore: 'on hold before a person',
      noteAfter: 'then the booking',
    },
    results: [
      {metric: 'Time to answer', before: '4 min 10 s', after: '0.3 s'},
      {metric: 'Callers who gave up', before: '24%', after: '3%'},
      {metric: 'Refill calls handled by staff', before: '18 a day', after: '3 a day'},
    ],
    roi: {
      claim: 'covers-plan',
      inputs: {
        dailyCalls: 65,
        missedPercentage: 24,
        avgRevenuePerVisit: 120,
        hourlyWage: 22,
        currentReceptionists: 2,
      },
    },
    testimonial: 'My nurses talk to patients again. That was the job.',
    author: {role: 'practice administrator', practice: 'Three-provider family practice, Phoenix'},
  },
  'chicago-physio': {
    title: 'The empty slots got a second caller',
    specialty: 'Physiotherapy',
    location: 'Chicago, IL',
    icon: 'person-simple-walk',
    specialtyId: 'physiotherapy',
    challenge:
      'Six-visit plans, and one visit in five simply did not happen. Reminders were mailed, and the desk had no time to fill cancellations.',
    approach: `${brand.name} texts patients who agreed to it, follows up with those who do not answer, and offers a freed slot to the next caller.`,
    chart: {
      kind: 'week',
      title: 'One therapist’s week, 40 visits',
      visitsPerDay: 8,
      emptyBefore: [2, 7, 11, 18, 23, 29, 33, 38],
      emptyAfter: [18, 29],
      refilledAfter: [7, 11, 33, 38],
      noteBefore: 'and no list to call at short notice',
      noteAfter: 'four more given to the next caller',
    },
    results: [
      {metric: 'No-shows', before: '8 of 40', after: '6 of 40'},
      {metric: 'Freed slots refilled', before: 'None', after: '4 of 6'},
      {metric: 'Slots left empty', before: '20%', after: '5%'},
    ],
    roi: {
      claim: 'covers-first-year',
      inputs: {
        dailyCalls: 35,
        missedPercentage: 15,
        avgRevenuePerVisit: 95,
        hourlyWage: 21,
        currentReceptionists: 1,
      },
    },
    testimonial: 'It asks for Thursday before I notice Thursday is empty.',
    author: {role: 'director', practice: 'Two-location physical therapy group, Chicago'},
  },
} as const satisfies Readonly<Record<CaseStudyId, CaseStudy>>;
