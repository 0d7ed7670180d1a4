import {claims} from '@site/src/data/claims';

export interface GoLiveStep {
  readonly name: string;
  readonly when: string;
  readonly text: string;
}

const lastHour = Number(claims.setupHours);

/** Steps Connect, Configure, Go Live, fixed by the owner. */
export const goLiveSteps: readonly GoLiveStep[] = [
  {
    name: 'Connect',
    when: 'Hour 0',
    text: 'Your administrator approves one connection. You give us no passwords.',
  },
  {
    name: 'Configure',
    when: `Hours 1 to ${lastHour - 1}`,
    text: 'We enter providers, visit types, buffers, and the questions that you ask urgent callers. Then we place test calls until every visit is booked where it should be.',
  },
  {
    name: 'Go Live',
    when: `Hour ${lastHour}`,
    text: `Forward all calls, or only the ones you miss. Dedicated support begins with the first call and runs for ${claims.supportDays} days.`,
  },
];

/** Data that a connection shares. */
export const sharedData: readonly string[] = [
  'Open times, by provider and visit type',
  'Name, birth date, and phone number, to match a caller',
  'The caller’s own upcoming visits, to move or cancel one',
  'The visit that is booked, moved, or canceled',
  'A preferred language, if you allow it',
  'A two-line call summary',
];

/** Data that stays in the practice's system. */
export const unsharedData: readonly string[] = [
  'Diagnoses, notes, and problem lists',
  'Lab results and images',
  'Prescriptions and orders',
  'Claims, balances, and card numbers',
];
