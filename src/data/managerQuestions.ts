import {joined} from '../format/list';
import {claims} from './claims';
import {callDuties} from './callDuties';
import type {FaqItem} from './faq';
import {type integrationCategories, integrationIds, integrations} from './integrations';
import {operatorFacts} from './legalOperatorFacts';
import {plans} from './plans';

/*
 * What a manager still asks after the pages, for /features, /integrations and /security. What only
 * the operator knows is an operator's fact; until it is filled in, the general answer stands, which
 * is true either way.
 */

const systemsIn = (...categories: readonly (keyof typeof integrationCategories)[]): string =>
  joined(
    integrationIds
      .filter((id) => categories.includes(integrations[id].category))
      .map(
        (id) => `${integrations[id].name}${integrations[id].status === 'beta' ? ' (beta)' : ''}`,
      ),
  );

const {languages, onCallFallback, statusPage, supportHours, callRetentionDays} = operatorFacts;

export const featureQuestions: readonly FaqItem[] = [
  {
    question: 'Which languages does it speak?',
    answer:
      languages.value === null
        ? `English, French, and ${claims.furtherLanguages} others. Ask for the list, and call the test line in the ones that your patients speak before you count on them.`
        : `English, French, ${joined(languages.value)}.`,
  },
  {
    question: 'How does a caller reach a person?',
    answer:
      'By asking, once. It rings the person whom your rules name for that hour, and says who is calling and why; when nobody is there, it takes a message and says when it will be read.',
  },
  {
    question: 'What happens when the person on call does not answer?',
    answer:
      onCallFallback.value ??
      'You write the order of the numbers, and what follows the last of them is part of your setup: the caller hears it in plain words. An emergency does not wait for any of them; the caller is sent to 911 first.',
  },
  {
    question: 'What does a caller hear when the line is down?',
    answer: `Your carrier can send calls on to a number of yours when ours does not answer; we set that up with you. Callers then hear that phone ring. The terms hold us to ${claims.uptimeSla} uptime${
      statusPage.value === null
        ? '; where to see the state of the line, and whom to ring, you are told before you go live'
        : `, and ${statusPage.value} shows what fails and since when`
    }.`,
  },
  {
    question: 'When can we reach your support?',
    answer: `${plans.small.name}: ${plans.small.limitations[1].replace('Support ', '')}. ${
      supportHours.value ??
      `${plans.medium.name} and ${plans.enterprise.name}: the hours stand in your order.`
    } For ${claims.supportDays} days after you go live, someone is assigned to you.`,
  },
];

export const integrationQuestions: readonly FaqItem[] = [
  {
    question: 'Which system serves my specialty?',
    answer: `Medical practices: ${systemsIn('emr-ehr', 'practice-management')}. Dental practices: ${systemsIn('dental')}. A practice that runs on none of these shares a calendar with us: visits go there, and everything else reaches your team as a note. Your specialty’s page under Solutions names the systems that serve it.`,
  },
  {
    question: 'Do we keep our phone number?',
    answer:
      'Yes. Your number stays with your carrier, and you forward it: always, when it is busy, or after a few rings. On many US lines *72 and our number turn forwarding on, and *73 turns it off; when busy or unanswered has a code of its own, or a switch in your phone system. We look yours up and try it with you. Moving (porting) the number to another carrier is neither needed nor asked for.',
  },
  {
    question: 'Does it verify insurance?',
    answer:
      'It takes the details down, reads them back, and passes them to your team, who check the coverage. It does not ask a payer, and tells no caller what is covered.',
  },
];

export const securityQuestions: readonly FaqItem[] = [
  {
    question: 'Are calls recorded?',
    answer: `You decide, before the line goes live. ${callDuties.recording.ours} ${
      callRetentionDays.value === null
        ? 'How long recordings and transcripts are kept stands in your order.'
        : `Recordings and transcripts are kept for ${callRetentionDays.value} days.`
    } Who on your side may listen is set by role, and every opening is logged.`,
  },
  {
    question: 'Do callers know that it is not a person?',
    answer: `${callDuties.aiDisclosure.ours} ${callDuties.aiDisclosure.yours}`,
  },
  {
    question: 'What do texts and outgoing calls need?',
    answer: `${callDuties.outgoing.ours} ${callDuties.outgoing.yours} ${callDuties.stop.ours}`,
  },
];
