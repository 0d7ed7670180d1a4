import {brand} from '@site/src/config/brand';
import {claims} from '@site/src/data/claims';
import type {FaqItem} from '@site/src/data/faq';
import {operatorFacts} from '@site/src/data/legalOperatorFacts';
import {
  planTerms,
  plans,
  quotedLocations,
  setupFee,
  volumeDiscountFrom,
} from '@site/src/data/plans';
import {formatDollars, formatNumber} from '@site/src/format/numbers';

/** Features of every plan: the owner fixed the four names. */
export const included: readonly {readonly title: string; readonly text: string}[] = [
  {
    title: 'AI Receptionist',
    text: `Answers in ${claims.answerSeconds} seconds, in English, French, and ${claims.furtherLanguages} other languages, and transfers calls to your team by your rules.`,
  },
  {
    title: 'Appointment Scheduling',
    text: 'Books, moves, and cancels in your own schedule, by provider and visit type.',
  },
  {
    title: 'Patient Communication',
    text: 'Confirmations by text and email, if the caller wants them. SMS and email follow-ups and reminders are optional, with the patient’s consent.',
  },
  {
    title: 'Analytics Dashboard',
    text: 'Who called, why, what was booked, and what was left open.',
  },
];

export const pricingFaq: readonly FaqItem[] = [
  {
    question: 'Is there a contract?',
    answer: `No long-term contract: you sign an order form and the BAA, and the plan runs month to month. You cancel with ${planTerms.cancellationNoticeDays} days’ notice and turn forwarding off; your number stays with your carrier. ${operatorFacts.payment.value ?? 'Your order form states how you pay and which taxes apply.'}`,
  },
  {
    question: 'What does the money-back guarantee cover?',
    answer: `Your first ${planTerms.moneyBackDays} days. If ${brand.name} is not answering the way you want by then, tell us, and we refund your monthly fees. ${operatorFacts.setupRefund.value ?? 'Ask before you sign whether the setup fee is included.'} ${operatorFacts.guaranteeStart.value ?? `Your order form names the day on which the ${planTerms.moneyBackDays} days start.`}`,
  },
  {
    question: 'Can we use more minutes?',
    answer: `Yes. Small Practice includes up to ${plans.small.minutesPerMonth} minutes a month and Medium Practice up to ${formatNumber(plans.medium.minutesPerMonth)}. ${operatorFacts.overMinutes.value ?? 'Your order form states the price of further minutes.'} ${operatorFacts.minuteCounting.value ?? 'Ask before you sign how minutes are counted: rounding, hold, transfers, and spam.'} For Enterprise we agree on the minutes with you.`,
  },
  {
    question: 'Do you charge per location?',
    answer: `Small Practice is priced per location. Medium Practice covers up to ${plans.medium.locations.max}, with volume discounts at ${volumeDiscountFrom}+ locations. For ${quotedLocations.min} to ${quotedLocations.max} locations we quote a price, and Enterprise starts at ${plans.enterprise.locations.min}.`,
  },
  {
    question: 'How much is setup, and how long does it take?',
    answer: `${formatDollars(setupFee.special)}, once, for the first ${setupFee.firstClinics} clinics. The regular fee is ${formatDollars(setupFee.regular)}. It takes us ${claims.setupHours} hours, once we can see your schedule. You test in between, and most practices send us all their calls after ${claims.goLiveWeeks} weeks; Enterprise groups take ${claims.enterpriseGoLiveWeeks} weeks. Dedicated support runs for ${claims.supportDays} days after go-live.`,
  },
  {
    question: 'Are texts, recalls, recording, and insurance in the price?',
    answer: `Confirmations by text and email are, and so are insurance details written down for your team to check. Reminders, recalls, and other calls or texts that ${brand.name} starts are optional: you get the patient’s consent first, and every text says how to stop. You decide whether calls are recorded. Callers are told so, and that they speak with an AI, before the first question. The terms list your duties and ours.`,
  },
];

export interface PricingTerm {
  readonly term: string;
  readonly fact: string;
}

/** Terms beside the last call to action. */
export const pricingTerms: readonly PricingTerm[] = [
  {
    term: 'No contracts',
    fact: `Month to month. Cancel with ${planTerms.cancellationNoticeDays} days’ notice.`,
  },
  {
    term: 'Money back',
    fact: `A ${planTerms.moneyBackDays}-day money-back guarantee, on every plan.`,
  },
  {
    term: `${claims.uptimeSla} uptime`,
    fact: 'The terms have the service level; your order form names the credit.',
  },
];
