import {brand} from '../config/brand.ts';
import {formatList} from '../format/formatList.ts';
import {claims} from './claims.ts';
import {callDuties, recordsKept} from './callDuties.ts';
import type {FaqItem} from './faq.ts';
import {type integrationCategories, integrationIds, integrations} from './integrations.ts';
import {operatorFacts} from './legalOperatorFacts.ts';
import {plans} from './plans.ts';

/*
 * Further questions of practice managers, for /features, /integrations and /security. Answers that
 * only the operator knows use an operator's fact; until it is filled in, a general answer that is
 * true in any case is shown.
 */

const systemsIn = (...categories: readonly (keyof typeof integrationCategories)[]): string =>
  formatList(
    integrationIds
      .filter((id) => categories.includes(integrations[id].category))
      .map(
        (id) => `${integrations[id].name}${integrations[id].status === 'beta' ? ' (beta)' : ''}`,
      ),
  );

const {
  languages,
  onCallFallback,
  onCallChange,
  callAccess,
  statusPage,
  supportHours,
  callRetentionDays,
  spamCalls,
  outgoingNumber,
  sharedCalendars,
} = operatorFacts;

export const featureQuestions: readonly FaqItem[] = [
  {
    question: 'Which languages does it speak?',
    answer:
      languages.value === null
        ? `English, French, and ${claims.furtherLanguages} others. Ask for the list before you sign, and try the languages that your patients speak on the test line.`
        : `English, French, ${formatList(languages.value)}.`,
  },
  {
    question: 'How does a caller reach a person?',
    answer:
      'They ask once. The receptionist calls the person that your rules name for that hour and says who is calling and why. If that person doesn’t answer, it takes a message and says when it will be read.',
  },
  {
    question: 'Who is called when the person on call does not answer?',
    answer:
      onCallFallback.value ??
      'The next number on your list, and you decide what the caller hears if no one answers. A caller with an emergency is told to dial 911 before anyone is called.',
  },
  {
    question: 'Can we change who is on call tonight?',
    answer:
      onCallChange.value ??
      'Yes. During setup we show you how, and how late in the day a change still takes effect. Try it before your first night.',
  },
  {
    question: 'Can we correct a wrong booking?',
    answer: `Yes. Move or cancel it in your schedule like any other visit, and tell the patient; ${brand.name} does not undo your team’s changes. The call log shows what was said. Send us the time of the call, and we will correct the rule with you.`,
  },
  {
    question: 'Where do calls go if the service is down?',
    answer: `To a number of yours, if you forward only busy or unanswered calls or your phone system has a failover. We set up whichever your phones support. The terms hold us to ${claims.uptimeSla} uptime${
      statusPage.value === null
        ? ', and before you go live we tell you where to see the status and whom to call'
        : `, and ${statusPage.value} shows what is down and since when`
    }.`,
  },
  {
    question: 'When can we reach your support?',
    answer: `${plans.small.name}: ${plans.small.limitations[1].replace('Support ', '')}. ${
      supportHours.value ??
      `${plans.medium.name} and ${plans.enterprise.name}: your order form states the hours.`
    } Dedicated support comes with the first ${claims.supportDays} days after you go live.`,
  },
  {
    question: 'How are spam calls and robocalls handled?',
    answer:
      spamCalls.value ??
      'During setup you decide how they are handled. Ask before you sign whether their minutes count.',
  },
  {
    question: 'Do relay calls (711) and TTY work?',
    answer:
      'Yes. Relay calls are answered like any other call, and federal law may require you to accept them. Place one before you go live: dial 711 and have the operator call your number. Do the same with a TTY if your patients use one.',
  },
  {
    question: 'Which number do patients see on calls and texts?',
    answer:
      outgoingNumber.value ??
      `Ask before you sign which number is shown on calls and texts that ${brand.name} starts. A text always names your practice.`,
  },
  {
    question: 'How do we leave?',
    answer:
      'Turn forwarding off (on many US lines with *73), and calls reach your own phones again; your number stays with your carrier throughout. Booked visits stay in your schedule. Until the last day you may ask for a copy of every call record; then we return or destroy them, as section 9 of the agreement says.',
  },
];

export const integrationQuestions: readonly FaqItem[] = [
  {
    question: 'Which system serves my specialty?',
    answer: `Medical practices: ${systemsIn('emr-ehr', 'practice-management')}. Dental practices: ${systemsIn('dental')}. A practice that uses none of these shares a calendar with us: visits go into it, and everything else reaches your team as a note. Your specialty’s page under Solutions names its systems.`,
  },
  {
    question: 'Do we keep our phone number?',
    answer:
      'Yes. Your number stays with your carrier, and you forward it: always, when it is busy, or after a few rings. On many US lines you dial *72 and our number to turn forwarding on, and *73 to turn it off. Forwarding only busy or unanswered calls has its own code, or a switch in your phone system. We look yours up and try it with you. You do not need to move (port) the number to another carrier.',
  },
  {
    question: 'Which calendars can we share?',
    answer: `${
      sharedCalendars.value ?? 'Ask for the current list before you sign.'
    } A shared calendar holds names and visit times, so if HIPAA applies to you, its vendor needs a business associate agreement with you. It has no charts, so ${brand.name} cannot look up a patient’s history there.`,
  },
  {
    question: 'Does it verify insurance?',
    answer:
      'It writes down the details, reads them back, and passes them to your team, who check the coverage. It does not contact the payer, and never tells a caller what is covered.',
  },
];

export const securityQuestions: readonly FaqItem[] = [
  {
    question: 'Are calls recorded?',
    answer: `You decide, before you go live. ${callDuties.recording.ours} ${
      callRetentionDays.value === null
        ? recordsKept
        : `Recordings and transcripts are kept for ${callRetentionDays.value} days.`
    } Roles decide who on your side may listen, and every access is logged.`,
  },
  {
    question: `Who at ${brand.name} can open our calls?`,
    answer:
      callAccess.value ??
      'Only roles that need it, and only as much as they need. The agreement says so, and every access is logged. Ask before you sign which roles those are.',
  },
  {
    question: 'Do you train AI on our calls?',
    answer:
      'The agreement does not allow it. We may use patient information only to serve your practice (section 3.1). We may not combine it across practices or remove the names from it for our own purposes (3.5).',
  },
  {
    question: 'Do callers know that it is not a person?',
    answer: `Yes. ${callDuties.aiDisclosure.ours} ${callDuties.aiDisclosure.yours}`,
  },
  {
    question: 'Do texts and outgoing calls need consent?',
    answer:
      'Yes, the patient’s prior consent, which you get and keep. Each text names your practice, gives a name and a time but not a reason, and says how to stop. STOP ends texts and calls to that number. Texts and ordinary email are not encrypted, and you tell patients so.',
  },
];
