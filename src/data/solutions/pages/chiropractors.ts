import {claims} from '../../claims';
import {aroundTheClock, hipaaReady, languages, multiLanguage} from '../common';
import {type Solution} from '../schema';

export const solution: Solution = {
  group: 'body-and-movement',
  icon: 'bone',
  menuLabel: 'Chiropractic',
  pageViewTitle: 'Chiropractic Solutions',
  metadata: {
    title: 'AI Receptionist for Chiropractors',
    description:
      'Ringwell fits acute backs into today, keeps care plans at three a week, books re-exams on time, and takes accident details with the first call.',
    keywords: [
      'chiropractic AI receptionist',
      'chiropractor answering service',
      'care plan scheduling',
      'chiropractic new patient calls',
    ],
    category: 'HealthApplication',
  },
  practice: 'a chiropractic office',
  badge: 'For chiropractors',
  headline: 'Three a week stays three a week',
  lede: 'A missed Wednesday becomes a missed Friday, and then a patient you don’t see again. Ringwell calls the same afternoon, moves the visit, and still finds room for the back that locked up this morning.',
  trust: {practices: 100, of: 'Chiropractic Offices'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  call: {
    when: 'Tuesday, 6:52 am',
    length: '1 min 22 s',
    callerLabel: 'Caller',
    turns: [
      {
        by: 'caller',
        text: 'My back locked up putting on a shoe. Do you take new patients today?',
        note: 'New patient, acute',
      },
      {
        by: 'agent',
        text: 'We do. First: any numbness between the legs, trouble with your bladder, or a fall behind it?',
        note: 'Your red-flag list comes first',
      },
      {
        by: 'caller',
        text: 'No. It just won’t let me stand up straight.',
        note: 'None: today’s new-patient slot',
      },
      {
        by: 'agent',
        text: 'Dr. Hale keeps 11:00 for this: an exam, then she decides with you. Forty minutes. Was it an auto accident or an injury at work?',
        note: 'Kind of case asked before the form',
      },
      {by: 'caller', text: 'Neither. Eleven works.', note: 'Intake form sent by text'},
    ],
    outcome: {
      kind: 'booked',
      title: 'Today, 11:00 am, exam room',
      detail: 'B. Kowalski, new patient',
    },
  },
  features: {
    title: 'Built around rhythm: adjustments, exams, and new backs',
    lede: 'Ten-minute visits only work when nobody stops for the phone.',
    sheet: {
      title: 'Ten minutes here, forty there',
      text: 'Adjustments flow in one column while exams hold a room. Ringwell keeps the two apart and never drops a new patient into a ten-minute slot.',
      sheet: {
        day: '17',
        columns: ['Adjusting', 'Exam room', 'Therapies'],
        startMinute: 10 * 60 + 30,
        rowMinutes: 10,
        rows: 12,
        entries: [
          {column: 0, row: 0, span: 1, title: 'A. Simmons'},
          {column: 0, row: 1, span: 1, title: 'D. Ortega'},
          {column: 0, row: 2, span: 1, title: 'F. Chen'},
          {column: 0, row: 4, span: 1, title: 'J. Marsh'},
          {column: 0, row: 5, span: 1, title: 'W. Ford'},
          {column: 0, row: 7, span: 1, title: 'V. Adler'},
          {column: 1, row: 0, span: 2, title: 'T. Ames', note: 'Re-exam, visit 12'},
          {
            column: 1,
            row: 3,
            span: 4,
            title: 'B. Kowalski',
            note: 'New patient, low back',
            tone: 'new',
          },
          {column: 2, row: 1, span: 2, title: 'A. Simmons', note: 'Traction'},
          {column: 2, row: 4, span: 2, title: 'F. Chen', note: 'Muscle stim'},
          {column: 2, row: 7, span: 2, title: 'Massage', note: 'L. Reyes', tone: 'info'},
        ],
      },
    },
    cards: [
      {
        title: 'Holds the care plan together',
        text: 'Three, then two, then one. A missed day is moved that afternoon, not lost.',
        object: {
          kind: 'rhythm',
          weeks: [
            {label: 'Week 1', days: 'k-k-k'},
            {label: 'Week 2', days: 'k-mbb'},
            {label: 'Week 3', days: '-b-b-'},
            {label: 'Week 4', days: '-b-b-'},
            {label: 'Week 5', days: '--b--'},
          ],
        },
      },
      {
        title: 'Asks what kind of case it is',
        text: 'So the right papers are in the room before the patient is.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Auto accident', value: 'Date, claim number, adjuster'},
            {term: 'At work', value: 'Employer, date, who was told'},
            {term: 'Neither', value: 'Plan or your cash rates'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'What changes in the first month',
    lede: 'Six things chiropractic offices notice, roughly in the order they notice them.',
    items: [
      {
        icon: 'arrows-clockwise',
        title: 'Missed visits moved the same day',
        text: `One call, one text, a new time; no-shows down by up to ${claims.noShowReduction}.`,
      },
      {
        icon: 'clock',
        title: 'New patients seen today',
        text: 'The slot you keep for acute backs goes to acute backs.',
      },
      {
        icon: 'clipboard-text',
        title: 'Re-exams booked on time',
        text: 'Visit twelve is longer, and it is booked as such.',
      },
      {
        icon: 'file-text',
        title: 'Accident cases with their papers',
        text: 'Claim, adjuster and attorney written down once, correctly.',
      },
      {
        icon: 'currency-dollar',
        title: 'Fees said as you say them',
        text: 'Your rates, plans and family days; never a promise of cover.',
      },
      {
        icon: 'hand-palm',
        title: 'Red flags go to the doctor',
        text: 'Numbness, weakness, a fall: put through, or to 911, by your list.',
      },
    ],
    uplift: {percent: 55, of: 'more care plans kept to the end'},
  },
  benchmark: 'chiropractic',
  faq: [
    {
      question: 'Does it say whether an adjustment will help?',
      answer:
        'No. It books the exam where the doctor finds out. It does not name a condition and does not promise a result.',
    },
    {
      question: 'We adjust thirty people before noon. Can it keep up?',
      answer: `It takes ${claims.concurrentCalls} calls at the same time and books ten-minute slots without overlapping an exam. Walk-ins stay yours to wave in.`,
    },
    {
      question: 'How does it handle a personal-injury caller?',
      answer:
        'It asks your intake questions in order, takes claim number and attorney, and says nothing about what the case is worth.',
    },
    {
      question: 'Can it call patients who stopped coming?',
      answer: `Yes, with the words and the limits you set, in ${languages}. Who says no is not called again.`,
    },
  ],
  demo: {
    title: 'See it save a Wednesday',
    lede: 'Bring a care plan, your exam lengths, and the patient who always means to call back.',
    tryOut: [
      {
        says: 'I was rear-ended last night.',
        ends: 'Booked: accident exam, claim taken down',
        tone: 'booked',
      },
      {
        says: 'My leg went numb and I can’t lift my foot.',
        ends: '911 named at once, the doctor told',
        tone: 'info',
      },
      {
        says: 'I feel fine now, cancel the rest.',
        ends: 'Re-exam offered, the doctor told',
        tone: 'info',
      },
    ],
  },
};
