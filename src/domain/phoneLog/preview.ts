import {commonMeaning, isNo, isYes} from './commonNames.ts';
import {parseLength} from './length.ts';
import {plainName} from './roles.ts';
import {isTimeOfDay, readTime} from './time.ts';

/** Content of a cell: its text, or the number of redacted characters. */
export type PreviewCell = {readonly text: string} | {readonly struck: number};

const PREVIEW_ROWS = 3;

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/**
 * The first rows of a log as they may be shown: dates, lengths and words that any log has. All else
 * may be a number or a name, and is struck.
 */
export const previewRows = (
  rows: readonly (readonly string[])[],
): readonly (readonly PreviewCell[])[] => {
  const cell = (value: string): PreviewCell => {
    const text = value.trim();
    const isSafe =
      text === '' ||
      (readTime(text) !== null && !/^\d+$/.test(text)) ||
      isTimeOfDay(text) ||
      (Boolean(parseLength(text)) && digitsIn(text) < 7) ||
      isYes(plainName(text)) ||
      isNo(plainName(text)) ||
      commonMeaning(plainName(text)) !== null;
    return isSafe ? {text} : {struck: text.length};
  };
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows
    .slice(0, PREVIEW_ROWS)
    .map((row) => Array.from({length: width}, (_, column) => cell(row[column] ?? '')));
};
