import {company} from '@site/src/config/company';
import {claims} from '@site/src/data/claims';
import type {FaqItem} from '@site/src/features/faq/faq';
import {operatorFacts} from '@site/src/data/operatorFacts';
import {plans, quotedLocations, volumeDiscountFrom} from '@site/src/data/plans';
import {
  languages,
  leaving,
  locations,
  minutes,
  recording,
  uptime,
} from '@site/src/data/serviceSubjects';
import {goLive, insurance} from '@site/src/data/subjects';
import {minutesBelowPrice} from '@site/src/features/pricing/rules/planCost';
import {formatDollars, formatNumber} from '@site/src/lib/format/numbers';

/** Features of every plan: the owner fixed the four names. */
export const included: readonly {readonly title: string; readonly text: string}[] = [
  {
    title: 'AI Receptionist',
    text: `Answers in ${claims.answerSeconds} seconds, in ${languages.short}, and transfers calls by your rules.`,
  },
  {
    title: 'Appointment Scheduling',
    text: 'Books, moves, and cancels visits in your schedule, by provider and visit type.',
  },
  {
    title: 'Patient Communication',
    text: 'Confirms by text and email, if the caller agrees.',
  },
  {
    title: 'Analytics Dashboard',
    text: 'Counts calls by reason, outcome, and hour.',
  },
];

const {small, medium} = plans;
const cheaperOnSmall = formatNumber(minutesBelowPrice(small, medium));

export const pricingFaq: readonly FaqItem[] = [
  {
    question: 'Is there a contract?',
    answer: `No long-term contract: you sign an order form and the BAA. ${leaving.notice} ${operatorFacts.payment}`,
  },
  {
    question: 'When do we get money back?',
    answer: `${leaving.guarantee} ${uptime.promise} ${uptime.credit}`,
  },
  {
    question: 'What if we use more minutes?',
    answer: `${minutes.beyond} ${minutes.counted} Up to ${cheaperOnSmall} minutes a month, a single location pays less on ${small.name} than ${formatDollars(medium.price)}, the price of ${medium.name}.`,
  },
  {
    question: 'Do you charge per location?',
    answer: `${small.name} is priced per location. ${locations.two} That plan covers up to ${medium.locations.max}, with volume discounts at ${volumeDiscountFrom}+ locations. For ${quotedLocations.min} to ${quotedLocations.max} locations we quote a price, and ${plans.enterprise.name} starts at ${plans.enterprise.locations.min}.`,
  },
  {
    question: 'How long does setup take?',
    answer: `${goLive.long} ${goLive.enterprise}`,
  },
  {
    question: 'Are texts, recalls, recording, and insurance in the price?',
    answer: `Yes. ${insurance.long} Reminders, recalls, and other calls or texts that ${company.name} starts are optional, with the patient’s consent. ${recording.kept}`,
  },
];
