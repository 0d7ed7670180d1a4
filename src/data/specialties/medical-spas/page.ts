import {brand} from '../../../config/brand.ts';
import {claims} from '../../claims.ts';
import type {IntegrationId} from '../../integrations.ts';
import {aroundTheClock, hipaaReady, languages, multiLanguage, worksWith} from '../common.ts';
import type {Specialty} from '../schema.ts';

const systems: readonly IntegrationId[] = [];

export const specialty: Specialty = {
  group: 'wellness-and-animals',
  icon: 'flower-lotus',
  menuLabel: 'Medical spas',
  pageViewTitle: 'Medical Spa Solutions',
  searchWords: ['medspa', 'aesthetics', 'spa', 'beauty'],
  overview: {
    alias: 'aesthetics',
    caller: 'How much is lip filler?',
    outcome: 'Says your price, and books a consult.',
  },
  systems,
  contactPractice: 'other',
  relatedArticle: 'roi',
  metadata: {
    title: 'AI Receptionist for Medical Spas',
    description:
      'AI receptionist for med spas: answers evening callers, asks your medical director’s screening questions, and books consults with the right provider.',
    keywords: [
      'medical spa AI receptionist',
      'med spa answering service',
      'aesthetic consult booking',
      'med spa scheduling',
    ],
    category: 'HealthApplication',
  },
  practice: 'a medical spa',
  badge: 'Med spa answering service',
  headline: 'The AI receptionist for medical spas',
  lede: `Booked while they are still on your website. People ask about filler at ten at night, and ask another clinic ten minutes later. ${brand.name} asks your medical director’s questions and books the consult with the right provider.`,
  trust: {practices: 80, of: 'Medical Spas'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  features: {
    title: 'Built around providers, rooms, and one shared laser',
    lede: 'Each treatment needs a provider, a room, and sometimes the laser.',
    sheet: {
      title: 'Matches provider, room, and machine',
      text: `Injectables need the NP, the laser needs its operator and your one machine, a facial needs neither. ${brand.name} checks all three in the calendar that you share.`,
      sheet: {
        day: '20',
        columns: ['NP', 'Laser', 'Esthetician'],
        staff: ['Jordan', 'operator', 'esthetician'],
        startMinute: 10 * 60 + 30,
        rowMinutes: 15,
        rows: 12,
        entries: [
          {column: 0, row: 0, span: 2, title: 'R. Quinn', note: 'Neurotoxin'},
          {column: 0, row: 7, span: 2, title: 'M. Bell', note: 'Two-week check'},
          {column: 1, row: 0, span: 5, title: 'D. Flores', note: 'Legs, session 3 of 6'},
          {column: 1, row: 6, span: 2, title: 'V. Stone', note: 'Patch test', tone: 'info'},
          {column: 2, row: 1, span: 4, title: 'H. Park', note: 'Facial'},
          {column: 2, row: 6, span: 3, title: 'I. Novak', note: 'Peel, light'},
        ],
      },
    },
    cards: [
      {
        title: 'Books by your delegation list',
        text: 'It checks who may do the treatment before it offers a time.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Filler consult', value: '30 minutes, nurse practitioner'},
            {term: 'Laser, legs', value: '75 minutes, laser operator, patch test first'},
            {term: 'Chemical peel', value: '45 minutes, esthetician, not before a beach week'},
          ],
        },
      },
      {
        title: 'Explains your rules before the visit',
        text: 'Your team gets the answers as a note with the booking.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'First time', value: 'Yes, so a consult'},
            {term: 'Event', value: 'In five weeks'},
            {term: 'Screening', value: 'No to all three'},
            {term: 'Deposit', value: 'Rule read, agreed'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'Results in the first month',
    lede: 'The calls that come after you close are answered, too.',
    items: [
      {
        icon: 'moon',
        title: 'Evenings become consults',
        text: `Every call is answered in ${claims.answerSeconds} seconds, even at 9:47 pm.`,
      },
      {
        icon: 'chat-circle-text',
        title: 'Prices in your words',
        text: 'Per unit, per syringe, or “from”: callers hear the prices that you wrote.',
      },
      {
        icon: 'shield-check',
        title: 'Screening before scheduling',
        text: 'Your medical director’s questions are asked before a time is offered.',
      },
      {
        icon: 'calendar-check',
        title: 'Series booked in one call',
        text: 'Six laser sessions at your interval, with the same operator.',
      },
      {
        icon: 'calendar-x',
        title: 'Fewer empty rooms',
        text: `Deposits explained, optional reminders with consent. No-shows down by up to ${claims.noShowReduction}.`,
      },
      {
        icon: 'heart',
        title: 'Clients call in their language',
        text: `Clients can ask and book in ${languages}.`,
      },
    ],
    uplift: {percent: 85, of: 'more evening inquiries that end in a consult'},
  },
  faq: [
    {
      question: 'Does it recommend a treatment?',
      answer:
        'No. It says what you offer and books a consult. A clinician decides in person what suits the client.',
    },
    {
      question: 'Can clients call if something looks wrong after a treatment?',
      answer:
        'Yes. For pain that spreads, skin that turns pale or dusky, trouble breathing, or any change in vision, it says 911 first. Then your clinician on call is paged. Your list can only add to that.',
    },
    {
      question: 'Does it take deposits?',
      answer:
        'No. It reads your rule and notes that the caller agreed. Payments stay in your own system.',
    },
    {
      question: 'Can it sell memberships and packages?',
      answer:
        'It says what they include, in your words, and tells your team who is interested. Your desk answers how much of a package is left.',
    },
    {
      question: 'Which system does it book into?',
      answer: `${worksWith(systems)} We don’t connect to med spa software yet.`,
    },
  ],
  demo: {
    title: 'See it turn “just asking” into a consult',
    lede: 'We set up your menu and delegation list and replay a call that you lost.',
    tryOut: [
      {
        says: 'My lip is white and it really hurts.',
        ends: '911 first, then the clinician on call',
        tone: 'ink',
      },
      {
        says: 'Can I get everything done before Saturday?',
        ends: 'Booked: a consult, with no promises',
        tone: 'booked',
      },
      {
        says: 'What do you charge per unit?',
        ends: 'Your menu price, then an opening',
        tone: 'info',
      },
    ],
  },
};
