import {plainName} from './columnNames.ts';

/** Shorter is an extension. */
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

/** 6,025,550,111 in a spreadsheet's narrow column: its last digits are gone. */
const isCut = (text: string): boolean => /^\+?\d(?:[.,]\d+)?E\+?\d+$/i.test(text.trim());

/** +1602555**** and xxx-555-0111; letters of a name beside the number are no mask. */
const MASKED = /\d[-. )]*[*•x]{2,}|[*•x]{2,}[-. )]*\d/i;

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

/** Phones inside the practice have few digits; what is named and has none is inside, too. */
const partiesText = (from: string, to: string): string => {
  const start = isExtension(from)
    ? 'from inside'
    : isOutside(from)
      ? 'from outside'
      : /\p{L}/u.test(from) && !withheldWords.includes(plainName(from))
        ? 'from a name'
        : 'without a number';
  const end = isOutside(to) ? 'to outside' : 'to inside';
  return `${start} ${end}`;
};

/** A number by its last ten digits, however it is written. */
const numberKey = (text: string): string => digitsOf(text).slice(-COMPARED_DIGITS);

/** Lines that show a number as the practice's own: nearly all between two full numbers have it. */
const MIN_OWN_LINES = 4;
const OWN_SHARE = 0.9;

/** The practice's own number among lines between two full numbers; '' for none. */
export const ownNumber = (pairs: readonly (readonly [from: string, to: string])[]): string => {
  const outside = pairs.filter(([from, to]) => isOutside(from) && isOutside(to));
  const lines = new Map<string, number>();
  for (const number of outside.flat()) {
    lines.set(numberKey(number), (lines.get(numberKey(number)) ?? 0) + 1);
  }
  const [most] = [...lines].sort(([, one], [, other]) => other - one);
  const isOwn = most && most[1] >= MIN_OWN_LINES && most[1] >= outside.length * OWN_SHARE;
  return isOwn ? most[0] : '';
};

/** The way that a call went by its two numbers, with the practice's own number as inside. */
export const partiesOf = (own: string, from: string, to: string): string => {
  if (own !== '' && isOutside(from) && isOutside(to)) {
    if (numberKey(to) === own) return partiesText(from, '');
    if (numberKey(from) === own) return partiesText('101', to);
  }
  return partiesText(from, to);
};

/** Texts of one reading, each a code in its place. The texts go when the reading ends. */
class CallCodes {
  private readonly codes = new Map<string, number>();

  /** @returns 0 for nothing */
  codeOf(text: string): number {
    if (/^(?:|-|–|0|none|n\/a)$/i.test(text) || isCut(text)) return 0;
    const known = this.codes.get(text);
    if (known !== undefined) return known;
    this.codes.set(text, this.codes.size + 1);
    return this.codes.size;
  }
}

/** Key that is the same for a caller's number, however it is written. */
export class CallerCodes {
  private readonly codes = new CallCodes();

  /** @returns 0 for a number that is withheld, cut, or too short */
  codeOf(text: string): number {
    const digits = isCut(text) || MASKED.test(text) ? '' : digitsOf(text);
    const isWithheld = WITHHELD_KEYS.includes(digits) || /^(\d)\1+$/.test(digits);
    return digits.length < NUMBER_DIGITS || isWithheld
      ? 0
      : this.codes.codeOf(digits.slice(-COMPARED_DIGITS));
  }
}

/** True for a number, an extension, or a word that stands for a number that is withheld. */
export const isParty = (value: string): boolean =>
  value.replace(/\D/g, '').length >= NUMBER_DIGITS ||
  isExtension(value) ||
  withheldWords.includes(plainName(value));
