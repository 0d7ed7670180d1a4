/** Nobody types into four fields in less than this, in milliseconds. */
export const MIN_FILL_MS = 3_000;

/**
 * How long a message is held before it is sent, in milliseconds: people with a form filler are quick
 * and lose nothing by it, a machine that doesn't stay sends nothing.
 *
 * @param elapsed milliseconds from the form's appearance to its sending
 */
export const holdBeforeSending = (elapsed: number): number => Math.max(0, MIN_FILL_MS - elapsed);
