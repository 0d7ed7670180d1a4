import {company} from '../../../../config/company.ts';
import {claims} from '../../../../data/claims.ts';
import type {IntegrationId} from '../../../integrations/data.ts';
import {hipaaReady, languagesAnswer, worksWith} from '../common.ts';
import type {Specialty} from '../schema.ts';

/** Systems; the first two for a practice that belongs to a hospital. */
const systems: readonly IntegrationId[] = ['epic', 'cerner', 'drchrono'];

export const specialty: Specialty = {
  group: 'body-and-movement',
  icon: 'person-simple-walk',
  menuLabel: 'Physiotherapy',
  pageViewTitle: 'Physiotherapy Solutions',
  searchWords: ['physio', 'physical', 'therapy', 'rehab'],
  overview: {
    alias: 'physiotherapy',
    caller: 'I can’t make my 4:30 today.',
    outcome: 'Moves the visit and reopens the 4:30.',
  },
  systems,
  relatedArticle: 'patients',
  metadata: {
    title: 'AI Receptionist for Physical Therapists',
    description:
      'AI receptionist for physical therapy practices: books the whole plan of care in one call, fills late cancellations, and notes the referral.',
    keywords: [
      'physiotherapy AI receptionist',
      'physical therapy answering service',
      'plan of care scheduling',
      'PT no-shows',
    ],
  },
  practiceNoun: 'a physical therapy practice',
  badge: 'Physical therapy answering',
  headline: 'The AI receptionist for physical therapy',
  lede: `The whole plan of care, booked in one call. A patient has had seven of 12 visits. ${company.name} moves the visit they can’t make, books the rest, and offers the open 4:30 to the next caller.`,
  trust: {practices: 90, of: 'Physical Therapy Clinics'},
  pills: [hipaaReady, languagesAnswer],
  sheet: {
    day: '13',
    columns: ['Table 1', 'Table 2', 'Gym'],
    staff: ['Marc', 'Dana', 'aide'],
    startMinute: 7 * 60,
    rowMinutes: 15,
    rows: 12,
    entries: [
      {column: 0, row: 0, span: 4, title: 'S. Okoye', note: 'Evaluation, shoulder'},
      {column: 0, row: 4, span: 3, title: 'L. Bauer', note: 'Low back, visit 3'},
      {column: 0, row: 7, span: 2, title: 'A. Rossi', note: 'Neck'},
      {column: 1, row: 0, span: 2, title: 'H. Tran', note: 'Ankle, visit 10'},
      {column: 1, row: 6, span: 3, title: 'R. Cole', note: 'Hip, post-op'},
      {column: 2, row: 2, span: 2, title: 'H. Tran', note: 'Exercises'},
      {column: 2, row: 5, span: 3, title: 'Balance class', note: 'Three of four', tone: 'info'},
    ],
  },
  features: {
    title: 'Built around plans of care, tables, and therapists',
    cards: [
      {
        title: 'Books the table and the therapist',
        text: `${company.name} keeps your ratios and never books one table twice.`,
        visits: [
          {visit: 'Evaluation', minutes: 60, needs: 'A table, and a therapist throughout'},
          {visit: 'Follow-up', minutes: 45, needs: 'A table and a therapist'},
          {visit: 'Exercises', minutes: 30, needs: 'The gym, with an aide'},
        ],
      },
      {
        title: 'Books a plan of care in one call',
        text: 'Your desk compares the patient’s number with the authorization.',
        facts: [
          {term: 'Authorized', fact: '12 visits'},
          {term: 'Done', fact: 'Seven, by your desk’s count'},
          {term: 'Booked', fact: 'The other five, in one call'},
        ],
      },
      {
        title: 'Notes the referral on the first call',
        text: 'Your desk reads who sent them, and for what.',
        facts: [
          {term: 'Referred by', fact: 'Orthopedics, Dr. Anand'},
          {term: 'For', fact: 'ACL reconstruction, week 2'},
          {term: 'Order', fact: 'Not with them; the desk will ask for it'},
        ],
      },
    ],
  },
  benefits: {
    title: 'Changes at your front desk',
    items: [
      {
        icon: 'calendar-check',
        title: 'Whole plans booked',
        text: 'Two visits a week for six weeks take one call instead of 12.',
      },
      {
        icon: 'calendar-x',
        title: 'Cancellations filled',
        text: 'The next caller who can use the open hour gets it.',
      },
      {
        icon: 'bell',
        title: 'Fewer dropouts',
        text: `With an optional call after two missed visits, and consent, no-shows go down by up to ${claims.noShowReduction}.`,
      },
      {
        icon: 'file-text',
        title: 'Referral details before day one',
        text: 'Surgeon, office, and number, so your desk can ask for the order.',
      },
      {
        icon: 'hand-palm',
        title: 'Warning signs reach a therapist',
        text: 'For chest pain it says to call 911 first. Anything else on your list goes to a therapist.',
      },
    ],
    uplift: {
      percent: 50,
      of: 'more plans of care finished',
      text: 'Patients who can’t make a visit get a new time on the same call.',
    },
  },
  benchmark: 'physiotherapy',
  faq: [
    {
      question: 'Does a patient need a referral?',
      answer:
        'That depends on the state and the plan. It tells the caller what your practice needs before the first visit.',
    },
    {
      question: 'Will it tell someone to rest, ice, or stop an exercise?',
      answer:
        'No. The therapist gets the question as a note. For chest pain, fainting, or trouble breathing it says to call 911 first, before any question. Your list says which other calls reach a person.',
    },
    {
      question: 'Which systems does it book into?',
      answer: `${worksWith(systems)} It does not read notes or authorizations.`,
    },
  ],
  demo: {title: 'See it book 12 visits in one call'},
};
