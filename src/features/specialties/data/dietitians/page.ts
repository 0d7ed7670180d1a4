import {company} from '../../../../config/company.ts';
import {claims} from '../../../../data/claims.ts';
import {plans} from '../../../../data/plans.ts';
import {insurance} from '../../../../data/subjects.ts';
import type {IntegrationId} from '../../../integrations/data.ts';
import {worksWith} from '../common.ts';
import type {Specialty} from '../schema.ts';

/** Figures of this page alone, fixed by the owner. */
const figures = {
  patientSatisfaction: '40%',
  answeredWithinRings: 3,
  answered: '95%',
  bookedAfterHours: '30%',
  languages: '20+',
} as const;

/** USD. 12 × 699 is 8,388; the owner rounds the year up to 8,400 and computes with that. */
const YEARLY_PRICE = 8_400;

const systems: readonly IntegrationId[] = [];

export const specialty: Specialty = {
  group: 'wellness-and-animals',
  icon: 'carrot',
  menuLabel: 'Dietitians',
  pageViewTitle: 'Dietitian Solutions',
  searchWords: ['dietitian', 'nutrition', 'nutritionist'],
  overview: {
    alias: 'nutrition',
    caller: 'Do you take my insurance?',
    outcome: 'Notes the plan for your desk and books.',
  },
  systems,
  relatedArticle: 'languages',
  metadata: {
    title: 'AI Receptionist for Registered Dietitians',
    description:
      'AI receptionist for dietitians and nutrition practices: takes insurance details on the first call, books sessions after hours, and notes questions.',
    keywords: [
      'dietitian AI receptionist',
      'nutrition practice answering service',
      'insurance verification for dietitians',
      'nutrition appointment booking',
    ],
  },
  practiceNoun: 'a nutrition practice',
  badge: 'Nutrition Specialist',
  headline: 'AI Receptionist for Registered Dietitians',
  lede: `Before they book, clients ask one thing: “Does my plan cover this?” ${company.name} takes the insurance details for your team to check, and books the first session.`,
  trust: {practices: 75, of: 'Nutrition Practices'},
  pills: [
    {icon: 'shield-check', label: 'HIPAA Compliant'},
    {icon: 'translate', label: `${figures.languages} Languages`},
  ],
  sheet: {
    day: '12',
    columns: ['Lena, RD', 'Sam, RDN', 'Classroom'],
    staff: ['Lena', 'Sam', 'educator'],
    startMinute: 7 * 60,
    rowMinutes: 15,
    rows: 12,
    entries: [
      {column: 0, row: 7, span: 2, title: 'J. Okun', note: 'Follow-up'},
      {column: 1, row: 0, span: 2, title: 'T. Vance', note: 'Follow-up, video'},
      {column: 1, row: 3, span: 4, title: 'E. Molina', note: 'First session'},
      {column: 1, row: 7, span: 2, title: 'P. Lowe', note: 'Follow-up'},
      {column: 2, row: 4, span: 4, title: 'Diabetes', note: 'Class, six of eight', tone: 'info'},
    ],
  },
  features: {
    title: 'Nutrition AI Features',
    cards: [
      {
        title: 'Books sessions by length and place',
        text: 'Video and office visits go into the calendar you share.',
        visits: [
          {visit: 'First session', minutes: 60, needs: 'Video or office'},
          {visit: 'Follow-up', minutes: 30, needs: 'Video or office'},
          {visit: 'Class', minutes: 60, needs: 'Classroom, eight seats'},
        ],
      },
      {
        title: 'Keeps in touch between sessions',
        text: 'Texts are optional, for clients who consented.',
        facts: [
          {term: 'Tuesday', fact: '“Greenway Nutrition: Thursday at 7:30. Reply STOP to end.”'},
          {term: 'The client asks', fact: '“Does coffee count?”'},
          {term: 'The reply', fact: '“That is a question for Lena. She has it.”'},
        ],
      },
      {
        title: insurance.short,
        text: 'Read back to the client on the first call.',
        facts: [
          {term: 'Member ID', fact: '8812 4407'},
          {term: 'Referral', fact: 'Doctor’s name and number noted'},
          {term: 'Coverage', fact: 'For your team to confirm'},
        ],
      },
    ],
  },
  benefits: {
    title: 'Enhance Your Nutrition Practice',
    items: [
      {
        icon: 'heart',
        title: `${figures.patientSatisfaction} higher patient satisfaction`,
        isClaim: true,
        text: 'Clients reach someone on the first call.',
      },
      {
        icon: 'clock',
        title: `${figures.answered} of calls answered within ${figures.answeredWithinRings} rings`,
        isClaim: true,
        text: `By your own desk or by ${company.name}, which picks up in ${claims.answerSeconds} seconds.`,
      },
      {
        icon: 'moon',
        title: `${figures.bookedAfterHours} of appointments booked after hours`,
        isClaim: true,
        text: 'Evening callers book without waiting for the morning.',
      },
      {
        icon: 'translate',
        title: `Calls in ${figures.languages} languages`,
        text: 'No interpreter is needed to book.',
      },
      {
        icon: 'file-text',
        title: 'Referral details',
        text: 'Doctor, office, and number, so your desk can ask for the papers.',
      },
      {
        icon: 'fork-knife',
        title: 'Optional food log reminders',
        text: 'An optional text two days before, with consent.',
      },
    ],
  },
  receptionist: {
    monthlyPrice: plans.small.price,
    yearlyPrice: YEARLY_PRICE,
    salary: 45_000,
    benefits: 15_000,
  },
  faq: [
    {
      question: 'How does insurance verification work?',
      answer: insurance.long,
    },
    {
      question: 'How does it speak with someone who has an eating disorder?',
      answer:
        'Plainly, and without weights or targets. A caller in danger hears “call 911” first, then 988, and your team gets a call.',
    },
    {
      question: 'Which system does it book into?',
      answer: `${worksWith(systems)} We don’t connect to nutrition software yet.`,
    },
  ],
  demo: {title: 'Ready to Transform Your Nutrition Practice?', hasNumberInLabel: true},
};
