import {brand} from '../../../config/brand.ts';
import {claims} from '../../claims.ts';
import type {IntegrationId} from '../../integrations.ts';
import {aroundTheClock, hipaaReady, languages, multiLanguage, worksWith} from '../common.ts';
import type {Specialty} from '../schema.ts';

/** Systems; the first two for a clinic that belongs to a hospital. */
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
    outcome: 'Moves the visit and reopens the 4:30.',
  },
  systems,
  contactPractice: 'physiotherapy',
  relatedArticle: 'patients',
  metadata: {
    title: 'AI Receptionist for Physical Therapy Clinics',
    description:
      'AI receptionist for physical therapy clinics: books the whole plan of care in one call, fills late cancellations, and notes the referral.',
    keywords: [
      'physiotherapy AI receptionist',
      'physical therapy answering service',
      'plan of care scheduling',
      'PT clinic no-shows',
    ],
    category: 'HealthApplication',
  },
  practice: 'a physical therapy clinic',
  badge: 'PT clinic answering service',
  headline: 'The AI receptionist for physical therapy',
  lede: `The whole plan of care, booked before they hang up. Twelve visits were ordered and seven happened; ${brand.name} moves the one they can’t make, books the rest, and offers the open 4:30 to the next caller.`,
  trust: {practices: 90, of: 'Physical Therapy Clinics'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  features: {
    title: 'Built around plans of care, tables, and therapists',
    lede: 'An hour for the evaluation, then shorter visits twice a week.',
    sheet: {
      title: 'Books the table and the therapist',
      text: `An evaluation takes a therapist for an hour; a follow-up can finish in the gym with an aide. ${brand.name} keeps your ratios and never books one table twice.`,
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
        text: 'The patient says how many visits and how often. Your desk compares it with the authorization.',
        object: {
          kind: 'visits',
          authorized: 12,
          used: 7,
          booked: 5,
          caption:
            'By your desk’s count, seven are done and five were booked in one call. Visit ten is longer, by your rule.',
        },
      },
      {
        title: 'Notes the referral on the first call',
        text: 'Your desk reads who sent them, for what, and whether they have the order.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Referred by', value: 'Orthopedics, Dr. Anand'},
            {term: 'For', value: 'ACL reconstruction, week 2'},
            {term: 'Order', value: 'Not with them; the desk will ask for it'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'Results in the first month',
    lede: 'Less phone work between patients.',
    items: [
      {
        icon: 'calendar-check',
        title: 'Whole plans booked',
        text: 'Two visits a week for six weeks take one call instead of twelve.',
      },
      {
        icon: 'calendar-x',
        title: 'Late cancellations filled',
        text: 'The open hour is offered to the next caller who can use it.',
      },
      {
        icon: 'bell',
        title: 'Fewer dropouts',
        text: `An optional call after two missed visits, with consent. No-shows go down by up to ${claims.noShowReduction}.`,
      },
      {
        icon: 'file-text',
        title: 'Referrals noted before day one',
        text: 'Surgeon, office, and number, so that your desk can ask for the order.',
      },
      {
        icon: 'hand-palm',
        title: 'Warning signs transferred',
        text: 'For chest pain it says 911 first. What else you list goes to a therapist.',
      },
      {
        icon: 'translate',
        title: 'Patients booked in their language',
        text: `A whole series can be booked in ${languages}.`,
      },
    ],
    uplift: {percent: 50, of: 'more plans of care finished'},
  },
  benchmark: 'physiotherapy',
  faq: [
    {
      question: 'Does a patient need a referral?',
      answer:
        'That depends on the state and the plan, so it does not guess. It asks your questions and tells the caller what your clinic needs before the first visit.',
    },
    {
      question: 'Does it know how many visits are left?',
      answer:
        'No. It sees open times, not authorizations. It books as many as the patient asks for, and its note asks your desk to check.',
    },
    {
      question: 'Will it tell someone to rest, ice, or stop an exercise?',
      answer:
        'No. The therapist gets the question as a note. For chest pain, fainting, or trouble breathing it says 911 first, before any question. Your list says which other calls go to a person.',
    },
    {
      question: 'Can it match a patient with a therapist?',
      answer: 'Yes: by body part, or by the therapist they ask for, in the order you set.',
    },
    {
      question: 'Which systems does it book into?',
      answer: `${worksWith(systems)} Where one is connected, it reads open times and writes visits. It does not read notes or authorizations.`,
    },
  ],
  demo: {
    title: 'See it book twelve visits in one call',
    lede: 'We set up your tables and ratios, and you play the patient who can only come Tuesdays.',
    tryOut: [
      {
        says: 'My surgeon says to start this week.',
        ends: 'Evaluation booked, order on the note',
        tone: 'booked',
      },
      {
        says: 'My calf is hot and swollen since the flight.',
        ends: '911 first, then a transfer to a therapist',
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
