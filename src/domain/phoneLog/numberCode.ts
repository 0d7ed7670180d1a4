/**
 * A caller's number becomes a code by HalfSipHash-2-4, a hash with a key: without the key, which is
 * made for one reading and kept nowhere, trying all numbers doesn't turn a code back. The browser's
 * own HMAC is asynchronous, and 200,000 promises take longer than the reading.
 */
export type CodeKey = readonly [number, number];

/** Shorter is an extension. */
const NUMBER_DIGITS = 7;
/** A US number without its country code, so that +1 602 555 0100 and (602) 555-0100 are one caller. */
const COMPARED_DIGITS = 10;

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Two words of 32 bits (Aumasson and Bernstein's reference, its 64-bit output). */
export const halfSipHash = (
  bytes: ArrayLike<number>,
  count: number,
  [k0, k1]: CodeKey,
): [number, number] => {
  let v0 = k0;
  let v1 = k1 ^ 0xee;
  let v2 = k0 ^ 0x6c796765;
  let v3 = k1 ^ 0x74656462;
  const rounds = (count: number): void => {
    for (let i = 0; i < count; i += 1) {
      v0 = (v0 + v1) | 0;
      v1 = rotate(v1, 5) ^ v0;
      v0 = rotate(v0, 16);
      v2 = (v2 + v3) | 0;
      v3 = rotate(v3, 8) ^ v2;
      v0 = (v0 + v3) | 0;
      v3 = rotate(v3, 7) ^ v0;
      v2 = (v2 + v1) | 0;
      v1 = rotate(v1, 13) ^ v2;
      v2 = rotate(v2, 16);
    }
  };
  const at = (i: number): number => (i < count ? (bytes[i] ?? 0) : 0);
  const whole = count - (count % 4);
  for (let i = 0; i <= whole; i += 4) {
    const length = i === whole ? count << 24 : at(i + 3) << 24;
    const word = at(i) | (at(i + 1) << 8) | (at(i + 2) << 16) | length;
    v3 ^= word;
    rounds(2);
    v0 ^= word;
  }
  v2 ^= 0xee;
  rounds(4);
  const low = v1 ^ v3;
  v1 ^= 0xdd;
  rounds(4);
  return [low >>> 0, (v1 ^ v3) >>> 0];
};

/** Filled anew for each number, from its end: 200,000 arrays would cost more than the hashing. */
const lastDigits = new Uint8Array(COMPARED_DIGITS);

/** Puts a number's last digits into `lastDigits`. @returns how many digits it has */
const readDigits = (text: string): number => {
  let count = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) continue;
    if (count < COMPARED_DIGITS) lastDigits[count] = digit;
    count += 1;
  }
  return count;
};

/** What stands for a number that is withheld, as `plainName` writes it. */
export const withheldWords: readonly string[] =
  'anonymous|restricted|blocked|private|private number|withheld|unavailable|unknown|unknown number|no caller id|caller unknown|not available|n/a|none'.split(
    '|',
  );
/** The same words on a telephone's keys, as gateways send them: ANONYMOUS, RESTRICTED, UNAVAILABLE. */
const WITHHELD_KEYS = ['266696687', '7378742833', '86282452253'];

/** 6,025,550,111 in a spreadsheet's narrow column: its last digits are gone. */
export const isCut = (text: string): boolean => /^\+?\d(?:[.,]\d+)?E\+?\d+$/i.test(text.trim());

/** The number alone: without the name around <it>, a SIP address's host, an extension behind it. */
const bareNumber = (text: string): string => {
  if (!/[<@a-z;]/i.test(text)) return text;
  const inside = /<([^>]*)>/.exec(text)?.[1] ?? text;
  return inside.replace(/[@;].*$/, '').replace(/\s*(?:x|ext\.?|extension)\s*\d+$/i, '');
};

const isWithheld = (text: string): boolean => {
  const digits = text.replace(/\D/g, '');
  return WITHHELD_KEYS.includes(digits) || /^(\d)\1+$/.test(digits);
};

/** A code of 53 bits, as many as a number holds exactly; 0 for a number that is withheld or cut. */
export const numberCode = (text: string, key: CodeKey): number => {
  if (isCut(text)) return 0;
  const number = bareNumber(text);
  const count = readDigits(number);
  if (count < NUMBER_DIGITS || isWithheld(number)) return 0;
  const [low, high] = halfSipHash(lastDigits, Math.min(count, COMPARED_DIGITS), key);
  return (high % 2 ** 21) * 2 ** 32 + low || 1;
};

/** A number that isn't the practice's own short ones. */
export const isOutside = (text: string): boolean => readDigits(bareNumber(text)) >= NUMBER_DIGITS;

/** A phone inside the practice: digits, but too few for a number. */
export const isExtension = (text: string): boolean => {
  const count = /\d/.test(text) ? readDigits(text.replace(/@.*$/, '')) : 0;
  return count > 0 && count < NUMBER_DIGITS;
};
