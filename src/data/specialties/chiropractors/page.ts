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
    outcome: 'Your list first, then an exam today.',
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
  badge: 'For chiropractors',
  headline: 'Three a week stays three a week',
  lede: `A missed Wednesday becomes a missed Friday, and then a patient you don’t see again. ${brand.name} finds the new time while they are still on the phone to cancel, and keeps today’s open slot for whoever calls in pain.`,
  trust: {practices: 100, of: 'Chiropractic Clinics'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  features: {
    title: 'Built around rhythm: adjustments, exams, first visits',
    lede: 'Patients who come three times a week, and callers who come today.',
    sheet: {
      title: 'Ten minutes here, forty there',
      text: `Adjustments flow in one column while exams hold a room. ${brand.name} keeps the two apart and never drops a new patient into a ten-minute slot.`,
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
        title: 'Holds the care plan together',
        text: 'Three, then two, then one. Whoever calls to cancel a day leaves with another.',
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
        title: 'Asks what kind of case it is',
        text: 'So that your desk has the right paperwork ready.',
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
    title: 'What changes in the first month',
    lede: 'What goes on between two adjustments without anyone stopping for the phone.',
    items: [
      {
        icon: 'arrows-clockwise',
        title: 'A call after a missed visit',
        text: `That afternoon: an option, with consent. No-shows down by up to ${claims.noShowReduction}.`,
      },
      {
        icon: 'clock',
        title: 'New patients seen today',
        text: 'The slot you keep for acute pain goes to acute pain.',
      },
      {
        icon: 'clipboard-text',
        title: 'Re-exams booked on time',
        text: 'A re-exam gets the longer slot, in the exam room.',
      },
      {
        icon: 'file-text',
        title: 'Accident cases with paperwork',
        text: 'Claim, adjuster and attorney written down once, correctly.',
      },
      {
        icon: 'currency-dollar',
        title: 'Fees in your own words',
        text: 'Your rates, plans and family days; never a promise of coverage.',
      },
      {
        icon: 'hand-palm',
        title: 'Warning signs go to the doctor',
        text: 'For numb or weak legs it says 911 first. Anything else you list is put through.',
      },
    ],
    uplift: {percent: 55, of: 'more care plans kept to the end'},
  },
  benchmark: 'chiropractic',
  faq: [
    {
      question: 'Does it say whether an adjustment will help?',
      answer:
        'No. It books the exam where the doctor finds out. It does not name a condition and does not promise a result.',
    },
    {
      question: 'We adjust thirty people before noon. Can it keep up?',
      answer: `It takes ${claims.concurrentCalls} calls at the same time and books ten-minute slots only where the adjusting doctor is free. Walk-ins are still yours to wave in.`,
    },
    {
      question: 'How does it handle a personal-injury caller?',
      answer:
        'It asks your intake questions in order, takes claim number and attorney, and says nothing about what the case is worth.',
    },
    {
      question: 'Can it call patients who stopped coming?',
      answer: `As an option, and only those who consented, with the words and the limits you set, in ${languages}. After a no, that patient is not called again.`,
    },
    {
      question: 'What if it is more than a stiff back?',
      answer:
        'It doesn’t judge symptoms. For numb or weak legs, loss of bladder control or chest pain it says 911 first, before any question. Your list adds who in the office is called.',
    },
    {
      question: 'Which system does it book into?',
      answer: `${worksWith(systems)} Notes, X-rays and claims are left alone.`,
    },
  ],
  demo: {
    title: 'See it save a Wednesday',
    lede: 'Bring a care plan and your exam lengths, and be the patient who always means to call back.',
    tryOut: [
      {
        says: 'I was rear-ended last night.',
        ends: 'Accident exam booked, claim taken down',
        tone: 'booked',
      },
      {
        says: 'My leg went numb and I can’t lift my foot.',
        ends: '911 first, then the doctor on the line',
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
