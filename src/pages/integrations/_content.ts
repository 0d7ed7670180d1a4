import {claims} from '@site/src/data/claims';
import {operatorFacts} from '@site/src/data/operatorFacts';
import {insurance} from '@site/src/data/subjects';
import type {FaqItem} from '@site/src/features/faq/faq';
import {formatList} from '@site/src/lib/format/formatList';

/** Steps Connect, Configure, Go Live, fixed by the owner. */
export const goLiveSteps = [
  {
    name: 'Connect',
    when: 'Day 1',
    text: 'Your administrator approves one connection. You give us no passwords.',
  },
  {
    name: 'Configure',
    when: 'Days 1 and 2',
    text: 'We enter providers, visit types, buffers, and the questions you ask urgent callers. Then we place test calls until every visit lands in the right place.',
  },
  {
    name: 'Go Live',
    when: 'Day 3',
    text: `Forward all calls, or only those you miss. You have dedicated support for ${claims.supportDays} days.`,
  },
] as const;

export const integrationQuestions: readonly FaqItem[] = [
  {
    question: 'Which calendars can we share?',
    answer: `${formatList(operatorFacts.sharedCalendars)}. A practice without a listed system shares a calendar: visits go into it, and everything else reaches your team as a note. If HIPAA applies to you, your calendar’s vendor needs a business associate agreement with you.`,
  },
  {
    question: 'Do we keep our phone number?',
    answer:
      'Yes. Your number stays with your carrier, and you forward calls: always, when you’re busy, or after a few seconds. On many US lines you dial *72 and our number to turn forwarding on, and *73 to turn it off. We look up your carrier’s codes and try them with you.',
  },
  {
    question: 'Does it verify insurance?',
    answer: `No. ${insurance.long}`,
  },
];
