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
  badge: 'For dental practices',
  headline: 'The dental front desk that picks up on Saturday night',
  lede: `A molar cracks on a Saturday night. ${brand.name} answers, asks the questions you wrote, and books Monday’s visits while your team is at home.`,
  trust: {practices: 200, of: 'Dental Clinics'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  features: {
    title: 'Built around operatories, hygiene, and one sore tooth',
    lede: 'Chair, length, and who may do it: what a dental schedule runs on.',
    sheet: {
      title: 'Schedules by chair, not just by hour',
      text: `By the visit types you enter, a crown prep needs Op 1 and ninety minutes, and hygiene runs in parallel. ${brand.name} offers only times that fit.`,
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
        title: 'Recall calls, as an option',
        text: 'They are not part of the plan. You name the patients who are due and who consented.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'O. Lindqvist', value: 'Seen 7 months ago, now booked'},
            {term: 'F. Ibrahim', value: 'Seen 9 months ago, wants a call Friday'},
            {term: 'C. Novak', value: 'Seen 14 months ago, said no: off the list'},
          ],
        },
      },
      {
        title: 'Notes which tooth, makes no diagnosis',
        text: 'The caller’s words go to your assistant as a note. A dentist says what it is.',
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
    title: 'What changes in the first month',
    lede: 'What leaves the desk, and what stays with your team.',
    items: [
      {
        icon: 'moon',
        title: 'Emergencies: 911 first',
        text: 'At any hour. Then the on-call dentist is called, by the rules you wrote.',
      },
      {
        icon: 'calendar-x',
        title: 'Freed chairs offered again',
        text: 'A canceled hour goes to the next caller whose visit fits it.',
      },
      {
        icon: 'arrows-clockwise',
        title: 'Hygiene recall, as an option',
        text: 'Patients who are overdue and consented are called, and booked if they like.',
      },
      {
        icon: 'identification-card',
        title: 'Insurance details taken down',
        text: 'Carrier, subscriber and member ID, read back, so that your team can check coverage.',
      },
      {
        icon: 'currency-dollar',
        title: 'Fees in your words',
        text: 'The ranges and financing options that you wrote, and nothing beyond them.',
      },
      {
        icon: 'translate',
        title: 'Families served in their language',
        text: `Parents book children’s visits in ${languages}.`,
      },
    ],
    uplift: {percent: 40, of: 'more recall visits booked, where that option is on'},
  },
  benchmark: 'dental',
  faq: [
    {
      question: 'Does it know a toothache from an emergency?',
      answer:
        'It doesn’t judge symptoms. For trouble breathing or swallowing, a jaw that won’t open, or bleeding that won’t stop, it says 911 first, before any question. Your list adds who is called then, and how soon other callers are seen. It never says what the pain is.',
    },
    {
      question: 'Can it book by operatory and provider?',
      answer:
        'Yes. Visit types carry their length, their chair and who may do them, so a crown prep never lands in a hygiene column.',
    },
    {
      question: 'Which dental systems does it connect to?',
      answer: `${worksWith(systems)} Treatment plans, X-rays and the ledger are left alone.`,
    },
    {
      question: 'Our patients dislike robocalls. Does it make any?',
      answer:
        'Only if you add recall as an option, and only to patients who consented. It says first that an AI is calling, and for whom, offers times that are open, and takes no for an answer. You set how often and between which hours.',
    },
    {
      question: 'How soon does it take calls?',
      answer: `It can answer ${claims.setupHours} hours after we can see your schedule. Most practices start with after-hours calls and have handed over what they want within ${claims.goLiveWeeks} weeks.`,
    },
  ],
  demo: {
    title: 'See it book a cleaning in your own schedule',
    lede: 'Bring your visit types, your chairs, and every awkward question you can think of.',
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
        ends: 'Parent matched; three slots in a row',
        tone: 'booked',
      },
    ],
  },
};
