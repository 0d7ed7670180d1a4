import {brand} from '@site/src/config/brand';
import {claims} from '@site/src/data/claims';
import type {FaqItem} from '@site/src/data/faq';
import {legalFacts} from '@site/src/data/legal';
import {operatorFacts} from '@site/src/data/legalOperatorFacts';
import {
  planTerms,
  plans,
  quotedLocations,
  setupFee,
  volumeDiscountFrom,
} from '@site/src/data/plans';
import {wholeDollars, wholeNumber} from '@site/src/format/whole';

/** What every plan includes: the owner fixed the four names. */
export const included: readonly {readonly name: string; readonly description: string}[] = [
  {
    name: 'AI Receptionist',
    description: `Answers in ${claims.answerSeconds} seconds, in English, French, and ${claims.furtherLanguages} other languages, and hands over to your team when it should.`,
  },
  {
    name: 'Appointment Scheduling',
    description: 'Books, moves, and cancels in your own schedule, by provider and visit type.',
  },
  {
    name: 'Patient Communication',
    description:
      'Confirmations by text and email, if the caller wants them. SMS and email follow-ups and reminders are an option, with the patient’s consent.',
  },
  {
    name: 'Analytics Dashboard',
    description: 'Who called, why, what was booked, and what was left open.',
  },
];

export const pricingFaq: readonly FaqItem[] = [
  {
    question: 'Is there a contract?',
    answer: `No contracts. Plans are monthly subscriptions, and you cancel with ${planTerms.cancellationNoticeDays} days notice. To leave, you turn forwarding off; your number never left your carrier. ${operatorFacts.payment.value ?? 'How you pay, and which taxes apply, is stated in your order.'}`,
  },
  {
    question: 'What does the money-back guarantee cover?',
    answer: `Your first ${planTerms.moneyBackDays} days. If ${brand.name} is not answering the way you want by then, tell us, and you get your money back. ${operatorFacts.setupRefund.value ?? 'Whether the setup fee comes back with it is stated in your order'}. ${legalFacts.guaranteeStart}.`,
  },
  {
    question: 'What if we need more minutes?',
    answer: `Small Practice includes up to ${plans.small.minutesPerMonth} minutes a month and Medium Practice up to ${wholeNumber(plans.medium.minutesPerMonth)}. ${operatorFacts.overMinutes.value ?? `What minute ${wholeNumber(plans.medium.minutesPerMonth + 1)} costs, and what callers hear then, is stated in your order.`} ${operatorFacts.minuteCounting.value ?? 'So is what counts as a minute: start and end, rounding, hold, transfers and spam.'} Enterprise minutes are agreed with you.`,
  },
  {
    question: 'Do you charge per location?',
    answer: `Small Practice is priced per location. Medium Practice covers up to ${plans.medium.locations.max}, with volume discounts at ${volumeDiscountFrom}+ locations. From ${quotedLocations.min} to ${quotedLocations.max} locations we quote on request, and Enterprise starts at ${plans.enterprise.locations.min}.`,
  },
  {
    question: 'What does setup cost, and how long does it take?',
    answer: `${wholeDollars(setupFee.special)}, once, for the first ${setupFee.firstClinics} clinics. The regular fee is ${wholeDollars(setupFee.regular)}. It takes ${claims.setupHours} hours of our work, once we can see your schedule; with your own tests in between, most practices send it all their calls after ${claims.goLiveWeeks} weeks. Enterprise groups take ${claims.enterpriseGoLiveWeeks} weeks. Dedicated support then runs for ${claims.supportDays} days after go-live.`,
  },
  {
    question: 'Are texts, recall, recording and insurance in the price?',
    answer: `Confirmations by text and email are, and so are insurance details taken down for your team to check. Reminders, recall and other calls or texts that the line starts are an option: you get the patient’s consent first, and every such text says how to stop. You decide whether calls are recorded; the line says so, and that it is an AI, before it asks anything. The terms say what you and we each owe a caller.`,
  },
];

export interface PricingTerm {
  readonly term: string;
  readonly fact: string;
}

/** What stands beside the last call to action. */
export const pricingTerms: readonly PricingTerm[] = [
  {
    term: 'No contracts',
    fact: `Month to month. Cancel with ${planTerms.cancellationNoticeDays} days notice.`,
  },
  {
    term: 'Money back',
    fact: `A ${planTerms.moneyBackDays}-day money-back guarantee, on every plan.`,
  },
  {
    term: `${claims.uptimeSla} uptime`,
    fact: 'The service level is in the terms; your order names the remedy.',
  },
];
