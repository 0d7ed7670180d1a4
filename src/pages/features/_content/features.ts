import {claims} from '@site/src/data/claims';

/** The features page: five groups of three, fixed by the owner, in the order of one call. */
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
  /** What it does, in a sentence. */
  readonly text: string;
  /** What it is good for: the lists that the site's brief asks for. */
  readonly benefits: readonly [string, string, string];
}

export interface FeatureGroup {
  readonly name: string;
  /** One sentence on what the group changes at the front desk. */
  readonly summary: string;
  readonly features: readonly [Feature, Feature, Feature];
}

export const featureGroups = {
  'core-ai': {
    name: 'Core AI Capabilities',
    summary: 'It picks up, works out what the call is about, and knows when to pass it on.',
    features: [
      {
        name: 'Answers every call',
        text: 'Nights, lunch, and the ten minutes after you open: every call is picked up.',
        benefits: [
          `Answered in ${claims.answerSeconds} seconds`,
          `${claims.concurrentCalls} calls at the same time`,
          'No voicemail to clear in the morning',
        ],
      },
      {
        name: 'Sorted by your rules',
        text: 'You write the questions and what counts as urgent; it asks, sorts by the answers, and never judges a symptom.',
        benefits: [
          'Urgent calls go to on-call right away',
          'Emergency callers are told to dial 911 first, whatever is on your list',
          'Your questions, in your order',
        ],
      },
      {
        name: 'The caller’s language',
        text: 'It answers in the caller’s language from the first sentence and changes when the caller does.',
        benefits: [
          `English, French, and ${claims.furtherLanguages} other languages`,
          'No phone menu to press through',
          'Your team reads the notes in English',
        ],
      },
    ],
  },
  appointments: {
    name: 'Appointment Management',
    summary: 'A booking is an entry in your schedule, with nothing left to call back about.',
    features: [
      {
        name: 'Booking into your schedule',
        text: 'By provider, visit type, and length, straight into the schedule that you keep.',
        benefits: [
          'Only into slots that are really open',
          'Your buffers and block times are kept',
          'Confirmed before the caller hangs up',
        ],
      },
      {
        name: 'Changes and cancellations',
        text: 'A visit moves in the schedule right away, in one call.',
        benefits: [
          'At any hour',
          'Your cancellation rules are read out',
          'The freed slot is offered again',
        ],
      },
      {
        name: 'Waiting list',
        text: 'Callers are asked if they want an earlier time.',
        benefits: [
          'First come, first offered',
          'Offers by call or text are an option, with consent',
          'Every offer is on the record',
        ],
      },
    ],
  },
  communication: {
    name: 'Patient Communication',
    summary: 'The text that saves a call, and the follow-up after the visit.',
    features: [
      {
        name: 'Confirmations and reminders',
        text: 'Confirmations go out by text and email, if the caller agrees.',
        benefits: [
          'Reminders on the days you choose are an option, with consent',
          'A patient can answer with a new time',
          `No-shows go down by up to ${claims.noShowReduction}`,
        ],
      },
      {
        name: 'Hand-over to your team',
        text: 'A person picks up knowing who is calling and why.',
        benefits: [
          'A warm transfer where your rules name someone',
          'Otherwise a two-line note',
          'No need to say it twice',
        ],
      },
      {
        name: 'Follow-ups',
        text: 'After a visit, after a missed one, or when someone is due back: an option, for patients who consented.',
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
    summary: 'What your phones did this week, on one page, without a spreadsheet.',
    features: [
      {
        name: 'Call log',
        text: 'Every call with its reason, its outcome, and its length.',
        benefits: [
          'Searchable by reason or outcome',
          'What was booked, and what was not',
          'Minutes used, compared with your plan',
        ],
      },
      {
        name: 'The shape of the week',
        text: 'Which hours are busy, and which ones were missed before.',
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
    summary: 'What patients say on the phone is health information, and is treated that way.',
    features: [
      {
        name: 'HIPAA ready',
        text: 'The Business Associate Agreement is signed before the first patient calls.',
        benefits: [
          'You can read it today',
          'It takes the least information the task needs',
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
        text: 'In the United States, encrypted between systems and at rest, except texts and ordinary email.',
        benefits: [
          'US data residency',
          'SOC 2',
          `The ${claims.uptimeSla} uptime SLA is in the terms`,
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<FeatureGroupId, FeatureGroup>>;
