/**
 * Sentences that several pages, legal texts, and emails share: each is written here once and imported.
 * `compliance/subjectRules.ts` finds sentences elsewhere that state the same in other words. Sentences
 * that state a plan or a fact of the operator are in `serviceSubjects.ts`, because most pages need none.
 */
import {company} from '../config/company.ts';
import {claims} from './claims.ts';
import {demoRules} from '../features/booking/data.ts';

const product = company.name;

const replyWithin = `within ${claims.contactReplyHours} hours, except on Sundays`;

/** Time until a person answers an email or a message. The office is closed on Sundays. */
export const replyPromise = {
  /** After a verb: "answers …". */
  within: replyWithin,
  sentence: `A person answers ${replyWithin}.`,
} as const;

const setUp = `Set up in ${claims.setupHours} hours`;

/** From signing to all calls. */
export const goLive = {
  /** Title or label. */
  name: setUp,
  long: `${setUp} once we can see your schedule; most practices send us all their calls after ${claims.goLiveWeeks} weeks.`,
  enterprise: `Enterprise groups take ${claims.enterpriseGoLiveWeeks} weeks.`,
  /** Contact and support, where the owner fixed the wider range. */
  firstCalls: `Most practices take their first calls with us in ${claims.setupHoursRange} hours.`,
} as const;

const lineTasks = 'It books a test appointment or a demo, and takes a message.';

/** Tasks that our phone number handles. */
export const aiPhoneLine = {
  name: 'our AI line',
  does: lineTasks,
  long: `${company.phone.display} is our AI line. ${lineTasks}`,
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

const demoLength = `${demoRules.minutes} minutes, free`;
const demoContent = 'A person from our team plays the calls you name, in a sample schedule.';

/** Description of a demo, and how to join one. */
export const demoFacts = {
  name: demoLength,
  what: demoContent,
  short: `${demoLength}. ${demoContent}`,
  byVideo: 'A video link comes by email.',
  how: 'With a phone number, we call you. Without one, a video link comes by email.',
} as const;

/** Matches a phone number with an optional extension. Emails don't repeat any other text typed as one. */
const PHONE_NUMBER = /^[\d +().\-/]{7,30}(?:(?:x|ext)\.? ?\d{1,6})?$/i;

/**
 * Formats how to join a booked demo.
 *
 * @param phone the number, or true if one was given that isn't known here
 * @param place the video link, if all demos have the same one
 */
export const joinDemo = (phone?: string | boolean | null, place?: string): string => {
  if (phone) {
    return `We call you at ${typeof phone === 'string' && PHONE_NUMBER.test(phone) ? phone : 'the number you gave'}.`;
  }
  return place === undefined ? demoFacts.byVideo : `Join by video: ${place}`;
};

export const practices = {
  served: `${claims.practicesServed} practices served`,
} as const;
