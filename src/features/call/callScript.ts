/**
 * Script of an interactive call on a specialty page: the visitor chooses what the caller says, and
 * the receptionist answers. Stored in the specialty's call.ts; src/features/call/rules plays it and defines
 * the rules for scripts.
 */
export interface CallScript {
  /** Name of the fictional practice, such as 'Linden Street Dental'. */
  readonly practiceName: string;
  /** Day and time of the call, such as 'Saturday, 7:42 pm'. */
  readonly when: string;
  /** Specialty's word for a caller: 'Caller', 'Owner', 'Patient'. */
  readonly callerLabel: string;
  /** Choice ids of the path that the page shows as its sample call. */
  readonly sample: readonly number[];
  /** Bookings by id, in free slots of the specialty's day sheet (`sheet` in page.ts). */
  readonly slots: Readonly<Record<string, readonly CallSlot[]>>;
  /** Lines by id, read from text by `callLines`; the call begins with `FIRST_LINE`. */
  readonly lines: Readonly<Record<string, CallLine>>;
}

/** Free slot of that sheet, with the text of the booking. */
export interface CallSlot {
  /** Zero-based column. */
  readonly column: number;
  /** Zero-based row. */
  readonly row: number;
  /** Number of rows. */
  readonly span: number;
  readonly title: string;
  readonly note?: string;
  /** Person with the patient, if it isn't the column's staff. */
  readonly with?: string;
}

/** Day sheet that a call books into; a specialty's has three columns. */
export interface DaySheet {
  /** Day of the month. */
  readonly day: string;
  readonly columns: readonly string[];
  /** Staff of each column; null if it needs none. */
  readonly staff: readonly (string | null)[];
  /** Start of the first row, in minutes after midnight. */
  readonly startMinute: number;
  readonly rowMinutes: number;
  readonly rows: number;
  readonly entries: readonly (CallSlot & {readonly tone?: 'info'})[];
}

/** Id of the line that a call begins with. */
export const FIRST_LINE = 'answer';

/** Query parameter with the choices of a call, `?call=1-2`; any other value starts the call. */
export const CALL_PARAMETER = 'call';

/** Line of the receptionist with the next choices: two to four, more after the first line. */
export type CallLine = {
  readonly says: string;
  /** Note in the margin: the action and its reason. */
  readonly note?: string;
  /**
   * True if the line tells the caller something new about a patient, so it may only follow a choice in
   * which they give a full name and a birth date, or owner and animal. Open times, and a visit that the
   * caller has just chosen, don't count.
   */
  readonly reveals?: true;
  /** Slot offered by this line, not booked yet. */
  readonly offers?: string;
  /** Slot booked by this line; it replaces an earlier booking. */
  readonly books?: string;
  /** Frees every offered or booked slot; an end other than 'booked' does so, too. */
  readonly releases?: true;
  /** Empty if the line ends the call. */
  readonly choices: readonly CallChoice[];
} & (CallOutcome | {readonly ends?: undefined});

/** Choice of the caller: leads to a line or ends the call. */
export type CallChoice = {
  /**
   * Id unique among the choices of its line, used in the URL of a call (`?call=1-3`). Stays the
   * same when other choices are inserted before it; a new choice gets an unused number.
   */
  readonly id: number;
  readonly says: string;
  readonly note?: string;
  /**
   * Set if the words describe an emergency: the first answer sends to 911 (or the emergency hospital
   * for animals), and nothing is booked.
   */
  readonly emergency?: true;
  /** Set if the words are urgent but may not be an emergency: the first answer names 911. */
  readonly names911?: true;
} & ({readonly to: string} | CallOutcome);

export const outcomeKinds = ['booked', 'passed', 'emergency', 'message', 'declined'] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

export interface CallOutcome {
  readonly ends: OutcomeKind;
  /** Details shown after the outcome's name, such as 'Monday, 8:10 am, Op 2'. */
  readonly title: string;
  readonly detail: string;
}
