import {brand} from '../../../config/brand.ts';
import type {IntegrationId} from '../../integrations.ts';
import {aroundTheClock, hipaaReady, languages, multiLanguage, worksWith} from '../common.ts';
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
    outcome: 'Answers in your words, books a room.',
  },
  systems,
  contactPractice: 'other',
  relatedArticle: 'patients',
  metadata: {
    title: 'AI Receptionist for Acupuncture Clinics',
    description:
      'An AI receptionist for acupuncturists: answers while you treat, asks your safety questions, and books rooms and whole series around one practitioner.',
    keywords: [
      'acupuncture AI receptionist',
      'acupuncture clinic answering service',
      'acupuncture scheduling',
      'solo practitioner phone answering',
    ],
    category: 'HealthApplication',
  },
  practice: 'an acupuncture clinic',
  badge: 'For acupuncture clinics',
  headline: 'The phone stays quiet while the needles are in',
  lede: `You can’t pick up with a needle in your hand, and the person on the table can hear it ring. ${brand.name} takes the call, asks the questions you wrote, and books the room that is free next.`,
  trust: {practices: 60, of: 'Acupuncture Clinics'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  features: {
    title: 'Built around one practitioner and three quiet rooms',
    lede: 'You are in a room for fifteen minutes, the patient for an hour.',
    sheet: {
      title: 'Fills rooms, one start at a time',
      text: `First visits take ninety minutes, follow-ups sixty, and you can only needle in one room at a time. ${brand.name} offers the start times that work.`,
      sheet: {
        day: '16',
        columns: ['Room 1', 'Room 2', 'Room 3'],
        staff: ['Mei', 'Mei', 'Mei'],
        startMinute: 9 * 60 + 30,
        rowMinutes: 15,
        rows: 12,
        entries: [
          {column: 0, row: 0, span: 2, title: 'P. Nair', note: 'Until 10:00', busy: [[20, 30]]},
          {
            column: 0,
            row: 6,
            span: 4,
            title: 'D. Walsh',
            note: 'Follow-up, shoulder',
            busy: [
              [0, 15],
              [50, 60],
            ],
          },
          {column: 2, row: 0, span: 1, title: 'K. Ito, cupping', tone: 'info'},
          {
            column: 2,
            row: 8,
            span: 4,
            title: 'A. Osman',
            note: 'Follow-up, 2 of 6',
            busy: [
              [0, 15],
              [50, 60],
            ],
          },
        ],
      },
    },
    cards: [
      {
        title: 'Staggers the starts',
        text: 'While one room rests you are free for the next, and patients don’t lie there waiting.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Room 1', value: 'You at 9:00 for 15 minutes, again at 9:45'},
            {term: 'Room 2', value: 'You at 9:15 for 15 minutes, again at 9:55'},
            {term: 'Room 3', value: 'You at 9:30 for 15 minutes, again at 10:10'},
          ],
        },
      },
      {
        title: 'Says what to do before they come',
        text: 'Your words, said when the visit is booked.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Eat', value: 'Something light, an hour or two before'},
            {term: 'Wear', value: 'Sleeves and legs that roll up'},
            {term: 'Tell us', value: 'Blood thinners, pacemaker, pregnancy'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'What changes in the first month',
    lede: 'What one person with three rooms no longer does between them.',
    items: [
      {
        icon: 'bell',
        title: 'Quiet treatment rooms',
        text: 'The call is a note by the time you leave the room.',
      },
      {
        icon: 'calendar-check',
        title: 'A series in one call',
        text: 'Six weekly visits, same day, same hour, same room.',
      },
      {
        icon: 'shield-check',
        title: 'Safety questions every time',
        text: 'A new medication or a pregnancy is in the note with the booking.',
      },
      {
        icon: 'currency-dollar',
        title: 'Cash or card, said up front',
        text: 'Your rates and your package rules. What a plan pays is never promised.',
      },
      {
        icon: 'package',
        title: 'Herb requests written down',
        text: 'Formula and days left, for you to approve.',
      },
      {
        icon: 'translate',
        title: 'Calls in their language',
        text: `Patients book in ${languages}.`,
      },
    ],
    uplift: {percent: 65, of: 'more first-time callers reached on the first ring'},
  },
  faq: [
    {
      question: 'Will it promise that acupuncture works?',
      answer:
        'No. It says what a visit is like, in your words, and leaves the rest to the consultation. It never names a condition or a cure.',
    },
    {
      question: 'I work alone. Is this for me?',
      answer:
        'Yes. There is no desk to answer while you treat: it takes the call, and you have a note when you leave the room.',
    },
    {
      question: 'Can it book community and private sessions?',
      answer:
        'Yes. Each has its own length, price and number of seats, and callers hear the difference before they choose.',
    },
    {
      question: 'What if a patient feels unwell after a visit?',
      answer:
        'For chest pain, trouble breathing or fainting it says 911 first, before any question. Your list adds what reaches you between rooms, in the caller’s own words.',
    },
    {
      question: 'Which system does it book into?',
      answer: `${worksWith(systems)} It needs no clinic software.`,
    },
  ],
  demo: {
    title: 'See it fill a room without opening the door',
    lede: 'Tell us your rooms and your safety questions, then be the caller who wants to know everything first.',
    tryOut: [
      {
        says: 'I’m thirty weeks along and my back is killing me.',
        ends: 'A note to you first, no slot yet',
        tone: 'info',
      },
      {
        says: 'Same time every Monday, please.',
        ends: 'Booked: six Mondays, 10:00 am',
        tone: 'booked',
      },
      {
        says: 'Does my insurance pay for this?',
        ends: 'Plan details taken, nothing promised',
        tone: 'info',
      },
    ],
  },
};
