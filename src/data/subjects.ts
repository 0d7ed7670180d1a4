/**
 * Sentences on subjects that stand on several pages: each subject is said here once, and pages, legal
 * texts, and emails import it. `compliance/subjectRules.ts` finds sentences that say it in other words.
 */
import {company} from '../config/company.ts';
import {formatList} from '../lib/format/formatList.ts';
import {formatDollars, formatNumber} from '../lib/format/numbers.ts';
import {claims} from './claims.ts';
import {demo} from '../features/booking/data.ts';
import {operatorFacts} from './operatorFacts.ts';
import {planTerms, plans, setupFee} from './plans.ts';

const {value: access} = operatorFacts.accessFromAbroad;
const {value: encryption} = operatorFacts.encryption;
const {value: remedy} = operatorFacts.uptimeRemedy;
const product = company.name;

/** Time until a person answers an email or a message. The office is closed on Sundays. */
export const reply = {
  /** After a verb: "answers …". */
  within: `within ${claims.contactReplyHours} hours, except on Sundays`,
  sentence: `A person answers within ${claims.contactReplyHours} hours, except on Sundays.`,
} as const;

/** From signing to all calls. */
export const goLive = {
  /** Title or label. */
  name: `Set up in ${claims.setupHours} hours`,
  short: `Set up in ${claims.setupHours} hours once we can see your schedule`,
  long: `Set up in ${claims.setupHours} hours once we can see your schedule; most practices send us all their calls after ${claims.goLiveWeeks} weeks.`,
  enterprise: `Enterprise groups take ${claims.enterpriseGoLiveWeeks} weeks.`,
  /** Contact and support, where the owner fixed the wider range. */
  firstCalls: `Most practices take their first calls with us in ${claims.setupHoursRange} hours.`,
} as const;

/** Jobs of our phone number. */
export const line = {
  name: 'our AI line',
  does: 'It books a test appointment or a demo, and takes a message.',
  long: `${company.phone.display} is our AI line. It books a test appointment or a demo, and takes a message.`,
} as const;

export const recording = {
  kept: `Recordings and transcripts are off unless you turn them on; then we keep them for ${operatorFacts.callRetentionDays.value} days.`,
  announced:
    'Before the first question, callers hear that they are speaking with an AI and, if you record, that the call is recorded.',
} as const;

export const encrypted = {
  short: 'Encrypted in transit and at rest, except texts and ordinary email',
  long: `Patient information is encrypted in transit (${encryption.transit}) and at rest (${encryption.rest}), except texts and ordinary email that you ask us to send. Those carry a name and a time, and no reason for the visit.`,
} as const;

/** Place of patient information, and the people who open it. */
export const residency = {
  stored: 'Patient information is stored in the United States.',
  opened: `${access}.`,
  who: operatorFacts.callAccess.value,
  training: `${operatorFacts.modelTraining.value}.`,
} as const;

export const minutes = {
  included: `${plans.small.name} includes up to ${plans.small.minutesPerMonth} minutes a month and ${plans.medium.name} up to ${formatNumber(plans.medium.minutesPerMonth)}.`,
  /** Clause beside a sum. */
  eachBeyond: `$${operatorFacts.overMinutes.value.toFixed(2)} for each minute beyond the plan`,
  beyond: `Minutes beyond your plan cost $${operatorFacts.overMinutes.value.toFixed(2)} each, and calls are never cut off.`,
  /** After "Up to 500 minutes". */
  then: `a month, then $${operatorFacts.overMinutes.value.toFixed(2)} each`,
  counted: operatorFacts.minuteCounting.value,
  spam: operatorFacts.spamCalls.value,
} as const;

/** Ways out, and money back. */
export const leaving = {
  guarantee: `For ${planTerms.moneyBackDays} days ${operatorFacts.guarantee.value}, you can cancel for any reason, without notice, and we refund everything you paid, setup included.`,
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
  offer: `${formatDollars(setupFee.special)} instead of ${formatDollars(setupFee.regular)} for the first ${setupFee.firstClinics} clinics ${operatorFacts.setupFeeClinics.value}`,
} as const;

const furtherLanguages = operatorFacts.languages.value;

export const languages = {
  short: `English, French, and ${furtherLanguages.length} more`,
  long: `English, French, and ${furtherLanguages.length} other languages: ${formatList(furtherLanguages)}.`,
} as const;

export const insurance = {
  short: 'Insurance details for your team to check',
  long: `${product} takes the insurance details, reads them back, and passes them to your team, who check the coverage. It does not contact the payer.`,
} as const;

export const hipaa = {
  baa: 'We sign the business associate agreement (BAA) before the first patient calls.',
} as const;

export const emergency = {
  short: 'A caller with an emergency hears “call 911” first',
  long: `When a caller says something urgent, such as chest pain or trouble breathing, ${product} says to hang up and call 911 before anything else.`,
} as const;

/** Reports of a suspected breach of patient information. */
export const breach = {
  short: `Suspected breaches reported within ${claims.breachReportHours} hours`,
  /** After a verb: "report …". */
  within: `within ${claims.breachReportHours} hours after we first suspect it`,
} as const;

/** A demo: what it is, and how one joins. */
export const demoFacts = {
  name: `${demo.minutes} minutes, free`,
  what: 'A person from our team plays the calls you name, in a sample schedule.',
  short: `${demo.minutes} minutes, free. A person from our team plays the calls you name, in a sample schedule.`,
  byVideo: 'A video link comes by email.',
  how: 'With a phone number, we call you. Without one, a video link comes by email.',
  long: `${demo.minutes} minutes, free. A person from our team plays the calls you name, in a sample schedule. With a phone number, we call you. Without one, a video link comes by email.`,
} as const;

/** Matches phone numbers with an extension: what else was typed as one isn't repeated in emails. */
const PHONE_NUMBER = /^[\d +().\-/]{7,30}(?:(?:x|ext)\.? ?\d{1,6})?$/i;

/** Tells how one joins a booked demo. @param phone true if a number was given that isn't known here @param place the link, if all demos have the same */
export const joinDemo = (phone?: string | boolean | null, place?: string): string => {
  if (phone) {
    return `We call you at ${typeof phone === 'string' && PHONE_NUMBER.test(phone) ? phone : 'the number you gave'}.`;
  }
  return place === undefined ? demoFacts.byVideo : `Join by video: ${place}`;
};

export const practices = {
  served: `${claims.practicesServed} practices served`,
  /** The totals of the specialties add up to more than all practices. */
  counted: 'A practice with several specialties counts in each.',
} as const;

export const support = {
  small: `${plans.small.limitations[1].replace('Support ', '')}, Monday to Friday`,
  others: operatorFacts.supportHours.value,
  long: `${plans.small.name}: ${plans.small.limitations[1].replace('Support ', '')}, Monday to Friday. ${plans.medium.name} and ${plans.enterprise.name}: ${operatorFacts.supportHours.value}.`,
} as const;

export const documents = {
  soc2: `SOC 2. We send the current report, ${operatorFacts.socTwoReport.value}, within ${operatorFacts.documentDays.value} business days.`,
  subProcessorNames: `We send their names within ${operatorFacts.documentDays.value} business days of a request.`,
} as const;
