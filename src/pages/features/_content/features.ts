import {company} from '@site/src/config/company';
import {claims} from '@site/src/data/claims';
import {encrypted, languages, minutes, residency, uptime} from '@site/src/data/serviceSubjects';
import {breach, emergency, hipaa} from '@site/src/data/subjects';

export interface Feature {
  readonly name: string;
  /** Description in a sentence or two. */
  readonly text: string;
  /** Benefits, in lists that the site's brief requires. */
  readonly benefits: readonly [string, string];
}

export interface FeatureGroup {
  readonly name: string;
  /** Time in the sample call at which the group's features act. */
  readonly when: string;
  readonly features: readonly [Feature, Feature, Feature];
}

/** Five groups of three features in the order of a call, fixed by the owner. */
export const featureGroups = {
  'core-ai': {
    name: 'Core AI Capabilities',
    when: 'Tue 12:41 pm',
    features: [
      {
        name: 'Answers every call',
        text: `${company.name} picks up at night, at lunch, and in the first 10 minutes of the day. ${minutes.spam}`,
        benefits: [
          `Answered in ${claims.answerSeconds} seconds`,
          `${claims.concurrentCalls} calls at the same time`,
        ],
      },
      {
        name: 'Sorted by your rules',
        text: `You write the questions and decide which answers are urgent. ${company.name} asks, sorts calls by the answers, and never judges symptoms.`,
        benefits: ['Urgent calls go to your on-call staff right away', emergency.short],
      },
      {
        name: 'The caller’s language',
        text: languages.long,
        benefits: ['Changes when the caller does', 'Your team reads the notes in English'],
      },
    ],
  },
  appointments: {
    name: 'Appointment Management',
    when: 'Tue 12:42 pm',
    features: [
      {
        name: 'Booking into your schedule',
        text: 'By provider, visit type, and length, in the schedule you already use.',
        benefits: ['Keeps your buffers and blocked times', 'Confirmed before the caller hangs up'],
      },
      {
        name: 'Changes and cancellations',
        text: `${company.name} moves or cancels the visit in your schedule during the call.`,
        benefits: [
          'The caller hears your cancellation rules',
          'The next caller gets the open time',
        ],
      },
      {
        name: 'Waiting list',
        text: `${company.name} asks callers whether they want an earlier time.`,
        benefits: [
          'First on the list, first offered',
          'Offers by call or text are optional, with consent',
        ],
      },
    ],
  },
  communication: {
    name: 'Patient Communication',
    when: 'Tue 12:43 pm',
    features: [
      {
        name: 'Confirmations and reminders',
        text: `Confirmations go out by text and email, if the caller agrees. No-shows go down by up to ${claims.noShowReduction}.`,
        benefits: [
          'Reminders on the days you choose, optional and with consent',
          'From your practice’s own number',
        ],
      },
      {
        name: 'Handoff to your team',
        text: 'Your team member knows who is calling and why before the first word.',
        benefits: ['A warm transfer to the person your rules name', 'Otherwise a two-line note'],
      },
      {
        name: 'Follow-ups',
        text: 'After a visit, after a no-show, or when a patient is due, and only with the patient’s consent.',
        benefits: [
          'In your words, signed by your practice',
          'In the hours you choose, within what the law allows',
        ],
      },
    ],
  },
  analytics: {
    name: 'Analytics & Insights',
    when: 'Fri 4:00 pm',
    features: [
      {
        name: 'Call history',
        text: 'Every call with its reason, its outcome, and its length.',
        benefits: ['Searchable by reason or outcome', 'Compares minutes used with your plan'],
      },
      {
        name: 'Calls by hour',
        text: 'Which hours are busy, and when you used to miss calls.',
        benefits: ['By hour and weekday', 'After-hours bookings counted separately'],
      },
      {
        name: 'Revenue recovered',
        text: 'Booked visits from calls you used to miss.',
        benefits: ['By the same formula as our calculator', 'Shown beside the visits you lost'],
      },
    ],
  },
  security: {
    name: 'Security & Compliance',
    when: 'Any time',
    features: [
      {
        name: 'HIPAA ready',
        text: hipaa.baa,
        benefits: ['Each call collects only what the task needs', breach.short],
      },
      {
        name: 'Access and audit trail',
        text: residency.who,
        benefits: ['Access is by role', 'You can have the log of any call'],
      },
      {
        name: 'Where data lives',
        text: residency.stored,
        benefits: [encrypted.short, `SOC 2, and a ${uptime.short} SLA in the terms`],
      },
    ],
  },
} as const satisfies Readonly<Record<string, FeatureGroup>>;

export type FeatureGroupId = keyof typeof featureGroups;
export const featureGroupIds = Object.keys(featureGroups) as readonly FeatureGroupId[];
