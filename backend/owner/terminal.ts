/** Formats rows for a terminal, in which control characters typed by strangers have no effect. */

import {createInterface} from 'node:readline/promises';
import {counted} from '../../src/lib/format/counted.ts';
import {UNSAFE_CHARACTERS} from '../../src/lib/text/characters.ts';

/** Number of rows that a command deletes, and its message. */
export interface Deletion {
  readonly rows: number;
  readonly text: string;
}

/** Asks for the number of rows before they are deleted. @throws if another is typed, or without a terminal */
export const confirmRows = async (rows: number): Promise<void> => {
  const {stdin: input, stdout: output} = process;
  const what = `This deletes ${counted(rows, 'row')}.`;
  if (!input.isTTY) throw new Error(`${what} Nothing was done; in a script, add --yes.`);
  const terminal = createInterface({input, output});
  const typed = await terminal.question(`${what} Type ${rows} to go on: `);
  terminal.close();
  if (typed.trim() !== String(rows)) throw new Error('Nothing was done.');
};

/** Text by column. */
type Cells = Readonly<Record<string, string | null>>;

/** First of Unicode's pictures of control characters, such as ␛ for U+001B. */
const PICTURES = 0x2400;
const PICTURE_OF_DELETE = 0x2421;

const escapeCharacter = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(PICTURES + code);
  if (code === 0x7f) return String.fromCodePoint(PICTURE_OF_DELETE);
  const hex = code.toString(16).padStart(4, '0');
  return code > 0xffff ? `\\u{${hex}}` : `\\u${hex}`;
};

/** Replaces invisible characters and line breaks with visible ones. */
export const visible = (text: string): string => text.replace(UNSAFE_CHARACTERS, escapeCharacter);

/** Splits text into lines and replaces invisible characters with visible ones. */
const visibleLines = (text: string): readonly string[] =>
  text.split(/\r?\n/).map((line) => visible(line));

/** Formats rows as a table with a header; every row has the columns of the first. */
export const table = (rows: readonly Cells[]): string[] => {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first);
  const lines = [columns, ...rows.map((row) => columns.map((name) => visible(row[name] ?? '')))];
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  );
  return lines.map((line) =>
    `  ${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd(),
  );
};

/** Formats one row with a line for each column. */
export const formatRecord = (row: Cells): string[] => {
  const width = Math.max(...Object.keys(row).map((name) => name.length));
  const indent = `\n${' '.repeat(width + 4)}`;
  return Object.entries(row).map(
    ([name, value]) => `  ${name.padEnd(width)}  ${visibleLines(value ?? '').join(indent)}`,
  );
};

/** Formats a time in UTC: `2026-11-25 08:00:00`. */
export const formatTimestamp = (at: Date): string =>
  at.toISOString().slice(0, 19).replace('T', ' ');
