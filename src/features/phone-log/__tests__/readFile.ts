import {readTable} from '../read/table.ts';
import {type Log, openLog, type SheetData} from '../sheet/sheet.ts';
import type {End, Settings} from '../meaning/settings.ts';

const NOW = Date.UTC(2026, 10, 2) / 1000;

export type Change = Partial<Settings> | ((sheet: SheetData) => Partial<Settings>);

/**
 * Reads a text as the worker reads a file, with the settings that are found, and what a visitor changes,
 * one after the other.
 *
 * @param timeZone of this device
 */
export const readLog = (
  text: string,
  changes: readonly Change[] = [],
  timeZone = 'America/New_York',
): ReturnType<Log['read']> => {
  const table = readTable(text);
  if (!table) throw new Error('no table');
  const log = openLog(table, {timeZone, now: NOW});
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
