import {brand} from '../config/brand.ts';
import {formatList} from '../format/formatList.ts';
import {callDuties} from './callDuties.ts';
import {claims} from './claims.ts';
import type {FaqItem} from './faq.ts';
import {type integrationCategories, integrationIds, integrations} from './integrations.ts';
import {operatorFacts} from './operatorFacts.ts';
import {
  emergency,
  insurance,
  languages,
  minutes,
  recording,
  residency,
  support,
  uptime,
} from './subjects.ts';

// Further questions of practice managers, for /features, /integrations, and /security.

const systemsIn = (...categories: readonly (keyof typeof integrationCategories)[]): string =>
  formatList(
    integrationIds
      .filter((id) => categories.includes(integrations[id].category))
      .map(
        (id) => `${integrations[id].name}${integrations[id].status === 'beta' ? ' (beta)' : ''}`,
      ),
  );

export const featureQuestions: readonly FaqItem[] = [
  {
    question: 'Which languages does it speak?',
    answer: `${languages.long}.`,
  },
  {
    question: 'How does a caller reach a person?',
    answer:
      'By asking. The receptionist calls the person your rules name for that hour and says who is calling and why. If that person doesn’t answer, it takes a message and says when your team will read it.',
  },
  {
    question: 'What if nobody on call answers?',
    answer: `${operatorFacts.onCallFallback.value} ${emergency.long}`,
  },
  {
    question: 'Can we change who is on call tonight?',
    answer: operatorFacts.onCallChange.value,
  },
  {
    question: 'Can we correct a wrong booking?',
    answer: `Yes. Move or cancel it in your schedule like any other visit, and tell the patient; ${brand.name} does not undo your team’s changes. The call history shows the reason and the outcome. Send us the time of the call, and we will correct the rule with you.`,
  },
  {
    question: 'Where do calls go if the service is down?',
    answer: `${uptime.whenDown} We set up whichever your phones support. ${uptime.promise}`,
  },
  {
    question: 'When can we reach your support?',
    answer: `${support.long} Dedicated support comes with the first ${claims.supportDays} days after you go live.`,
  },
  {
    question: 'What happens with spam calls and robocalls?',
    answer: minutes.spam,
  },
  {
    question: 'Do relay calls (711) and TTY work?',
    answer:
      'Yes. Relay calls are answered like any other call, and federal law may require you to accept them. Place one before you go live: dial 711 and have the operator call your number. Do the same with a TTY if your patients use one.',
  },
  {
    question: 'Which number do patients see?',
    answer: operatorFacts.outgoingNumber.value,
  },
  {
    question: 'How do we leave?',
    answer:
      'Turn forwarding off (on many US lines with *73), and calls reach your own phones again. Your number stays with your carrier throughout, and booked visits stay in your schedule. Until the last day you may ask for a copy of every call record. Then we return or destroy them, as section 9 of the agreement says.',
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
      'Yes. Your number stays with your carrier, and you forward it: always, when it is busy, or after a few seconds. On many US lines you dial *72 and our number to turn forwarding on, and *73 to turn it off. Forwarding only busy or unanswered calls has its own code, or a switch in your phone system. We look yours up and try it with you.',
  },
  {
    question: 'Which calendars can we share?',
    answer: `${formatList(operatorFacts.sharedCalendars.value)}. A shared calendar holds names and visit times, so if HIPAA applies to you, its vendor needs a business associate agreement with you. It has no charts, so ${brand.name} cannot look up a patient’s history there.`,
  },
  {
    question: 'Does it verify insurance?',
    answer: `No. ${insurance.long}`,
  },
];

export const securityQuestions: readonly FaqItem[] = [
  {
    question: 'Are calls recorded?',
    answer: `${recording.kept} ${recording.announced} Roles decide who on your side may listen, and we log every access.`,
  },
  {
    question: `Who at ${brand.name} can open our calls?`,
    answer: `${residency.who} ${residency.opened}`,
  },
  {
    question: 'Do you train AI on our calls?',
    answer: `${residency.training} The agreement lets us use patient information only to serve your practice (section 3.1), and not for our own purposes (3.5).`,
  },
  {
    question: 'Do callers know that it is not a person?',
    answer: `Yes. ${callDuties.aiDisclosure.ours} ${callDuties.aiDisclosure.yours}`,
  },
  {
    question: 'Do texts and outgoing calls need consent?',
    answer: `Yes, the patient’s prior consent, which you get and keep. ${callDuties.outgoing.ours} STOP ends texts and calls to that number.`,
  },
];
