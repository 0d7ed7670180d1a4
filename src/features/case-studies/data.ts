import {company} from '../../config/company.ts';
import type {RoiInputs} from '../roi/data/fields.ts';
import type {SpecialtyId} from '../../data/specialtyIds.ts';

export const caseStudyIds = ['dallas-dental', 'phoenix-family', 'chicago-physio'] as const;
export type CaseStudyId = (typeof caseStudyIds)[number];

export interface CaseResult {
  readonly metric: string;
  readonly before: string;
  readonly after: string;
}

/** Zero-based positions, in the order of the day or the week. */
export interface CasePeriod {
  readonly missed: readonly number[];
  /** Positions filled by another caller; omitted if that isn't possible. */
  readonly refilled?: readonly number[];
}

/** Calls or visits, counted before and after. */
export interface CaseChart {
  readonly title: string;
  readonly total: number;
  /** Panels per row. */
  readonly perRow: number;
  /** Text after '9 of 32'. */
  readonly missedMeans: string;
  readonly before: CasePeriod;
  readonly after: CasePeriod;
}

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
  readonly roiInputs: RoiInputs;
  readonly testimonial: string;
  /** Role, never a name: these cases are examples (docs/build/decisions.md). */
  readonly author: string;
}

/** Four aggregates fixed by the owner. Every other figure on the page is an example. */
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

/** Case studies. The owner fixed the places; everything else is an example, and the page says so. */
export const caseStudies = {
  'dallas-dental': {
    title: 'Example: nine Monday callers who heard a busy signal',
    specialty: 'Dental clinic',
    location: 'Dallas, TX',
    specialtyId: 'dental',
    challenge:
      'By 10 am, both people at the desk help chairside. More than a quarter of Monday’s callers find the line busy.',
    approach: `${company.name} takes every call the desk can’t, asks the practice’s own questions, and books by operatory.`,
    chart: {
      title: 'One Monday, 32 calls',
      total: 32,
      perRow: 16,
      missedMeans: 'missed',
      before: {
        missed: [5, 9, 10, 12, 13, 19, 26, 27, 30],
      },
      after: {missed: [31]},
    },
    results: [
      {metric: 'Emergencies booked same day', before: '2 a week', after: '6 a week'},
      {metric: 'New patients a month', before: '31', after: '45'},
    ],
    roiInputs: {
      dailyCalls: 32,
      missedPercentage: 28,
      avgRevenuePerVisit: 280,
      hourlyWage: 24,
      currentReceptionists: 2,
    },
    testimonial: 'The phone stopped being something we apologize for.',
    author: 'Office manager',
  },
  'phoenix-family': {
    title: 'Example: from four minutes on hold to an answer in 0.3 seconds',
    specialty: 'Family medicine',
    location: 'Phoenix, AZ',
    specialtyId: 'family-medicine',
    challenge:
      'Three providers share one phone line, refill calls included. A quarter of the callers give up on hold.',
    approach: `${company.name} takes refill requests and books visits. What needs judgment goes to a nurse, with the reason written down.`,
    chart: {
      title: 'One Tuesday, 64 calls',
      total: 64,
      perRow: 16,
      missedMeans: 'gave up',
      before: {
        missed: [3, 4, 6, 9, 11, 12, 17, 18, 20, 33, 34, 36, 41, 49, 50, 52],
      },
      after: {missed: [18, 50]},
    },
    results: [
      {metric: 'Time to answer', before: '4 min 10 s', after: '0.3 s'},
      {metric: 'Refill calls handled by staff', before: '18 a day', after: '3 a day'},
    ],
    roiInputs: {
      dailyCalls: 64,
      missedPercentage: 25,
      avgRevenuePerVisit: 120,
      hourlyWage: 22,
      currentReceptionists: 2,
    },
    testimonial: 'My nurses talk to patients again. That was the job.',
    author: 'Practice administrator',
  },
  'chicago-physio': {
    title: 'Example: canceled visits that go to the next caller',
    specialty: 'Physiotherapy',
    location: 'Chicago, IL',
    specialtyId: 'physiotherapy',
    challenge:
      'Patients come for six visits, and one in five doesn’t happen. The desk has no time to fill cancellations.',
    approach: `${company.name} texts patients who agreed to it, and offers an opening to the next caller.`,
    chart: {
      title: 'One therapist’s week, 40 visits',
      total: 40,
      perRow: 8,
      missedMeans: 'empty',
      before: {
        missed: [2, 7, 11, 18, 23, 29, 33, 38],
      },
      after: {missed: [18, 29], refilled: [7, 11, 33, 38]},
    },
    results: [
      {metric: 'Visits canceled late or missed', before: '8 of 40', after: '6 of 40'},
      {metric: 'Openings refilled', before: 'None', after: '4 of 6'},
    ],
    roiInputs: {
      dailyCalls: 35,
      missedPercentage: 15,
      avgRevenuePerVisit: 95,
      hourlyWage: 21,
      currentReceptionists: 1,
    },
    testimonial: 'It fills Thursday before I notice the opening.',
    author: 'Director',
  },
} as const satisfies Readonly<Record<CaseStudyId, CaseStudy>>;
