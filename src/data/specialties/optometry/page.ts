import {brand} from '../../../config/brand.ts';
import {claims} from '../../claims.ts';
import type {IntegrationId} from '../../integrations.ts';
import {aroundTheClock, hipaaReady, languages, multiLanguage, worksWith} from '../common.ts';
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
  contactPractice: 'optometry',
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
    category: 'HealthApplication',
  },
  practice: 'an optometry practice',
  badge: 'Optometry answering service',
  headline: 'The AI receptionist for optometrists',
  lede: `Eye emergencies are seen today, and “Are my glasses in?” is written down. A caller who sees flashes gets your questions now and a time today. For a pair of progressives, ${brand.name} leaves optical a complete note.`,
  trust: {practices: 80, of: 'Optometry Clinics'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  features: {
    title: 'Built around dilation, lenses, and two kinds of plan',
    lede: 'It asks for the reason and the plan, and knows which visits need a driver.',
    sheet: {
      title: 'Books the pre-test with the exam',
      text: `A comprehensive exam needs the pre-test room first and the doctor second; a contact lens fitting takes longer. ${brand.name} books both in the calendar that you share.`,
      sheet: {
        day: '18',
        columns: ['Dr. Castellano', 'Pre-test', 'Optical'],
        staff: ['Dr. Castellano', 'technician', 'Hana'],
        startMinute: 16 * 60 + 45,
        rowMinutes: 15,
        rows: 12,
        entries: [
          {column: 0, row: 0, span: 2, title: 'B. Oyelaran', note: 'Comprehensive'},
          {column: 0, row: 2, span: 3, title: 'L. Kim', note: 'Contact lens fitting'},
          {column: 1, row: 1, span: 1, title: 'L. Kim'},
          {column: 1, row: 3, span: 2, title: 'R. Sandoval', note: 'Visual field'},
          {column: 2, row: 0, span: 2, title: 'A. Petit', note: 'Progressives, pickup'},
          {column: 2, row: 3, span: 3, title: 'B. Oyelaran', note: 'Frame styling', tone: 'info'},
          {column: 2, row: 7, span: 2, title: 'G. Hahn', note: 'Adjustment'},
        ],
      },
    },
    cards: [
      {
        title: 'Writes down “Are my glasses in?”',
        text: 'Optical gets the question as a note and calls back.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Who', value: 'Name, birth date, a number to call back'},
            {term: 'Which pair', value: '“The progressives, two weeks ago”'},
            {term: 'Who answers', value: 'Optical, today'},
          ],
        },
      },
      {
        title: 'Asks vision or medical first',
        text: 'Your rule for the reason decides, and sets the length of the visit.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Reason', value: 'Red eye, two days'},
            {term: 'Plan', value: 'Medical, by your rule'},
            {term: 'Visit', value: 'Acute, 20 minutes'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'Results in the first month',
    lede: 'Fewer interruptions in the exam room and in optical.',
    items: [
      {
        icon: 'package',
        title: 'Fewer calls for optical',
        text: 'Questions about glasses wait as notes until there is time between fittings.',
      },
      {
        icon: 'first-aid',
        title: 'Sudden changes seen first',
        text: 'For chemicals or lost sight it says 911 first. For flashes it asks your questions, at any hour.',
      },
      {
        icon: 'arrows-clockwise',
        title: 'Contact lens orders noted',
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
        text: 'Carrier and member ID, separately for vision and medical, so that your team can check coverage.',
      },
      {
        icon: 'users-three',
        title: 'Patients call in their language',
        text: `Callers can use any of ${languages}.`,
      },
    ],
    uplift: {percent: 35, of: 'more annual exams booked'},
  },
  faq: [
    {
      question: 'How does it handle a sudden loss of sight?',
      answer:
        'It says 911 first, before any question, and does the same for a chemical splash or an injury to the eye. Your list adds what you want said about rinsing, and which doctor is called.',
    },
    {
      question: 'Does it read prescriptions over the phone?',
      answer:
        'No, and it can’t see them. It writes the request down, and your staff releases the prescription the way you do today.',
    },
    {
      question: 'Can it tell a vision plan from a medical one?',
      answer:
        'It asks the reason first and follows your rule for it. It writes down the plan’s details; coverage and billing stay with your team.',
    },
    {
      question: 'Can it say where an order is?',
      answer:
        'No. It writes down name, birth date, and which pair it is about, and a person calls back.',
    },
    {
      question: 'Does it remind patients of the yearly exam?',
      answer: `If you want it to: by call, text, or email, to patients who consented. No-shows go down by up to ${claims.noShowReduction} where a patient can answer the reminder with a new time.`,
    },
    {
      question: 'Which system does it book into?',
      answer: `${worksWith(systems)} We don’t connect to optical software yet; your staff copies what it needs.`,
    },
  ],
  demo: {
    title: 'See it book a dilated exam',
    lede: 'We set up your exam types and same-day list, and you play the caller who lost a lens on vacation.',
    tryOut: [
      {
        says: 'Something flew into my eye at work.',
        ends: '911 first, then the doctor on call',
        tone: 'ink',
      },
      {
        says: 'I’m out of contacts on Friday.',
        ends: 'A note for your team, an exam if wanted',
        tone: 'info',
      },
      {
        says: 'How much are progressives?',
        ends: 'Transferred to optical, no price guessed',
        tone: 'info',
      },
    ],
  },
};
