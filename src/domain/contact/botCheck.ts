/** Nobody fills four fields in less than this, in milliseconds. */
export const MIN_FILL_MS = 3_000;

export interface BotSigns {
  /** Text in the field that people cannot see. */
  readonly trapField: string;
  /** Milliseconds from the form's appearance to its sending. */
  readonly elapsed: number;
}

/**
 * `trapped` filled the invisible field: it is told that all went well and nothing is stored.
 * `too-fast` may still be a person with a form filler, so the form stays filled and a second press
 * goes through.
 */
export const botCheck = ({trapField, elapsed}: BotSigns): 'person' | 'trapped' | 'too-fast' => {
  if (trapField !== '') return 'trapped';
  return elapsed < MIN_FILL_MS ? 'too-fast' : 'person';
};
