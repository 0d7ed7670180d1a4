// Logs as phone systems write them, and logs that were once misread or refused. Each is read or reported
// as unreadable, and no person’s name is shown.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {accountText} from '../sheet/sheetTexts.ts';
import type {SheetData} from '../sheet/sheet.ts';
import {phoneSystems, systemOf} from '../meaning/phoneSystems.ts';
import type {End, Settings} from '../meaning/settings.ts';
import {readTable} from '../read/table.ts';
import {answerAll, type Change, readLog} from './readFile.ts';

type Replacements = readonly (readonly [pattern: string, by: string])[];

/** A log, what a visitor changes, and the answers that are expected: all other keys. */
interface Case {
  readonly name: string;
  /** The log; without it, plain.csv. */
  readonly lines?: readonly string[];
  /** Changes to the log’s text. */
  readonly replace?: Replacements;
  readonly place?: string;
  readonly settings?: Partial<Settings>;
  /** The answer to every word that is asked about. */
  readonly answer?: End;
}

interface Expected {
  /** A log, its calls, missed calls, voicemails, and what is asked. */
  readonly systems: readonly [string, number, number, number, readonly string[]][];
  /** Other ways of writing plain.csv. */
  readonly writings: readonly [string, Replacements][];
  /** A time, the device's place, the zone that was chosen, the clock, and what is asked. */
  readonly zones: readonly [string, string, string | null, string, readonly string[]][];
  /** Places of a zone’s name. */
  readonly zoneNames: readonly [string, Replacements][];
  readonly cases: readonly Case[];
}

const fileText = (name: string): string => readFileSync(path.join(__dirname, 'logs', name), 'utf8');
const {systems, writings, zones, zoneNames, cases} = JSON.parse(
  fileText('expected.json'),
) as Expected;
const plain = fileText('plain.csv');
const changed = (text: string, replace: Replacements): string =>
  replace.reduce((before, [pattern, by]) => before.replace(new RegExp(pattern, 'gm'), by), text);

/** Reads a log, and checks that its sheet shows no person and has a key for each word. */
const read = (text: string, changes: readonly Change[] = [], place?: string) => {
  const {sheet, figures} = readLog(text, changes, place);
  const keys = [...sheet.ways, ...sheet.endings].map(({key}) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(JSON.stringify(sheet)).not.toMatch(/602555|555.?01\d\d|Doe|Reyes|Bell|PJSIP|https/);
  return {
    ...sheet.total,
    says: accountText(sheet).replace(/^.*?: /, ''),
    asks: sheet.missing.map((one) => ('text' in one ? one.text : one.kind)),
    words: sheet.endings.map((row) => row.text),
    first: sheet.time.first,
    zone: sheet.time.zones?.[0]?.[1],
    average: figures?.minutes?.average ?? null,
    ...{stop: sheet.stop, isSure: sheet.isSure, sharedLines: sheet.sharedLines},
  };
};

test.each(systems)('reads the log of %s', (log, calls, missed, voicemail, asks) => {
  const settings = {order: 'month-first', zone: 'log'} as const;
  expect(read(fileText(`${log}.csv`), [settings])).toMatchObject({calls, missed, voicemail, asks});
});

test('every phone system has its log', () => {
  const found = systems.map(([log]) => systemOf(readTable(fileText(`${log}.csv`))?.names ?? []));
  expect(new Set(found)).toEqual(new Set(phoneSystems));
});

test.each(writings)('reads a log with %s', (_, replace) => {
  const {isSure: _isSure, ...same} = read(plain);
  expect(read(changed(plain, replace))).toMatchObject(same);
});

test('reads a log with cells of a hundred lines and more, as transcripts have', () => {
  const transcript = `"${'Caller: hello, this is Ada Doe\n'.repeat(150)}"`;
  const text = plain.replace('Result', 'Result,Notes').replace(/Answered$/gm, `$&,${transcript}`);
  expect(read(text)).toMatchObject({calls: 20, missed: 7, stop: null});
});

test.each(zones)('reads %s in %s, with the zone %s, as %s', (time, place, zone, clock, asks) => {
  const text = plain.replace(/10\/\d+\/2026 8:\d+ AM/g, time);
  const {first, asks: asked} = read(text, [{zone}], place);
  expect([first.replace(/^.*, /, ''), asked]).toEqual([clock, asks]);
});

test.each(zoneNames)('reads the log’s zone, named %s', (_, replace) => {
  const {first} = read(changed(plain, replace), [{zone: 'America/New_York'}]);
  expect(first).toBe('Thursday, October 1, 2026, 11:10 am');
});

test.each(cases)(
  'reads a log: $name',
  ({name: _name, lines, replace = [], place, settings = {}, answer, ...expected}) => {
    const text = changed(lines?.join('\n') ?? plain, replace);
    const answers = (sheet: SheetData): Partial<Settings> => answerAll(sheet, answer);
    const changes = [settings, ...(answer ? [answers] : [])];
    expect(read(text, changes, place)).toMatchObject(expected);
  },
);

test('an answer of the visitor stays when another one changes', () => {
  const text = changed(plain, [
    ['Missed', 'Overflow'],
    ['(Result|Overflow|Answered)$', '$1,Open'],
  ]);
  const {sheet} = readLog(text, [answerAll, {caller: null}, {endings: [4]}, {endings: [3]}]);
  expect(sheet.total).toMatchObject({missed: 7, unset: 0});
  expect(sheet.settings.caller).toBeNull();
});
