import {brand} from '../../../config/brand.ts';
import type {IntegrationId} from '../../integrations.ts';
import {aroundTheClock, hipaaReady, languages, multiLanguage, worksWith} from '../common.ts';
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
    outcome: 'Asks yes or no; the reason stays unsaid.',
  },
  systems,
  contactPractice: 'other',
  relatedArticle: 'hipaa',
  metadata: {
    title: 'AI Receptionist for Gynecology Practices',
    description:
      'AI receptionist for OB/GYN practices: asks callers whether they can talk, books annual exams and prenatal visits, and pages the clinician on call for labor.',
    keywords: [
      'gynecology AI receptionist',
      'OB/GYN answering service',
      'prenatal appointment scheduling',
      'private patient calls',
    ],
    category: 'HealthApplication',
  },
  practice: 'a gynecology practice',
  badge: 'For gynecology practices',
  headline: 'The front desk that lowers its voice',
  lede: `Your patients call from offices, buses and waiting rooms. ${brand.name} asks whether they can talk, settles it with yes and no if they can’t, and leaves no voicemail unless they allow it.`,
  trust: {practices: 70, of: 'Gynecology Clinics'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  features: {
    title: 'Built around intervals, scans, and discretion',
    lede: 'The right visit in the right week, and nothing said to anyone else.',
    sheet: {
      title: 'Puts the scan before the visit',
      text: `A 20-week visit needs the ultrasound first and the clinician after. ${brand.name} books both in that order and tells the patient whether to drink water.`,
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
    },
    cards: [
      {
        title: 'Books the visits a pregnancy brings',
        text: 'On the schedule that your practice follows, such as this one.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Weeks 8 to 28', value: 'Every four weeks'},
            {term: 'To week 36', value: 'Every two weeks'},
            {term: 'To week 40', value: 'Every week'},
            {term: 'In week 18', value: 'Her call books the scan for week 20'},
          ],
        },
      },
      {
        title: 'Says nothing to the wrong person',
        text: 'Your rules for voicemail, partners and parents, kept on every call.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Voicemail', value: 'Off. If she allows it: short name, number, no reason'},
            {term: 'A partner', value: 'Not even whether someone is a patient'},
            {term: 'A parent', value: 'To your staff, who know your consent rules'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'What changes in the first month',
    lede: 'What patients no longer have to say out loud at a desk, theirs or yours.',
    items: [
      {
        icon: 'lock-key',
        title: 'Callers choose how to talk',
        text: 'Out loud or with yes and no, and the choice is noted with the booking.',
      },
      {
        icon: 'first-aid',
        title: 'Labor calls never wait',
        text: 'For heavy bleeding it says 911 first. Contractions or broken water go to the clinician on call.',
      },
      {
        icon: 'calendar-check',
        title: 'Annual exams on the right day',
        text: `Many plans count from the last one, so ${brand.name} asks before it offers.`,
      },
      {
        icon: 'baby',
        title: 'Prenatal visits in one call',
        text: 'The next three, with scan and clinician on the same morning.',
      },
      {
        icon: 'clipboard-text',
        title: 'Procedures with their prep',
        text: 'The right length, the right room, and your instructions in your words.',
      },
      {
        icon: 'translate',
        title: 'The language she knows best',
        text: `${languages}, without a cousin to interpret.`,
      },
    ],
    uplift: {percent: 30, of: 'more annual exams kept'},
  },
  faq: [
    {
      question: 'Does it ask for intimate details?',
      answer:
        'Only what the visit’s length and urgency depend on, in the words you approve. A patient can say “I’d rather tell the doctor” and is booked all the same.',
    },
    {
      question: 'Will it ever leave a voicemail that gives something away?',
      answer:
        'Not by default: it leaves none. A patient can allow one; it then names the practice by the neutral name that you register, and gives a number and no reason. What she allowed is a note for your team.',
    },
    {
      question: 'What if a patient may be in labor, or is bleeding?',
      answer:
        'For heavy bleeding, fainting, a seizure or a baby on the way it says 911 first, before any question. Your list adds which calls go to the clinician on call, at any hour.',
    },
    {
      question: 'Does it advise on pregnancy or birth control?',
      answer:
        'No. It books the visit where that belongs and passes the question on. Prescriptions and results are left to your clinicians.',
    },
    {
      question: 'Which systems does it book into?',
      answer: `${worksWith(systems)} It can’t open orders, results or notes.`,
    },
  ],
  demo: {
    title: 'See it take the call you would close the door for',
    lede: 'Bring your intervals and contact rules, and ask it the question your desk dreads most.',
    tryOut: [
      {
        says: 'I’m twelve weeks and I’m spotting.',
        ends: '911 first, then the clinician on call',
        tone: 'ink',
      },
      {
        says: 'I’d like to talk about birth control.',
        ends: 'Booked: consultation, 30 minutes',
        tone: 'booked',
      },
      {
        says: 'When is my wife’s appointment?',
        ends: 'Not even whether she is a patient',
        tone: 'info',
      },
    ],
  },
};
