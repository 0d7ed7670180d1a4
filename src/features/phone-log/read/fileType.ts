// cspell:ignore opendocument rels
import {type LogProblem, problems} from '../problem.ts';

type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** First characters of files that are taken for a log by mistake. */
const SIGNATURES: readonly (readonly [RegExp, keyof typeof problems])[] = [
  // A zip archive that begins with the list of a workbook's parts, or with its kind.
  [/^PK\x03\x04[^]*(?:\[Content_Types\]|_rels\/|xl\/|docProps\/|opendocument)/, 'workbook'],
  [/^\xd0\xcf\x11\xe0/, 'workbook'],
  [/^\s*(?:<\?xml[^>]*>\s*)?(?:<\?mso[^>]*>\s*)?<(?:\w+:)?Workbook/i, 'workbook'],
  [/^(?:PK\x03\x04|\x1f\x8b|7z\xbc\xaf|Rar!)/, 'archive'],
  [/^%PDF/, 'pdf'],
  [/^(?:\xef\xbb\xbf)?\s*<(?:!--|!doctype|html|head|meta|style|table|div|\?xml)/i, 'web-page'],
];

/** A file is no text if a larger share of its bytes is zero; a text may end in zeros. */
const MAX_ZERO_SHARE = 1 / 5;

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    // As a stream: the bytes may end in the middle of a character.
    new TextDecoder('utf-8', {fatal: true}).decode(bytes, {stream: true});
    return true;
  } catch {
    return false;
  }
};

/** Detects a text's encoding by its first bytes, or the kind of file it is instead. */
export const textEncoding = (
  bytes: Uint8Array,
): {readonly encoding: TextEncoding} | {readonly problem: LogProblem} => {
  const start = String.fromCharCode(...bytes.subarray(0, 1000));
  const kind = SIGNATURES.find(([signature]) => signature.test(start))?.[1];
  if (kind) return {problem: problems[kind]};
  if (start.startsWith('\xff\xfe')) return {encoding: 'utf-16le'};
  if (start.startsWith('\xfe\xff')) return {encoding: 'utf-16be'};
  // Without a mark, letters of UTF-16 have a zero behind them.
  if (bytes[1] === 0 && bytes[3] === 0 && bytes[0] !== 0) return {encoding: 'utf-16le'};
  const zeros = bytes.filter((byte) => byte === 0).length;
  if (zeros > bytes.length * MAX_ZERO_SHARE) return {problem: problems['not-text']};
  return {encoding: isUtf8(bytes) ? 'utf-8' : 'windows-1252'};
};
