import {company} from '../../../../config/company.ts';
import {claims} from '../../../../data/claims.ts';
import type {IntegrationId} from '../../../integrations/data.ts';
import {hipaaReady, languagesAnswer, worksWith} from '../common.ts';
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
  },
  practiceNoun: 'a chiropractic office',
  badge: 'Chiropractic answering service',
  headline: 'The AI receptionist for chiropractors',
  lede: `A missed Wednesday becomes a missed Friday, and then a lost patient. ${company.name} finds a new time on the same call, and keeps today’s opening for a caller in pain.`,
  trust: {practices: 100, of: 'Chiropractic Clinics'},
  pills: [hipaaReady, languagesAnswer],
  sheet: {
    day: '17',
    columns: ['Dr. Lee, adjusting', 'Dr. Hale, exams', 'Therapies'],
    staff: ['Dr. Lee', 'Dr. Hale', 'assistant'],
    startMinute: 10 * 60 + 30,
    rowMinutes: 10,
    rows: 12,
    entries: [
      {column: 0, row: 0, span: 1, title: 'A. Sims'},
      {column: 0, row: 1, span: 1, title: 'D. Ortega'},
      {column: 0, row: 2, span: 1, title: 'F. Chen'},
      {column: 0, row: 4, span: 1, title: 'J. Marsh'},
      {column: 0, row: 5, span: 1, title: 'W. Ford'},
      {column: 0, row: 7, span: 1, title: 'V. Adler'},
      {column: 1, row: 0, span: 2, title: 'T. Ames', note: 'Re-exam, visit 12'},
      {column: 2, row: 1, span: 2, title: 'A. Sims', note: 'Traction'},
      {column: 2, row: 4, span: 2, title: 'F. Chen', note: 'Muscle stim'},
      {column: 2, row: 7, span: 2, title: 'Massage', note: 'L. Reyes', tone: 'info'},
    ],
  },
  features: {
    title: 'Built around adjustments, exams, and first visits',
    cards: [
      {
        title: 'Keeps adjustments and exams apart',
        text: `${company.name} books a new patient for the full exam.`,
        visits: [
          {visit: 'Adjustment', minutes: 10, needs: 'Dr. Lee'},
          {visit: 'Re-exam', minutes: 20, needs: 'Dr. Hale, in the exam room'},
          {visit: 'New patient exam', minutes: 40, needs: 'Dr. Hale, in the exam room'},
        ],
      },
      {
        title: 'Keeps care plans on schedule',
        text: `${company.name} offers a new day for each canceled visit.`,
        facts: [
          {term: 'Weeks 1 and 2', fact: 'Monday, Wednesday, Friday'},
          {term: 'Weeks 3 and 4', fact: 'Tuesday and Thursday'},
          {term: 'A canceled day', fact: 'Wednesday of week 2, now on Thursday'},
        ],
      },
      {
        title: 'Asks what kind of case it is',
        text: 'Your desk has the right paperwork ready.',
        facts: [
          {term: 'Auto accident', fact: 'Date, claim number, adjuster'},
          {term: 'At work', fact: 'Employer, date, supervisor'},
          {term: 'Neither', fact: 'Plan or your cash rates'},
        ],
      },
    ],
  },
  benefits: {
    title: 'Changes at your front desk',
    items: [
      {
        icon: 'arrows-clockwise',
        title: 'A call after a missed visit',
        text: `Optional, with consent, the same afternoon: no-shows go down by up to ${claims.noShowReduction}.`,
      },
      {
        icon: 'clock',
        title: 'New patients seen today',
        text: 'The time you hold for acute pain goes to callers in acute pain.',
      },
      {
        icon: 'clipboard-text',
        title: 'Re-exams booked on time',
        text: 'A re-exam gets a longer visit, in the exam room.',
      },
      {
        icon: 'currency-dollar',
        title: 'Fees in your own words',
        text: 'Your rates, plans, and family days, without promising coverage.',
      },
      {
        icon: 'hand-palm',
        title: 'Warning signs go to the doctor',
        text: 'For numb or weak legs it says to call 911 first. Other signs on your list reach the doctor.',
      },
    ],
    uplift: {
      percent: 55,
      of: 'more care plans kept to the end',
      text: 'A caller who cancels a visit hears a new time on the same call.',
    },
  },
  benchmark: 'chiropractic',
  faq: [
    {
      question: 'Does it say whether an adjustment will help?',
      answer: 'No. It books the exam, and doesn’t name a condition or promise a result.',
    },
    {
      question: 'Does it know when it is more than a stiff back?',
      answer:
        'It doesn’t judge symptoms. For numb or weak legs, loss of bladder control, or chest pain, it says to call 911 first, before any question. Your list adds whom it calls.',
    },
    {
      question: 'Which system does it book into?',
      answer: `${worksWith(systems)}`,
    },
  ],
  demo: {title: 'See it keep a care plan on schedule'},
};
