import {brand} from '../../../config/brand.ts';
import {plans} from '../../plans.ts';
import type {IntegrationId} from '../../integrations.ts';
import {aroundTheClock, worksWith} from '../common.ts';
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
  contactPractice: 'other',
  relatedArticle: 'languages',
  metadata: {
    title: 'AI Receptionist for Registered Dietitians',
    description:
      'AI receptionist for dietitians and nutrition practices: insurance verification from the first call, sessions booked after hours, questions noted.',
    keywords: [
      'dietitian AI receptionist',
      'nutrition practice answering service',
      'insurance verification for dietitians',
      'nutrition appointment booking',
    ],
    category: 'HealthApplication',
  },
  practice: 'a nutrition practice',
  badge: 'Nutrition Specialist',
  headline: 'AI Receptionist for Registered Dietitians',
  lede: `Clients ask one thing before they book: does my plan pay? ${brand.name} takes the insurance details on the first call, ready for your team to confirm coverage, and books the first session.`,
  trust: {practices: 75, of: 'Nutrition Practices'},
  pills: [
    {icon: 'shield-check', label: 'HIPAA Compliant'},
    aroundTheClock,
    {icon: 'translate', label: `${figures.languages} Languages`},
  ],
  features: {
    title: 'Nutrition AI Features',
    lede: 'Takes insurance details and books first sessions, day or night.',
    sheet: {
      title: 'Sixty minutes first, thirty after',
      text: `First sessions, follow-ups, and classes have their own lengths, and some need no room. ${brand.name} books video and office visits in the one calendar that you share.`,
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
          {column: 2, row: 4, span: 4, title: 'Diabetes class', note: 'Six of eight', tone: 'info'},
        ],
      },
    },
    cards: [
      {
        title: 'Keeps in touch between sessions',
        text: 'Texts are optional, for clients who consented. Questions about food wait for you.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Tuesday', value: '“Greenway Nutrition: Thursday at 7:30. Reply STOP to end.”'},
            {term: 'The client asks', value: '“Does coffee count?”'},
            {term: 'The reply', value: '“That is a question for Lena. She has it.”'},
          ],
        },
      },
      {
        title: 'Insurance verification',
        text: 'Details are asked on the first call and read back, so that your team can confirm coverage.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Member ID', value: '8812 4407'},
            {term: 'Referral', value: 'Doctor’s name and number noted'},
            {term: 'Coverage', value: 'For your team to confirm'},
          ],
        },
      },
    ],
    figures: [
      {value: figures.patientSatisfaction, label: 'higher patient satisfaction'},
      {
        value: figures.answered,
        label: `of calls answered within ${figures.answeredWithinRings} rings`,
      },
      {value: figures.bookedAfterHours, label: 'of appointments booked after hours'},
    ],
  },
  benefits: {
    title: 'Enhance Your Nutrition Practice',
    lede: 'Fewer phone calls, and more booked sessions.',
    items: [
      {
        icon: 'identification-card',
        title: 'Coverage confirmed before the session',
        text: 'Insurance verification starts on the first call, and your team asks the plan.',
      },
      {
        icon: 'moon',
        title: 'Evening callers booked',
        text: 'They book a session without waiting for the morning.',
      },
      {
        icon: 'file-text',
        title: 'Referrals noted',
        text: 'Doctor, office, and number, so that your desk can ask for the papers.',
      },
      {
        icon: 'fork-knife',
        title: 'Food logs on time',
        text: 'An optional reminder by text two days before, with consent.',
      },
      {
        icon: 'video-camera',
        title: 'Video or office, asked at booking',
        text: 'Each has its own length and its own hours.',
      },
      {
        icon: 'translate',
        title: 'Calls in their language',
        text: `Clients call and book in ${figures.languages} languages.`,
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
      question: 'Does it give nutrition advice?',
      answer:
        'No. It gives no meal plans, calorie counts, or advice. Questions about food go to you in the client’s own words.',
    },
    {
      question: 'How does insurance verification work?',
      answer:
        'On the first call it asks for carrier, member ID, referral, and reason for the visit, and reads them back. With the details, your team can confirm coverage with the plan and tell the client.',
    },
    {
      question: 'How does it speak with someone who has an eating disorder?',
      answer:
        'Plainly, and without weights, compliments, or targets. You choose the words. A caller in danger is told 911 first, then 988 for a crisis, and then your team is called.',
    },
    {
      question: 'Can clients book classes as well as sessions?',
      answer: 'Yes. When a class is full, callers are offered the next one.',
    },
    {
      question: 'Which system does it book into?',
      answer: `${worksWith(systems)} We don’t connect to nutrition software yet.`,
    },
  ],
  demo: {
    title: 'Ready to Transform Your Nutrition Practice?',
    lede: 'We set up your session types and intake questions, and you play a new client.',
    tryOut: [
      {
        says: 'Is it covered if my doctor didn’t refer me?',
        ends: 'Details noted; your desk will answer',
        tone: 'info',
      },
      {
        says: 'I can only come mornings after nine.',
        ends: 'Booked: Thursday, 9:15 am, video',
        tone: 'booked',
      },
      {
        says: 'Can I have bread on this diet?',
        ends: 'Message to Lena, no advice',
        tone: 'info',
      },
    ],
    numberInLabel: true,
  },
};
