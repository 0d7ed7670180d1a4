import {company} from '../config/company.ts';
import {claims} from './claims.ts';
import {EXTRA_MINUTE_PRICE} from './plans.ts';

/**
 * ============================================================================================
 *  FOR THE OPERATOR: what your contracts, engineers, and carrier decide, with a value for each.
 *  Read each value, correct it where your company differs, and set `confirmed: true`.
 * ============================================================================================
 *
 * Pages, legal texts, and emails state these values. The build lists every entry that isn't confirmed
 * (plugins/unconfirmed-facts), and a build for a host stops while one is open (scripts/build.mjs).
 */
export interface OperatorFact<Value> {
  /** Question that the build prints. */
  readonly question: string;
  /** Pages that state the fact. */
  readonly pages: readonly string[];
  readonly value: Value;
  /** True once an authorized person has read the value. */
  readonly confirmed: boolean;
}

const fact = <Value>(
  question: string,
  pages: readonly string[],
  value: Value,
): OperatorFact<Value> => ({question, pages, value, confirmed: false});

const domain = new URL(company.siteUrl).host.replace(/^www\./, '');

/** Companies that handle patient information for us, by purpose. */
export interface SubProcessor {
  readonly purpose: string;
  /** Part of a call that it handles. */
  readonly handles: string;
  readonly location: string;
}

const inTheUnitedStates = (purpose: string, handles: string): SubProcessor => ({
  purpose,
  handles,
  location: 'United States',
});

export const operatorFacts = {
  legalEntity: fact(
    'Full name of the contracting company',
    ['/terms', '/dpa', '/privacy'],
    `${company.name} Health Inc.`,
  ),
  privacyEmail: fact(
    'Email address of the privacy officer',
    ['/privacy', '/dpa'],
    `privacy@${domain}`,
  ),
  securityEmail: fact(
    'Email address for reports of a vulnerability',
    ['/security', '/.well-known/security.txt'],
    `security@${domain}`,
  ),
  subProcessors: fact(
    'Sub-processors that handle patient information, by purpose',
    ['/security', '/dpa'],
    [
      inTheUnitedStates('Phone carrier', 'connects calls and texts'),
      inTheUnitedStates('Speech and language model', 'hears and answers; keeps nothing'),
      inTheUnitedStates('Hosting', 'stores the records'),
      inTheUnitedStates('Email delivery', 'sends email to patients and to your team'),
    ] as readonly SubProcessor[],
  ),
  subProcessorNoticeDays: fact('Days of notice before a sub-processor is added', ['/dpa'], 30),
  deletionDays: fact('Days until patient information is deleted after the end', ['/dpa'], 30),
  callRetentionDays: fact(
    'Days for which recordings and transcripts are kept where a practice turns them on',
    ['/dpa', '/security', '/features', '/blog/multilingual'],
    30,
  ),
  encryption: fact('Engineers: encryption in transit and at rest', ['/security', '/dpa'], {
    transit: 'TLS 1.2 or newer',
    rest: 'AES-256',
  } as const),
  documentDays: fact(
    'Business days until the SOC 2 report, the names of sub-processors, or a countersigned agreement is sent',
    ['/security', '/dpa'],
    5,
  ),
  formRetentionDays: fact(
    'Days after which contact messages and bookings are deleted',
    ['/privacy'],
    365,
  ),
  governingLaw: fact(
    'Governing law and place of jurisdiction',
    ['/terms'],
    'The law of Delaware governs these terms, and its state and federal courts decide disputes',
  ),
  languages: fact('Languages beyond English and French that callers can speak', ['/features'], [
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
  ] as const),
  onCallFallback: fact(
    'What happens when nobody on the on-call list picks up',
    ['/features'],
    `${company.name} calls the list twice. Then everyone on it gets a text. The caller hears that nobody could be reached, and to call 911 or go to the nearest emergency room if it can’t wait.`,
  ),
  onCallChange: fact(
    'How a practice changes tonight’s on-call list',
    ['/features'],
    'The on-call list is a calendar you share with us. A change there applies to the next call.',
  ),
  callAccess: fact(
    'Which of our own people can open a call',
    ['/security', '/features'],
    `Two people at ${company.name} can open a call: the support engineer assigned to your practice, and our privacy officer. We log each opening with its reason.`,
  ),
  accessFromAbroad: fact(
    'That records of calls are opened in the United States only (the office is in Toronto)',
    ['/dpa', '/security'],
    `Records of calls are opened in the United States only; our ${company.headquarters.split(',')[0]} office has no access to them`,
  ),
  modelTraining: fact(
    'Engineers: that no patient’s call is used to train models',
    ['/security', '/dpa'],
    'No patient’s call trains a model, ours or a vendor’s',
  ),
  overMinutes: fact(
    'USD for each minute beyond a plan, and that calls are never cut off',
    ['/pricing', '/compare'],
    EXTRA_MINUTE_PRICE,
  ),
  minuteCounting: fact(
    'What counts as a minute: start and end, rounding, transfers, hang-ups, spam',
    ['/pricing'],
    'We count from pickup to hang-up, by the second. A transfer counts until your team picks up. Calls under 10 seconds and spam don’t count.',
  ),
  spamCalls: fact(
    'What the line does with spam calls, and whether their minutes count',
    ['/features', '/pricing'],
    'We block known robocalls before they reach the line, and their minutes don’t count.',
  ),
  outgoingNumber: fact(
    'Which number patients see on calls and texts',
    ['/features'],
    'Your practice’s own number, on calls and on texts.',
  ),
  sharedCalendars: fact(
    'Which calendars can be shared with the service',
    ['/integrations', '/solutions/…'],
    ['Google Workspace', 'Microsoft 365'] as const,
  ),
  payment: fact(
    'How practices pay, and what taxes apply',
    ['/pricing'],
    'You pay by card or bank transfer (ACH), each month in advance. Prices exclude sales tax where it applies.',
  ),
  guarantee: fact(
    'That the guarantee starts when the line goes live, refunds setup too, and needs no notice',
    ['/pricing', '/terms'],
    'from the day your line goes live',
  ),
  uptimeRemedy: fact(
    'Percent of the month’s fee that is credited below the promised uptime, and below 99%',
    ['/terms', '/pricing'],
    {below: claims.uptimeSla, credit: 10, farBelow: '99%', farCredit: 50} as const,
  ),
  setupFeeClinics: fact(
    'Which 100 clinics have the setup special',
    ['/pricing', '/terms'],
    'that sign under this offer',
  ),
  supportHours: fact(
    'Support hours of the Medium and Enterprise plans',
    ['/features', '/pricing'],
    'office hours, and day and night when the line is down',
  ),
  socTwoReport: fact(
    'SOC 2: that the current report is sent under a confidentiality agreement',
    ['/security', '/dpa'],
    'under a confidentiality agreement',
  ),
} as const satisfies Readonly<Record<string, OperatorFact<unknown>>>;
