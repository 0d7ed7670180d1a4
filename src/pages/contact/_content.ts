import {brand} from '@site/src/config/brand';
import {claims} from '@site/src/data/claims';
import type {FaqItem} from '@site/src/data/faq';
import {planTerms} from '@site/src/data/plans';

/** Content of the card 'Why Choose Us', fixed by the owner. */
export const whyChooseUs: readonly string[] = [
  `${claims.practicesServed} practices served`,
  `${claims.coverageShort} AI coverage`,
  `${claims.satisfaction} satisfaction`,
  'HIPAA compliant',
];

export const contactFaq: readonly FaqItem[] = [
  {
    question: 'How quickly can we get started?',
    answer: `Most practices are live in ${claims.setupHoursRange} hours, once we can see your schedule. You choose which calls ${brand.name} gets first. All of them follow in ${claims.goLiveWeeks} weeks, or ${claims.enterpriseGoLiveWeeks} for Enterprise groups.`,
  },
  {
    question: 'Do you help with setup and training?',
    answer: `Yes. We set it up with you and train your team, and dedicated support runs for ${claims.supportDays} days after go-live.`,
  },
  {
    question: 'Can we try it before we sign anything?',
    answer: `Yes. Call the test line now, or book a demo. There is no long-term contract: you sign an order form and the BAA, and the plan runs month to month. Plans come with a ${planTerms.moneyBackDays}-day money-back guarantee.`,
  },
];
