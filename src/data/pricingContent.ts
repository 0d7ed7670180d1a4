import {claims} from './claims';
import type {FaqItem} from './faq';
import {operatorFacts} from './legalOperatorFacts';
import {planTerms, plans, quotedLocations, setupFee} from './plans';
import {wholeDollars, wholeNumber} from '../format/whole';

/** What every plan includes: the four names are the spec's (section 2, Pricing). */
export const includedIds = ['receptionist', 'scheduling', 'communication', 'analytics'] as const;
export type IncludedId = (typeof includedIds)[number];

export interface IncludedItem {
  readonly id: IncludedId;
  readonly name: string;
  readonly description: string;
}

export const included = {
  receptionist: {
    id: 'receptionist',
    name: 'AI Receptionist',
    description: `Answers in ${claims.answerSeconds} seconds, in English, French, and ${claims.furtherLanguages} other languages, and hands over to your team when it should.`,
  },
  scheduling: {
    id: 'scheduling',
    name: 'Appointment Scheduling',
    description: 'Books, moves, and cancels in your own schedule, by provider and visit type.',
  },
  communication: {
    id: 'communication',
    name: 'Patient Communication',
    description:
      'Confirmations by text and email. Reminders and recall are an option, with the patient’s consent.',
  },
  analytics: {
    id: 'analytics',
    name: 'Analytics Dashboard',
    description: 'Who called, why, what was booked, and what was not.',
  },
} as const satisfies {readonly [Id in IncludedId]: IncludedItem & {readonly id: Id}};

export const pricingFaq: readonly FaqItem[] = [
  {
    question: 'Is there a contract?',
    answer: `No contracts. Plans are monthly subscriptions, and you cancel with ${planTerms.cancellationNoticeDays} days notice. Confirmations by text and email are in the price; reminders, and calls to people who are due back, are an option with the patient’s consent.`,
  },
  {
    question: 'What does the money-back guarantee cover?',
    answer: `Your first ${planTerms.moneyBackDays} days. If Ringwell is not answering the way you want by then, tell us, and you get your money back. ${operatorFacts.setupRefund.value ?? 'Whether the setup fee comes back with it stands in your order: ask before you sign.'}`,
  },
  {
    question: 'What if we need more minutes?',
    answer: `Small Practice includes up to ${plans.small.minutesPerMonth} minutes a month and Medium Practice up to ${wholeNumber(plans.medium.minutesPerMonth)}. ${operatorFacts.overMinutes.value ?? 'No call is cut off at the last of them; what a minute beyond costs stands in your order.'} Enterprise minutes are agreed with you.`,
  },
  {
    question: 'Do you charge per location?',
    answer: `Small Practice is priced per location. Medium Practice covers up to ${plans.medium.locations.max}, with volume discounts at 3+ locations. From ${quotedLocations.min} to ${quotedLocations.max} locations we quote on request, and Enterprise starts at ${plans.enterprise.locations.min}.`,
  },
  {
    question: 'What does setup cost?',
    answer: `${wholeDollars(setupFee.special)}, once, for the first ${setupFee.firstClinics} clinics. The regular fee is ${wholeDollars(setupFee.regular)}.`,
  },
  {
    question: 'How long does setup take?',
    answer: `${claims.setupHours} hours of our work, once we can see your schedule; with your own tests in between, most practices take all their calls after ${claims.goLiveWeeks} weeks. Enterprise groups take ${claims.enterpriseGoLiveWeeks} weeks. Dedicated support then runs for ${claims.supportDays} days after go-live.`,
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
    fact: 'A service level in the terms, not only on this page.',
  },
];
