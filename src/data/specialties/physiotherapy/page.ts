import {brand} from '../../../config/brand.ts';
import {claims} from '../../claims.ts';
import type {IntegrationId} from '../../integrations.ts';
import {aroundTheClock, hipaaReady, languages, multiLanguage, worksWith} from '../common.ts';
import type {Specialty} from '../schema.ts';

/** The first two where the clinic belongs to a hospital. */
const systems: readonly IntegrationId[] = ['epic', 'cerner', 'drchrono'];

export const specialty: Specialty = {
  group: 'body-and-movement',
  icon: 'person-simple-walk',
  menuLabel: 'Physiotherapy',
  pageViewTitle: 'Physiotherapy Solutions',
  searchWords: ['physio', 'physical', 'therapy', 'rehab'],
  overview: {
    alias: 'physical therapy',
    caller: 'I can’t make my 4:30 today.',
    outcome: 'Moves the visit, and the 4:30 is free again.',
  },
  systems,
  contactPractice: 'physiotherapy',
  relatedArticle: 'patients',
  metadata: {
    title: 'AI Receptionist for Physical Therapy Clinics',
    description:
      'AI receptionist for physical therapy (physiotherapy) clinics: books the whole plan of care in one call, refills late cancellations, takes the referral down.',
    keywords: [
      'physiotherapy AI receptionist',
      'physical therapy answering service',
      'plan of care scheduling',
      'PT clinic no-shows',
    ],
    category: 'HealthApplication',
  },
  practice: 'a physical therapy clinic',
  badge: 'Physiotherapy, physical therapy',
  headline: 'The whole plan of care, booked before they hang up',
  lede: `Twelve visits were ordered and seven happened. ${brand.name} moves the one they can’t make, books the rest at the same hour, and offers the empty 4:30 to the next caller.`,
  trust: {practices: 90, of: 'Physical Therapy Clinics'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  features: {
    title: 'Built around plans of care, tables, and therapists',
    lede: 'An hour for the evaluation, then shorter visits, twice a week.',
    sheet: {
      title: 'Books the table and the therapist',
      text: `An evaluation takes a therapist for an hour; a follow-up can finish in the gym with an aide. ${brand.name} keeps your ratios and never gives one table to two people.`,
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
    },
    cards: [
      {
        title: 'Books a plan of care in one call',
        text: 'The patient says how many and how often. Your desk compares it with the authorization.',
        object: {
          kind: 'visits',
          authorized: 12,
          used: 7,
          booked: 5,
          caption:
            'By your desk’s count: seven kept, five booked in one call. Visit ten gets the longer slot that your rule asks for.',
        },
      },
      {
        title: 'Takes down the referral in the call',
        text: 'Who sent them, for what, and whether they have the paper: a note for your desk.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Referred by', value: 'Orthopedics, Dr. Anand'},
            {term: 'For', value: 'ACL reconstruction, week 2'},
            {term: 'Order', value: 'Not with them, for the desk to get'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'What changes in the first month',
    lede: 'What your desk no longer does between two patients.',
    items: [
      {
        icon: 'calendar-check',
        title: 'Whole plans booked',
        text: 'Two a week for six weeks is one call, not twelve.',
      },
      {
        icon: 'calendar-x',
        title: 'Late cancellations filled again',
        text: 'The freed hour is offered to the next caller who can use it.',
      },
      {
        icon: 'bell',
        title: 'Fewer quiet drop-outs',
        text: `A call after two missed visits: an option, with consent. No-shows go down by up to ${claims.noShowReduction}.`,
      },
      {
        icon: 'file-text',
        title: 'Referrals noted before day one',
        text: 'Surgeon, office and number, so that your desk can ask for the order.',
      },
      {
        icon: 'hand-palm',
        title: 'Warning signs put through',
        text: 'For chest pain it says 911 first. Anything else you list goes to a therapist.',
      },
      {
        icon: 'translate',
        title: 'Patients booked in their language',
        text: `They call in ${languages}.`,
      },
    ],
    uplift: {percent: 50, of: 'more plans of care finished'},
  },
  benchmark: 'physiotherapy',
  faq: [
    {
      question: 'Does a patient need a referral?',
      answer:
        'That depends on the state and the plan, so it does not guess. It asks your questions and says what your clinic needs before the first visit.',
    },
    {
      question: 'How does it know how many visits are left?',
      answer:
        'It doesn’t. It sees open times but no authorizations. It books as many as the patient asks for, and its note asks your desk to check.',
    },
    {
      question: 'Will it tell someone to rest, ice, or stop an exercise?',
      answer:
        'No. It takes the question to the therapist as a note. For chest pain, fainting or trouble breathing it says 911 first, before any question; your list adds what goes to a person.',
    },
    {
      question: 'Can it match a patient with a therapist?',
      answer: 'Yes: by body part, or by the therapist they ask for, in the order you set.',
    },
    {
      question: 'Which systems does it book into?',
      answer: `${worksWith(systems)} Where one is connected, it reads open times and writes visits; notes and authorizations are left alone.`,
    },
  ],
  demo: {
    title: 'See it book twelve visits in one call',
    lede: 'Bring your tables and ratios, and be the patient who only has Tuesdays.',
    tryOut: [
      {
        says: 'My surgeon says to start this week.',
        ends: 'Evaluation booked, order on the note',
        tone: 'booked',
      },
      {
        says: 'My calf is hot and swollen since the flight.',
        ends: '911 first, then a therapist on the line',
        tone: 'ink',
      },
      {
        says: 'Does my plan cover more visits?',
        ends: 'Nothing shared; a note for billing',
        tone: 'info',
      },
    ],
  },
};
