import {claims} from './claims';

/** The features page: five groups of three (spec section 2). */
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
  readonly description: string;
  readonly benefits: readonly [string, string, string];
}

export interface FeatureGroup {
  readonly id: FeatureGroupId;
  readonly name: string;
  /** One sentence on what the group changes at the front desk. */
  readonly summary: string;
  readonly features: readonly [Feature, Feature, Feature];
}

export const featureGroups = {
  'core-ai': {
    id: 'core-ai',
    name: 'Core AI Capabilities',
    summary: 'It picks up, works out what the call is about, and knows when to pass it on.',
    features: [
      {
        name: 'Answers every call',
        description: 'Nights, lunch, and the ten minutes after you open.',
        benefits: [
          `Picks up in ${claims.answerSeconds} seconds`,
          `${claims.concurrentCalls} calls at the same time`,
          'No voicemail to clear in the morning',
        ],
      },
      {
        name: 'Triage by your rules',
        description: 'You write what is urgent. It asks, sorts, and never diagnoses.',
        benefits: [
          'Your questions, in your order',
          'Urgent calls go to on-call at once',
          'Emergencies are told to call 911',
        ],
      },
      {
        name: 'The caller’s language',
        description: 'The caller speaks first; the call goes on in that language.',
        benefits: [
          `English, French, and ${claims.furtherLanguages} other languages`,
          'Your team reads the notes in English',
          'No phone menu to press through',
        ],
      },
    ],
  },
  appointments: {
    id: 'appointments',
    name: 'Appointment Management',
    summary: 'A booking is an entry in your schedule, not a note that someone should call back.',
    features: [
      {
        name: 'Booking into your schedule',
        description: 'By provider, visit type, and length, while the caller is on the line.',
        benefits: [
          'Only slots that are really open',
          'Your buffers and block times kept',
          'Confirmed before the caller hangs up',
        ],
      },
      {
        name: 'Changes and cancellations',
        description: 'The call nobody likes to make takes under a minute, at any hour.',
        benefits: [
          'Moved in the schedule at once',
          'Your cancellation rules read out',
          'The freed slot is offered again',
        ],
      },
      {
        name: 'Waiting list',
        description: 'A slot that opens at 8:40 can be filled by 9:00.',
        benefits: [
          'Callers asked if they want an earlier time',
          'First come, first offered',
          'Every offer is on the record',
        ],
      },
    ],
  },
  communication: {
    id: 'communication',
    name: 'Patient Communication',
    summary: 'The text that saves a call, and the follow-up nobody has time for on Friday.',
    features: [
      {
        name: 'Confirmations and reminders',
        description: 'By text and email, on the days you choose.',
        benefits: [
          `No-shows down by up to ${claims.noShowReduction}`,
          'Patients confirm with one letter',
          'A reply to move goes straight to booking',
        ],
      },
      {
        name: 'Follow-ups',
        description: 'After the visit, after a missed visit, or when someone is due back.',
        benefits: [
          'In your words, signed by your practice',
          'Stops when the patient answers',
          'Sent in the hours you choose',
        ],
      },
      {
        name: 'Hand-over to your team',
        description: 'A person picks up knowing who is calling and why.',
        benefits: [
          'Warm transfer in office hours',
          'A two-line note after hours',
          'Nothing said twice',
        ],
      },
    ],
  },
  analytics: {
    id: 'analytics',
    name: 'Analytics & Insights',
    summary: 'What your phones did this week, on one page, without a spreadsheet.',
    features: [
      {
        name: 'Call log',
        description: 'Every call with its reason, its outcome, and its length.',
        benefits: [
          'Search by reason or outcome',
          'See what was booked, and what was not',
          'Minutes used, against your plan',
        ],
      },
      {
        name: 'The shape of the week',
        description: 'Which hours ring, and which ones nobody used to hear.',
        benefits: [
          'Calls by hour and weekday',
          'After-hours bookings counted apart',
          'Staffing decisions with numbers',
        ],
      },
      {
        name: 'Revenue recovered',
        description: 'Booked visits from calls that used to be missed.',
        benefits: [
          'The same formula as our calculator',
          'Your own revenue per visit',
          'Losses shown as losses',
        ],
      },
    ],
  },
  security: {
    id: 'security',
    name: 'Security & Compliance',
    summary: 'A phone call is health information. It is handled like it.',
    features: [
      {
        name: 'HIPAA ready',
        description: 'Under a signed agreement, from the first test call.',
        benefits: [
          'Data Processing Agreement you can read first',
          'The least information the task needs',
          `Suspected breaches reported within ${claims.breachReportHours} hours`,
        ],
      },
      {
        name: 'Access and audit trail',
        description: 'Who opened which call, and when.',
        benefits: ['Access by role', 'Every view is logged', 'Ask us for the record of any call'],
      },
      {
        name: 'Where data lives',
        description: 'In the United States, encrypted on the way and at rest.',
        benefits: ['US data residency', 'SOC 2', `${claims.uptimeSla} uptime SLA`],
      },
    ],
  },
} as const satisfies {readonly [Id in FeatureGroupId]: FeatureGroup & {readonly id: Id}};
