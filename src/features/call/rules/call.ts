import {claims} from '../../../data/claims.ts';
import type {CallChoice, CallOutcome, CallSlot, OutcomeKind} from '../callScript.ts';

export interface SpokenLine {
  readonly by: 'agent' | 'caller';
  readonly text: string;
  readonly note?: string;
}

export interface PlacedSlot extends CallSlot {
  /** Offered, written into the sheet, or free again. */
  readonly state: 'offered' | 'booked' | 'freed';
}

export interface CallState {
  /** Ids of the choices made so far. */
  readonly path: readonly number[];
  readonly log: readonly SpokenLine[];
  readonly slots: readonly PlacedSlot[];
  /** The caller's next choices; empty when the call has ended. */
  readonly choices: readonly CallChoice[];
  /** Null until the call has ended. */
  readonly outcome: CallOutcome | null;
  /** Estimated duration in seconds, at 100 words a minute and a pause after each turn. */
  readonly seconds: number;
  /** True once the caller has described an emergency. */
  readonly isEmergency: boolean;
}

/** Alternatives of a regular expression. */
export const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** Formats the choices for the URL: '1-2-1', or 'start'. */
export const formatPath = (path: readonly number[]): string => path.join('-') || 'start';

/** Parses a result of `formatPath`; null for any other text. */
export const parsePath = (text: string | null): readonly number[] | null =>
  text !== null && /^[1-9]\d?(?:-[1-9]\d?){0,15}$/.test(text) ? text.split('-').map(Number) : null;

export const outcomeNames: Readonly<Record<OutcomeKind, string>> = {
  booked: 'Appointment Booked',
  passed: 'Handed off',
  emergency: 'Emergency',
  message: 'Message taken',
  declined: 'Nothing booked',
};

export const callAnswered = {
  label: 'Call Answered',
  value: `${claims.answerSeconds} seconds`,
} as const;

/** A page's call before its script has loaded: the sample as text. Passed to the page as JSON. */
export interface SampleCall {
  readonly practiceName: string;
  /** Day and time: 'Saturday, 7:42 pm'. */
  readonly when: string;
  /** Duration: '1 min 38 s'. */
  readonly length: string;
  readonly callerLabel: string;
  /** Caller's first choices, to press before the script has loaded. */
  readonly starts: readonly Pick<CallChoice, 'id' | 'says'>[];
  readonly turns: readonly SpokenLine[];
  readonly outcome: Pick<CallOutcome, 'ends' | 'title' | 'detail'>;
  /** Slots just booked on the page's sheet. */
  readonly booked: readonly CallSlot[];
  /** Row of the sheet that the script books first, from which a phone shows the sheet. */
  readonly restRow: number;
}
