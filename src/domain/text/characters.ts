/** Characters that show nothing wherever they stand: zero-width ones, marks of direction, a byte order mark. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]/gu;

/**
 * Control characters; format characters, among them those that turn the reading direction round,
 * but for the two joiners that some scripts are written with; separators of lines; halves of
 * characters; what shows nothing or has no meaning that is agreed on. Of the marks that choose how
 * a character looks, the one behind an emoji stays: others can spell a hidden text.
 */
export const UNSEEN =
  /(?![\u200c\u200d]|(?<=[\p{Extended_Pictographic}0-9#*])\ufe0f)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800\ufff0-\ufffc\u{1d159}]/gu;

/** Half of a pair of UTF-16 units. PostgreSQL refuses the whole text for it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Removes characters that nobody sees. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Removes halves of surrogate pairs. */
export const withoutHalfCharacters = (text: string): string => text.replace(LONE_SURROGATE, '');

/** Characters as PostgreSQL's char_length counts them: an emoji is one, not two UTF-16 units. */
export const countCharacters = (text: string): number => [...text].length;

/**
 * Splits a text into characters as a reader sees them; single code points where the browser cannot
 * tell.
 */
const visibleCharacters = (text: string): readonly string[] =>
  'Segmenter' in Intl
    ? // eslint-disable-next-line compat/compat -- where there is one
      Array.from(new Intl.Segmenter('en').segment(text), ({segment}) => segment)
    : [...text];

/** The beginning of a text, of at most `atMost` characters as the database counts; none is cut in two. */
export const cutCharacters = (text: string, atMost: number): string => {
  if (countCharacters(text) <= atMost) return text;
  let kept = '';
  let count = 0;
  for (const character of visibleCharacters(text)) {
    count += countCharacters(character);
    if (count > atMost) break;
    kept += character;
  }
  return kept;
};

/** Digits of any script and the full-width signs of East Asian keyboards as those of a US keyboard. */
export const toAsciiSigns = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** Unicode keeps the ten digits of a script in a row, from zero to nine. */
const digitValue = (digit: string): number => {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (point - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  // The mathematical digits stand in five rows without a gap between them.
  return point >= 0x1d7ce && point <= 0x1d7ff ? (point - 0x1d7ce) % 10 : point - zero;
};
