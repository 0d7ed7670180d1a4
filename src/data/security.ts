import {claims} from './claims.ts';
import {operatorFacts} from './operatorFacts.ts';
import {documents, encrypted, residency, uptime} from './serviceSubjects.ts';
import {hipaa} from './subjects.ts';

// Content of the security page.

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

export const safeguardIds = [
  'hipaa',
  'encryption',
  'access',
  'audit',
  'residency',
  'soc2',
  'uptime',
  'deletion',
] as const;
export type SafeguardId = (typeof safeguardIds)[number];

export interface Safeguard {
  readonly title: string;
  readonly text: string;
  /** Link to the promise. */
  readonly promise: {readonly label: string; readonly to: string};
}

export const safeguards = {
  hipaa: {
    title: 'HIPAA safeguards',
    text: `HIPAA Ready: we handle patient information as your business associate, and only to serve your practice. ${hipaa.baa}`,
    promise: {label: 'Agreement, section 3', to: '/dpa#principles'},
  },
  encryption: {
    title: 'Encryption',
    text: encrypted.long,
    promise: {label: 'Agreement, section 4', to: '/dpa#security'},
  },
  access: {
    title: 'Access control',
    text: residency.who,
    promise: {label: 'Agreement, section 5', to: '/dpa#people'},
  },
  audit: {
    title: 'Audit trail',
    text: 'The access log shows who opened which call, when, and why.',
    promise: {label: 'Agreement, section 4', to: '/dpa#security'},
  },
  residency: {
    title: 'US data residency',
    text: `${residency.stored} ${residency.opened}`,
    promise: {label: 'Agreement, section 4', to: '/dpa#security'},
  },
  soc2: {
    title: 'SOC 2',
    text: documents.soc2,
    promise: {label: 'Agreement, section 4', to: '/dpa#security'},
  },
  uptime: {
    title: `${claims.uptimeSla} uptime`,
    text: `${uptime.promise} ${uptime.credit}`,
    promise: {label: 'Terms, section 3', to: '/terms#availability'},
  },
  deletion: {
    title: 'Deletion',
    text: `We return or destroy patient information within ${operatorFacts.deletionDays} days after you leave, and confirm it in writing.`,
    promise: {label: 'Agreement, section 9', to: '/dpa#end'},
  },
} as const satisfies Readonly<Record<SafeguardId, Safeguard>>;

/** Link to the promise to report a breach. */
export const breachPromise = {label: 'Agreement, section 6', to: '/dpa#breach'} as const;

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

/** Page with the licenses of third-party software, written by plugins/third-party. */
export const thirdPartyLicenses = '/third-party-licenses.txt';

/** Contact for vulnerability reports, on /security and in security.txt (plugins/site-files). */
export const securityReport = {
  email: operatorFacts.securityEmail,
  file: '/.well-known/security.txt',
  languages: ['en', 'fr'],
  page: '/security',
  anchor: 'report',
} as const;
