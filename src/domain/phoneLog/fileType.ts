import type {LogProblem} from './problem.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A month of calls is a few megabytes. */
export const MAX_BYTES = 50 * 2 ** 20;

/** What files begin with that are taken for a log by mistake. */
const SIGNATURES: readonly (readonly [string, Extract<LogProblem, {code: 'not-text'}>['type']])[] =
  [
    ['PK\x03\x04', 'workbook'],
    ['\xd0\xcf\x11\xe0', 'workbook'],
    ['%PDF', 'pdf'],
    ['\x89PNG', 'picture'],
    ['\xff\xd8\xff', 'picture'],
    ['GIF8', 'picture'],
  ];

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    // As a stream: the bytes may end in the middle of a character.
    new TextDecoder('utf-8', {fatal: true}).decode(bytes, {stream: true});
    return true;
  } catch {
    return false;
  }
};

/** UTF-16 without a mark at its beginning: of nearly every two bytes one is 0, always the same one. */
const zeroSide = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const zeros = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > bytes.length / 4 && even < odd / 20) return 'utf-16le';
  return even > bytes.length / 4 && odd < even / 20 ? 'utf-16be' : null;
};

/** How a file is written, by its first bytes; or what it is instead of a text. */
export const textEncoding = (
  bytes: Uint8Array,
): {readonly encoding: TextEncoding} | {readonly problem: LogProblem} => {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const type = SIGNATURES.find(([signature]) => start.startsWith(signature))?.[1];
  if (type) return {problem: {code: 'not-text', type}};
  if (start.startsWith('\xff\xfe')) return {encoding: 'utf-16le'};
  if (start.startsWith('\xfe\xff')) return {encoding: 'utf-16be'};
  const wide = zeroSide(bytes);
  if (wide) return {encoding: wide};
  if (bytes.includes(0)) return {problem: {code: 'not-text', type: 'other'}};
  const encoding = isUtf8(bytes) ? 'utf-8' : 'windows-1252';
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, 200));
  if (/^\s*<(?:!doctype|html)/i.test(text)) return {problem: {code: 'not-text', type: 'web page'}};
  return {encoding};
};
