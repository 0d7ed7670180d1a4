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
    outcome: 'Takes the refill, or transfers the call.',
  },
  systems,
  contactPractice: 'other',
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
    category: 'HealthApplication',
  },
  practice: 'a pharmacy',
  badge: 'Pharmacy phone answering',
  headline: 'The AI receptionist for pharmacies',
  lede: `“Is it ready?” calls, off your counter phone. ${brand.name} writes the question down for your team, notes the refill, books the flu shot, and transfers anything clinical to the pharmacist.`,
  trust: {practices: 60, of: 'Independent Pharmacies'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  features: {
    title: 'Built around the counter',
    lede: 'Most calls can wait a few minutes. Your team gets them as notes.',
    sheet: {
      title: 'Books vaccines, consultations, and pickups',
      text: `They run in parallel at the same counter, each with its own times. ${brand.name} books them in the calendar that you share.`,
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
        text: 'By your rules, each with name, birth date, and a number to call back.',
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
        title: 'Leaves clinical questions to you',
        text: 'Doses, interactions, and side effects always go to the pharmacist.',
        object: {
          kind: 'facts',
          rows: [
            {term: '911', value: 'Overdose or trouble breathing, before anything else'},
            {term: 'Transferred', value: '“Can I take it with…?”'},
            {term: 'Transferred', value: 'A prescriber’s office'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'Results in the first month',
    lede: 'Fewer interruptions while you fill prescriptions.',
    items: [
      {
        icon: 'bell',
        title: 'Fewer calls at the counter',
        text: '“Is it ready?” waits as a note until a technician has a minute.',
      },
      {
        icon: 'arrows-clockwise',
        title: 'Refill requests by number or name',
        text: 'Read back digit by digit, and sent to your team as a note.',
      },
      {
        icon: 'syringe',
        title: 'Vaccine hours that fill',
        text: 'Open times are offered on the same call.',
      },
      {
        icon: 'file-text',
        title: 'Prescribers transferred',
        text: 'A doctor’s office gets the pharmacist, ahead of other calls.',
      },
      {
        icon: 'translate',
        title: 'Customers call in their language',
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
        'No. It can’t see prescriptions, so it doesn’t name or confirm any. It notes the request with name and birth date, and a person calls back.',
    },
    {
      question: 'How does it handle questions about side effects?',
      answer:
        'For an overdose, a swollen face, or trouble breathing it says 911 first. Other questions go to the pharmacist in writing. If no pharmacist is on duty, the caller hears your after-hours number.',
    },
    {
      question: 'Can it take a new prescription by phone from a doctor’s office?',
      answer: 'No. It transfers a prescriber’s office to the pharmacist.',
    },
    {
      question: 'How does it handle controlled substances?',
      answer:
        'It writes the request down and promises no early refill and no stock. A person calls back.',
    },
    {
      question: 'Does it connect to our pharmacy software?',
      answer: `Not yet. ${worksWith(systems)} Your software stays as it is.`,
    },
  ],
  demo: {
    title: 'See it take twenty “Is it ready?” calls',
    lede: 'We set up your vaccine hours and rules, and you call as in your busiest hour.',
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
        ends: 'Transferred, with the travel dates noted',
        tone: 'info',
      },
    ],
  },
};
