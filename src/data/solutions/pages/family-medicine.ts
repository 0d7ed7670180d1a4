import {claims} from '../../claims';
import {aroundTheClock, connectsTo, hipaaReady, languages, multiLanguage} from '../common';
import {type Solution} from '../schema';

export const solution: Solution = {
  group: 'medical',
  icon: 'stethoscope',
  menuLabel: 'Family medicine',
  pageViewTitle: 'Family Medicine Solutions',
  metadata: {
    title: 'AI Receptionist for Family Medicine',
    description:
      'Ringwell takes the Monday-morning rush at once, sorts callers by your nurse line’s protocol, keeps same-day slots for today, and queues refills complete.',
    keywords: [
      'family medicine AI receptionist',
      'primary care answering service',
      'same-day appointment scheduling',
      'medical phone triage',
    ],
    category: 'HealthApplication',
  },
  practice: 'a family practice',
  badge: 'For family medicine',
  headline: 'Monday, eight o’clock, and every line is answered',
  lede: 'The sick child, the school form, the refill and the referral all call in the same ten minutes. Ringwell takes them at once, sorts by your rules, and keeps today’s slots for today.',
  trust: {practices: 150, of: 'Family Practices'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  call: {
    when: 'Monday, 8:01 am',
    length: '1 min 20 s',
    callerLabel: 'Parent',
    turns: [
      {
        by: 'caller',
        text: 'My son has had a fever since last night, 102. Can he be seen today?',
        note: 'Sick child: same-day rules',
      },
      {
        by: 'agent',
        text: 'I’m sorry he feels bad. How old is he, is he drinking, and is he breathing easily?',
        note: 'Your nurse line’s questions, in their order',
      },
      {
        by: 'caller',
        text: 'Six. He’s drinking, and he’s arguing about breakfast.',
        note: 'No red flags on your list',
      },
      {
        by: 'agent',
        text: 'Dr. Okafor can see Theo at 10:20. If he struggles to breathe or is hard to wake before then, call 911.',
        note: 'A slot kept for this; 911 named every time',
      },
      {
        by: 'caller',
        text: '10:20, good. He also needs a refill for his inhaler.',
        note: 'Refill queued for the nurse',
      },
    ],
    outcome: {
      kind: 'booked',
      title: 'Today, 10:20 am, sick visit',
      detail: 'Theo M., age 6, fever',
    },
  },
  features: {
    title: 'Built around same-day slots, refills, and physicals',
    lede: 'A family practice sells two kinds of time: planned, and today.',
    sheet: {
      title: 'Keeps today’s slots for today',
      text: 'Sick visits open in the morning, physicals weeks ahead. Ringwell never spends a same-day slot on a form, and never offers a physical ten minutes.',
      sheet: {
        day: '9',
        columns: ['Sick visits', 'Dr. Okafor', 'Nurse'],
        startMinute: 10 * 60,
        rowMinutes: 10,
        rows: 12,
        entries: [
          {column: 0, row: 0, span: 2, title: 'R. Alvarez', note: 'Cough, ten days'},
          {column: 0, row: 2, span: 2, title: 'Theo M.', note: 'Fever, age 6', tone: 'new'},
          {
            column: 0,
            row: 6,
            span: 2,
            title: 'Kept open',
            note: 'For whoever calls next',
            tone: 'info',
          },
          {column: 1, row: 0, span: 4, title: 'P. Grant', note: 'Annual physical'},
          {column: 1, row: 4, span: 2, title: 'L. Moreno', note: 'Diabetes, three months'},
          {column: 1, row: 6, span: 3, title: 'D. Achebe', note: 'New patient'},
          {column: 2, row: 0, span: 1, title: 'Flu shot'},
          {column: 2, row: 4, span: 2, title: 'P. Grant', note: 'Blood draw, fasting'},
          {column: 2, row: 6, span: 2, title: 'Refill queue', note: '4 to approve', tone: 'info'},
        ],
      },
    },
    cards: [
      {
        title: 'Sorts by how soon, in your words',
        text: 'Your protocol decides. Ringwell asks, sorts, and says when to hang up and dial 911.',
        object: {
          kind: 'ladder',
          steps: [
            {door: '911', example: 'My chest feels tight', tone: 'info'},
            {door: 'Nurse, now', example: 'Her fever is 104', tone: 'info'},
            {door: 'Today', example: 'It burns when I pee', tone: 'booked'},
            {door: 'This month', example: 'Time for my physical', tone: 'live'},
          ],
        },
      },
      {
        title: 'Brings refills in complete',
        text: 'So the nurse approves in one look and nobody is called back for the pharmacy’s name.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Patient', value: 'Theo M., matched by birth date'},
            {term: 'Asked for', value: 'Albuterol inhaler, 3 days left'},
            {term: 'Pharmacy', value: 'Main Street, confirmed'},
            {term: 'Waiting for', value: 'Nurse, then Dr. Okafor'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'What changes in the first month',
    lede: 'Six things family practices notice, roughly in the order they notice them.',
    items: [
      {
        icon: 'clock',
        title: 'No busy tone at eight',
        text: `${claims.concurrentCalls} callers at the same time, each picked up in ${claims.answerSeconds} seconds.`,
      },
      {
        icon: 'first-aid',
        title: 'The nurse line gets nurse calls',
        text: 'Directions, forms and opening hours never reach it.',
      },
      {
        icon: 'clipboard-text',
        title: 'Physicals arrive prepared',
        text: 'Fasting or not, forms, insurance card: said on the call and sent by text.',
      },
      {
        icon: 'calendar-x',
        title: 'Fewer empty chairs',
        text: `Reminders by text and email; no-shows down by up to ${claims.noShowReduction}.`,
      },
      {
        icon: 'file-text',
        title: 'Referrals that don’t get lost',
        text: 'Who, to whom, and which insurer wants a number, in one note.',
      },
      {
        icon: 'translate',
        title: 'Grandmother books for herself',
        text: `In ${languages}, switched in mid-sentence if need be.`,
      },
    ],
    uplift: {percent: 35, of: 'more sick calls seen the same day'},
  },
  benchmark: 'family-medicine',
  faq: [
    {
      question: 'Does it decide what is an emergency?',
      answer:
        'No. It asks the questions your clinicians wrote and follows the answer: 911, nurse, today, or a routine visit. It never names an illness, and it says when to call 911 before it books.',
    },
    {
      question: 'Can it give patients their test results?',
      answer:
        'No. It says that results come from the clinician, takes the question, and leaves it in the inbox you choose.',
    },
    {
      question: 'Which EMR systems does it work with?',
      answer: `${connectsTo(['epic', 'cerner', 'athenahealth', 'eclinicalworks', 'practice-fusion', 'nextgen'])}. It reads open times and writes appointments; orders, results and notes are left alone.`,
    },
    {
      question: 'What about a parent who calls for a teenager?',
      answer:
        'It follows your consent rules: it confirms who is calling and what they may hear, and leaves anything else to your staff.',
    },
    {
      question: 'Can we keep our own people on the phone in the daytime?',
      answer:
        'Yes. Give it lunch, evenings, and whatever rings a fourth time. You choose the hours and can change them any day.',
    },
  ],
  demo: {
    title: 'See it take your Monday morning',
    lede: 'Bring the worst ten minutes of your week. We will play them against your own rules.',
    tryOut: [
      {
        says: 'My dad is short of breath.',
        ends: 'Told to call 911, your team alerted',
        tone: 'info',
      },
      {
        says: 'I need a camp form signed by Friday.',
        ends: 'Booked: nurse visit, form named',
        tone: 'booked',
      },
      {says: 'Did my labs come back?', ends: 'Message in the clinician’s inbox', tone: 'info'},
    ],
  },
};
