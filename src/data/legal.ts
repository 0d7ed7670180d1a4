import {brand} from '../config/brand.ts';
import {callDuties} from './callDuties.ts';
import {claims, replyTime} from './claims.ts';
import {documentDays, operatorFacts} from './legalOperatorFacts.ts';
import {planTerms, setupFee} from './plans.ts';
import {formatDollars} from '../format/numbers.ts';

/** Month in which all three texts were revised. */
const legalRevised = 'November 2026';

/** Effective date: the owner fixed September 2025; the terms' last section lists later changes. */
export const legalByline = `Last updated September 2025, revised ${legalRevised}`;

const fileName = `${brand.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-data-processing-agreement.pdf`;

/** PDF of the agreement, built by plugins/legal-pdf from src/pages/dpa.mdx. */
export const dpaPdf = {path: `/legal/${fileName}`, fileName} as const;

/** Fields that each party fills in on the agreement, on the page and in its PDF. */
export const signatureBlocks = [
  {
    party: 'For the practice',
    lines: [
      'Legal name and address',
      'Privacy contact for reports (clause 6.1)',
      'Name and title',
      'Signature',
      'Date',
    ],
  },
  {
    party: `For ${brand.name}`,
    lines: [
      'Legal name and address',
      'Effective date of this agreement',
      'Name and title',
      'Signature',
      'Date',
    ],
  },
] as const;

const {deletionDays, callRetentionDays, subProcessorNoticeDays, subProcessors} = operatorFacts;

/**
 * Builds the privacy policy's sentence about contact messages.
 * @param days until they are deleted; null if never
 */
export const formRetention = (days: number | null): string =>
  days === null
    ? 'Contact messages and bookings are not deleted automatically. We keep them until we no longer need them, or until you ask us to delete them'
    : `Contact messages are deleted ${days} days after they came in, and bookings ${days} days after the demo, or before that if you ask us to`;

/**
 * Facts for the legal texts, used as `{facts.uptime}` in the MDX files. Figures come from product
 * data, so that a text can't contradict the pricing page; an unset operator's fact is replaced by
 * general wording. Text only, because the PDF uses the same values.
 */
export const legalFacts = {
  product: brand.name,
  company: operatorFacts.legalEntity.value ?? brand.name,
  headquarters: operatorFacts.postalAddress.value ?? brand.headquarters,
  site: new URL(brand.siteUrl).host,
  phone: brand.phone.display,
  email: brand.email.display,
  privacyEmail: operatorFacts.privacyEmail.value ?? brand.email.display,

  setupFee: formatDollars(setupFee.special),
  cancellationDays: String(planTerms.cancellationNoticeDays),
  moneyBackDays: String(planTerms.moneyBackDays),
  uptime: claims.uptimeSla,
  breachHours: String(claims.breachReportHours),
  setupRefund:
    operatorFacts.setupRefund.value ?? 'Ask before you sign whether the setup fee is refunded, too',
  guaranteeStart:
    operatorFacts.guaranteeStart.value ??
    'Ask before you sign from which day they count, and whether the notice in 2.3 applies',
  supportPhone:
    operatorFacts.supportPhone.value === null
      ? 'Ask before you sign for a phone number that a person answers'
      : `Or call ${operatorFacts.supportPhone.value}`,
  uptimeRemedy:
    operatorFacts.uptimeRemedy.value ??
    'Ask before you sign what credit you get for a month below that',
  governingLaw:
    operatorFacts.governingLaw.value ??
    'Your order form names the law that governs these terms and the courts for a dispute',
  accessFromAbroad:
    operatorFacts.accessFromAbroad.value ??
    'Ask before you sign whether anyone outside it may open a record of a call',
  replyTime,
  revised: legalRevised,
  coverage: claims.coverageShort,

  encryption:
    operatorFacts.encryption.value ??
    'Patient information is encrypted in transit and where it is stored',
  assurance:
    operatorFacts.socTwoReport.value ??
    `SOC 2. We send the current report within ${documentDays} business days of a request`,
  subProcessorNotice:
    subProcessorNoticeDays.value === null
      ? 'We tell you before we add one'
      : `We give ${subProcessorNoticeDays.value} days’ notice before we add one`,
  subProcessorList:
    subProcessors.value === null
      ? `The Privacy Officer sends the current list within ${documentDays} business days of a request.`
      : `At present they are: ${subProcessors.value
          .map(({name, purpose, location}) => `${name} (${purpose}; ${location})`)
          .join('; ')}.`,
  deletion:
    deletionDays.value === null ? 'without undue delay' : `within ${deletionDays.value} days`,
  callRetention:
    callRetentionDays.value === null
      ? 'for as long as your order form states, or less if you ask for it in writing'
      : `for ${callRetentionDays.value} days, or less if you ask for it in writing`,
  websiteHost:
    operatorFacts.websiteHost.value ?? 'the companies that host this website and its database',
  mailProvider: operatorFacts.mailProvider.value ?? 'the company that delivers our email',
  newsletterService:
    operatorFacts.newsletterService.value ?? 'the service that sends our newsletter',
  formRetention: formRetention(operatorFacts.formRetentionDays.value),

  aiDisclosureOurs: callDuties.aiDisclosure.ours,
  aiDisclosureYours: callDuties.aiDisclosure.yours,
  recordingOurs: callDuties.recording.ours,
  recordingYours: callDuties.recording.yours,
  outgoingOurs: callDuties.outgoing.ours,
  outgoingYours: callDuties.outgoing.yours,
  stopOurs: callDuties.stop.ours,
  stopYours: callDuties.stop.yours,
} as const satisfies Readonly<Record<string, string>>;

export type LegalFactId = keyof typeof legalFacts;
