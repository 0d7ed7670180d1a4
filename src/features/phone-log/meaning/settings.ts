import type {Unit} from '../read/duration.ts';

/** Hour before which a time without AM or PM may be at night. */
export const NIGHT_END = 7;

/** End of an incoming call; `not-a-call` for a line that isn't one. */
export type End = 'answered' | 'missed' | 'voicemail' | 'not-a-call';
/** Way that a call went; `not-a-call` for a line that isn't one. */
export type Way = 'in' | 'out' | 'inside' | 'not-a-call';

/** Answers by `Word.key`. */
export type WordAnswers<Answer extends string> = Readonly<Record<string, Answer>>;

/**
 * Settings that the visitor can change. Columns are counted from 0. Null: no such column, or not chosen
 * yet; `missingChoices` (sheet/sheet.ts) decides which.
 */
export interface Settings {
  readonly time: number | null;
  /** The column with the time of day beside a date. */
  readonly clock: number | null;
  readonly order: 'month-first' | 'day-first' | null;
  /** Meaning of times from 1:00 to 6:59 without AM or PM. */
  readonly amPm: 'am' | 'pm' | null;
  /** Time zone of the practice's clock; 'log' for the times as written. */
  readonly zone: string | null;
  /** `numbers`: the two numbers of a call show its way. */
  readonly direction: number | 'numbers' | null;
  readonly wayOf: WordAnswers<Way>;
  readonly endings: readonly number[];
  readonly endOf: WordAnswers<End>;
  readonly caller: number | null;
  readonly duration: number | null;
  /** Null leaves the durations out. */
  readonly unit: Unit | null;
}
