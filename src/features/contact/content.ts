import {claims} from '@site/src/data/claims';
import type {FaqItem} from '@site/src/features/faq/faq';
import {leaving} from '@site/src/data/serviceSubjects';
import {goLive} from '@site/src/data/subjects';

/** Content of 'Why Choose Us', fixed by the owner. */
export const whyChooseUs = [
  {figure: claims.practicesServed, label: 'practices served'},
  {figure: claims.coverageShort, label: 'AI coverage'},
  {figure: claims.satisfaction, label: 'satisfaction'},
  {figure: 'HIPAA', label: 'compliant'},
] as const;

export const contactFaq: readonly FaqItem[] = [
  {
    question: 'How quickly can we get started?',
    answer: goLive.firstCalls,
  },
  {
    question: 'Do you help with setup and training?',
    answer: `Yes. We set it up with you and train your team, and dedicated support runs for ${claims.supportDays} days after go-live.`,
  },
  {
    question: 'Can we try it before we sign anything?',
    answer: `Yes. Call the test line now, or book a demo. ${leaving.notice} ${leaving.guarantee}`,
  },
];
