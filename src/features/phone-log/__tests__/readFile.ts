import {textEncoding} from '../read/fileType.ts';
import {readTable} from '../read/table.ts';
import {type Log, openLog, type SheetData} from '../count/sheet.ts';
import type {End, Settings} from '../meaning/settings.ts';

export const NOW = Date.UTC(2026, 10, 2) / 1000;

/** Opens a text as the worker opens a file. @param place of this device's zone */
export const logOf = (text: string, place = 'America/New_York'): Log => {
  const table = readTable(text);
  if (!table) throw new Error('no table');
  return openLog(table, {place, now: NOW});
};

export const textOf = (bytes: Uint8Array): string => {
  const found = textEncoding(bytes.subarray(0, 2 ** 16));
  if ('problem' in found) throw new Error(found.problem.title);
  return new TextDecoder(found.encoding).decode(bytes);
};

export type Change = Partial<Settings> | ((sheet: SheetData) => Partial<Settings>);

/** Reads a text with the settings that are found, and what a visitor changes, one after the other. */
export const readLog = (
  text: string,
  changes: readonly Change[] = [],
  place?: string,
): ReturnType<Log['read']> => {
  const log = logOf(text, place);
  let {settings} = log;
  let read = log.read(settings);
  for (const change of changes) {
    settings = {...settings, ...(typeof change === 'function' ? change(read.sheet) : change)};
    read = log.read(settings);
  }
  return read;
};

/** Answers all words that are asked about. */
export const answerAll = ({ways, endings}: SheetData, end: End = 'missed'): Partial<Settings> => ({
  wayOf: Object.fromEntries(ways.flatMap(({key, answer}) => (answer ? [] : [[key, 'in']]))),
  endOf: Object.fromEntries(endings.flatMap(({key, answer}) => (answer ? [] : [[key, end]]))),
});
