/** Sentences on what a practice gets and pays. Each is written once, like those in `subjects.ts`. */
import {formatList} from '../lib/format/formatList.ts';
import {formatDollars} from '../lib/format/numbers.ts';
import {claims} from './claims.ts';
import {operatorFacts} from './operatorFacts.ts';
import {planTerms, plans, setupFee, SMALL_SUPPORT_HOURS} from './plans.ts';

const access = operatorFacts.accessFromAbroad;
const encryption = operatorFacts.encryption;
const remedy = operatorFacts.uptimeRemedy;

export const recording = {
  kept: `Recordings and transcripts are off unless you turn them on; then we keep them for ${operatorFacts.callRetentionDays} days.`,
  announced:
    'Before the first question, callers hear that they are speaking with an AI and, if you record, that the call is recorded.',
} as const;

export const encrypted = {
  short: 'Encrypted in transit and at rest, except texts and ordinary email',
  long: `Patient information is encrypted in transit (${encryption.transit}) and at rest (${encryption.rest}), except texts and ordinary email that you ask us to send. Those carry a name and a time, and no reason for the visit.`,
} as const;

/** Country where patient information is stored, and the people who can open it. */
export const residency = {
  stored: 'Patient information is stored in the United States.',
  opened: `${access}.`,
  who: operatorFacts.callAccess,
  training: `${operatorFacts.modelTraining}.`,
} as const;

export const minutes = {
  /** Clause beside a sum. */
  eachBeyond: `$${operatorFacts.overMinutes.toFixed(2)} for each minute beyond the plan`,
  beyond: `Minutes beyond your plan cost $${operatorFacts.overMinutes.toFixed(2)} each, and calls are never cut off.`,
  /** After "Up to 500 minutes". */
  then: `a month, then $${operatorFacts.overMinutes.toFixed(2)} each`,
  counted: operatorFacts.minuteCounting,
  spam: operatorFacts.spamCalls,
} as const;

/** Cancellation and refund. */
export const leaving = {
  guarantee: `For ${planTerms.moneyBackDays} days ${operatorFacts.guarantee}, you can cancel for any reason, without notice, and we refund everything you paid, setup included.`,
  guaranteeName: `${planTerms.moneyBackDays}-day money-back guarantee`,
  /** Clause. */
  cancel: `cancel with ${planTerms.cancellationNoticeDays} days’ notice`,
  notice: `Month to month. Cancel with ${planTerms.cancellationNoticeDays} days’ notice.`,
} as const;

export const uptime = {
  /** Title or label. */
  short: `${claims.uptimeSla} uptime`,
  share: `${claims.uptimeSla} of each`,
  promise: `We keep the service available ${claims.uptimeSla} of each calendar month, apart from announced maintenance and failures of your phone carrier or practice software.`,
  credit: `Below ${remedy.below} we credit ${remedy.credit}% of the month’s fee; below ${remedy.farBelow}, ${remedy.farCredit}%.`,
  whenDown:
    'Calls go to a backup number of yours, if your phone system supports failover or if you forward only busy and unanswered calls.',
} as const;

/** Price of a small group. */
export const locations = {
  two: `Two locations cost ${formatDollars(plans.medium.price)} a month together, on ${plans.medium.name}.`,
} as const;

export const setup = {
  offer: `${formatDollars(setupFee.special)} instead of ${formatDollars(setupFee.regular)} for the first ${setupFee.firstClinics} clinics ${operatorFacts.setupFeeClinics}`,
} as const;

const furtherLanguages = operatorFacts.languages;

export const languages = {
  short: `English, French, and ${furtherLanguages.length} more`,
  long: `English, French, and ${furtherLanguages.length} other languages: ${formatList(furtherLanguages)}.`,
} as const;

const smallSupport = `${SMALL_SUPPORT_HOURS}, Monday to Friday`;

export const support = {
  small: smallSupport,
  long: `${plans.small.name}: ${smallSupport}. ${plans.medium.name} and ${plans.enterprise.name}: ${operatorFacts.supportHours}.`,
} as const;

export const documents = {
  soc2: `SOC 2. We send the current report, ${operatorFacts.socTwoReport}, within ${operatorFacts.documentDays} business days.`,
  subProcessorNames: `We send their names within ${operatorFacts.documentDays} business days of a request.`,
} as const;
