import {claims} from './claims.ts';
import {operatorFacts} from './operatorFacts.ts';
import {documents, encrypted, residency, uptime} from './serviceSubjects.ts';
import {hipaa} from './subjects.ts';

// Promises of the security page that other pages and generated files state, too.

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
} as const satisfies Readonly<Record<string, Safeguard>>;

/** Link to the promise to report a breach. */
export const breachPromise = {label: 'Agreement, section 6', to: '/dpa#breach'} as const;

/** Contact for vulnerability reports, on /security and in security.txt (plugins/site-files). */
export const securityReport = {
  email: operatorFacts.securityEmail,
  file: '/.well-known/security.txt',
  languages: ['en', 'fr'],
  page: '/security',
  anchor: 'report',
} as const;
