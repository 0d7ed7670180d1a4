import {company} from '../config/company.ts';
import {claims} from './claims.ts';
import {EXTRA_MINUTE_PRICE, SUPPORT_WHEN_DOWN} from './plans.ts';
import {keptDays} from './retention.ts';

/**
 * ============================================================================================
 *  FOR THE OPERATOR: what your contracts, engineers, and carrier decide, with a value for each.
 *  Read each value, correct it where your company differs, and set its question below to
 *  `confirmed: true`.
 * ============================================================================================
 *
 * Pages, legal texts, and emails state these values. The build lists every question that isn't confirmed
 * (plugins/unconfirmed-facts), and a build for a host stops while one is open (scripts/build.mjs).
 */

const domain = new URL(company.siteUrl).host.replace(/^www\./, '');

export const operatorFacts = {
  legalEntity: `${company.name} Health Inc.`,
  privacyEmail: `privacy@${domain}`,
  securityEmail: `security@${domain}`,
  /** Companies that handle a part of each call for us; /security and /dpa say that all are in the US. */
  subProcessors: [
    {purpose: 'Phone carrier', handles: 'connects calls and texts'},
    {purpose: 'Speech and language model', handles: 'hears and answers; keeps nothing'},
    {purpose: 'Hosting', handles: 'stores the records'},
    {purpose: 'Email delivery', handles: 'sends email to patients and to your team'},
  ],
  subProcessorNoticeDays: 30,
  deletionDays: 30,
  callRetentionDays: 30,
  encryption: {
    transit: 'TLS 1.2 or newer',
    rest: 'AES-256',
  },
  documentDays: 5,
  formRetentionDays: keptDays.forms,
  governingLaw:
    'The law of Delaware governs these terms, and its state and federal courts decide disputes',
  languages: [
    'Spanish',
    'Mandarin',
    'Cantonese',
    'Vietnamese',
    'Tagalog',
    'Korean',
    'Arabic',
    'Russian',
    'Haitian Creole',
    'Portuguese',
    'Polish',
    'Hindi',
  ],
  onCallFallback: `${company.name} calls the list twice. Then everyone on it gets a text. The caller hears that nobody could be reached, and to call 911 or go to the nearest emergency room if it can’t wait.`,
  onCallChange:
    'The on-call list is a calendar you share with us. A change there applies to the next call.',
  callAccess: `Two people at ${company.name} can open a call: the support engineer assigned to your practice, and our privacy officer. We log each opening with its reason.`,
  accessFromAbroad: `Records of calls are opened in the United States only; our ${company.headquarters.split(',')[0]} office has no access to them`,
  modelTraining: 'No patient’s call trains a model, ours or a vendor’s',
  overMinutes: EXTRA_MINUTE_PRICE,
  minuteCounting:
    'We count from pickup to hang-up, by the second. A transfer counts until your team picks up. Calls under 10 seconds and spam don’t count.',
  spamCalls: 'We block known robocalls before they reach the line, and their minutes don’t count.',
  outgoingNumber: 'Your practice’s own number, on calls and on texts.',
  sharedCalendars: ['Google Workspace', 'Microsoft 365'],
  payment:
    'You pay by card or bank transfer (ACH), each month in advance. Prices exclude sales tax where it applies.',
  guarantee: 'from the day your line goes live',
  uptimeRemedy: {below: claims.uptimeSla, credit: 10, farBelow: '99%', farCredit: 50},
  setupFeeClinics: 'that sign under this offer',
  supportHours: `office hours, and ${SUPPORT_WHEN_DOWN}`,
  socTwoReport: 'under a confidentiality agreement',
} as const;

export interface OperatorQuestion {
  /** Text that the build prints. */
  readonly question: string;
  /** Pages that state the fact. */
  readonly pages: readonly string[];
  /** True once an authorized person has read the value. */
  readonly confirmed: boolean;
}

