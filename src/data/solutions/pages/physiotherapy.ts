import {claims} from '../../claims';
import {aroundTheClock, hipaaReady, languages, multiLanguage} from '../common';
import {type Solution} from '../schema';

export const solution: Solution = {
  group: 'body-and-movement',
  icon: 'person-simple-walk',
  menuLabel: 'Physiotherapy',
  pageViewTitle: 'Physiotherapy Solutions',
  metadata: {
    title: 'AI Receptionist for Physiotherapy Clinics',
    description:
      'Ringwell books the whole plan of care in one call, counts authorized visits, refills late cancellations, and chases the referral before the first visit.',
    keywords: [
      'physiotherapy AI receptionist',
      'physical therapy answering service',
      'plan of care scheduling',
      'PT clinic no-shows',
    ],
    category: 'HealthApplication',
  },
  practice: 'a physiotherapy clinic',
  badge: 'For physiotherapy clinics',
  headline: 'The whole plan of care, booked before they hang up',
  lede: 'Twelve visits were ordered and seven happened. Ringwell moves the one that got in the way, books the rest at the same hour, and offers the empty 4:30 to the next in line.',
  trust: {practices: 90, of: 'Physiotherapy Clinics'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  call: {
    when: 'Thursday, 7:05 am',
    length: '1 min 15 s',
    callerLabel: 'Patient',
    turns: [
      {
        by: 'caller',
        text: 'I can’t make my 4:30 today. I’m stuck at work all week.',
        note: 'Late cancel: your policy read',
      },
      {
        by: 'agent',
        text: 'Thanks for telling us, Marcus. You have five of your twelve visits left, and the plan ends on the 30th. Would mornings work?',
        note: 'Authorization counted, end date checked',
      },
      {by: 'caller', text: 'Before nine, yes.', note: 'Preference saved'},
      {
        by: 'agent',
        text: 'Then 7:30 with Dana, tomorrow and every Tuesday and Friday to the 28th. Any new swelling, numbness, or calf pain?',
        note: 'Five visits in one go; your red flags asked',
      },
      {
        by: 'caller',
        text: 'No, just stiff. Book them.',
        note: 'Today’s 4:30 offered to the waitlist',
      },
    ],
    outcome: {
      kind: 'booked',
      title: 'Friday, 7:30 am, table 2',
      detail: 'Marcus W., knee, visit 8 of 12',
    },
  },
  features: {
    title: 'Built around plans of care, tables, and visit counts',
    lede: 'One evaluation becomes twelve visits, or it becomes two.',
    sheet: {
      title: 'Books the table and the therapist',
      text: 'An evaluation takes an hour of a therapist; a follow-up can finish in the gym with an aide. Ringwell keeps your ratios and never gives one table to two people.',
      sheet: {
        day: '14',
        columns: ['Table 1', 'Table 2', 'Gym'],
        startMinute: 7 * 60,
        rowMinutes: 15,
        rows: 12,
        entries: [
          {column: 0, row: 0, span: 4, title: 'S. Okoye', note: 'Evaluation, shoulder'},
          {column: 0, row: 4, span: 3, title: 'L. Bauer', note: 'Low back, visit 3'},
          {column: 0, row: 7, span: 2, title: 'A. Rossi', note: 'Neck'},
          {column: 1, row: 0, span: 2, title: 'H. Tran', note: 'Ankle, visit 10'},
          {column: 1, row: 2, span: 3, title: 'Marcus W.', note: 'Knee, visit 8', tone: 'new'},
          {column: 1, row: 6, span: 3, title: 'R. Cole', note: 'Hip, post-op'},
          {column: 2, row: 2, span: 2, title: 'H. Tran', note: 'Exercises'},
          {column: 2, row: 5, span: 3, title: 'Balance class', note: 'Three of four', tone: 'info'},
        ],
      },
    },
    cards: [
      {
        title: 'Counts the visits an insurer allowed',
        text: 'Before it books a thirteenth, and before the date runs out.',
        object: {
          kind: 'visits',
          authorized: 12,
          used: 7,
          booked: 5,
          caption: 'Seven used, five booked. Visit ten is flagged for the progress report.',
        },
      },
      {
        title: 'Takes the referral with the call',
        text: 'Who sent them, for what, and whether the paper is there, before the evaluation.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Referred by', value: 'Orthopedics, Dr. Anand'},
            {term: 'For', value: 'After ACL repair, week 2'},
            {term: 'Order', value: 'Asked for, by fax'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'What changes in the first month',
    lede: 'Six things physiotherapy teams notice, roughly in the order they notice them.',
    items: [
      {
        icon: 'calendar-check',
        title: 'Plans booked whole',
        text: 'Two a week for six weeks is one call, not twelve.',
      },
      {
        icon: 'calendar-x',
        title: 'Late cancels refilled',
        text: 'The waitlist is called by body part, therapist and how soon they can come.',
      },
      {
        icon: 'bell',
        title: 'Fewer quiet drop-outs',
        text: `Who misses two visits gets a call; no-shows go down by up to ${claims.noShowReduction}.`,
      },
      {
        icon: 'file-text',
        title: 'Referrals chased before day one',
        text: 'The surgeon’s office is asked again, and each try is logged.',
      },
      {
        icon: 'hand-palm',
        title: 'Red flags put through',
        text: 'New numbness, a swollen calf, chest pain: a therapist or 911, by your list.',
      },
      {
        icon: 'translate',
        title: 'Exercises in their language',
        text: `Calls in ${languages}, your sheet sent by text.`,
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
        'From the count your system shares or the list your desk keeps. When it can’t see one, it books and flags the visit for a person to check.',
    },
    {
      question: 'Will it tell someone to rest, ice, or stop an exercise?',
      answer:
        'No. It takes the question to the therapist. What is on your red-flag list goes to a person or to 911 at once.',
    },
    {
      question: 'Can it match a patient with a therapist?',
      answer:
        'Yes: by specialty, by who saw them last, or by whom they ask for, in the order you set.',
    },
  ],
  demo: {
    title: 'See it book twelve visits in one breath',
    lede: 'Bring your tables, your ratios, and the patient who only has Tuesdays.',
    tryOut: [
      {
        says: 'My surgeon says to start this week.',
        ends: 'Booked: evaluation, order requested',
        tone: 'booked',
      },
      {
        says: 'My calf is hot and swollen since the flight.',
        ends: 'Therapist on the line, 911 named',
        tone: 'info',
      },
      {
        says: 'Does my plan cover more visits?',
        ends: 'Count read out, question left for billing',
        tone: 'info',
      },
    ],
  },
};
