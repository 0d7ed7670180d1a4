import {claims} from '@site/src/data/claims';

/** Five groups of three features in the order of a call, fixed by the owner. */
export const featureGroupIds = [
  'core-ai',
  'appointments',
  'communication',
  'analytics',
  'security',
] as const;
export type FeatureGroupId = (typeof featureGroupIds)[number];

export interface Feature {
  readonly name: string;
  /** One-sentence description of the feature. */
  readonly text: string;
  /** Benefits, in lists that the site's brief requires. */
  readonly benefits: readonly [string, string, string];
}

export interface FeatureGroup {
  readonly name: string;
  /** Sentence on the group's effect at the front desk. */
  readonly summary: string;
  readonly features: readonly [Feature, Feature, Feature];
}

export const featureGroups = {
  'core-ai': {
    name: 'Core AI Capabilities',
    summary:
      'It answers, finds out what the call is about, and transfers it when your rules say so.',
    features: [
      {
        name: 'Answers every call',
        text: 'Nights, lunch, and the first ten minutes of the day: every call is answered.',
        benefits: [
          `Answered in ${claims.answerSeconds} seconds`,
          `${claims.concurrentCalls} calls at the same time`,
          'No voicemail to clear in the morning',
        ],
      },
      {
        name: 'Sorted by your rules',
        text: 'You write the questions and decide what is urgent; it asks them, sorts by the answers, and never judges a symptom.',
        benefits: [
          'Urgent calls go to your on-call staff right away',
          'Emergency callers are told to dial 911 first',
          'Your questions, in your order',
        ],
      },
      {
        name: 'The caller’s language',
        text: 'It speaks the caller’s language from the first sentence and changes when the caller does.',
        benefits: [
          `English, French, and ${claims.furtherLanguages} other languages`,
          'No phone menu',
          'Your team reads the notes in English',
        ],
      },
    ],
  },
  appointments: {
    name: 'Appointment Management',
    summary: 'Visits go straight into your schedule, so your team has no one to call back.',
    features: [
      {
        name: 'Booking into your schedule',
        text: 'By provider, visit type, and length, in the schedule that you already use.',
        benefits: [
          'Only times that are really open',
          'Keeps your buffers and blocked times',
          'Confirmed before the caller hangs up',
        ],
      },
      {
        name: 'Changes and cancellations',
        text: 'A visit is moved or canceled in your schedule during the call.',
        benefits: [
          'At any hour',
          'The caller hears your cancellation rules',
          'The open time is offered again',
        ],
      },
      {
        name: 'Waiting list',
        text: 'Callers are asked if they want an earlier time.',
        benefits: [
          'First on the list, first offered',
          'Offers by call or text are optional, with consent',
          'Every offer is logged',
        ],
      },
    ],
  },
  communication: {
    name: 'Patient Communication',
    summary: 'Confirmations, handoffs to your team, and follow-ups after the visit.',
    features: [
      {
        name: 'Confirmations and reminders',
        text: 'Confirmations go out by text and email, if the caller agrees.',
        benefits: [
          'Reminders on the days you choose, optional and with consent',
          'A patient can answer with a new time',
          `No-shows go down by up to ${claims.noShowReduction}`,
        ],
      },
      {
        name: 'Handoff to your team',
        text: 'Your team member knows who is calling and why before the first word.',
        benefits: [
          'A warm transfer where your rules name someone',
          'Otherwise a two-line note',
          'The caller doesn’t have to repeat it',
        ],
      },
      {
        name: 'Follow-ups',
        text: 'After a visit, after a missed one, or when a patient is due back: optional, for patients who consented.',
        benefits: [
          'In your words, signed by your practice',
          'In the hours you choose, within what the law allows',
          'They stop when the patient answers',
        ],
      },
    ],
  },
  analytics: {
    name: 'Analytics & Insights',
    summary: 'Your week of calls on one page.',
    features: [
      {
        name: 'Call log',
        text: 'Every call with its reason, its outcome, and its length.',
        benefits: [
          'Searchable by reason or outcome',
          'Shows what was booked and what was not',
          'Compares minutes used with your plan',
        ],
      },
      {
        name: 'Calls by hour',
        text: 'Which hours are busy, and in which ones you used to miss calls.',
        benefits: [
          'Calls by hour and weekday',
          'After-hours bookings counted separately',
          'Numbers for your staffing decisions',
        ],
      },
      {
        name: 'Revenue recovered',
        text: 'Booked visits from calls that used to be missed.',
        benefits: [
          'By the same formula as our calculator',
          'With your own revenue per visit',
          'Shown next to what was lost',
        ],
      },
    ],
  },
  security: {
    name: 'Security & Compliance',
    summary: 'What patients say on the phone is treated as health information.',
    features: [
      {
        name: 'HIPAA ready',
        text: 'The Business Associate Agreement is signed before the first patient calls.',
        benefits: [
          'You can read the agreement today',
          'Each call collects only what the task needs',
          `Suspected breaches are reported within ${claims.breachReportHours} hours`,
        ],
      },
      {
        name: 'Access and audit trail',
        text: 'The record shows who opened which call, and when.',
        benefits: [
          'Access is by role',
          'Every view is logged',
          'Ask us for the record of any call',
        ],
      },
      {
        name: 'Where data lives',
        text: 'In the United States, encrypted in transit and at rest, except texts and ordinary email.',
        benefits: [
          'US data residency',
          'SOC 2',
          `The ${claims.uptimeSla} uptime SLA is in the terms`,
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<FeatureGroupId, FeatureGroup>>;
