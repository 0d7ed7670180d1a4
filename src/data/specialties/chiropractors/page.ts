import {brand} from '../../../config/brand.ts';
import {claims} from '../../claims.ts';
import type {IntegrationId} from '../../integrations.ts';
import {aroundTheClock, hipaaReady, languages, multiLanguage, worksWith} from '../common.ts';
import type {Specialty} from '../schema.ts';

const systems: readonly IntegrationId[] = ['drchrono'];

export const specialty: Specialty = {
  group: 'body-and-movement',
  icon: 'bone',
  menuLabel: 'Chiropractic',
  pageViewTitle: 'Chiropractic Solutions',
  searchWords: ['chiropractic', 'chiro'],
  overview: {
    alias: 'chiropractors',
    caller: 'My back locked up.',
    outcome: 'Asks your questions, books an exam today.',
  },
  systems,
  contactPractice: 'chiropractic',
  relatedArticle: 'roi',
  metadata: {
    title: 'AI Receptionist for Chiropractors',
    description:
      'An AI receptionist for chiropractic offices: new patients in pain seen today, care plans kept at three visits a week, accident details on the first call.',
    keywords: [
      'chiropractic AI receptionist',
      'chiropractor answering service',
      'care plan scheduling',
      'chiropractic new patient calls',
    ],
    category: 'HealthApplication',
  },
  practice: 'a chiropractic office',
  badge: 'Chiropractic answering service',
  headline: 'The AI receptionist for chiropractors',
  lede: `Keep care plans at three visits a week. A missed Wednesday becomes a missed Friday, and then a patient you don’t see again. ${brand.name} finds a new time on the same call, and keeps today’s opening for a caller in pain.`,
  trust: {practices: 100, of: 'Chiropractic Clinics'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  features: {
    title: 'Built around adjustments, exams, and first visits',
    lede: 'For patients who come three times a week, and callers who need to come today.',
    sheet: {
      title: 'Ten minutes here, forty there',
      text: `Adjustments follow each other every ten minutes; an exam takes a room for forty. ${brand.name} keeps the two apart and never books a new patient into ten minutes.`,
      sheet: {
        day: '17',
        columns: ['Dr. Lee, adjusting', 'Dr. Hale, exams', 'Therapies'],
        staff: ['Dr. Lee', 'Dr. Hale', 'assistant'],
        startMinute: 10 * 60 + 30,
        rowMinutes: 10,
        rows: 12,
        entries: [
          {column: 0, row: 0, span: 1, title: 'A. Simmons'},
          {column: 0, row: 1, span: 1, title: 'D. Ortega'},
          {column: 0, row: 2, span: 1, title: 'F. Chen'},
          {column: 0, row: 4, span: 1, title: 'J. Marsh'},
          {column: 0, row: 5, span: 1, title: 'W. Ford'},
          {column: 0, row: 7, span: 1, title: 'V. Adler'},
          {column: 1, row: 0, span: 2, title: 'T. Ames', note: 'Re-exam, visit 12'},
          {column: 2, row: 1, span: 2, title: 'A. Simmons', note: 'Traction'},
          {column: 2, row: 4, span: 2, title: 'F. Chen', note: 'Muscle stim'},
          {column: 2, row: 7, span: 2, title: 'Massage', note: 'L. Reyes', tone: 'info'},
        ],
      },
    },
    cards: [
      {
        title: 'Keeps care plans on schedule',
        text: 'Three visits a week, then two, then one. A caller who cancels a day is offered another.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Weeks 1 and 2', value: 'Monday, Wednesday, Friday'},
            {term: 'Weeks 3 and 4', value: 'Tuesday and Thursday'},
            {term: 'Week 5', value: 'Wednesday'},
            {term: 'A canceled day', value: 'Wednesday of week 2, now on Thursday'},
          ],
        },
      },
      {
        title: 'Asks for the kind of case',
        text: 'Your desk has the right paperwork ready.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Auto accident', value: 'Date, claim number, adjuster'},
            {term: 'At work', value: 'Employer, date, who was told'},
            {term: 'Neither', value: 'Plan or your cash rates'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'Results in the first month',
    lede: 'You adjust without stopping for the phone.',
    items: [
      {
        icon: 'arrows-clockwise',
        title: 'A call after a missed visit',
        text: `The same afternoon, optional and with consent. No-shows down by up to ${claims.noShowReduction}.`,
      },
      {
        icon: 'clock',
        title: 'New patients seen today',
        text: 'The time that you keep for acute pain goes to acute pain.',
      },
      {
        icon: 'clipboard-text',
        title: 'Re-exams booked on time',
        text: 'A re-exam gets a longer visit, in the exam room.',
      },
      {
        icon: 'file-text',
        title: 'Accident cases with paperwork',
        text: 'Claim number, adjuster, and attorney are written down on the first call.',
      },
      {
        icon: 'currency-dollar',
        title: 'Fees in your own words',
        text: 'Your rates, plans, and family days. It never promises coverage.',
      },
      {
        icon: 'hand-palm',
        title: 'Warning signs go to the doctor',
        text: 'For numb or weak legs it says 911 first. Other signs on your list are transferred.',
      },
    ],
    uplift: {percent: 55, of: 'more care plans kept to the end'},
  },
  benchmark: 'chiropractic',
  faq: [
    {
      question: 'Does it say whether an adjustment will help?',
      answer:
        'No. It books the exam where the doctor will find out. It does not name a condition or promise a result.',
    },
    {
      question: 'We adjust thirty people before noon. Can it keep up?',
      answer: `It takes ${claims.concurrentCalls} calls at the same time and books ten-minute slots only where the adjusting doctor is free. Your staff still check in walk-ins.`,
    },
    {
      question: 'How does it handle a personal-injury caller?',
      answer:
        'It asks your intake questions in order, writes down claim number and attorney, and says nothing about what the case is worth.',
    },
    {
      question: 'Can it call patients who stopped coming?',
      answer: `Yes, if you want it to, and only patients who consented, with your words and your limits, in ${languages}. A patient who says no is not called again.`,
    },
    {
      question: 'Does it know when it is more than a stiff back?',
      answer:
        'It doesn’t judge symptoms. For numb or weak legs, loss of bladder control, or chest pain, it says 911 first, before any question. Your list adds who in the office is called.',
    },
    {
      question: 'Which system does it book into?',
      answer: `${worksWith(systems)} We don’t connect to chiropractic software yet.`,
    },
  ],
  demo: {
    title: 'See it keep a care plan on schedule',
    lede: 'We set up a care plan and your exam lengths, and you play the patient who cancels.',
    tryOut: [
      {
        says: 'I was rear-ended last night.',
        ends: 'Accident exam booked, claim noted',
        tone: 'booked',
      },
      {
        says: 'My leg went numb and I can’t lift my foot.',
        ends: '911 first, then the doctor is called',
        tone: 'ink',
      },
      {
        says: 'I feel fine now, cancel the rest.',
        ends: 'Name, birth date; a note for the doctor',
        tone: 'info',
      },
    ],
  },
};
