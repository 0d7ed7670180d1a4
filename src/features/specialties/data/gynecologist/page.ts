import {company} from '../../../../config/company.ts';
import type {IntegrationId} from '../../../integrations/data.ts';
import {hipaaReady, languagesAnswer, worksWith} from '../common.ts';
import type {Specialty} from '../schema.ts';

const systems: readonly IntegrationId[] = [
  'epic',
  'cerner',
  'athenahealth',
  'eclinicalworks',
  'nextgen',
];

export const specialty: Specialty = {
  group: 'medical',
  icon: 'gender-female',
  menuLabel: 'Gynecology',
  pageViewTitle: 'Gynecology Solutions',
  searchWords: ['gynecology', 'obgyn', 'womens'],
  overview: {
    alias: 'women’s health',
    caller: 'I’d like a visit, but I’m at my desk.',
    outcome: 'Takes a name, then asks yes-or-no questions.',
  },
  systems,
  relatedArticle: 'hipaa',
  metadata: {
    title: 'AI Receptionist for Gynecology Practices',
    description:
      'AI receptionist for OB/GYN practices: asks whether callers can talk, books annual exams and prenatal visits, and pages the clinician on call for labor.',
    keywords: [
      'gynecology AI receptionist',
      'OB/GYN answering service',
      'prenatal appointment scheduling',
      'private patient calls',
    ],
  },
  practiceNoun: 'a gynecology practice',
  badge: 'OB/GYN answering service',
  headline: 'The AI receptionist for gynecology practices',
  lede: `The front desk that lowers its voice. Patients call from offices and buses. ${company.name} asks whether they can talk, switches to yes-or-no questions if they can’t, and leaves no voicemail unless they allow it.`,
  trust: {practices: 70, of: 'Gynecology Clinics'},
  pills: [hipaaReady, languagesAnswer],
  sheet: {
    day: '24',
    columns: ['Dr. Alston', 'Midwife', 'Ultrasound'],
    staff: ['Dr. Alston', 'Nora', 'sonographer'],
    startMinute: 9 * 60,
    rowMinutes: 10,
    rows: 12,
    entries: [
      {column: 0, row: 0, span: 3, title: 'M. F.', note: 'Annual exam'},
      {column: 0, row: 4, span: 2, title: 'S. I.', note: '20 weeks, after scan'},
      {column: 0, row: 6, span: 3, title: 'J. L.', note: 'IUD placement'},
      {column: 1, row: 0, span: 2, title: 'V. R.', note: '28 weeks'},
      {column: 1, row: 7, span: 2, title: 'B. O.', note: '36 weeks'},
      {column: 2, row: 0, span: 4, title: 'S. I.', note: 'Anatomy scan', tone: 'info'},
      {column: 2, row: 5, span: 3, title: 'K. W.', note: 'Growth scan', tone: 'info'},
    ],
  },
  features: {
    title: 'Built around intervals, scans, and discretion',
    cards: [
      {
        title: 'Puts the scan before the visit',
        text: `${company.name} books both in that order and tells the patient whether to come with a full bladder, in your words.`,
        visits: [
          {visit: 'Anatomy scan', minutes: 40, needs: 'Ultrasound, first'},
          {visit: '20-week visit', minutes: 20, needs: 'The clinician, right after it'},
          {visit: 'First prenatal visit', minutes: 40, needs: 'Nora, the midwife'},
        ],
      },
      {
        title: 'Books prenatal visits by your schedule',
        text: 'You set the intervals.',
        facts: [
          {term: 'Weeks 8 to 28', fact: 'Every four weeks'},
          {term: 'To week 36', fact: 'Every two weeks'},
          {term: 'To week 40', fact: 'Every week'},
          {term: 'In week 18', fact: 'We book the week 20 scan'},
        ],
      },
      {
        title: 'Says nothing to the wrong person',
        text: 'Your contact rules apply to every call.',
        facts: [
          {term: 'Voicemail', fact: 'Off. If she allows it: short name, number, no reason'},
          {term: 'A partner', fact: 'Not even whether someone is a patient'},
          {term: 'A parent', fact: 'To your staff, who know your consent rules'},
        ],
      },
    ],
  },
  benefits: {
    title: 'Changes at your front desk',
    items: [
      {
        icon: 'lock-key',
        title: 'Callers choose how to talk',
        text: 'Out loud or by yes and no. The note with the booking says which.',
      },
      {
        icon: 'first-aid',
        title: 'Labor calls go through at once',
        text: 'For heavy bleeding it says to call 911 first. Contractions go to the clinician on call.',
      },
      {
        icon: 'calendar-check',
        title: 'Annual exams on the right day',
        text: `Many plans count from the last exam, so ${company.name} asks before it offers a day.`,
      },
      {
        icon: 'baby',
        title: 'Prenatal visits in one call',
        text: 'The next three visits, with scan and clinician on the same morning.',
      },
      {
        icon: 'clipboard-text',
        title: 'Procedures with their prep',
        text: 'The right length, the right room, and your instructions.',
      },
    ],
    uplift: {
      percent: 30,
      of: 'more annual exams kept',
      text: 'Moving an exam takes one call, at any hour.',
    },
  },
  faq: [
    {
      question: 'Does it ask for intimate details?',
      answer:
        'It asks only what sets the visit’s length and urgency. A patient can say “I’d rather tell the doctor” and still get a visit.',
    },
    {
      question: 'How does it handle labor or bleeding?',
      answer:
        'For heavy bleeding, fainting, a seizure, or an urge to push, it says to call 911 first, before any question. Your list says which other calls go to the clinician on call.',
    },
    {
      question: 'Which systems does it book into?',
      answer: `${worksWith(systems)} It can’t open orders, results, or notes.`,
    },
  ],
  demo: {title: 'See it handle your most private call'},
};
