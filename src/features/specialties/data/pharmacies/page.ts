import {company} from '../../../../config/company.ts';
import type {IntegrationId} from '../../../integrations/data.ts';
import {hipaaReady, languagesAnswer, worksWith} from '../common.ts';
import type {Specialty} from '../schema.ts';

const systems: readonly IntegrationId[] = [];

export const specialty: Specialty = {
  group: 'medical',
  icon: 'pill',
  menuLabel: 'Pharmacies',
  pageViewTitle: 'Pharmacy Solutions',
  searchWords: ['pharmacy', 'pharmacist', 'drugstore', 'refill'],
  overview: {
    alias: 'drugstores',
    caller: 'I’m calling about my refill.',
    outcome: 'Takes the refill, or transfers the call.',
  },
  systems,
  relatedArticle: 'languages',
  metadata: {
    title: 'AI Receptionist for Pharmacies',
    description:
      'AI receptionist for independent pharmacies: notes refill requests and “Is it ready?” calls, books vaccines, and transfers clinical questions.',
    keywords: [
      'pharmacy AI receptionist',
      'pharmacy phone system',
      'pharmacy refill requests',
      'vaccine appointment booking',
    ],
  },
  practiceNoun: 'a pharmacy',
  badge: 'Pharmacy phone answering',
  headline: 'The AI receptionist for pharmacies',
  lede: `“Is it ready?” no longer rings at your counter. ${company.name} notes the question and the refill, books the flu shot, and transfers anything clinical to the pharmacist.`,
  trust: {practices: 60, of: 'Independent Pharmacies'},
  pills: [hipaaReady, languagesAnswer],
  sheet: {
    day: '11',
    columns: ['Vaccines', 'Pharmacist', 'Curbside'],
    staff: ['Maya', 'Ben', null],
    startMinute: 16 * 60 + 30,
    rowMinutes: 10,
    rows: 9,
    entries: [
      {column: 0, row: 0, span: 1, title: 'R. Osei'},
      {column: 0, row: 2, span: 2, title: 'Family of four', note: 'Flu shots'},
      {column: 0, row: 7, span: 1, title: 'N. Varga'},
      {column: 1, row: 1, span: 3, title: 'L. Marchetti', note: 'Medication review'},
      {column: 1, row: 6, span: 2, title: 'Blister packs', note: 'Harbor House', tone: 'info'},
      {column: 2, row: 0, span: 2, title: 'Bay 1', note: 'Order 2207'},
      {column: 2, row: 3, span: 1, title: 'Bay 2'},
      {column: 2, row: 6, span: 3, title: 'Bay 1', note: 'Order 2219'},
    ],
  },
  features: {
    title: 'Built around the counter',
    cards: [
      {
        title: 'Books vaccines, consultations, and pickups',
        text: 'Each has its own times in the calendar you share.',
        visits: [
          {visit: 'Flu shot', minutes: 10, needs: 'Vaccine room'},
          {visit: 'Medication review', minutes: 30, needs: 'The pharmacist'},
          {visit: 'Curbside pickup', minutes: 20, needs: 'A bay, with nobody waiting inside'},
        ],
      },
      {
        title: 'Sorts the notes before you read them',
        text: 'Each has name, birth date, and a number to call back.',
        facts: [
          {term: 'Pharmacist', fact: 'Allergy pill at 12:36, missed dose at 12:41'},
          {term: 'Refills', fact: 'Rx 2207 at 12:29, two by name at 12:38'},
          {term: 'Is it ready?', fact: 'T. Adeyemi at 12:34'},
        ],
      },
      {
        title: 'Leaves clinical questions to you',
        text: 'Doses and side effects always go to the pharmacist.',
        facts: [
          {term: '911', fact: 'Overdose or trouble breathing, before anything else'},
          {term: 'Transferred', fact: '“Can I take it with…?”'},
          {term: 'Transferred', fact: 'A prescriber’s office'},
        ],
      },
    ],
  },
  benefits: {
    title: 'Changes at your counter',
    items: [
      {
        icon: 'bell',
        title: 'Questions wait as notes',
        text: '“Is it ready?” waits until a technician has a minute.',
      },
      {
        icon: 'arrows-clockwise',
        title: 'Refill requests by number or name',
        text: `${company.name} reads the number back, digit by digit.`,
      },
      {
        icon: 'syringe',
        title: 'Vaccine hours that fill',
        text: 'Callers hear open times on the same call.',
      },
      {
        icon: 'file-text',
        title: 'Prescribers come first',
        text: 'A doctor’s office gets the pharmacist, ahead of other calls.',
      },
      {
        icon: 'shield-check',
        title: 'Nothing said to the wrong person',
        text: 'Not the drug, and not whether someone is a patient.',
      },
    ],
    uplift: {
      percent: 60,
      of: 'fewer calls picked up at the counter',
      text: 'Your team reads a note instead.',
    },
  },
  faq: [
    {
      question: 'How does it handle questions about side effects?',
      answer:
        'For an overdose, a swollen face, or trouble breathing it says to call 911 first. It transfers other questions to the pharmacist, who reads them before picking up. If no pharmacist is on duty, the caller hears your after-hours number.',
    },
    {
      question: 'How does it handle controlled substances?',
      answer:
        'It writes the request down, and doesn’t promise an early refill or that a drug is in stock.',
    },
    {
      question: 'Does it connect to our pharmacy software?',
      answer: `Not yet. ${worksWith(systems)}`,
    },
  ],
  demo: {title: 'See it take 20 “Is it ready?” calls'},
};
