import {plans} from '../../plans';
import {aroundTheClock} from '../common';
import {type Solution} from '../schema';

/** The figures of this page: spec section 2, 'Dietitians page'. They are shown nowhere else. */
const figures = {
  patientSatisfaction: '40%',
  answeredWithinRings: 3,
  answered: '95%',
  bookedAfterHours: '30%',
  languages: '20+',
} as const;

export const solution: Solution = {
  group: 'wellness-and-animals',
  icon: 'carrot',
  menuLabel: 'Dietitians',
  pageViewTitle: 'Dietitian Solutions',
  metadata: {
    title: 'AI Receptionist for Registered Dietitians',
    description:
      'Ringwell verifies insurance on the first call, books sessions after hours, and keeps clients in touch between visits. For nutrition practices.',
    keywords: [
      'dietitian AI receptionist',
      'nutrition practice answering service',
      'insurance verification for dietitians',
      'nutrition appointment booking',
    ],
    category: 'HealthApplication',
  },
  practice: 'a nutrition practice',
  badge: 'Nutrition Specialist',
  headline: 'AI Receptionist for Registered Dietitians',
  lede: 'Clients ask one thing before they book: does my plan pay? Ringwell takes the card details for verification, books the first session, and keeps people going between visits.',
  trust: {practices: 75, of: 'Nutrition Practices'},
  pills: [
    {icon: 'shield-check', label: 'HIPAA Compliant'},
    aroundTheClock,
    {icon: 'translate', label: `${figures.languages} Languages`},
  ],
  call: {
    when: 'Tuesday, 8:15 pm',
    length: '2 min 04 s',
    callerLabel: 'Client',
    turns: [
      {
        by: 'caller',
        text: 'My doctor wants me to see a dietitian about my sugar. Do you take my insurance?',
        note: 'After hours; referral mentioned',
      },
      {
        by: 'agent',
        text: 'I can take your card now, so that we check before you pay anything. Which carrier, and what is the member ID?',
        note: 'Insurance verification begun',
      },
      {by: 'caller', text: 'A PPO. It’s 8812 4407.', note: 'Read back digit by digit'},
      {
        by: 'agent',
        text: '8812 4407, thank you. Lena has Thursday at 7:30 am, by video, sixty minutes. Anything she should know first: allergies, medication, a past eating disorder?',
        note: 'Your intake questions, nothing judged',
      },
      {by: 'caller', text: 'Just a nut allergy. Thursday is fine.', note: 'Food log sent by text'},
    ],
    outcome: {
      kind: 'booked',
      title: 'Thursday, 7:30 am, by video',
      detail: 'R. Castellan, coverage being checked',
    },
  },
  features: {
    title: 'Nutrition AI Features',
    lede: 'What a nutrition practice asks of its phone, and what clients notice.',
    sheet: {
      title: 'Sixty minutes first, thirty after',
      text: 'First sessions, follow-ups and classes have their own lengths, and some have no room at all. Ringwell books video and office visits from one sheet.',
      sheet: {
        day: '12',
        columns: ['Lena, RD', 'Sam, RDN', 'Classroom'],
        startMinute: 7 * 60,
        rowMinutes: 15,
        rows: 12,
        entries: [
          {
            column: 0,
            row: 2,
            span: 4,
            title: 'R. Castellan',
            note: 'First session, video',
            tone: 'new',
          },
          {column: 0, row: 7, span: 2, title: 'J. Okun', note: 'Follow-up'},
          {column: 1, row: 0, span: 2, title: 'T. Vance', note: 'Follow-up, video'},
          {column: 1, row: 3, span: 4, title: 'E. Molina', note: 'First session'},
          {column: 1, row: 7, span: 2, title: 'P. Lowe', note: 'Follow-up'},
          {column: 2, row: 4, span: 4, title: 'Diabetes class', note: 'Six of eight', tone: 'info'},
        ],
      },
    },
    cards: [
      {
        title: 'Keeps in touch between sessions',
        text: 'Reminders and homework by text, in your tone. Advice waits for you.',
        object: {
          kind: 'messages',
          messages: [
            {
              by: 'practice',
              at: 'Tuesday, 8:19 pm',
              text: 'See you Thursday at 7:30. Please write down what you eat until then.',
            },
            {by: 'client', at: 'Wednesday, 12:40 pm', text: 'Does coffee count?'},
            {
              by: 'practice',
              at: '12:40 pm',
              text: 'Yes, with whatever goes in it. Lena will look at it with you.',
            },
          ],
        },
      },
      {
        title: 'Verifies insurance before the visit',
        text: 'Asked once, read back, and ready for your biller in the morning.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Member ID', value: '8812 4407'},
            {term: 'Referral', value: 'Doctor’s office asked'},
            {term: 'Visits allowed', value: 'Being checked'},
          ],
        },
      },
    ],
    figures: [
      {value: figures.patientSatisfaction, label: 'higher patient satisfaction'},
      {
        value: figures.answered,
        label: `of calls answered within ${figures.answeredWithinRings} rings`,
      },
      {value: figures.bookedAfterHours, label: 'of appointments booked after hours'},
    ],
  },
  benefits: {
    title: 'Enhance Your Nutrition Practice',
    lede: 'Six things nutrition practices notice, roughly in the order they notice them.',
    items: [
      {
        icon: 'identification-card',
        title: 'Coverage settled early',
        text: 'Insurance verification starts on the first call, not at the first bill.',
      },
      {
        icon: 'moon',
        title: 'Evening callers booked',
        text: `${figures.bookedAfterHours} of appointments are made after hours, when people cook and worry.`,
      },
      {
        icon: 'file-text',
        title: 'Referrals followed up',
        text: 'The doctor’s office is asked for the papers, and asked again.',
      },
      {
        icon: 'fork-knife',
        title: 'Food logs that arrive',
        text: 'A nudge two days before, so that the session starts with facts.',
      },
      {
        icon: 'video-camera',
        title: 'Video visits without fuss',
        text: 'The link goes out with the reminder, and once more at the hour.',
      },
      {
        icon: 'translate',
        title: 'Culture at the table',
        text: `${figures.languages} languages, because food is not the same word everywhere.`,
      },
    ],
  },
  receptionist: {
    monthlyPrice: plans.small.price,
    // 12 × 699 is 8,388; the specification rounds the year up to 8,400 and counts with that.
    yearlyPrice: 8_400,
    salary: 45_000,
    benefits: 15_000,
  },
  faq: [
    {
      question: 'Does it give nutrition advice?',
      answer:
        'No. Not a meal plan, not a calorie, not “a little is fine”. Questions about food go to you with the client’s own words.',
    },
    {
      question: 'What does insurance verification mean here?',
      answer:
        'It collects carrier, member ID, referral and reason for the visit, reads them back, and hands them over complete. Whether a plan pays is the plan’s answer, and your team tells the client.',
    },
    {
      question: 'How does it speak with someone who has an eating disorder?',
      answer:
        'Plainly and without numbers: no weights, no compliments, no targets. You choose the words. A caller in crisis is put through, or given 988 or 911.',
    },
    {
      question: 'Can clients book classes as well as sessions?',
      answer: 'Yes. A class has seats instead of a slot, and a waitlist when they are gone.',
    },
  ],
  demo: {
    title: 'Ready to Transform Your Nutrition Practice?',
    lede: 'Bring your session types, your intake questions, and the insurer that keeps you on hold.',
    tryOut: [
      {
        says: 'Is it covered if my doctor didn’t refer me?',
        ends: 'Details taken, answer promised by your desk',
        tone: 'info',
      },
      {
        says: 'I can only do Sundays or after nine.',
        ends: 'Booked: Thursday, 9:15 am, video',
        tone: 'booked',
      },
      {
        says: 'Can I have bread on this diet?',
        ends: 'Message to Lena, nothing advised',
        tone: 'info',
      },
    ],
    numberInLabel: true,
  },
};
