import {brand} from '@site/src/config/brand';
import {claims} from '@site/src/data/claims';

/** A core feature of the home page, told as the call that shows it. */
export interface CoreFeature {
  readonly id: string;
  /** The feature's name, as the owner lists it. */
  readonly name: string;
  /** When the call comes in, as the log writes it and as a machine reads it. */
  readonly time: string;
  readonly isoTime: string;
  /** What the caller says. */
  readonly caller: string;
  readonly title: string;
  readonly text: string;
  readonly benefits: readonly [string, string, string];
}

export const coreFeatures: readonly CoreFeature[] = [
  {
    id: 'coverage',
    name: '24/7 Coverage',
    time: '7:52 am',
    isoTime: '07:52',
    caller: 'Are you open yet?',
    title: 'Answers every call, day or night',
    text: 'The line opens before your doors do. Nights, weekends, lunch hours and holidays sound the same as Tuesday at ten.',
    benefits: [
      `Picks up in ${claims.answerSeconds} seconds, on the first ring`,
      `Takes ${claims.concurrentCalls} calls at the same time`,
      'No voicemail, no hold music',
    ],
  },
  {
    id: 'scheduling',
    name: 'Seamless Scheduling',
    time: '8:06 am',
    isoTime: '08:06',
    caller: 'I need to move Thursday.',
    title: 'Books into your real schedule',
    text: `${brand.name} reads open times by provider, visit type and length, and writes the appointment back while the patient is still on the line.`,
    benefits: [
      'Books, moves and cancels visits',
      'Follows your rules for buffers and new patients',
      `Works with ${claims.emrIntegrations} EMR and practice systems`,
    ],
  },
  {
    id: 'communication',
    name: 'Patient Communication',
    time: '11:40 am',
    isoTime: '11:40',
    caller: '¿Hablan español?',
    title: 'Confirms visits, in the caller’s language',
    text: 'A confirmation goes out before goodbye if the caller wants one, in their language. A reminder before the visit is an option, with consent.',
    benefits: [
      `English, French and ${claims.furtherLanguages} more languages`,
      'Confirmations by text and email; reminders optional',
      `No-shows down by up to ${claims.noShowReduction}`,
    ],
  },
  {
    id: 'analytics',
    name: 'Analytics',
    time: '12:25 pm',
    isoTime: '12:25',
    caller: 'Third time I’ve called today.',
    title: 'Writes it all down, and counts it',
    text: 'Each call leaves a note your desk can read in ten seconds: who called, what they wanted, what happened next. At the end of the week, the totals.',
    benefits: [
      'A two-line summary of every call',
      'Which hours are busiest, and what people ask',
      'Bookings and recovered calls, by week',
    ],
  },
  {
    id: 'compliance',
    name: 'US Healthcare Compliance',
    time: '3:15 pm',
    isoTime: '15:15',
    caller: 'My chest feels tight.',
    title: 'Knows the rules, and when to hand over',
    text: 'A caller with an emergency is told to dial 911 first, and your on-call clinician is notified. Anything private waits until the caller is verified.',
    benefits: [
      'HIPAA ready, with SOC 2 and US data residency',
      '911 first in an emergency, then your on-call staff',
      'Gives no medical advice',
    ],
  },
  {
    id: 'setup',
    name: 'Fast Setup',
    time: '5:40 pm',
    isoTime: '17:40',
    caller: 'Are we live yet?',
    title: 'Ready for your line in two days',
    text: 'You keep your number and your software. We load your hours, visit types and house rules, you call it and try to trip it up, and it goes live.',
    benefits: [
      `Set up in ${claims.setupHours} hours, once we can see your schedule`,
      `${claims.supportDays} days of dedicated support after going live`,
      'No contract; cancel with 30 days’ notice',
    ],
  },
];
