import {brand} from '../config/brand.ts';
import type {RoiInputs} from './roiFields.ts';
import type {SpecialtyId} from './specialties/index.ts';

export const caseStudyIds = ['dallas-dental', 'phoenix-family', 'chicago-physio'] as const;
export type CaseStudyId = (typeof caseStudyIds)[number];

export interface CaseResult {
  readonly metric: string;
  readonly before: string;
  readonly after: string;
}

/** Zero-based positions, in the order of the day or the week. */
export interface CaseSide {
  readonly missed: readonly number[];
  /** Positions filled by another caller; omitted if that isn't possible. */
  readonly refilled?: readonly number[];
  /** Text after the count. */
  readonly note: string;
}

/** Calls or visits, counted before and after. */
export interface CaseChart {
  readonly title: string;
  readonly total: number;
  /** Panels per row. */
  readonly perRow: number;
  /** Text after '9 of 32'. */
  readonly missedMeans: string;
  readonly before: CaseSide;
  readonly after: CaseSide;
}

/** ROI result that the case leads with. */
type RoiClaim = 'payback' | 'covers-plan' | 'covers-first-year';

export interface CaseStudy {
  readonly title: string;
  readonly specialty: string;
  readonly location: string;
  readonly specialtyId: SpecialtyId;
  readonly challenge: string;
  readonly approach: string;
  readonly results: readonly CaseResult[];
  readonly chart: CaseChart;
  /**
   * Inputs of the claim. The page computes it with the calculator's formula, so that it can't
   * exceed the calculator's result.
   */
  readonly roi: {readonly claim: RoiClaim; readonly inputs: RoiInputs};
  readonly testimonial: string;
  /** Role and practice, never a name: these cases are illustrative (docs/build/decisions.md). */
  readonly author: {readonly role: string; readonly practice: string};
}

/** Four aggregates fixed by the owner. Every other figure on the page is illustrative. */
export const caseAggregates = {
  /** Fraction of calls answered. */
  answerRate: 0.98,
  /** Relative increase of bookings, as a fraction. */
  bookingIncrease: 0.45,
  /** Hours per week. */
  weeklyHoursSaved: 12,
  /** Score out of `satisfactionScale`. */
  satisfaction: 4.8,
  satisfactionScale: 5,
} as const;

/** Case studies. The owner fixed the places; everything else is illustrative, and the page says so. */
export const caseStudies = {
  'dallas-dental': {
    title: 'Nine Monday callers used to hear a busy signal',
    specialty: 'Dental clinic',
    location: 'Dallas, TX',
    specialtyId: 'dental',
    challenge:
      'By ten, both people at the desk are helping chairside. More than a quarter of Monday’s callers found the line busy, some of them with a cracked tooth.',
    approach: `${brand.name} takes every call the desk cannot, asks about pain and swelling in the clinic’s own words, and books by operatory.`,
    chart: {
      title: 'One Monday, 32 calls',
      total: 32,
      perRow: 16,
      missedMeans: 'missed',
      before: {
        missed: [5, 9, 10, 12, 13, 19, 26, 27, 30],
        note: ', most of them between ten and noon',
      },
      after: {missed: [31], note: ', a caller who hung up right away'},
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
    specialtyId: 'family-medicine',
    challenge:
      'Three providers shared one phone line, refill calls included. Callers waited for minutes, and a quarter of them gave up.',
    approach: `${brand.name} takes refill requests, gives directions, and books visits. Anything that needs judgment reaches a nurse with the caller’s reason written down.`,
    chart: {
      title: 'One Tuesday, 64 calls',
      total: 64,
      perRow: 16,
      missedMeans: 'gave up',
      before: {
        missed: [3, 4, 6, 9, 11, 12, 17, 18, 20, 33, 34, 36, 41, 49, 50, 52],
        note: ' after minutes on hold',
      },
      after: {missed: [18, 50], note: ' before anyone spoke'},
    },
    results: [
      {metric: 'Time to answer', before: '4 min 10 s', after: '0.3 s'},
      {metric: 'Callers who gave up', before: '25%', after: '3%'},
      {metric: 'Refill calls handled by staff', before: '18 a day', after: '3 a day'},
    ],
    roi: {
      claim: 'covers-plan',
      inputs: {
        dailyCalls: 64,
        missedPercentage: 25,
        avgRevenuePerVisit: 120,
        hourlyWage: 22,
        currentReceptionists: 2,
      },
    },
    testimonial: 'My nurses talk to patients again. That was the job.',
    author: {role: 'practice administrator', practice: 'Three-provider family practice, Phoenix'},
  },
  'chicago-physio': {
    title: 'Canceled visits go to the next caller',
    specialty: 'Physiotherapy',
    location: 'Chicago, IL',
    specialtyId: 'physiotherapy',
    challenge:
      'Patients come for six visits, and one visit in five did not happen. Reminders were mailed, and the desk had no time to fill cancellations.',
    approach: `${brand.name} texts patients who agreed to it, follows up with those who do not answer, and offers an opening to the next caller.`,
    chart: {
      title: 'One therapist’s week, 40 visits',
      total: 40,
      perRow: 8,
      missedMeans: 'empty',
      before: {
        missed: [2, 7, 11, 18, 23, 29, 33, 38],
        note: ', with no list to call at short notice',
      },
      after: {missed: [18, 29], refilled: [7, 11, 33, 38], note: ''},
    },
    results: [
      {metric: 'Visits canceled late or missed', before: '8 of 40', after: '6 of 40'},
      {metric: 'Openings refilled', before: 'None', after: '4 of 6'},
      {metric: 'Visits left empty', before: '20%', after: '5%'},
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
    testimonial: 'It fills Thursday before I notice the opening.',
    author: {role: 'director', practice: 'Two-location physical therapy group, Chicago'},
  },
} as const satisfies Readonly<Record<CaseStudyId, CaseStudy>>;
