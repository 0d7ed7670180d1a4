import {company} from '../../config/company.ts';
import {formatList} from '../../lib/format/formatList.ts';
import {callDuties} from '../../data/callDuties.ts';
import type {FaqItem} from './faq.ts';
import {operatorFacts} from '../../data/operatorFacts.ts';
import {recording, residency, support, uptime} from '../../data/serviceSubjects.ts';
import {insurance} from '../../data/subjects.ts';

// Questions of practice managers, for /features, /integrations, and /security.

const recordingQuestion: FaqItem = {
  question: 'Are calls recorded?',
  answer: `${recording.kept} ${recording.announced}`,
};

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
    answer: `${support.long}`,
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

export const securityQuestions: readonly FaqItem[] = [
  recordingQuestion,
  {
    question: 'Do you train AI on our calls?',
    answer: `${residency.training}`,
  },
  {
    question: 'Do callers know it is not a person?',
    answer: `Yes. ${callDuties.aiDisclosure.ours}`,
  },
];
