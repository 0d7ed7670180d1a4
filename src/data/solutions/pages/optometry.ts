import {claims} from '../../claims';
import {aroundTheClock, hipaaReady, languages, multiLanguage} from '../common';
import {type Solution} from '../schema';

export const solution: Solution = {
  group: 'dental-and-eye',
  icon: 'eyeglasses',
  menuLabel: 'Optometry',
  pageViewTitle: 'Optometry Solutions',
  metadata: {
    title: 'AI Receptionist for Optometrists',
    description:
      'Ringwell tells callers where their glasses are, books pre-test and exam together, asks vision or medical, and sends flashes and floaters to the doctor.',
    keywords: [
      'optometry AI receptionist',
      'optometrist answering service',
      'eye exam scheduling',
      'glasses order status calls',
    ],
    category: 'HealthApplication',
  },
  practice: 'an optometry practice',
  badge: 'For optometry practices',
  headline: 'Knows flashes from “Are my glasses in?”',
  lede: 'One caller wants a pair of progressives, the next sees lightning at the edge of her eye. Ringwell reads the order for the first and has the doctor on the line for the second.',
  trust: {practices: 80, of: 'Optometry Practices'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  call: {
    when: 'Wednesday, 5:08 pm',
    length: '1 min 31 s',
    callerLabel: 'Patient',
    turns: [
      {
        by: 'caller',
        text: 'I keep seeing little flashes at the side of my eye. Since lunch.',
        note: 'Flagged: sudden change',
      },
      {
        by: 'agent',
        text: 'Thank you for calling right away. Any new floaters, a curtain or shadow, or a knock to the eye?',
        note: 'Your flashes-and-floaters questions',
      },
      {by: 'caller', text: 'A few floaters. No curtain.', note: 'Meets your same-day rule'},
      {
        by: 'agent',
        text: 'Dr. Castellano wants to see this today, at 6:15. She will dilate your eyes, so please have someone drive you. If a curtain comes down, go to the emergency room.',
        note: 'Doctor asked, dilation told, way out named',
      },
      {by: 'caller', text: 'My wife will bring me.'},
    ],
    outcome: {
      kind: 'booked',
      title: 'Today, 6:15 pm, dilated exam',
      detail: 'P. Engstrom, has a driver',
    },
  },
  features: {
    title: 'Built around dilation, lenses, and two kinds of plan',
    lede: 'A vision plan and a medical plan walk in through the same door.',
    sheet: {
      title: 'Books the pre-test with the exam',
      text: 'A comprehensive exam needs the pre-test room first and the doctor second; a contact lens fitting needs longer than both. Ringwell books the chain, not one link.',
      sheet: {
        day: '18',
        columns: ['Dr. Castellano', 'Pre-test', 'Optical'],
        startMinute: 16 * 60 + 45,
        rowMinutes: 15,
        rows: 12,
        entries: [
          {column: 0, row: 0, span: 2, title: 'B. Oyelaran', note: 'Comprehensive'},
          {column: 0, row: 2, span: 3, title: 'L. Kim', note: 'Contact lens fitting'},
          {column: 0, row: 6, span: 2, title: 'P. Engstrom', note: 'Dilated, flashes', tone: 'new'},
          {column: 1, row: 1, span: 1, title: 'L. Kim'},
          {column: 1, row: 3, span: 2, title: 'R. Sandoval', note: 'Visual field'},
          {column: 2, row: 0, span: 2, title: 'A. Petit', note: 'Progressives, pick-up'},
          {column: 2, row: 3, span: 3, title: 'B. Oyelaran', note: 'Frame styling', tone: 'info'},
          {column: 2, row: 7, span: 2, title: 'G. Hahn', note: 'Adjustment'},
        ],
      },
    },
    cards: [
      {
        title: 'Knows where the glasses are',
        text: 'After name and birth date, callers hear the stage of their own pair.',
        object: {
          kind: 'stages',
          stages: ['At the lab', 'Edging', 'Being checked', 'Ready'],
          orders: [
            {label: 'Progressives', at: 3},
            {label: 'Computer pair', at: 1},
            {label: 'Sunglasses', at: 0},
          ],
        },
      },
      {
        title: 'Asks vision or medical first',
        text: 'The reason for the visit decides which plan pays, and how long the slot is.',
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
    title: 'What changes in the first month',
    lede: 'Six things optometry teams notice, roughly in the order they notice them.',
    items: [
      {
        icon: 'package',
        title: 'Optical gets its hands back',
        text: 'Order status is answered without anyone leaving the dispensing table.',
      },
      {
        icon: 'first-aid',
        title: 'Sudden changes seen first',
        text: 'Flashes, pain, chemicals, injuries: asked for by name, at any hour.',
      },
      {
        icon: 'arrows-clockwise',
        title: 'Contacts reordered in time',
        text: 'If the prescription has run out, the exam is booked on the same call.',
      },
      {
        icon: 'car',
        title: 'Dilation without surprises',
        text: 'Said on the call, repeated in the reminder: bring a driver and sunglasses.',
      },
      {
        icon: 'identification-card',
        title: 'Plans taken before the visit',
        text: 'Carrier and member ID read back, vision and medical kept apart.',
      },
      {
        icon: 'users-three',
        title: 'Families in one afternoon',
        text: `Three children back to back, one call, in ${languages}.`,
      },
    ],
    uplift: {percent: 35, of: 'more annual exams booked'},
  },
  faq: [
    {
      question: 'What does it do with a sudden loss of sight?',
      answer:
        'It does not book, it sends: to your doctor on call or to the emergency room, by your list. A chemical splash is told to rinse and call 911 only if you have put those words on the list.',
    },
    {
      question: 'Does it read prescriptions over the phone?',
      answer:
        'No. It takes the request and your staff releases the prescription the way you do today. A digit misheard is a pair remade.',
    },
    {
      question: 'Can it tell a vision plan from a medical one?',
      answer:
        'It asks the reason first and follows your rule for it. Verification and billing stay with your team.',
    },
    {
      question: 'How does it know where an order is?',
      answer:
        'It reads the status that your system shares, or the list your optical team keeps. Where there is neither, it takes the question and a person calls back.',
    },
    {
      question: 'Does it remind patients of the yearly exam?',
      answer: `Yes, by call, text or email, at the interval you set. No-shows go down by up to ${claims.noShowReduction} when reminders are answered by something that can rebook.`,
    },
  ],
  demo: {
    title: 'See it find a pair of glasses',
    lede: 'Bring your exam types, your lab’s stages, and the caller who lost a lens on vacation.',
    tryOut: [
      {
        says: 'Something flew into my eye at work.',
        ends: 'Doctor on the line, work injury noted',
        tone: 'info',
      },
      {
        says: 'I’m out of contacts on Friday.',
        ends: 'Booked: exam due, tonight at 6:15',
        tone: 'booked',
      },
      {
        says: 'How much are progressives?',
        ends: 'Put through to optical, no figure guessed',
        tone: 'info',
      },
    ],
  },
};
