import {claims} from '@site/src/data/claims';

/** Steps Connect, Configure, Go Live, fixed by the owner. */
export const goLiveSteps = [
  {
    name: 'Connect',
    when: 'Day 1',
    text: 'Your administrator approves one connection. You give us no passwords.',
  },
  {
    name: 'Configure',
    when: 'Days 1 and 2',
    text: 'We enter providers, visit types, buffers, and the questions you ask urgent callers. Then we place test calls until every visit lands in the right place.',
  },
  {
    name: 'Go Live',
    when: 'Day 3',
    text: `Forward all calls, or only those you miss. You have dedicated support for ${claims.supportDays} days.`,
  },
] as const;

/** Data that a connection shares. */
export const sharedData: readonly string[] = [
  'Open times, by provider and visit type',
  'Name, birth date, and phone number, to match a caller',
  'The caller’s own upcoming visits, to move or cancel one',
  'The visit it books, moves, or cancels',
  'A preferred language, if you allow it',
  'A two-line call summary',
];

/** Data that stays in the practice's system. */
export const unsharedData: readonly string[] = [
  'Diagnoses, notes, and treatment plans',
  'Lab results, X-rays, and images',
  'Prescriptions and orders',
  'Claims, balances, and card numbers',
];
