import {claims} from '../../claims';
import {aroundTheClock, connectsTo, hipaaReady, languages, multiLanguage} from '../common';
import {type Solution} from '../schema';

export const solution: Solution = {
  group: 'dental-and-eye',
  icon: 'tooth',
  menuLabel: 'Dental',
  pageViewTitle: 'Dental Solutions',
  metadata: {
    title: 'AI Receptionist for Dental Practices',
    description:
      'Ringwell answers your dental practice’s phone day and night, asks your triage questions, books by operatory and hygiene column, and works the recall list.',
    keywords: [
      'dental AI receptionist',
      'dental answering service',
      'dental recall calls',
      'after-hours dental phone',
    ],
    category: 'HealthApplication',
  },
  practice: 'a dental practice',
  badge: 'For dental practices',
  headline: 'The dental front desk that picks up on Saturday night',
  lede: 'Cracked molars do not keep office hours. Ringwell answers, sorts the urgent from the routine, and fills Monday’s chairs while your team is at home.',
  trust: {practices: 200, of: 'Dental Practices'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  call: {
    when: 'Saturday, 7:42 pm',
    length: '1 min 38 s',
    callerLabel: 'Caller',
    turns: [
      {by: 'caller', text: 'I bit an olive pit and half my tooth is gone.', note: 'Flagged urgent'},
      {
        by: 'agent',
        text: 'I’m sorry, that hurts. Any swelling, fever, or trouble swallowing?',
        note: 'Your triage questions, in your order',
      },
      {by: 'caller', text: 'No, just sharp when I breathe in.', note: 'No red flags'},
      {
        by: 'agent',
        text: 'Dr. Reyes keeps 8:10 Monday open for this, and I can page the on-call dentist if it gets worse. Shall I hold it, Daniel?',
        note: 'Existing patient, matched by phone and birth date',
      },
      {by: 'caller', text: 'Yes, thank you.'},
    ],
    outcome: {kind: 'booked', title: 'Monday, 8:10 am, Op 2', detail: 'Daniel K., broken molar'},
  },
  features: {
    title: 'Built around operatories, recalls, and one sore tooth',
    lede: 'Not a generic phone bot with a tooth on it.',
    sheet: {
      title: 'Schedules by chair, not just by hour',
      text: 'Ringwell knows a crown prep needs Op 1 and ninety minutes, and that hygiene runs in parallel. It offers only times that work.',
      sheet: {
        day: '16',
        columns: ['Op 1', 'Op 2', 'Hygiene'],
        startMinute: 8 * 60,
        rowMinutes: 10,
        rows: 12,
        entries: [
          {column: 0, row: 0, span: 9, title: 'M. Castellanos', note: 'Crown prep, #19'},
          {column: 1, row: 1, span: 3, title: 'Daniel K.', note: 'Broken molar', tone: 'new'},
          {column: 1, row: 5, span: 4, title: 'E. Brandt', note: 'Composite'},
          {column: 2, row: 0, span: 4, title: 'Y. Haddad', note: 'Prophy, exam', tone: 'info'},
          {column: 2, row: 4, span: 5, title: 'G. Moreau', note: 'Perio maintenance', tone: 'info'},
        ],
      },
    },
    cards: [
      {
        title: 'Works the recall list',
        text: 'Quiet afternoons become outgoing calls to patients who are due.',
        object: {
          kind: 'status-list',
          rows: [
            {label: 'O. Lindqvist, 7 months', status: 'Booked Tue 2:00', tone: 'live'},
            {label: 'F. Ibrahim, 9 months', status: 'Call back Friday', tone: 'info'},
            {label: 'C. Novak, 14 months', status: 'Moved away', tone: 'missed'},
          ],
        },
      },
      {
        title: 'Hears which tooth, names no illness',
        text: 'The caller’s words go on the chart’s map for the assistant. The rest is yours to say.',
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
    lede: 'Six things dental teams notice, roughly in the order they notice them.',
    items: [
      {
        icon: 'moon',
        title: 'Emergencies heard at any hour',
        text: 'Triage in your words, the on-call dentist paged when it counts.',
      },
      {
        icon: 'calendar-x',
        title: 'Same-day gaps refilled',
        text: 'A cancellation starts calls down the short-notice list.',
      },
      {
        icon: 'arrows-clockwise',
        title: 'Hygiene recall that runs itself',
        text: 'Overdue patients are called, texted once, and booked.',
      },
      {
        icon: 'identification-card',
        title: 'Insurance taken before the visit',
        text: 'Carrier, subscriber and member ID, read back digit by digit.',
      },
      {
        icon: 'currency-dollar',
        title: 'Straight answers on cost',
        text: 'Your fee ranges and financing options, never a guess.',
      },
      {
        icon: 'translate',
        title: 'Families served in their language',
        text: `Parents book children’s visits in ${languages}.`,
      },
    ],
    uplift: {percent: 40, of: 'more recall visits booked'},
  },
  benchmark: 'dental',
  faq: [
    {
      question: 'Does it know a toothache from an emergency?',
      answer:
        'It knows your list. Swelling near the eye or throat, bleeding that will not stop, or trouble breathing goes to 911 or your on-call dentist at once. Everything else is booked by the urgency you set. It never says what the pain is.',
    },
    {
      question: 'Can it book by operatory and provider?',
      answer:
        'Yes. Visit types carry their length, their chair and who may do them, so a crown prep never lands in a hygiene column.',
    },
    {
      question: 'Which dental systems does it connect to?',
      answer: `${connectsTo(['dentrix', 'eaglesoft', 'curve-dental', 'open-dental'])}. Treatment plans, X-rays and the ledger are left alone.`,
    },
    {
      question: 'Our hygienists dislike robocalls. So do patients.',
      answer:
        'Recall is a conversation: it says who is calling, offers times that exist, and takes no for an answer. You decide how often, and between which hours.',
    },
    {
      question: 'How soon does it take calls?',
      answer: `Setup takes ${claims.setupHours} hours. Start with after-hours calls, listen for a week, and hand over lunch when you like what you hear.`,
    },
  ],
  demo: {
    title: 'See it book a cleaning in your own schedule',
    lede: 'Bring your visit types, your chairs, and every awkward question you can think of.',
    tryOut: [
      {
        says: 'My crown came off and I fly on Thursday.',
        ends: 'Booked: recement, Op 2, before the flight',
        tone: 'booked',
      },
      {
        says: 'My jaw is swollen and I can’t open my mouth.',
        ends: 'On-call dentist paged, 911 named',
        tone: 'info',
      },
      {
        says: 'All three kids are due, can we do one trip?',
        ends: 'Booked: three hygiene slots, side by side',
        tone: 'booked',
      },
    ],
  },
};
