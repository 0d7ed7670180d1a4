import type {Direction, Result} from './logLine.ts';

/** A log repeats a few words, thousands of times. */
const remembered = <Value>(read: (text: string) => Value): ((text: string) => Value) => {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text);
    if (value !== undefined || known.has(text)) return value as Value;
    const fresh = read(text);
    if (known.size < 200) known.set(text, fresh);
    return fresh;
  };
};

const VOICEMAIL = /voice ?mail|\bvm\b/i;
const MISSED =
  /miss|no.?answer|not.?answer|unanswered|no.?reply|abandon|hang.?up|hung|busy|decline|reject|fail|time.?out|cancel|closed|no.?agent|^\s*(?:no|false)\s*$/i;
const ANSWERED = /answer|accept|(?<!dis)connect|pick|success|handled|talk|^\s*(?:yes|true)\s*$/i;
/** Said of calls that have ended, however they did. */
const ENDED = /completed|disconnect|^\s*(?:ended|received)\s*$/i;

/** How a call ended by the word for it; `ended` leaves it to the talk time. Null for other words. */
export const resultOf = remembered((text): Result | 'ended' | null => {
  if (text.trim() === '') return null;
  if (VOICEMAIL.test(text)) return 'voicemail';
  if (MISSED.test(text)) return 'missed';
  if (ANSWERED.test(text)) return 'answered';
  return ENDED.test(text) ? 'ended' : null;
});

const INTERNAL = /internal\b|^\s*local\s*$|\bext\w*.?to\b/i;
const OUT = /^\s*out|outgoing|outbound|placed|dialed|made/i;
const IN = /^\s*in\b|incoming|inbound|received|terminating/i;

/** Null for other words. A word for a missed call, in a column of kinds, says that it came in. */
export const directionOf = remembered((text): Direction | null => {
  if (INTERNAL.test(text)) return 'internal';
  if (OUT.test(text)) return 'out';
  if (IN.test(text)) return 'in';
  return MISSED.test(text) || VOICEMAIL.test(text) ? 'in' : null;
});
