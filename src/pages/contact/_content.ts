import {claims} from '@site/src/data/claims';
import type {FaqItem} from '@site/src/data/faq';
import {planTerms} from '@site/src/data/plans';

/** The card 'Why Choose Us', fixed by the owner. */
export const whyChooseUs: readonly string[] = [
  `${claims.practicesServed} practices served`,
  `${claims.coverageShort} AI coverage`,
  `${claims.satisfaction} satisfaction`,
  'HIPAA compliant',
];

/** What happens at a demo, as three rows of a day sheet. */
export const demoSteps: readonly string[] = [
  'Hear it take a call for a practice like yours',
  'Watch the booking land in a schedule',
  'Ask what it cannot do',
];

export const contactFaq: readonly FaqItem[] = [
  {
    question: 'How quickly can we get started?',
    answer: `Most practices are live in ${claims.setupHoursRange} hours, once we can see your schedule: the line answers, and you choose which calls it gets. The rest follow in ${claims.goLiveWeeks} weeks, or ${claims.enterpriseGoLiveWeeks} for Enterprise groups.`,
  },
  {
    question: 'Do you help with setup and training?',
    answer: `Yes. We set it up with you, and dedicated support runs for ${claims.supportDays} days after go-live.`,
  },
  {
    question: 'Can we try it before we sign anything?',
    answer: `Call the test line now, or book a demo. Plans come with a ${planTerms.moneyBackDays}-day money-back guarantee, and there are no contracts.`,
  },
];
