/**
 * ============================================================================================
 *  FOR THE OPERATOR: what only you can know. Read docs and contracts, then answer behind the pages.
 * ============================================================================================
 *
 *   legalEntity: ask<string>('Full name of the contracting company', ['/terms', '/dpa', '/privacy'], {
 *     value: 'Example Health, Inc.',
 *     confirmed: true,
 *   }),
 *
 * `confirmed: true` without a value confirms the general wording.
 *
 * The owner has not stated these facts, so none is invented: while a value is null, the pages use
 * the general wording in `legal.ts`, which is true in any case. The build lists every entry that is
 * not confirmed (plugins/unconfirmed-facts).
 */
export interface OperatorFact<Value> {
  /** Question that the build prints. */
  readonly question: string;
  /** Pages that state the fact. */
  readonly pages: readonly string[];
  readonly value: Value | null;
  /** True once an authorized person has checked the value or the general wording. */
  readonly confirmed: boolean;
}

export interface SubProcessor {
  readonly name: string;
  /** Purpose, and the data it receives. */
  readonly purpose: string;
  /** Country where it stores patient information. */
  readonly location: string;
}

const ask = <Value>(
  question: string,
  pages: readonly string[],
  answer: Partial<Pick<OperatorFact<Value>, 'value' | 'confirmed'>> = {},
): OperatorFact<Value> => ({question, pages, value: null, confirmed: false, ...answer});

/** Business days until a requested document is sent. */
export const documentDays = 5;

export const operatorFacts = {
  legalEntity: ask<string>('Full name of the contracting company', ['/terms', '/dpa', '/privacy']),
  postalAddress: ask<string>('Postal address for notices and in every issue of the newsletter', [
    '/terms',
    '/dpa',
    '/privacy',
  ]),
  privacyEmail: ask<string>('Email address of the privacy officer', ['/privacy', '/dpa']),
  securityEmail: ask<string>('Email address for reports of a vulnerability', [
    '/security',
    '/.well-known/security.txt',
  ]),
  subProcessors: ask<readonly SubProcessor[]>('Sub-processors that handle patient information', [
    '/security',
    '/dpa',
  ]),
  subProcessorNoticeDays: ask<number>('Days of notice before a sub-processor is added', ['/dpa']),
  deletionDays: ask<number>('Days until patient information is deleted after the end', ['/dpa']),
  callRetentionDays: ask<number>('Days for which recordings and transcripts are kept', ['/dpa']),
  encryption: ask<string>('Encryption in transit and at rest, as your engineers state it', [
    '/security',
    '/dpa',
  ]),
  socTwoReport: ask<string>('SOC 2: type and period of the current report', ['/security', '/dpa']),
  websiteHost: ask<string>('Companies that host this website and its database', ['/privacy']),
  mailProvider: ask<string>('Company that delivers the website’s email', ['/privacy']),
  // docs/run/newsletter-service.md
  newsletterService: ask<string>('Service that sends the newsletter', ['/privacy']),
  // If set, `npm run owner -- retention` deletes messages after that time (docs/run/owner.md).
  formRetentionDays: ask<number>('Days for which contact messages are kept', ['/privacy']),
  documentDays: ask<number>(
    'Business days until the SOC 2 report, the list of sub-processors or a countersigned agreement is sent',
    ['/security', '/dpa'],
    {value: documentDays},
  ),
  governingLaw: ask<string>('Governing law and place of jurisdiction', ['/terms']),
  milestones: ask<string>('Whether the timeline’s events belong to the years they stand in', [
    '/about',
  ]),
  integrations: ask<string>(
    'What each vendor’s system lets the product do, and what it needs',
    ['/integrations'],
    // Facts are stored per integration, because each has its own sentence.
    {value: 'src/data/integrations.ts'},
  ),
  languages: ask<readonly string[]>('Languages beyond English and French that callers can speak', [
    '/features',
  ]),
  onCallFallback: ask<string>('What happens when nobody on the on-call list picks up', [
    '/features',
  ]),
  onCallChange: ask<string>('How a practice changes tonight’s on-call list, and until when', [
    '/features',
  ]),
  callAccess: ask<string>('Which of our own people can open a call, and what for', ['/security']),
  statusPage: ask<string>('Address of the page that shows outages', ['/features']),
  overMinutes: ask<string>('What the first minute beyond a plan costs, and what happens then', [
    '/pricing',
  ]),
  spamCalls: ask<string>('What the line does with spam calls, and whether their minutes count', [
    '/features',
  ]),
  outgoingNumber: ask<string>('Which number patients see on calls and texts', ['/features']),
  sharedCalendars: ask<string>('Which calendars can be shared with the service', ['/integrations']),
  minuteCounting: ask<string>(
    'What counts as a minute: start and end, rounding, hold, transfers, hang-ups, spam',
    ['/pricing'],
  ),
  payment: ask<string>('How practices pay, and what taxes apply', ['/pricing']),
  guaranteeStart: ask<string>(
    'From which day the money-back guarantee counts, and whether notice runs beside it',
    ['/pricing', '/terms'],
  ),
  uptimeRemedy: ask<string>('What a month below the promised uptime gives the practice', [
    '/terms',
    '/pricing',
  ]),
  accessFromAbroad: ask<string>(
    'Whether anyone outside the United States may open patient information (the office is in Toronto)',
    ['/dpa', '/security'],
  ),
  modelTraining: ask<string>('Engineers: that no patient’s call is used to train models', [
    '/security',
  ]),
  setupFeeClinics: ask<string>('Which 100 clinics have the setup special, and how many are left', [
    '/pricing',
    '/terms',
  ]),
  setupRefund: ask<string>('Whether the setup fee is part of the money-back guarantee', [
    '/pricing',
    '/terms',
  ]),
  supportHours: ask<string>('Support hours of the Medium and Enterprise plans', ['/features']),
  figureSources: ask<string>('Which practices and which period are behind the figures', [
    '/case-studies',
  ]),
  supportPhone: ask<string>('Phone number that people answer, for customers', [
    '/terms',
    '/contact',
  ]),
  accessibilityTest: ask<string>('Date and tester of the last manual accessibility test', [
    '/accessibility',
  ]),
} as const;
