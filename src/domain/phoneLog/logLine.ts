export type Direction = 'in' | 'out' | 'internal';
export type Result = 'answered' | 'missed' | 'voicemail';

/** One line of a phone log, reduced to what the figures need. Seconds throughout. */
export interface LogLine {
  /** When it began: since 1970 where the log names a time zone, else the same as `clock`. */
  readonly start: number;
  /** The same moment on the practice's wall clock, counted as if that clock were UTC. */
  readonly clock: number;
  readonly direction: Direction;
  readonly result: Result;
  readonly talk: number;
  /** Until somebody picked up, or until the caller gave up; null where the log doesn't say. */
  readonly wait: number | null;
  /** A code in place of the number (callerNumber.ts); 0 where the log has none. */
  readonly caller: number;
  /** A code of what is one for all lines of a call; 0 where the log has none. */
  readonly call?: number;
}

/** One incoming call from outside, whatever lines the log has of it. Missed unless `answered`. */
export interface Call {
  readonly start: number;
  readonly clock: number;
  readonly answered: boolean;
  readonly voicemail: boolean;
  readonly talk: number;
  readonly wait: number | null;
  readonly caller: number;
}
