import {isTimeOfDay, readLength, readTime} from './time.ts';
import type {Recognized} from './columns.ts';

/** What a cell shows: its text, or how many characters are struck. */
export type PreviewCell = {readonly text: string} | {readonly struck: number};

const PREVIEW_ROWS = 3;
const FEW_WORDS = 12;

/** A column of words, such as results, repeats a few of them; a column of names doesn't. */
export const areRepeated = (words: number, cells: number): boolean =>
  words <= Math.min(FEW_WORDS, cells / 4);

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/**
 * The first rows of a log as they may be shown: dates, lengths, extensions and words that come again
 * and again; all else may be a number or a name, and is struck.
 */
export const previewRows = (
  rows: readonly (readonly string[])[],
  kinds: Recognized['kinds'],
): readonly (readonly PreviewCell[])[] => {
  const isOfFewWords = kinds.map((kind, column) => {
    const words = new Set(rows.map((row) => (row[column] ?? '').trim()));
    return kind !== 'number' && areRepeated(words.size, rows.length);
  });
  const cell = (value: string, column: number): PreviewCell => {
    const text = value.trim();
    const isSafe =
      text === '' ||
      readTime(text) !== null ||
      isTimeOfDay(text) ||
      (readLength(text) !== null && digitsIn(text) < 7) ||
      (isOfFewWords[column] === true && digitsIn(text) < 7);
    return isSafe ? {text} : {struck: text.length};
  };
  return rows.slice(0, PREVIEW_ROWS).map((row) => kinds.map((_, i) => cell(row[i] ?? '', i)));
};
