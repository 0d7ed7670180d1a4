import {brand} from '../../../config/brand.ts';
import type {IntegrationId} from '../../integrations.ts';
import {aroundTheClock, hipaaReady, languages, multiLanguage, worksWith} from '../common.ts';
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
    outcome: 'Notes the refill, or gets the pharmacist.',
  },
  systems,
  contactPractice: 'other',
  relatedArticle: 'languages',
  metadata: {
    title: 'AI Receptionist for Pharmacies',
    description:
      'AI receptionist and phone answering for independent pharmacies: notes refill requests and “Is it ready?”, books vaccines, puts clinical questions through.',
    keywords: [
      'pharmacy AI receptionist',
      'pharmacy phone system',
      'pharmacy refill requests',
      'vaccine appointment booking',
    ],
    category: 'HealthApplication',
  },
  practice: 'a pharmacy',
  badge: 'For independent pharmacies',
  headline: '“Is it ready?” noted without leaving the counter',
  lede: `Most calls to a pharmacy ask one question. ${brand.name} writes it down for the counter, notes the refill, books the flu shot, and puts anything clinical through to the pharmacist.`,
  trust: {practices: 60, of: 'Independent Pharmacies'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  features: {
    title: 'Built around the counter, not the appointment book',
    lede: 'Most calls need the counter, but not this minute. They wait as notes.',
    sheet: {
      title: 'A sheet for the few things that do have a time',
      text: `Vaccines, consultations, and curbside pick-up run in parallel at the same counter. ${brand.name} books them in the calendar that you share.`,
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
    },
    cards: [
      {
        title: 'Sorts the notes before you read them',
        text: 'By your rules, each with name, birth date and a number to call back.',
        object: {
          kind: 'trays',
          trays: [
            {
              label: 'Pharmacist',
              orders: [
                {number: '12:36', note: 'Allergy pill?'},
                {number: '12:41', note: 'Missed a dose'},
              ],
            },
            {
              label: 'Refills',
              orders: [
                {number: '12:29', note: 'Rx 2207'},
                {number: '12:38', note: 'Two, by name'},
              ],
            },
            {
              label: 'Is it ready?',
              orders: [{number: '12:34', note: 'T. Adeyemi'}],
            },
          ],
        },
      },
      {
        title: 'Knows what it must not answer',
        text: 'Doses, interactions, and side effects go to the pharmacist, every time.',
        object: {
          kind: 'facts',
          rows: [
            {term: '911', value: 'Overdose or trouble breathing, before anything else'},
            {term: 'Put through', value: '“Can I take it with…?”'},
            {term: 'Put through', value: 'A prescriber’s office'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'What changes in the first month',
    lede: 'What no longer interrupts a prescription at the counter.',
    items: [
      {
        icon: 'bell',
        title: 'The counter keeps its hands free',
        text: '“Is it ready?” is a note, answered when a technician has a minute.',
      },
      {
        icon: 'arrows-clockwise',
        title: 'Refill requests by number or name',
        text: 'Read back digit by digit, and handed to your team as a note.',
      },
      {
        icon: 'syringe',
        title: 'Vaccine hours that fill',
        text: 'Open slots offered while the caller is already talking.',
      },
      {
        icon: 'file-text',
        title: 'Prescribers put through',
        text: 'A doctor’s office gets the pharmacist on the line, ahead of other calls.',
      },
      {
        icon: 'translate',
        title: 'Labels explained by a person',
        text: `Callers speak any of ${languages}; counseling stays with the pharmacist.`,
      },
      {
        icon: 'shield-check',
        title: 'Nothing said to the wrong person',
        text: 'Not the drug, and not whether someone is a customer.',
      },
    ],
    uplift: {percent: 60, of: 'fewer calls picked up at the counter'},
  },
  faq: [
    {
      question: 'Does it say the name of a medicine on the phone?',
      answer:
        'No. It can’t see prescriptions, so it doesn’t name or confirm any. It takes the request down with name and birth date, and a person calls back.',
    },
    {
      question: 'What happens with a question about side effects?',
      answer:
        'For an overdose, a swollen face or trouble breathing it says 911 first. Any other question goes to the pharmacist, already written down. If none is on duty, the caller hears your after-hours line.',
    },
    {
      question: 'Can it take a new prescription by phone from a doctor’s office?',
      answer: 'No. A prescriber’s office is put through to the pharmacist.',
    },
    {
      question: 'What about controlled substances?',
      answer:
        'It takes the request down and promises nothing: no early refill, no stock level. A person answers.',
    },
    {
      question: 'Does it connect to our pharmacy software?',
      answer: `No. ${worksWith(systems)} Your software stays as it is.`,
    },
  ],
  demo: {
    title: 'See it take the next twenty “Is it ready?”',
    lede: 'Bring your vaccine hours and your rules, and call it like your busiest hour does.',
    tryOut: [
      {
        says: 'It’s ready, isn’t it? I got a text.',
        ends: 'Name, birth date; a note for the counter',
        tone: 'info',
      },
      {
        says: 'Four flu shots, after school?',
        ends: 'Booked: family of four, 5:10 pm',
        tone: 'booked',
      },
      {
        says: 'Can I have my pills two days early? I’m traveling.',
        ends: 'Put through, with the travel dates written down',
        tone: 'info',
      },
    ],
  },
};
