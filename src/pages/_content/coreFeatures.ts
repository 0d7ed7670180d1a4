import {brand} from '@site/src/config/brand';
import {claims} from '@site/src/data/claims';
import {planTerms} from '@site/src/data/plans';

/** Core feature of the home page, with a call that shows it. */
export interface CoreFeature {
  readonly id: string;
  /** Feature name from the owner's list. */
  readonly name: string;
  /** Time of the call, for display and in machine-readable form. */
  readonly time: string;
  readonly isoTime: string;
  /** Caller's words. */
  readonly caller: string;
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
    text: 'Every call is answered, day or night: evenings, weekends, lunch hours, and holidays get the same answer as Tuesday at ten.',
    benefits: [
      `Answers in ${claims.answerSeconds} seconds`,
      `Takes ${claims.concurrentCalls} calls at the same time`,
      'No voicemail and no hold music',
    ],
  },
  {
    id: 'scheduling',
    name: 'Seamless Scheduling',
    time: '8:06 am',
    isoTime: '08:06',
    caller: 'I need to move Thursday.',
    text: `${brand.name} reads open times by provider, visit type, and length, and books the appointment in your schedule while the patient is still on the phone.`,
    benefits: [
      'Books, moves, and cancels visits',
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
    text: 'A caller who wants a confirmation gets it before the call ends, in their language. Reminders before the visit are optional and need the patient’s consent.',
    benefits: [
      `English, French, and ${claims.furtherLanguages} more languages`,
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
    text: 'After each call your desk gets a short note: who called, what they wanted, and what happened next. At the end of the week you get the totals.',
    benefits: [
      'A two-line summary of every call',
      'Which hours are busiest, and what people ask',
      'Bookings and recovered calls by week',
    ],
  },
  {
    id: 'compliance',
    name: 'US Healthcare Compliance',
    time: '3:15 pm',
    isoTime: '15:15',
    caller: 'My chest feels tight.',
    text: 'A caller with an emergency is told to dial 911, and your on-call clinician is notified. Nothing private is said until the caller is verified.',
    benefits: [
      'HIPAA ready, with SOC 2 and US data residency',
      'Emergencies: 911 first, then your on-call staff',
      'Gives no medical advice',
    ],
  },
  {
    id: 'setup',
    name: 'Fast Setup',
    time: '5:40 pm',
    isoTime: '17:40',
    caller: 'Are we live yet?',
    text: 'You keep your phone number and your software. We enter your hours, visit types, and rules; you call and test it, and then it goes live.',
    benefits: [
      `Set up in ${claims.setupHours} hours, once we can see your schedule`,
      `${claims.supportDays} days of dedicated support after going live`,
      `No contracts; cancel with ${planTerms.cancellationNoticeDays} days’ notice`,
    ],
  },
];
