import type {
  CallChoice,
  CallOutcome,
  CallSlot,
  OutcomeKind,
} from '../../specialties/data/callScript.ts';

export interface SpokenLine {
  readonly by: 'agent' | 'caller';
  readonly text: string;
  readonly lang?: string;
  readonly note?: string;
}

export interface PlacedSlot extends CallSlot {
  /** Offered, written into the sheet, or free again. */
  readonly state: 'offered' | 'booked' | 'freed';
}

export interface CallState {
  /** The ids of the choices made so far. */
  readonly path: readonly number[];
  readonly log: readonly SpokenLine[];
  readonly slots: readonly PlacedSlot[];
  /** The caller's next choices; empty when the call has ended. */
  readonly choices: readonly CallChoice[];
  /** Null while the call goes on. */
  readonly outcome: CallOutcome | null;
  /** Duration of such a call in seconds, at 100 words a minute and a breath between turns. */
  readonly seconds: number;
  /** True once the caller has said something that is an emergency. */
  readonly isEmergency: boolean;
}

/** The choices in the address: '1-2-1', or 'start'. */
export const formatPath = (path: readonly number[]): string => path.join('-') || 'start';

/** Reads `formatPath` back; null for anything else, such as what a stranger put in a link. */
export const parsePath = (text: string | null): readonly number[] | null =>
  text !== null && /^[1-9]\d?(?:-[1-9]\d?){0,15}$/.test(text) ? text.split('-').map(Number) : null;

const OUTCOME_NAMES: Readonly<Record<OutcomeKind, string>> = {
  booked: 'Appointment Booked',
  passed: 'Handed off',
  emergency: 'Emergency',
  message: 'Message taken',
  declined: 'Nothing booked',
};

/** 'Appointment Booked' */
export const outcomeName = (ends: OutcomeKind): string => OUTCOME_NAMES[ends];

/** 'Appointment Booked: Monday, 8:10 am, Op 2' */
export const outcomeTitle = ({ends, title}: Pick<CallOutcome, 'ends' | 'title'>): string =>
  `${outcomeName(ends)}: ${title}`;

/** The call that stands on a page as text. */
export interface SampleCall {
  readonly practice: string;
  /** Day and time: 'Saturday, 7:42 pm'. */
  readonly when: string;
  /** '1 min 38 s' */
  readonly length: string;
  readonly callerLabel: string;
  readonly turns: readonly SpokenLine[];
  readonly outcome: Pick<CallOutcome, 'ends' | 'title' | 'detail'>;
  /** Slots just booked on the page's sheet. */
  readonly booked: readonly CallSlot[];
  /** The row of the sheet that the script books first: a phone shows the sheet from there. */
  readonly restRow: number;
}
