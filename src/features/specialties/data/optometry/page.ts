import {company} from '../../../../config/company.ts';
import type {IntegrationId} from '../../../integrations/data.ts';
import {hipaaReady, languagesAnswer, worksWith} from '../common.ts';
import type {Specialty} from '../schema.ts';

const systems: readonly IntegrationId[] = [];

export const specialty: Specialty = {
  group: 'dental-and-eye',
  icon: 'eyeglasses',
  menuLabel: 'Optometry',
  pageViewTitle: 'Optometry Solutions',
  searchWords: ['optometrist', 'eye', 'vision', 'optician'],
  overview: {
    alias: 'eye care',
    caller: 'I keep seeing little flashes.',
    outcome: 'Asks your questions, books a visit today.',
  },
  systems,
  relatedArticle: 'connecting',
  metadata: {
    title: 'AI Receptionist for Optometrists',
    description:
      'AI receptionist for eye doctors: books pre-test and exam together, asks for the vision or medical plan, and asks about flashes before it offers a time.',
    keywords: [
      'optometry AI receptionist',
      'optometrist answering service',
      'eye exam scheduling',
      'optical front desk calls',
    ],
  },
  practiceNoun: 'an optometry practice',
  badge: 'Optometry answering service',
  headline: 'The AI receptionist for optometrists',
  lede: `A caller who sees flashes gets your questions now and a time today. For “Are my glasses in?”, ${company.name} leaves optical a complete note.`,
  trust: {practices: 80, of: 'Optometry Clinics'},
  pills: [hipaaReady, languagesAnswer],
  sheet: {
    day: '18',
    columns: ['Dr. Castellano', 'Pre-test', 'Optical'],
    staff: ['Dr. Castellano', 'technician', 'Hana'],
    startMinute: 16 * 60 + 45,
    rowMinutes: 15,
    rows: 12,
    entries: [
      {column: 0, row: 0, span: 2, title: 'B. Oyelaran', note: 'Full exam'},
      {column: 0, row: 2, span: 3, title: 'L. Kim', note: 'Contact lens fitting'},
      {column: 1, row: 1, span: 1, title: 'L. Kim'},
      {column: 1, row: 3, span: 2, title: 'R. Sandoval', note: 'Visual field'},
      {column: 2, row: 0, span: 2, title: 'A. Petit', note: 'Pickup'},
      {column: 2, row: 3, span: 3, title: 'B. Oyelaran', note: 'Frame styling', tone: 'info'},
      {column: 2, row: 7, span: 2, title: 'G. Hahn', note: 'Adjustment'},
    ],
  },
  features: {
    title: 'Built around dilation, lenses, and two kinds of plan',
    cards: [
      {
        title: 'Books the pre-test with the exam',
        text: 'Both go into the calendar you share, and move together.',
        visits: [
          {visit: 'Pre-test', minutes: 15, needs: 'The technician’s room, first'},
          {visit: 'Full exam', minutes: 30, needs: 'The doctor, right after it'},
          {visit: 'Contact lens fitting', minutes: 45, needs: 'The doctor, with a longer time'},
        ],
      },
      {
        title: 'Writes down “Are my glasses in?”',
        text: 'Optical gets the question as a note and calls back.',
        facts: [
          {term: 'Who', fact: 'Name, birth date, a number to call back'},
          {term: 'Which pair', fact: '“The progressives, two weeks ago”'},
          {term: 'Who answers', fact: 'Optical, today'},
        ],
      },
      {
        title: 'Asks vision or medical first',
        text: 'Your rule for the reason sets the plan and the length.',
        facts: [
          {term: 'Reason', fact: 'Red eye, two days'},
          {term: 'Plan', fact: 'Medical, by your rule'},
          {term: 'Visit', fact: 'Acute, 20 minutes'},
        ],
      },
    ],
  },
  benefits: {
    title: 'Changes at your front desk',
    items: [
      {
        icon: 'package',
        title: 'Fewer calls for optical',
        text: 'Questions about glasses wait as notes until there is time between fittings.',
      },
      {
        icon: 'first-aid',
        title: 'Sudden changes seen first',
        text: 'For a chemical splash or sudden vision loss, it says to call 911 first.',
      },
      {
        icon: 'arrows-clockwise',
        title: 'Contact lens orders in one note',
        text: 'Brand, number of boxes, and pickup, for your team to order.',
      },
      {
        icon: 'car',
        title: 'Patients ready for dilation',
        text: 'They hear when they book: bring a driver and sunglasses.',
      },
      {
        icon: 'identification-card',
        title: 'Plan details on the first call',
        text: 'Carrier and member ID, separately for vision and medical, for your team to check.',
      },
    ],
    uplift: {
      percent: 35,
      of: 'more annual exams booked',
      text: 'Callers hear an open time, day or night.',
    },
  },
  faq: [
    {
      question: 'How does it handle a sudden loss of sight?',
      answer:
        'It says 911 first, before any question, and does the same for a chemical splash or an injury to the eye. Your list adds what to say about rinsing, and which doctor it calls.',
    },
    {
      question: 'Does it read prescriptions over the phone?',
      answer: 'No, and it can’t see them. Your staff releases a prescription the way you do today.',
    },
    {
      question: 'Which system does it book into?',
      answer: `${worksWith(systems)} We don’t connect to optical software yet.`,
    },
  ],
  demo: {title: 'See it book a dilated exam'},
};
