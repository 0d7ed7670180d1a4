import {callDuties} from '@site/src/data/callDuties';
import {claims} from '@site/src/data/claims';
import {residency} from '@site/src/data/serviceSubjects';
import {type FaqItem, recordingQuestion} from '@site/src/features/faq/faq';

/** Sentence of a call, split into redacted words and words that the note keeps. */
export interface Utterance {
  /** Clock time with seconds. */
  readonly at: string;
  readonly who: 'line' | 'caller';
  readonly says: readonly (string | {readonly kept: string})[];
  /** Destination of the kept words. */
  readonly destination?: {readonly what: string; readonly where: string; readonly booked?: true};
}

/** Sample call, written for this page. */
export const securityCall: readonly Utterance[] = [
  {
    at: '9:31:02',
    who: 'line',
    says: ['Lakeside Family Medicine, this is the AI receptionist. How can I help?'],
  },
  {
    at: '9:31:09',
    who: 'caller',
    says: [
      'Hi. My husband says I should have called weeks ago. This is ',
      {kept: 'Elena Ruiz'},
      ', I need a ',
      {kept: 'new-patient visit'},
      ', please.',
    ],
    destination: {what: 'Name and reason', where: 'your schedule'},
  },
  {at: '9:31:18', who: 'line', says: ['I can book that. What is your date of birth?']},
  {
    at: '9:31:22',
    who: 'caller',
    says: [{kept: 'June 9, 1988'}, '. My Social, if you need it, is four one nine, oh six…'],
    destination: {what: 'Birth date', where: 'to start the record'},
  },
  {
    at: '9:31:29',
    who: 'line',
    says: ['I don’t need that. Thursday at 11:15 with Dr. Lindgren?'],
  },
  {
    at: '9:31:36',
    who: 'caller',
    says: [
      'Yes, ',
      {kept: 'Thursday 11:15'},
      '. It’s the knee again, since the move, and the other doctor had me on something that made me…',
    ],
    destination: {what: 'Thursday 11:15', where: 'your schedule', booked: true},
  },
  {
    at: '9:31:49',
    who: 'line',
    says: ['Please tell Dr. Lindgren that on Thursday. Any note for the desk?'],
  },
  {
    at: '9:31:55',
    who: 'caller',
    says: [
      {kept: 'Call before nine'},
      '. After that I’m at work, and they don’t know about any of this.',
    ],
    destination: {what: 'A note', where: 'your queue'},
  },
];

/** Our deadline for reporting a suspected breach, and the legal one (45 CFR 164.410(b)). */
export const breachDeadlines: readonly {readonly term: string; readonly fact: string}[] = [
  {
    term: `${claims.breachReportHours} hours`,
    fact: 'Our first report says what happened and when, whose information it was, and what we did.',
  },
  {
    term: '60 days',
    fact: 'The longest that HIPAA allows a business associate (45 CFR 164.410).',
  },
];

/** Corrections of claims that buyers often hear. */
export const notClaimed: readonly {readonly title: string; readonly text: string}[] = [
  {
    title: 'There is no HIPAA certificate',
    text: 'No agency issues one to anyone.',
  },
  {
    title: 'We do not replace your own duties',
    text: 'You still decide who in your practice may see what.',
  },
];

export const securityQuestions: readonly FaqItem[] = [
  recordingQuestion,
  {
    question: 'Do you train AI on our calls?',
    answer: residency.training,
  },
  {
    question: 'Do callers know it is not a person?',
    answer: `Yes. ${callDuties.aiDisclosure.ours}`,
  },
];
