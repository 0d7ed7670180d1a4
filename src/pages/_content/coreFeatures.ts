import {company} from '@site/src/config/company';
import {claims} from '@site/src/data/claims';
import {planTerms} from '@site/src/data/plans';
import {languages} from '@site/src/data/serviceSubjects';

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
  readonly lang?: string;
  readonly text: string;
  readonly benefits: readonly [string, string, string];
  /** Outcome of the call, where there is no room for the book. */
  readonly outcome: {readonly tone: 'live' | 'booked' | 'info' | 'ink'; readonly text: string};
}

export const coreFeatures: readonly CoreFeature[] = [
  {
    id: 'coverage',
    name: '24/7 Coverage',
    time: '7:52 am',
    isoTime: '07:52',
    caller: 'Are you open yet?',
    text: 'Evenings, weekends, lunch hours, and holidays get the same answer as Tuesday at 10.',
    benefits: [
      `${claims.answerSeconds}-second answer`,
      `${claims.concurrentCalls} calls at once`,
      'No hold music',
    ],
    outcome: {tone: 'live', text: 'Answered'},
  },
  {
    id: 'scheduling',
    name: 'Seamless Scheduling',
    time: '8:06 am',
    isoTime: '08:06',
    caller: 'I need to move Thursday.',
    text: `${company.name} reads your open times and books the visit while the patient is still on the phone.`,
    benefits: ['Books, moves, cancels', 'Your rules', `${claims.emrIntegrations} EMR systems`],
    outcome: {tone: 'booked', text: 'Moved'},
  },
  {
    id: 'communication',
    name: 'Patient Communication',
    time: '11:40 am',
    isoTime: '11:40',
    caller: '¿Hablan español?',
    lang: 'es',
    text: 'A caller who wants a confirmation gets it before the call ends, in their language.',
    benefits: [
      languages.short,
      'Reminders with consent',
      `No-shows down by up to ${claims.noShowReduction}`,
    ],
    outcome: {tone: 'booked', text: 'Booked'},
  },
  {
    id: 'analytics',
    name: 'Analytics',
    time: '12:25 pm',
    isoTime: '12:25',
    caller: 'Third time I’ve called today.',
    text: 'After each call your desk has a short note: who called, what they wanted, what happened next.',
    benefits: ['Two-line summaries', 'Busiest hours', 'Weekly totals'],
    outcome: {tone: 'info', text: 'Nurse, 1:00'},
  },
  {
    id: 'compliance',
    name: 'US Healthcare Compliance',
    time: '3:15 pm',
    isoTime: '15:15',
    caller: 'My chest feels tight.',
    text: `A caller with an emergency hears “call 911” first. Then ${company.name} notifies your on-call clinician.`,
    benefits: ['HIPAA ready, SOC 2', 'US data residency', 'No medical advice'],
    outcome: {tone: 'ink', text: '911'},
  },
  {
    id: 'setup',
    name: 'Fast Setup',
    time: '5:40 pm',
    isoTime: '17:40',
    caller: 'Are we live yet?',
    text: 'You keep your number and software. Once we see your schedule, we enter your rules and you test it.',
    benefits: [
      `Set up in ${claims.setupHours} hours`,
      `${claims.supportDays} days of support`,
      `No contracts; ${planTerms.cancellationNoticeDays} days’ notice`,
    ],
    outcome: {tone: 'live', text: 'Live'},
  },
];
