import {company} from '@site/src/config/company';
import {operatorFacts} from '@site/src/data/operatorFacts';
import {support, uptime} from '@site/src/data/serviceSubjects';
import {type FaqItem, recordingQuestion} from '@site/src/features/faq/faq';

/** Questions of practice managers. */
export const featureQuestions: readonly FaqItem[] = [
  {
    question: 'How does a caller reach a person?',
    answer: `${company.name} calls the person your rules name for that hour and says who is calling and why. If that person doesn’t answer, it takes a message and says when your team will read it.`,
  },
  {
    question: 'What if nobody on call answers?',
    answer: `${operatorFacts.onCallFallback} ${operatorFacts.onCallChange}`,
  },
  recordingQuestion,
  {
    question: 'What if the service is down?',
    answer: `${uptime.whenDown} ${uptime.promise}`,
  },
  {
    question: 'When can we reach your support?',
    answer: support.long,
  },
  {
    question: 'Do relay calls work?',
    answer: `Yes. ${company.name} answers relay calls like any other call, and federal law may require you to accept them.`,
  },
  {
    question: 'How do we leave?',
    answer:
      'Turn forwarding off (on many US lines with *73), and calls reach your own phones again. Your number stays with your carrier, and booked visits stay in your schedule. You can have a copy of every call record until the last day. Then we return or destroy them (section 9 of the agreement).',
  },
];
