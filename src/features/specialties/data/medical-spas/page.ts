import {company} from '../../../../config/company.ts';
import {claims} from '../../../../data/claims.ts';
import type {IntegrationId} from '../../../integrations/data.ts';
import {hipaaReady, languagesAnswer, worksWith} from '../common.ts';
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
  },
  practiceNoun: 'a medical spa',
  badge: 'Med spa answering service',
  headline: 'The AI receptionist for medical spas',
  lede: `Booked while they are still on your website. People ask about filler at 10 pm, and ask another spa 10 minutes later. ${company.name} asks your medical director’s questions and books the consult with the right provider.`,
  trust: {practices: 80, of: 'Medical Spas'},
  pills: [hipaaReady, languagesAnswer],
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
  features: {
    title: 'Built around providers, rooms, and one shared laser',
    cards: [
      {
        title: 'Matches provider, room, and machine',
        text: `${company.name} checks all three in the calendar you share.`,
        visits: [
          {visit: 'Filler consult', minutes: 30, needs: 'Nurse practitioner'},
          {visit: 'Laser, legs', minutes: 75, needs: 'Laser operator, patch test first'},
          {
            visit: 'Chemical peel',
            minutes: 45,
            needs: 'Esthetician, not right before a beach trip',
          },
        ],
      },
      {
        title: 'Books by your delegation list',
        text: 'It offers a time only with someone who may do the treatment.',
        facts: [
          {term: 'Injectables', fact: 'Jordan, NP'},
          {term: 'Laser', fact: 'The operator you trained'},
          {term: 'Light peels', fact: 'Any esthetician'},
        ],
      },
      {
        title: 'Explains your rules before the visit',
        text: 'Your team gets the answers with the booking.',
        facts: [
          {term: 'First time', fact: 'Yes, so a consult'},
          {term: 'Screening', fact: 'No to all three'},
          {term: 'Deposit', fact: 'Rule read, agreed'},
        ],
      },
    ],
  },
  benefits: {
    title: 'Changes at your front desk',
    items: [
      {
        icon: 'chat-circle-text',
        title: 'Prices in your words',
        text: 'Per unit, per syringe, or “from”: callers hear the prices you wrote.',
      },
      {
        icon: 'shield-check',
        title: 'Screening before scheduling',
        text: 'Your medical director’s questions come before the open times.',
      },
      {
        icon: 'calendar-check',
        title: 'Series booked in one call',
        text: 'Six laser sessions at your interval, with the same operator.',
      },
      {
        icon: 'currency-dollar',
        title: 'Deposits explained',
        text: 'Callers hear your rule before they book. Payment stays in your own system.',
      },
      {
        icon: 'calendar-x',
        title: 'Fewer empty rooms',
        text: `Optional reminders, with consent: no-shows go down by up to ${claims.noShowReduction}.`,
      },
    ],
    uplift: {
      percent: 85,
      of: 'more evening inquiries that end in a consult',
      text: `${company.name} answers in ${claims.answerSeconds} seconds, even at 9:47 pm.`,
    },
  },
  faq: [
    {
      question: 'Does it recommend a treatment?',
      answer: 'No. It books a consult, and a clinician decides there what suits the client.',
    },
    {
      question: 'Can clients call if something looks wrong after a treatment?',
      answer:
        'Yes. For trouble breathing or any change in vision, it says to call 911 first. Pain that spreads, or skin that turns pale or dusky, reaches your clinician on call right away.',
    },
    {
      question: 'Which system does it book into?',
      answer: `${worksWith(systems)} We don’t connect to med spa software yet.`,
    },
  ],
  demo: {title: 'See it turn “just asking” into a consult'},
};
