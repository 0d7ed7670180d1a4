import {formatNumber} from '../../../lib/format/numbers.ts';
import {
  countCharacters,
  removeInvisible,
  removeLoneSurrogates,
} from '../../../lib/text/characters.ts';

/** Length of a local number without area code; anything shorter can't be called from outside. */
const MIN_PHONE_LENGTH = 7;

/** Control and bidirectional characters, which names don't contain and the table rejects. */
const LINE_CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
const TEXT_CONTROLS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Converts text to one line: no control characters, single spaces, trimmed. */
export const toSingleLine = (text: string): string =>
  removeLoneSurrogates(text).replace(LINE_CONTROLS, ' ').replace(/ {2,}/g, ' ').trim();

export const toPlainText = (text: string): string =>
  removeLoneSurrogates(text).replace(TEXT_CONTROLS, '').trim();

/** Keeps a phone number as typed, words included; removes invisible characters and `tel:`. */
export const readPhone = (typed: string): string =>
  toSingleLine(removeInvisible(toSingleLine(typed)).replace(/^\s*tel:/i, ''));

/** Matches blank text; the tables have the same pattern (supabase/migrations). */
export const BLANK_TEXT =
  /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\ufff9-\ufffb\u{1d159}]*$/u;

/** Returns the error for a field's text, shown beside it; '' if it can be stored. */
export type FieldRule = (typed: string) => string;

interface TextLimits {
  /** Maximum characters (`countCharacters`), equal to the tables' limit (supabase/migrations). */
  readonly max: number;
  /** Returns the text as it is stored. */
  readonly stored?: (typed: string) => string;
  /** Error for a required field without text. */
  readonly empty?: string;
  /** Error for a required field with spaces or invisible characters only. */
  readonly blank?: string;
}

/** Checks the length here, because a limit on the field itself would silently truncate pasted text. */
export const textRule =
  ({max, stored = toSingleLine, empty = '', blank = empty}: TextLimits): FieldRule =>
  (typed) => {
    if (typed === '') return empty;
    const text = stored(typed);
    if (blank !== '' && BLANK_TEXT.test(text)) return blank;
    const count = countCharacters(text);
    return count > max
      ? `Please keep it to ${formatNumber(max)} characters. It has ${formatNumber(count)} now.`
      : '';
  };

/** Rule of a phone number that may be left out. */
export const phoneRule: FieldRule = (typed) => {
  const phone = readPhone(typed);
  return phone !== '' && (phone.match(/[\p{L}\p{N}]/gu) ?? []).length < MIN_PHONE_LENGTH
    ? 'Enter a phone number with area code, or leave this blank.'
    : textRule({max: 50, stored: readPhone})(typed);
};
