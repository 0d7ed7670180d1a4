// cspell:ignore opendocument rels
import {type Problem, problems} from '../problem.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** First bytes of files that are taken for a log by mistake. */
const SIGNATURES: readonly (readonly [string, keyof typeof problems])[] = [
  ['\xd0\xcf\x11\xe0', 'workbook'],
  ['\x1f\x8b', 'compressed'],
  ['7z\xbc\xaf', 'compressed'],
  ['Rar!', 'compressed'],
  ['%PDF', 'pdf'],
  ['\x89PNG', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
  ['ID3', 'recording'],
  ['RIFF', 'recording'],
  ['OggS', 'recording'],
];

/** A workbook is a zip archive that begins with the list of its parts, or with its kind. */
const typeOf = (bytes: Uint8Array): keyof typeof problems | undefined => {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  if (start.startsWith('PK\x03\x04')) {
    return /\[Content_Types\]|_rels\/|xl\/|docProps\/|opendocument/.test(start)
      ? 'workbook'
      : 'zip';
  }
  return SIGNATURES.find(([signature]) => start.startsWith(signature))?.[1];
};

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

/**
 * Detects a text's encoding by its first bytes, or the kind of file it is instead. @param name the
 * file's
 */
export const textEncoding = (
  bytes: Uint8Array,
  name = '',
): {readonly encoding: TextEncoding} | {readonly problem: Problem} => {
  const notText = (code: keyof typeof problems): {problem: Problem} => ({problem: problems[code]});
  const type = typeOf(bytes);
  if (type) return notText(type);
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return {encoding: 'utf-16le'};
  if (one === 0xfe && two === 0xff) return {encoding: 'utf-16be'};
  const wide = zeroSide(bytes);
  if (wide) return {encoding: wide};
  if (bytes.includes(0)) return notText('not-text');
  const encoding = isUtf8(bytes) ? 'utf-8' : 'windows-1252';
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, 1000));
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<\?mso[^>]*>\s*)?<(?:\w+:)?Workbook/i.test(text))
    return notText('workbook');
  if (/^\s*<(?:!--|!doctype|html|head|meta|style|table|div|\?xml)/i.test(text)) {
    return notText(/\.(?:xlsx?|csv)$/i.test(name) ? 'saved-page' : 'web-page');
  }
  return {encoding};
};
