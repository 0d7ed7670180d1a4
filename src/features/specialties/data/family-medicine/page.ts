import {company} from '../../../../config/company.ts';
import {claims} from '../../../../data/claims.ts';
import type {IntegrationId} from '../../../integrations/data.ts';
import {hipaaReady, languagesAnswer, worksWith} from '../common.ts';
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
    outcome: 'Asks your questions, books a visit today.',
  },
  systems,
  relatedArticle: 'hipaa',
  metadata: {
    title: 'AI Receptionist for Family Medicine',
    description:
      'AI receptionist for family practices: answers every line on Monday morning, asks your nurses’ questions, keeps same-day slots, and takes refill requests.',
    keywords: [
      'family medicine AI receptionist',
      'primary care answering service',
      'same-day appointment scheduling',
      'after-hours medical answering',
    ],
  },
  practiceNoun: 'a family practice',
  badge: 'Primary care answering service',
  headline: 'The AI receptionist for family medicine',
  lede: `Monday, 8:00: a sick child, a school form, a refill, and a referral call at once. ${company.name} takes all four, asks your questions, and keeps today’s openings for today.`,
  trust: {practices: 150, of: 'Family Medicine Clinics'},
  pills: [hipaaReady, languagesAnswer],
  sheet: {
    day: '9',
    columns: ['Sick visits', 'Dr. Adair', 'Nurse'],
    staff: ['Ms. Alba', 'Dr. Adair', 'nurse'],
    startMinute: 10 * 60,
    rowMinutes: 10,
    rows: 12,
    entries: [
      {column: 0, row: 0, span: 2, title: 'R. Alvarez', note: 'Cough, 10 days'},
      {column: 0, row: 6, span: 2, title: 'Kept open', note: 'For the next caller', tone: 'info'},
      {column: 1, row: 0, span: 4, title: 'P. Grant', note: 'Annual physical'},
      {column: 1, row: 4, span: 2, title: 'L. Moreno', note: 'Diabetes, three months'},
      {column: 1, row: 6, span: 3, title: 'D. Achebe', note: 'New patient'},
      {column: 2, row: 0, span: 1, title: 'Flu shot'},
      {column: 2, row: 4, span: 2, title: 'P. Grant', note: 'Blood draw, fasting'},
      {column: 2, row: 6, span: 2, title: 'Refill requests', note: '4 to approve', tone: 'info'},
    ],
  },
  features: {
    title: 'Built around same-day slots, refills, and physicals',
    cards: [
      {
        title: 'Keeps today’s slots for today',
        text: `${company.name} never uses a same-day slot for a form or a physical.`,
        visits: [
          {visit: 'Sick visit', minutes: 20, needs: 'Same day, opened each morning'},
          {visit: 'Physical', minutes: 40, needs: 'Weeks ahead, with Dr. Adair'},
          {visit: 'School form', minutes: 20, needs: 'The nurse’s time, not a sick visit’s'},
        ],
      },
      {
        title: 'Sorts calls by urgency, by your rules',
        text: 'For chest pain it says to call 911 before any question.',
        facts: [
          {term: '911', fact: '“My chest feels tight”'},
          {term: 'Nurse, now', fact: '“Her fever is 104”'},
          {term: 'Today', fact: '“It burns when I pee”'},
        ],
      },
      {
        title: 'Writes down refill requests',
        text: 'The nurse gets the medicine and the pharmacy in one note.',
        facts: [
          {term: 'Patient', fact: 'Theo M., born May 3'},
          {term: 'Asked for', fact: 'His inhaler, 3 days left'},
          {term: 'Pharmacy', fact: 'Main Street'},
        ],
      },
    ],
  },
  benefits: {
    title: 'Changes at your front desk',
    items: [
      {
        icon: 'clock',
        title: 'No busy signal',
        text: `${claims.concurrentCalls} callers at the same time, each answered in ${claims.answerSeconds} seconds.`,
      },
      {
        icon: 'first-aid',
        title: 'The nurse line gets nurse calls',
        text: `${company.name} answers questions about directions, forms, and hours.`,
      },
      {
        icon: 'clipboard-text',
        title: 'Patients come prepared',
        text: 'Callers hear about fasting, forms, and the insurance card when they book.',
      },
      {
        icon: 'calendar-x',
        title: 'Fewer empty chairs',
        text: `With optional reminders and consent, no-shows go down by up to ${claims.noShowReduction}.`,
      },
      {
        icon: 'file-text',
        title: 'Referral requests in one note',
        text: 'Who is referred, to whom, and which plan needs a referral number.',
      },
    ],
    uplift: {
      percent: 35,
      of: 'more sick calls seen the same day',
      text: 'Same-day times stay open until sick callers ask for them.',
    },
  },
  benchmark: 'family-medicine',
  faq: [
    {
      question: 'Does it decide what is an emergency?',
      answer:
        'No. For chest pain, trouble breathing, or a child who is hard to wake, it says to call 911 first, and your list can only add to that. For other calls it asks the questions your clinicians wrote and sorts by the answers.',
    },
    {
      question: 'Which EMR/EHR systems does it work with?',
      answer: `${worksWith(systems)} It does not read orders, results, or notes.`,
    },
    {
      question: 'Can a parent call for a teenager?',
      answer:
        'Yes, by the consent rules you wrote. It doesn’t tell a parent or a teenager about the other’s visits, or even that there are any.',
    },
  ],
  demo: {title: 'See it take your Monday morning'},
};
