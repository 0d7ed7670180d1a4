import {claims} from '@site/src/data/claims';

export interface GoLiveStep {
  readonly name: string;
  readonly when: string;
  readonly text: string;
}

const lastHour = Number(claims.setupHours);

/** Connect, Configure, Go Live, as the owner fixed them. */
export const goLiveSteps: readonly GoLiveStep[] = [
  {
    name: 'Connect',
    when: 'Hour 0',
    text: 'Your administrator approves one connection. No password changes hands.',
  },
  {
    name: 'Configure',
    when: `Hours 1 to ${lastHour - 1}`,
    text: 'We enter providers, visit types, buffers, and the questions that you ask urgent callers, then place test calls until the bookings land where they should.',
  },
  {
    name: 'Go Live',
    when: `Hour ${lastHour}`,
    text: `Forward the line, or only the overflow. Dedicated support begins with the first call and runs for ${claims.supportDays} days.`,
  },
];

/** What a connection carries. */
export const crossesWire: readonly string[] = [
  'Open slots, by provider and visit type',
  'Name, birth date, and phone, to match a caller',
  'The caller’s own upcoming visits, to move or cancel one',
  'The booking, move, or cancellation',
  'A preferred language, if you allow it',
  'A two-line call summary',
];

/** What it leaves where it is. */
export const staysInSystem: readonly string[] = [
  'Diagnoses, notes, and problem lists',
  'Lab results and images',
  'Prescriptions and orders',
  'Claims, balances, and card numbers',
];
