import {brand} from '@site/src/config/brand';
import {claims} from '@site/src/data/claims';
import type {FaqItem} from '@site/src/data/faq';
import {operatorFacts} from '@site/src/data/operatorFacts';
import {planTerms, plans, quotedLocations, volumeDiscountFrom} from '@site/src/data/plans';
import {
  goLive,
  languages,
  leaving,
  minutes,
  recording,
  setup,
  uptime,
} from '@site/src/data/subjects';

/** Features of every plan: the owner fixed the four names. */
export const included: readonly {readonly title: string; readonly text: string}[] = [
  {
    title: 'AI Receptionist',
    text: `Answers in ${claims.answerSeconds} seconds, in ${languages.short}, and transfers calls to your team by your rules.`,
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
    answer: `No long-term contract: you sign an order form and the BAA, and the plan runs month to month. You cancel with ${planTerms.cancellationNoticeDays} days’ notice and turn forwarding off; your number stays with your carrier. ${operatorFacts.payment.value}`,
  },
  {
    question: 'What does the money-back guarantee cover?',
    answer: leaving.guarantee,
  },
  {
    question: 'What if we use more minutes?',
    answer: `${minutes.included} ${minutes.beyond} ${minutes.counted} For Enterprise we agree on the minutes with you.`,
  },
  {
    question: 'Do you charge per location?',
    answer: `Small Practice is priced per location. Medium Practice covers up to ${plans.medium.locations.max}, with volume discounts at ${volumeDiscountFrom}+ locations. For ${quotedLocations.min} to ${quotedLocations.max} locations we quote a price, and Enterprise starts at ${plans.enterprise.locations.min}.`,
  },
  {
    question: 'How much is setup, and how long does it take?',
    answer: `Setup is ${setup.offer}. ${goLive.long} ${goLive.enterprise} Dedicated support runs for ${claims.supportDays} days after you go live.`,
  },
  {
    question: 'Are texts, recalls, recording, and insurance in the price?',
    answer: `Yes. Confirmations go out by text and email, and your team gets the insurance details to check. Reminders, recalls, and other calls or texts that ${brand.name} starts are optional: you get the patient’s consent first. ${recording.kept}`,
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
    fact: leaving.notice,
  },
  {
    term: 'Money back',
    fact: leaving.guarantee,
  },
  {
    term: `${claims.uptimeSla} uptime`,
    fact: uptime.credit,
  },
];
