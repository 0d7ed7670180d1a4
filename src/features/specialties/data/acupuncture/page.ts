import {company} from '../../../../config/company.ts';
import type {IntegrationId} from '../../../integrations/data.ts';
import {hipaaReady, languagesAnswer, worksWith} from '../common.ts';
import type {Specialty} from '../schema.ts';

const systems: readonly IntegrationId[] = [];

export const specialty: Specialty = {
  group: 'body-and-movement',
  icon: 'needle',
  menuLabel: 'Acupuncture',
  pageViewTitle: 'Acupuncture Solutions',
  searchWords: ['acupuncturist'],
  overview: {
    alias: 'acupuncturists',
    caller: 'Does it hurt?',
    outcome: 'Answers in your words and books a room.',
  },
  systems,
  relatedArticle: 'patients',
  metadata: {
    title: 'AI Receptionist for Acupuncturists',
    description:
      'An AI receptionist for acupuncturists: answers while you treat, asks your safety questions, and books rooms and whole series around one practitioner.',
    keywords: [
      'acupuncture AI receptionist',
      'acupuncture answering service',
      'acupuncture scheduling',
      'solo practitioner phone answering',
    ],
  },
  practiceNoun: 'an acupuncture practice',
  badge: 'Acupuncture answering service',
  headline: 'The AI receptionist for acupuncturists',
  lede: `The phone stays quiet while the needles are in. ${company.name} takes the call, asks the questions you wrote, and books the room that is free next.`,
  trust: {practices: 60, of: 'Acupuncture Clinics'},
  pills: [hipaaReady, languagesAnswer],
  sheet: {
    day: '16',
    columns: ['Room 1', 'Room 2', 'Room 3'],
    staff: [null, null, null],
    startMinute: 9 * 60 + 30,
    rowMinutes: 15,
    rows: 12,
    entries: [
      {column: 0, row: 0, span: 2, title: 'P. Nair', note: 'Until 10:00'},
      {column: 0, row: 6, span: 4, title: 'D. Walsh', note: 'Follow-up, shoulder'},
      {column: 2, row: 0, span: 1, title: 'K. Ito', tone: 'info'},
      {column: 2, row: 8, span: 4, title: 'A. Osman', note: 'Follow-up, 2 of 6'},
    ],
  },
  features: {
    title: 'Built around one practitioner and three quiet rooms',
    cards: [
      {
        title: 'Offers the start times that work',
        text: `${company.name} offers only times when you’re free.`,
        visits: [
          {visit: 'First visit', minutes: 90, needs: 'You at the start and the end'},
          {visit: 'Follow-up', minutes: 60, needs: 'You for 15 minutes, then 10'},
          {visit: 'Cupping', minutes: 15, needs: 'You throughout'},
        ],
      },
      {
        title: 'Staggers the starts',
        text: 'You start one room while the patient in another rests.',
        facts: [
          {term: 'Room 1', fact: 'You at 9:00 for 15 minutes, again at 9:45'},
          {term: 'Room 2', fact: 'You at 9:15 for 15 minutes, again at 9:55'},
          {term: 'Room 3', fact: 'You at 9:30 for 15 minutes, again at 10:10'},
        ],
      },
      {
        title: 'Gives your instructions',
        text: 'Callers hear them in your words when they book.',
        facts: [
          {term: 'Eat', fact: 'Something light, an hour or two before'},
          {term: 'Wear', fact: 'Loose sleeves and pants that roll up'},
          {term: 'Tell us', fact: 'Blood thinners, pacemaker, pregnancy'},
        ],
      },
    ],
  },
  benefits: {
    title: 'Changes in your day',
    items: [
      {
        icon: 'bell',
        title: 'Quiet treatment rooms',
        text: 'When you leave the room, the call is waiting as a note.',
      },
      {
        icon: 'calendar-check',
        title: 'A series in one call',
        text: 'Six weekly visits: same day, same hour, same room.',
      },
      {
        icon: 'shield-check',
        title: 'Safety questions every time',
        text: 'You read about a new medication or a pregnancy before the visit.',
      },
      {
        icon: 'currency-dollar',
        title: 'Prices up front',
        text: 'Callers hear your rates and package rules, without a promise of coverage.',
      },
      {
        icon: 'package',
        title: 'Herb requests in one note',
        text: 'Formula and days left, for you to approve.',
      },
    ],
    uplift: {
      percent: 65,
      of: 'more first-time callers reached on the first ring',
      text: 'Also while you are treating someone.',
    },
  },
  faq: [
    {
      question: 'Will it promise that acupuncture works?',
      answer: 'No. It says what a visit is like, and never names a condition or a cure.',
    },
    {
      question: 'Can patients call if they feel unwell after a visit?',
      answer:
        'Yes. For chest pain, trouble breathing, or fainting it says to call 911 first, before any question. Your list says which other calls reach you at once.',
    },
    {
      question: 'Which system does it book into?',
      answer: `${worksWith(systems)}`,
    },
  ],
  demo: {title: 'See it fill a room without opening the door'},
};
