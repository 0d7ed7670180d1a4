import {plainName} from './columnNames.ts';

/** Digits of a phone number; an extension has fewer. */
const NUMBER_DIGITS = 7;
/** A US number without its country code, so that +1 602 555 0100 and (602) 555-0100 are one caller. */
const COMPARED_DIGITS = 10;

/** Words for a number that is withheld, as `plainName` writes them. */
const withheldWords: readonly string[] =
  'anonymous|restricted|blocked|private|private number|withheld|unavailable|unknown|unknown number|no caller id|caller unknown|not available|n/a|none'.split(
    '|',
  );
/** The same words on a telephone's keys, as gateways send them: ANONYMOUS, RESTRICTED, UNAVAILABLE. */
const WITHHELD_KEYS = ['266696687', '7378742833', '86282452253'];

/** Numbers with lost digits: 6.02555E+9 from a spreadsheet's narrow column, +1602555**** masked. */
const CUT = /^\+?\d(?:[.,]\d+)?E\+?\d+$|\d[-. )]*[*•x]{2,}|[*•x]{2,}[-. )]*\d/i;

/** The digits alone: without the name around <it>, a SIP address's host, an extension behind it. */
const digitsOf = (text: string): string => {
  if (!/[<@a-z;]/i.test(text)) return text.replace(/\D/g, '');
  const inside = /<([^>]*)>/.exec(text)?.[1] ?? text;
  return inside
    .replace(/[@;].*$/, '')
    .replace(/\s*(?:x|ext\.?|extension)\s*\d+$/i, '')
    .replace(/\D/g, '');
};

/** A number that isn't one of the practice's own short ones. */
const isOutside = (text: string): boolean => digitsOf(text).length >= NUMBER_DIGITS;

// cspell:ignore ension
/** A phone inside the practice: 101, Ext. 101, Front Desk (101), "Front Desk" <101>, sip:101@host. */
export const isExtension = (text: string): boolean =>
  /^(?:(?:ext(?:ension)?\.?|x)\s*)?\*?\d{2,6}$|[(<]\d{2,6}[)>]$|^(?:sip:)?\d{2,6}@/i.test(
    text.trim(),
  );

const isWithheld = (text: string): boolean => withheldWords.includes(plainName(text));

/** True for a number, an extension, or a word that stands for a number that is withheld. */
export const isParty = (text: string): boolean =>
  text.replace(/\D/g, '').length >= NUMBER_DIGITS || isExtension(text) || isWithheld(text);

/** A number by its last ten digits, however it is written. */
const numberKey = (text: string): string => digitsOf(text).slice(-COMPARED_DIGITS);

/** The practice's own number is on nearly all lines with two full numbers, at least on so many. */
const MIN_OWN_LINES = 4;
const OWN_SHARE = 0.9;

/** Finds the practice's own number in lines that have two full numbers; '' if there is none. */
export const practiceNumber = (pairs: readonly (readonly [from: string, to: string])[]): string => {
  const outside = pairs.filter(([from, to]) => isOutside(from) && isOutside(to));
  const lines = new Map<string, number>();
  for (const number of outside.flat()) {
    lines.set(numberKey(number), (lines.get(numberKey(number)) ?? 0) + 1);
  }
  const [most] = [...lines].sort(([, one], [, other]) => other - one);
  const isOwn = most && most[1] >= MIN_OWN_LINES && most[1] >= outside.length * OWN_SHARE;
  return isOwn ? most[0] : '';
};

/** Describes a call's way by its two numbers: phones inside the practice have few digits. */
export const wayByNumbers = (own: string, from: string, to: string): string => {
  const isOwn = (text: string): boolean => own !== '' && numberKey(text) === own;
  const isName = /\p{L}/u.test(from) && !isWithheld(from);
  const start =
    isExtension(from) || isOwn(from)
      ? 'from inside'
      : isOutside(from)
        ? 'from outside'
        : isName
          ? 'from a name'
          : 'without a number';
  return `${start} ${isOutside(to) && !isOwn(to) ? 'to outside' : 'to inside'}`;
};

/** Makes a code for each phone number, however it is written; 0 for a withheld or incomplete one. */
export const callerCodes = (): ((text: string) => number) => {
  const codes = new Map<string, number>();
  return (text) => {
    const digits = CUT.test(text) ? '' : digitsOf(text);
    const isNone = WITHHELD_KEYS.includes(digits) || /^(\d)\1+$/.test(digits);
    if (digits.length < NUMBER_DIGITS || isNone) return 0;
    const key = digits.slice(-COMPARED_DIGITS);
    const code = codes.get(key) ?? codes.size + 1;
    codes.set(key, code);
    return code;
  };
};
