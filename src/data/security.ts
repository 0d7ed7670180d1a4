import {brand} from '../config/brand';
import {claims} from './claims';
import {operatorFacts} from './legalOperatorFacts';

/**
 * What the security page says. Claims are the specification's (sections 1, 2 and 9) and the
 * decisions' list for this page; what neither gives stands in `legalOperatorFacts.ts`.
 */
export interface CallStep {
  readonly title: string;
  /** What happens in the call. */
  readonly event: string;
  /** What protects it there. */
  readonly guard: string;
}

/** One call, in order. */
export const callSteps: readonly CallStep[] = [
  {
    title: 'It rings',
    event: `A patient calls your number. The line picks up in ${claims.answerSeconds} seconds.`,
    guard: 'The call is encrypted on its way between systems.',
  },
  {
    title: 'It listens',
    event: 'Name, birth date, reason. As much as booking needs, and then it stops asking.',
    guard: 'Minimum necessary: no diagnosis and no card number is asked for.',
  },
  {
    title: 'It writes down',
    event: 'The visit goes into your schedule, a note into your queue.',
    guard: 'Stored encrypted, in the United States.',
  },
  {
    title: 'Your team reads',
    event: 'The front desk opens the note. The billing clerk does not.',
    guard: 'Access by role. Each opening leaves an entry in the audit trail.',
  },
  {
    title: 'It is deleted',
    event: 'When your instructions say so, and at the latest when you leave.',
    guard: 'Returned or deleted, and confirmed in writing.',
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
  'breach',
] as const;
export type SafeguardId = (typeof safeguardIds)[number];

export interface Safeguard {
  readonly title: string;
  readonly text: string;
  /** Where it is promised. */
  readonly promise: {readonly label: string; readonly to: string};
}

export const safeguards = {
  hipaa: {
    title: 'HIPAA safeguards',
    text: 'HIPAA Ready: we handle patient information as your business associate, for your purposes only, and never for advertising.',
    promise: {label: 'Agreement, section 3', to: '/dpa#principles'},
  },
  encryption: {
    title: 'Encryption',
    text: `${operatorFacts.encryption.value ?? 'Encrypted on its way between systems, and where it is stored'}.`,
    promise: {label: 'Agreement, section 4', to: '/dpa#security'},
  },
  access: {
    title: 'Access control',
    text: 'By role, on your side and on ours. Nobody sees a call because they happen to work here.',
    promise: {label: 'Agreement, section 5', to: '/dpa#people'},
  },
  audit: {
    title: 'Audit trail',
    text: 'Who opened which record, and when. Ask for yours.',
    promise: {label: 'Agreement, section 4', to: '/dpa#security'},
  },
  residency: {
    title: 'US data residency',
    text: 'Patient information is stored and processed in the United States. Our office is in Toronto; the data is not.',
    promise: {label: 'Agreement, section 5', to: '/dpa#people'},
  },
  soc2: {
    title: 'SOC 2',
    text: `${operatorFacts.socTwoReport.value ?? 'Ask the Compliance extension for the current report'}.`,
    promise: {label: 'Agreement, section 4', to: '/dpa#security'},
  },
  uptime: {
    title: `${claims.uptimeSla} uptime`,
    text: 'By calendar month, in the terms. A receptionist that is down is a missed call.',
    promise: {label: 'Terms, section 3', to: '/terms#availability'},
  },
  breach: {
    title: `Breach report within ${claims.breachReportHours} hours`,
    text: 'From the suspicion, not from the proof.',
    promise: {label: 'Agreement, section 6', to: '/dpa#breach'},
  },
} as const satisfies Readonly<Record<SafeguardId, Safeguard>>;

/** The hours after a suspicion, drawn as slots. `until` is the last hour of the step. */
export interface BreachStep {
  readonly until: number;
  readonly title: string;
  readonly text: string;
}

export const breachSteps: readonly BreachStep[] = [
  {
    until: 0,
    title: 'Something looks wrong',
    text: 'An alarm, a caller, a colleague. The clock starts at the suspicion.',
  },
  {
    until: claims.breachReportHours,
    title: 'You know what we know',
    text: 'What happened and when, whose information, what we did, what we suggest that you do.',
  },
];

/** Said out loud, because buyers are often told otherwise. */
export const notClaimed: readonly {readonly title: string; readonly text: string}[] = [
  {
    title: 'There is no HIPAA certificate',
    text: 'No authority issues one, to us or to anyone. What counts is the agreement and what is done.',
  },
  {
    title: 'We do not replace your own duties',
    text: 'Who may see what in your practice, and what callers must be told in your state, stays yours to decide.',
  },
  {
    title: 'This website holds no patient information',
    text: 'It has two forms, and both ask you to leave it out.',
  },
];

/** Under which terms visitors are handed software of others; written by plugins/third-party. */
export const thirdPartyLicenses = '/third-party-licenses.txt';

export const securityReport = {
  email: operatorFacts.securityEmail.value ?? brand.email.display,
  /** Static file; its expiry is checked by plugins/security-txt. */
  file: '/.well-known/security.txt',
  page: '/security',
  anchor: 'report',
} as const;
