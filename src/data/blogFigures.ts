/**
 * Figures that the articles show, each typed once. The specification's section 2 ('Blog articles')
 * is the source unless a line says otherwise. Figures from outside carry their publisher and date.
 */
export interface BeforeAfterFigure {
  readonly id: string;
  readonly measure: string;
  readonly before: string;
  readonly after: string;
  /** Ends of the `before` range and the `after` bound in one unit, for the drawing. */
  readonly bars: {readonly before: readonly [low: number, high: number]; readonly after: number};
}

/** Patient experience: what practices report before, and what the service is built to hold. */
export const beforeAfter: readonly BeforeAfterFigure[] = [
  {
    id: 'hold-time',
    measure: 'Hold time',
    before: '3-5 min',
    after: 'under 10 seconds',
    bars: {before: [180, 300], after: 10},
  },
  {
    id: 'scheduling-errors',
    measure: 'Scheduling errors',
    before: '15-20%',
    after: 'under 2%',
    bars: {before: [15, 20], after: 2},
  },
  {
    id: 'missed-calls',
    measure: 'Missed calls',
    before: '25-30%',
    after: 'under 5%',
    bars: {before: [25, 30], after: 5},
  },
];

/** ROI: months from go-live, as ranges, because no two practices start alike. */
export const breakEvenMonths = {
  solo: {label: 'Solo practice', low: 2, high: 3},
  group: {label: 'Group practice', low: 1, high: 2},
  positiveRoi: {label: 'Positive ROI, setup and learning included', low: 3, high: 6},
} as const;

export interface TimelineStage {
  readonly id: string;
  readonly years: string;
  readonly title: string;
  readonly happens: readonly string[];
  readonly staysWithPeople: string;
}

/** Future automation: three stages. The first is observed, the other two are our expectation. */
export const automationTimeline: readonly TimelineStage[] = [
  {
    id: 'answering',
    years: '2024-2025',
    title: 'The phone is answered',
    happens: [
      'Calls are picked up day and night, and sorted by what they are about.',
      'Routine visits are booked straight into the schedule.',
      'Reminders go out, and the replies are read.',
    ],
    staysWithPeople: 'Every exception, and every caller who asks for a person.',
  },
  {
    id: 'handling',
    years: '2026-2028',
    title: 'The errand is finished',
    happens: [
      'Coverage is checked before the visit rather than at the counter.',
      'A freed slot is offered to the waiting list within minutes.',
      'A conversation moves from phone to text and back without starting over.',
    ],
    staysWithPeople: 'Judgment about money, medicine and the people a practice knows by name.',
  },
  {
    id: 'anticipating',
    years: '2029+',
    title: 'The errand is expected',
    happens: [
      'Follow-ups are proposed before anyone has to call.',
      'The week’s staffing follows the week’s expected calls.',
      'Offices, pharmacies and payers settle routine questions between their systems.',
    ],
    staysWithPeople: 'Deciding what the rules are, and answering for them.',
  },
];

export interface AdoptionFigure {
  readonly id: string;
  readonly label: string;
  /** Percent. */
  readonly percent: number;
  readonly year: number;
  readonly source: string;
  readonly url: string;
}

/** Public figures, as their publishers give them; checked August 2025. */
export const adoptionFigures: readonly AdoptionFigure[] = [
  {
    id: 'ai-2023',
    label: 'Physicians who used AI in their practice, 2023',
    percent: 38,
    year: 2023,
    source: 'American Medical Association, physician survey, February 2025',
    url: 'https://www.ama-assn.org/practice-management/digital-health/2-3-physicians-are-using-health-ai-78-2023',
  },
  {
    id: 'ai-2024',
    label: 'The same question, 2024',
    percent: 66,
    year: 2024,
    source: 'American Medical Association, physician survey, February 2025',
    url: 'https://www.ama-assn.org/practice-management/digital-health/2-3-physicians-are-using-health-ai-78-2023',
  },
  {
    id: 'admin-2024',
    label: 'Physicians who see administrative automation as the biggest opportunity, 2024',
    percent: 57,
    year: 2024,
    source: 'American Medical Association, physician survey, February 2025',
    url: 'https://www.ama-assn.org/practice-management/digital-health/2-3-physicians-are-using-health-ai-78-2023',
  },
  {
    id: 'ehr-2021',
    label: 'Office-based physicians with a certified EHR, 2021',
    percent: 78,
    year: 2021,
    source: 'Office of the National Coordinator for Health IT, Quick Stat',
    url: 'https://www.healthit.gov/data/quickstats/national-trends-hospital-and-physician-adoption-electronic-health-records',
  },
];

/** One illustrative day for a chart: not a measurement of anyone. Hours from 7 am. */
export const illustrativeDay: readonly {
  readonly hour: string;
  readonly answered: number;
  readonly missed: number;
}[] = [
  {hour: '7 am', answered: 0, missed: 2},
  {hour: '8 am', answered: 5, missed: 4},
  {hour: '9 am', answered: 5, missed: 2},
  {hour: '10 am', answered: 5, missed: 1},
  {hour: '11 am', answered: 4, missed: 1},
  {hour: '12 pm', answered: 1, missed: 4},
  {hour: '1 pm', answered: 4, missed: 2},
  {hour: '2 pm', answered: 5, missed: 0},
  {hour: '3 pm', answered: 5, missed: 1},
  {hour: '4 pm', answered: 4, missed: 2},
  {hour: '5 pm', answered: 1, missed: 3},
  {hour: '6 pm', answered: 0, missed: 2},
];
