import {company} from '../../config/company.ts';

/** Id of the section's heading. A link to it counts as asking for the calendar. */
export const BOOKING_SECTION = 'demo';

/** Facts and rules of a demo, for the page, the calendar, the emails, and the database's settings. */
export const demoRules = {
  /** Minutes. */
  minutes: 20,
  /** Office hours between now and the first time that can be booked. */
  noticeHours: 2,
  /** Days ahead that can be booked. */
  horizonDays: 28,
  /** Maximum number of open demos for one email address. */
  perMailbox: 3,
  /** Minutes for which a time is reserved until its email is confirmed, when many demos are booked. */
  heldMinutes: 30,
  agenda: [
    {term: 'First', fact: 'You name the three calls your desk finds hardest.'},
    {
      term: 'Then',
      fact: `We play them. You hear ${company.name} answer, and see what it books.`,
    },
    {term: 'Last', fact: 'You ask what it costs, and what it cannot do.'},
  ],
  exampleCalls: [
    'I’m out of my pills, and I fly tonight.',
    'She’s new, she’s two, and she has a fever.',
    'Can my mother and I come together?',
  ],
  ready: [
    'The three calls your desk finds hardest',
    'Your office hours, and who takes calls after them',
    'The name of your scheduling system',
  ],
} as const;