/** Questions by fact. No page imports them, so that they are in no visitor's download. */
export const operatorQuestions = {
  legalEntity: {
    question: 'Full name of the contracting company',
    pages: ['/terms', '/dpa', '/privacy'],
    confirmed: false,
  },
  privacyEmail: {
    question: 'Email address of the privacy officer',
    pages: ['/privacy', '/dpa'],
    confirmed: false,
  },
  securityEmail: {
    question: 'Email address for reports of a vulnerability',
    pages: ['/security', '/.well-known/security.txt'],
    confirmed: false,
  },
  subProcessors: {
    question: 'Sub-processors that handle patient information, by purpose',
    pages: ['/security', '/dpa'],
    confirmed: false,
  },
  subProcessorNoticeDays: {
    question: 'Days of notice before a sub-processor is added',
    pages: ['/dpa'],
    confirmed: false,
  },
  deletionDays: {
    question: 'Days until patient information is deleted after the end',
    pages: ['/dpa'],
    confirmed: false,
  },
  callRetentionDays: {
    question: 'Days for which recordings and transcripts are kept where a practice turns them on',
    pages: ['/dpa', '/security', '/features', '/blog/multilingual'],
    confirmed: false,
  },
  encryption: {
    question: 'Engineers: encryption in transit and at rest',
    pages: ['/security', '/dpa'],
    confirmed: false,
  },
  documentDays: {
    question:
      'Business days until the SOC 2 report, the names of sub-processors, or a countersigned agreement is sent',
    pages: ['/security', '/dpa'],
    confirmed: false,
  },
  formRetentionDays: {
    question: 'Days after which contact messages and bookings are deleted',
    pages: ['/privacy'],
    confirmed: false,
  },
  governingLaw: {
    question: 'Governing law and place of jurisdiction',
    pages: ['/terms'],
    confirmed: false,
  },
  languages: {
    question: 'Languages beyond English and French that callers can speak',
    pages: ['/features'],
    confirmed: false,
  },
  onCallFallback: {
    question: 'What happens when nobody on the on-call list picks up',
    pages: ['/features'],
    confirmed: false,
  },
  onCallChange: {
    question: 'How a practice changes tonight’s on-call list',
    pages: ['/features'],
    confirmed: false,
  },
  callAccess: {
    question: 'Which of our own people can open a call',
    pages: ['/security', '/features'],
    confirmed: false,
  },
  accessFromAbroad: {
    question:
      'That records of calls are opened in the United States only (the office is in Toronto)',
    pages: ['/dpa', '/security'],
    confirmed: false,
  },
  modelTraining: {
    question: 'Engineers: that no patient’s call is used to train models',
    pages: ['/security', '/dpa'],
    confirmed: false,
  },
  overMinutes: {
    question: 'USD for each minute beyond a plan, and that calls are never cut off',
    pages: ['/pricing', '/compare'],
    confirmed: false,
  },
  minuteCounting: {
    question: 'What counts as a minute: start and end, rounding, transfers, hang-ups, spam',
    pages: ['/pricing'],
    confirmed: false,
  },
  spamCalls: {
    question: 'What the line does with spam calls, and whether their minutes count',
    pages: ['/features', '/pricing'],
    confirmed: false,
  },
  outgoingNumber: {
    question: 'Which number patients see on calls and texts',
    pages: ['/features'],
    confirmed: false,
  },
  sharedCalendars: {
    question: 'Which calendars can be shared with the service',
    pages: ['/integrations', '/solutions/…'],
    confirmed: false,
  },
  payment: {
    question: 'How practices pay, and what taxes apply',
    pages: ['/pricing'],
    confirmed: false,
  },
  guarantee: {
    question:
      'That the guarantee starts when the line goes live, refunds setup too, and needs no notice',
    pages: ['/pricing', '/terms'],
    confirmed: false,
  },
  uptimeRemedy: {
    question:
      'Percent of the month’s fee that is credited below the promised uptime, and below 99%',
    pages: ['/terms', '/pricing'],
    confirmed: false,
  },
  setupFeeClinics: {
    question: 'Which 100 clinics have the setup special',
    pages: ['/pricing', '/terms'],
    confirmed: false,
  },
  supportHours: {
    question: 'Support hours of the Medium and Enterprise plans',
    pages: ['/features', '/pricing'],
    confirmed: false,
  },
  socTwoReport: {
    question: 'SOC 2: that the current report is sent under a confidentiality agreement',
    pages: ['/security', '/dpa'],
    confirmed: false,
  },
} as const satisfies Readonly<Record<keyof typeof operatorFacts, OperatorQuestion>>;
