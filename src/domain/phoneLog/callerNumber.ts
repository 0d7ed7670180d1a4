import {isNo} from './commonNames.ts';
import {type Meaning, plainName} from './roles.ts';

/** Shorter is an extension. */
const NUMBER_DIGITS = 7;
/** A US number without its country code, so that +1 602 555 0100 and (602) 555-0100 are one caller. */
const COMPARED_DIGITS = 10;

/** Words for a number that is withheld, as `plainName` writes them. */
export const withheldWords: readonly string[] =
  'anonymous|restricted|blocked|private|private number|withheld|unavailable|unknown|unknown number|no caller id|caller unknown|not available|n/a|none'.split(
    '|',
  );
/** The same words on a telephone's keys, as gateways send them: ANONYMOUS, RESTRICTED, UNAVAILABLE. */
const WITHHELD_KEYS = ['266696687', '7378742833', '86282452253'];

/** 6,025,550,111 in a spreadsheet's narrow column: its last digits are gone. */
export const isCut = (text: string): boolean => /^\+?\d(?:[.,]\d+)?E\+?\d+$/i.test(text.trim());

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
export const isOutside = (text: string): boolean => digitsOf(text).length >= NUMBER_DIGITS;

// cspell:ignore ension
/** A phone inside the practice: 101, Ext. 101, Front Desk (101), "Front Desk" <101>, sip:101@host. */
export const isExtension = (text: string): boolean =>
  /^(?:(?:ext(?:ension)?\.?|x)\s*)?\*?\d{2,6}$|[(<]\d{2,6}[)>]$|^(?:sip:)?\d{2,6}@/i.test(
    text.trim(),
  );

/** Direction of a call by its two numbers, where no column has it and they tell. */
const WAYS: ReadonlyMap<string, Meaning> = new Map([
  ['from inside to inside', 'internal'],
  ['from inside to outside', 'out'],
  ['from outside to inside', 'in'],
  ['without a number to inside', 'in'],
]);

/** Phones inside the practice have few digits; what is named and has none is inside, too. */
export const partiesText = (from: string, to: string): string => {
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

/** Fewer lines between full numbers show no number as the practice's own. */
const FEW_LINES = 3;

/** The number that most lines between two full numbers have: the practice's own, perhaps. '' for none. */
export const commonNumber = (pairs: readonly (readonly [from: string, to: string])[]): string => {
  const outside = pairs.filter(([from, to]) => partiesText(from, to) === 'from outside to outside');
  const lines = new Map<string, number>();
  for (const number of outside.flat()) {
    lines.set(numberKey(number), (lines.get(numberKey(number)) ?? 0) + 1);
  }
  const [most] = [...lines].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return most && most[1] > Math.max(FEW_LINES, outside.length / 2) ? most[0] : '';
};

/** Says on which side of a call a number is; '' where it is on none. */
export const sideOf = (number: string, from: string, to: string): string => {
  if (number === '') return '';
  if (numberKey(to) === number) return `to ${to}`;
  return numberKey(from) === number ? `from ${from}` : '';
};

/** Meaning of a pair of parties, as `partiesText` describes it; null when they leave it open. */
export const partiesMeaning = (text: string): Meaning | null => WAYS.get(text) ?? null;

/** Texts of one reading, each a code in its place. The texts go when the reading ends. */
export class CallCodes {
  private readonly codes = new Map<string, number>();

  /** @returns 0 for nothing */
  codeOf(text: string): number {
    if (isNo(text.toLowerCase()) || isCut(text)) return 0;
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
