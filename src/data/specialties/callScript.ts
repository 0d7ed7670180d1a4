import type {Sheet} from './schema.ts';

/** Proof of a caller's identity, heard in their words. */
export type Proof = 'birth-date' | 'animal';

/**
 * A call that a visitor can have on a specialty page: they choose what the caller says, and the
 * receptionist answers from this script. It is its specialty's call.ts;
 * src/domain/call plays it and holds the rules that every script keeps.
 */
export interface CallScript {
  /** The made-up practice that is called: 'Linden Street Dental'. */
  readonly practice: string;
  /** 'Saturday, 7:42 pm' */
  readonly when: string;
  /** The specialty's word for a caller: 'Caller', 'Owner', 'Patient'. */
  readonly callerLabel: string;
  /** The choices, by their ids, of the path that stands on the page as its sample call. */
  readonly sample: readonly number[];
  /** Bookings by id: free places on the specialty's sheet (features.sheet). */
  readonly slots: Readonly<Record<string, readonly CallSlot[]>>;
  /** By their ids; the one with the id `answer` picks up. */
  readonly lines: Readonly<Record<string, CallLine>>;
}

/** A free place on that sheet, and what is written there. */
export type CallSlot = Omit<Sheet['entries'][number], 'tone'>;

/** A line of the receptionist, and the next choices: two to four, more in the first. */
export type CallLine = {
  readonly says: string;
  /** Language of the words where it is not the page's, such as 'es'. */
  readonly lang?: string;
  /** Note in the margin: the action and its reason. */
  readonly note?: string;
  /**
   * It tells the caller something new about a patient: reached only after a choice that verifies
   * them. Open times are nobody's, and a visit that the caller just chose is not news to them.
   */
  readonly reveals?: true;
  /** It sends the caller to 911 (or what stands for it with animals). */
  readonly emergency?: true;
  /** A slot that is offered here, not written yet. */
  readonly offers?: string;
  /** A slot that is written here; one written before becomes free again. */
  readonly books?: string;
  /** Everything offered or written becomes free again. */
  readonly releases?: true;
} & (
  | {readonly choices: readonly CallChoice[]; readonly ends?: undefined}
  | (CallOutcome & {readonly choices?: undefined})
);

/** A choice of the caller: leads to a line, or ends the call. */
export type CallChoice = {
  /**
   * Its own among the choices of its line, in the address of a call (`?call=1-3`). It stays when
   * others are put before it; a new choice gets a number that the line never had.
   */
  readonly id: number;
  readonly says: string;
  readonly lang?: string;
  readonly note?: string;
  /** The caller says name and birth date here; with animals, owner and animal. */
  readonly verifies?: Proof;
  /** They only want to be called back: what is noted is a number, and nothing about a patient. */
  readonly callback?: true;
  /** The words alone are an emergency: the first answer sends to 911, and nothing is booked. */
  readonly emergency?: true;
  /** The page says '911 first' of these words: the first answer names 911, also where it asks on. */
  readonly names911?: true;
} & ({readonly to: string} | CallOutcome);

export type OutcomeKind = 'booked' | 'passed' | 'emergency' | 'message' | 'declined';

/** Outcome of a call. */
export interface CallOutcome {
  readonly ends: OutcomeKind;
  /** 'Monday, 8:10 am, Op 2': stands after the outcome's own name. */
  readonly title: string;
  /** Sentence about the call's result. */
  readonly detail: string;
}
