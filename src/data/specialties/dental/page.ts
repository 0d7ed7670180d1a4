import {brand} from '../../../config/brand.ts';
import {claims} from '../../claims.ts';
import type {IntegrationId} from '../../integrations.ts';
import {aroundTheClock, hipaaReady, languages, multiLanguage, worksWith} from '../common.ts';
import type {Specialty} from '../schema.ts';

const systems: readonly IntegrationId[] = ['dentrix', 'eaglesoft', 'curve-dental', 'open-dental'];

export const specialty: Specialty = {
  group: 'dental-and-eye',
  icon: 'tooth',
  menuLabel: 'Dental',
  pageViewTitle: 'Dental Solutions',
  searchWords: ['dentist', 'dentists', 'dentistry', 'orthodontics'],
  overview: {
    alias: 'dentists',
    caller: 'Half my tooth is gone.',
    outcome: 'Books Monday, or pages the dentist.',
  },
  systems,
  contactPractice: 'dental',
  relatedArticle: 'roi',
  metadata: {
    title: 'AI Receptionist for Dental Practices',
    description:
      'An AI receptionist and answering service for dental offices, day and night: asks the questions you wrote and books by operatory and hygiene column.',
    keywords: [
      'dental AI receptionist',
      'dental answering service',
      'dental appointment scheduling',
      'after-hours dental phone',
    ],
    category: 'HealthApplication',
  },
  practice: 'a dental practice',
  badge: 'Dental answering service',
  headline: 'The AI receptionist for dental practices',
  lede: `The dental front desk that picks up on Saturday night. A molar cracks; ${brand.name} answers, asks the questions you wrote, and books Monday’s visit while your team is at home.`,
  trust: {practices: 200, of: 'Dental Clinics'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  features: {
    title: 'Built around operatories, hygiene, and one sore tooth',
    lede: 'Each visit type has its chair, its length, and its providers.',
    sheet: {
      title: 'Schedules by chair, not just by hour',
      text: `By your visit types, a crown prep needs Op 1 for ninety minutes while hygiene runs in parallel. ${brand.name} offers only times that fit.`,
      sheet: {
        day: '16',
        columns: ['Op 1', 'Op 2', 'Hygiene'],
        staff: ['Dr. Osei', 'Dr. Reyes', 'hygienist'],
        startMinute: 8 * 60,
        rowMinutes: 10,
        rows: 12,
        entries: [
          {column: 0, row: 0, span: 9, title: 'M. Castellanos', note: 'Crown prep, #19'},
          {column: 1, row: 5, span: 4, title: 'E. Brandt', note: 'Composite'},
          {column: 2, row: 0, span: 4, title: 'Y. Haddad', note: 'Prophy, exam', tone: 'info'},
          {column: 2, row: 4, span: 2, title: 'G. Moreau', note: 'Perio recheck', tone: 'info'},
        ],
      },
    },
    cards: [
      {
        title: 'Recall calls, with consent',
        text: 'They are optional. You name the patients who are due and who consented.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'O. Lindqvist', value: 'Seen 7 months ago, now booked'},
            {term: 'F. Ibrahim', value: 'Seen 9 months ago, wants a call Friday'},
            {term: 'C. Novak', value: 'Seen 14 months ago, said no; off the list'},
          ],
        },
      },
      {
        title: 'Notes the tooth, makes no diagnosis',
        text: 'Your assistant gets the caller’s words as a note. The dentist makes the diagnosis.',
        object: {
          kind: 'teeth',
          marked: [19],
          heard: 'bottom left, big one, third from the back',
          written: 'Around #19, cold and biting',
        },
      },
    ],
  },
  benefits: {
    title: 'Results in the first month',
    lede: 'Fewer calls at the desk; clinical questions stay with your team.',
    items: [
      {
        icon: 'moon',
        title: 'Emergencies: 911 first',
        text: 'At any hour. Then the on-call dentist is called, by the rules you wrote.',
      },
      {
        icon: 'calendar-x',
        title: 'Canceled hours filled',
        text: 'An open hour goes to the next caller whose visit fits it.',
      },
      {
        icon: 'arrows-clockwise',
        title: 'Hygiene recall, with consent',
        text: 'Optional: overdue patients get a call, and a visit if they want one.',
      },
      {
        icon: 'identification-card',
        title: 'Insurance details on the first call',
        text: 'Carrier, subscriber, and member ID, read back, so that your team can check coverage.',
      },
      {
        icon: 'currency-dollar',
        title: 'Fees in your words',
        text: 'Callers hear the ranges and financing options that you wrote.',
      },
      {
        icon: 'translate',
        title: 'Families served in their language',
        text: `Parents can book in ${languages}.`,
      },
    ],
    uplift: {percent: 40, of: 'more recall visits booked, where that option is on'},
  },
  benchmark: 'dental',
  faq: [
    {
      question: 'Does it know a toothache from an emergency?',
      answer:
        'It doesn’t judge symptoms. For trouble breathing or swallowing, a jaw that won’t open, or bleeding that won’t stop, it says 911 first, before any question. Your list says who is called then, and how soon other callers are seen.',
    },
    {
      question: 'Can it book by operatory and provider?',
      answer:
        'Yes. Each visit type has its length, its chair, and its providers, so a crown prep is never booked in a hygiene column.',
    },
    {
      question: 'Which dental systems does it connect to?',
      answer: `${worksWith(systems)} It does not read treatment plans, X-rays, or the ledger.`,
    },
    {
      question: 'Our patients dislike robocalls. Does it make any?',
      answer:
        'Only if you add recall calls, and only to patients who consented. It says first that an AI is calling, and for whom, and offers open times. A patient who says no is not called again. You set how often and between which hours.',
    },
    {
      question: 'How soon can it answer our calls?',
      answer: `It can answer ${claims.setupHours} hours after we can see your schedule. Most practices start with after-hours calls and add the rest within ${claims.goLiveWeeks} weeks.`,
    },
  ],
  demo: {
    title: 'See it book a cleaning in your own schedule',
    lede: 'We set up your visit types and chairs, and you ask it the hard questions.',
    tryOut: [
      {
        says: 'My crown came off and I fly on Thursday.',
        ends: 'Name, birth date; booked before the flight',
        tone: 'booked',
      },
      {
        says: 'My jaw is swollen and I can’t open my mouth.',
        ends: '911 first, then the dentist on call',
        tone: 'ink',
      },
      {
        says: 'All three kids are due, can we do one trip?',
        ends: 'Parent matched; three visits in a row',
        tone: 'booked',
      },
    ],
  },
};
