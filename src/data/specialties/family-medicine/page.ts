import {brand} from '../../../config/brand.ts';
import {familyMedicineSheet} from './sheet.ts';
import {claims} from '../../claims.ts';
import type {IntegrationId} from '../../integrations.ts';
import {aroundTheClock, hipaaReady, languages, multiLanguage, worksWith} from '../common.ts';
import type {Specialty} from '../schema.ts';

const systems: readonly IntegrationId[] = [
  'epic',
  'cerner',
  'athenahealth',
  'eclinicalworks',
  'drchrono',
  'practice-fusion',
  'nextgen',
];

export const specialty: Specialty = {
  group: 'medical',
  icon: 'stethoscope',
  menuLabel: 'Family medicine',
  pageViewTitle: 'Family Medicine Solutions',
  searchWords: ['doctor', 'doctors', 'physician', 'gp', 'primary'],
  overview: {
    alias: 'primary care',
    caller: 'Can my son be seen today?',
    outcome: 'Your questions, then a same-day visit.',
  },
  systems,
  contactPractice: 'family-medicine',
  relatedArticle: 'hipaa',
  metadata: {
    title: 'AI Receptionist for Family Medicine',
    description:
      'AI receptionist for family practices: answers every line on Monday morning, asks your nurse line’s questions, keeps same-day slots, takes refill requests.',
    keywords: [
      'family medicine AI receptionist',
      'primary care answering service',
      'same-day appointment scheduling',
      'after-hours medical answering',
    ],
    category: 'HealthApplication',
  },
  practice: 'a family practice',
  badge: 'For family medicine',
  headline: 'Monday, eight o’clock, and every line is answered',
  lede: `The sick child, the school form, the refill and the referral call in the same ten minutes. ${brand.name} takes all four, asks your questions, and keeps today’s slots for today.`,
  trust: {practices: 150, of: 'Family Medicine Clinics'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  features: {
    title: 'Built around same-day slots, refills, and physicals',
    lede: 'Visits planned weeks ahead, and the ones for today.',
    sheet: {
      title: 'Keeps today’s slots for today',
      text: `Sick visits open in the morning, physicals weeks ahead. ${brand.name} never spends a same-day slot on a form, and never offers a physical ten minutes.`,
      sheet: familyMedicineSheet,
    },
    cards: [
      {
        title: 'Sorts by how soon, in your words',
        text: 'It asks your questions and sorts by your answers. For chest pain it says 911 before any of them.',
        object: {
          kind: 'facts',
          rows: [
            {term: '911', value: '“My chest feels tight”'},
            {term: 'Nurse, now', value: '“Her fever is 104”'},
            {term: 'Today', value: '“It burns when I pee”'},
            {term: 'This month', value: '“Time for my physical”'},
          ],
        },
      },
      {
        title: 'Takes down refill requests in full',
        text: 'As a note for the nurse, with the pharmacy’s name in it.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Patient', value: 'Theo M., born May 3'},
            {term: 'Asked for', value: 'His inhaler, 3 days left'},
            {term: 'Pharmacy', value: 'Main Street'},
            {term: 'Waiting for', value: 'The nurse'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'What changes in the first month',
    lede: 'What the first hour of a Monday looks like.',
    items: [
      {
        icon: 'clock',
        title: 'No busy signal',
        text: `${claims.concurrentCalls} callers at the same time, each answered in ${claims.answerSeconds} seconds.`,
      },
      {
        icon: 'first-aid',
        title: 'The nurse line gets nurse calls',
        text: 'Directions, forms and opening hours never reach it.',
      },
      {
        icon: 'clipboard-text',
        title: 'Physicals arrive prepared',
        text: 'Fasting or not, forms, insurance card: said when the visit is booked.',
      },
      {
        icon: 'calendar-x',
        title: 'Fewer empty chairs',
        text: `Reminders by text and email, an option with consent; no-shows down by up to ${claims.noShowReduction}.`,
      },
      {
        icon: 'file-text',
        title: 'Referral requests in one note',
        text: 'Who, to whom, and which plan wants a referral number.',
      },
      {
        icon: 'translate',
        title: 'Grandparents book for themselves',
        text: `In ${languages}, without a grandchild to interpret.`,
      },
    ],
    uplift: {percent: 35, of: 'more sick calls seen the same day'},
  },
  benchmark: 'family-medicine',
  faq: [
    {
      question: 'Does it decide what is an emergency?',
      answer:
        'No. For chest pain, trouble breathing or a child who is hard to wake it says 911 first, and your list can only add to that. For the rest it asks the questions your clinicians wrote and sorts by their answers: nurse, today, or a routine visit. It never names an illness.',
    },
    {
      question: 'Can it give patients their test results?',
      answer:
        'No, it doesn’t see them. It says that results come from the clinician and takes the question down as a note.',
    },
    {
      question: 'Which EMR systems does it work with?',
      answer: `${worksWith(systems)} Where one is connected, it reads open times and writes appointments; orders, results and notes are left alone.`,
    },
    {
      question: 'What about a parent who calls for a teenager?',
      answer:
        'It can book by the consent rules you wrote. It doesn’t tell either of them about the other’s visits, not even that there is one; those questions go to your staff.',
    },
    {
      question: 'Can we keep our own people on the phone in the daytime?',
      answer:
        'Yes. Give it lunch, evenings, and calls that your team can’t get to. You choose the hours and can change them any day.',
    },
  ],
  demo: {
    title: 'See it take your Monday morning',
    lede: 'Bring the worst ten minutes of your week. We will run them with your own rules.',
    tryOut: [
      {
        says: 'My dad is short of breath.',
        ends: '911 first, your team alerted',
        tone: 'ink',
      },
      {
        says: 'I need a school form signed by Friday.',
        ends: 'Name, birth date; nurse visit booked',
        tone: 'booked',
      },
      {
        says: 'Did my labs come back?',
        ends: 'Nothing shared; a note for the clinician',
        tone: 'info',
      },
    ],
  },
};
