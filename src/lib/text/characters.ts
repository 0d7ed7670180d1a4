/** Invisible characters: zero-width and bidirectional ones, a byte order mark. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]/gu;

/**
 * Control characters; format characters, including bidirectional overrides, except the two joiners
 * that some scripts need; line separators; lone surrogates; invisible and unassigned characters.
 * The emoji variation selector is allowed; other variation selectors can encode hidden text.
 */
export const UNSAFE_CHARACTERS =
  /(?![\u200c\u200d]|(?<=[\p{Extended_Pictographic}0-9#*])\ufe0f)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800\ufff0-\ufffc\u{1d159}]/gu;

/** Unpaired UTF-16 surrogate, for which PostgreSQL rejects the whole text. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '');

export const removeLoneSurrogates = (text: string): string => text.replace(LONE_SURROGATE, '');

/** Counts characters like PostgreSQL's char_length: an emoji is one, not two UTF-16 units. */
export const countCharacters = (text: string): number => [...text].length;

/** Cuts text to at most `atMost` characters, as the database counts. */
export const truncateCharacters = (text: string, atMost: number): string =>
  [...text].slice(0, atMost).join('');

/** Converts digits of any script, and full-width East Asian characters, to ASCII. */
export const toAscii = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** Unicode has the ten digits of a script in a row, from zero to nine. */
const digitValue = (digit: string): number => {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (point - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  // The mathematical digits are five adjacent sets of ten.
  return point >= 0x1d7ce && point <= 0x1d7ff ? (point - 0x1d7ce) % 10 : point - zero;
};
