import {company} from '../../../../config/company.ts';
import type {IntegrationId} from '../../../integrations/data.ts';
import {hipaaReady, languagesAnswer, worksWith} from '../common.ts';
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
  },
  practiceNoun: 'a dental practice',
  badge: 'Dental answering service',
  headline: 'The AI receptionist for dental practices',
  lede: `The dental front desk that picks up on Saturday night. When a molar cracks, ${company.name} asks the questions you wrote and books Monday’s visit while your team is at home.`,
  trust: {practices: 200, of: 'Dental Clinics'},
  pills: [hipaaReady, languagesAnswer],
  sheet: {
    day: '16',
    columns: ['Op 1', 'Op 2', 'Hygiene'],
    staff: ['Dr. Osei', 'Dr. Reyes', 'hygienist'],
    startMinute: 8 * 60,
    rowMinutes: 10,
    rows: 12,
    entries: [
      {column: 0, row: 0, span: 9, title: 'M. Costa', note: 'Crown prep, #19'},
      {column: 1, row: 5, span: 4, title: 'E. Brandt', note: 'Composite'},
      {column: 2, row: 0, span: 4, title: 'Y. Haddad', note: 'Prophy, exam', tone: 'info'},
      {column: 2, row: 4, span: 2, title: 'G. Moreau', note: 'Perio recheck', tone: 'info'},
    ],
  },
  features: {
    title: 'Built around operatories, hygiene, and one sore tooth',
    cards: [
      {
        title: 'Schedules by chair, not just by hour',
        text: `${company.name} offers only times when the chair, the provider, and the length fit your visit type.`,
        visits: [
          {visit: 'Crown prep', minutes: 90, needs: 'Op 1, Dr. Osei'},
          {visit: 'Broken tooth', minutes: 30, needs: 'Op 2, Dr. Reyes'},
          {visit: 'Cleaning', minutes: 20, needs: 'Hygiene column'},
        ],
      },
      {
        title: 'Recall calls, with consent',
        text: 'An option, for patients who consented, until they say no.',
        facts: [
          {term: 'O. Lindqvist', fact: 'Seen 7 months ago, booked now'},
          {term: 'F. Ibrahim', fact: 'Seen 9 months ago, wants a call Friday'},
          {term: 'C. Novak', fact: 'Seen 14 months ago, said no; off the list'},
        ],
      },
      {
        title: 'Notes the tooth, makes no diagnosis',
        text: 'Your dentist gets the caller’s words as a note.',
        facts: [
          {term: 'Heard', fact: '“Bottom left, big one, third from the back”'},
          {term: 'Noted', fact: 'Around #19, cold and biting'},
        ],
      },
    ],
  },
  benefits: {
    title: 'Changes at your front desk',
    items: [
      {
        icon: 'moon',
        title: 'Emergencies: 911 first',
        text: `Then ${company.name} calls the on-call dentist, by the rules you wrote.`,
      },
      {
        icon: 'calendar-x',
        title: 'Canceled hours filled',
        text: 'An open hour goes to the next caller whose visit fits it.',
      },
      {
        icon: 'arrows-clockwise',
        title: 'Hygiene recall, with consent',
        text: 'Optional: overdue patients get a call and can book.',
      },
      {
        icon: 'identification-card',
        title: 'Insurance details on the first call',
        text: 'Carrier, subscriber, and member ID, read back, for your team to check.',
      },
      {
        icon: 'currency-dollar',
        title: 'Fees in your words',
        text: 'Callers hear the ranges and financing options you wrote.',
      },
    ],
    uplift: {
      percent: 40,
      of: 'more recall visits booked, where that option is on',
      text: 'You name the patients who are due and who consented.',
    },
  },
  benchmark: 'dental',
  faq: [
    {
      question: 'Does it know a toothache from an emergency?',
      answer:
        'It doesn’t judge symptoms. For trouble breathing or swallowing, a jaw that won’t open, or bleeding that won’t stop, it says to call 911 first, before any question. Your list says whom it calls then.',
    },
    {
      question: 'Which dental systems does it connect to?',
      answer: `${worksWith(systems)} It does not read treatment plans, X-rays, or the ledger.`,
    },
    {
      question: 'Does it make robocalls?',
      answer:
        'Only if you turn on recall calls, and only to patients who consented. It says first that an AI is calling, and for whom.',
    },
  ],
  demo: {title: 'See it book a cleaning'},
};
