import {claims} from './claims';

export interface GoLiveStep {
  readonly name: string;
  readonly when: string;
  readonly text: string;
}

const lastHour = Number(claims.setupHours);

/** Connect, Configure, Go Live: spec section 2, Integrations. */
export const goLiveSteps: readonly GoLiveStep[] = [
  {
    name: 'Connect',
    when: 'Hour 0',
    text: 'Your administrator approves one connection. No password changes hands.',
  },
  {
    name: 'Configure',
    when: `Hours 1 to ${lastHour - 1}`,
    text: 'We enter providers, visit types, buffers, and your triage questions, then place test calls until the bookings land where they should.',
  },
  {
    name: 'Go Live',
    when: `Hour ${lastHour}`,
    text: 'Forward the line, or only the overflow. Dedicated support stays with you from the first call.',
  },
];

export interface WireRow {
  readonly crosses: string;
  readonly stays: string;
}

/** What a connection carries and what it leaves where it is. */
export const wireRows: readonly WireRow[] = [
  {crosses: 'Open slots, by provider and visit type', stays: 'Diagnoses, notes, and problem lists'},
  {crosses: 'Name, birth date, and phone, to match a caller', stays: 'Lab results and images'},
  {crosses: 'The booking, move, or cancellation', stays: 'Prescriptions and orders'},
  {crosses: 'A two-line call summary', stays: 'Claims, balances, and card numbers'},
];
