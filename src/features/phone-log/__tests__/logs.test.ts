// Logs as phone systems write them, and logs that were once misread or refused. Each is read or reported
// as unreadable, and no person’s name is shown.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {accountText} from '../count/sentences.ts';
import type {SheetData} from '../count/sheet.ts';
import {phoneSystems, systemOf} from '../meaning/phoneSystems.ts';
import type {End, Settings} from '../meaning/settings.ts';
import {readTable} from '../read/table.ts';
import {answerAll, readLog} from './readFile.ts';

/** A log, what a visitor changes, and the answers that are expected: all other keys. */
interface Case {
  readonly name: string;
  readonly log: string;
  /** Changes to the file's text. */
  readonly replace?: readonly (readonly [pattern: string, by: string])[];
  readonly place?: string;
  readonly settings?: Partial<Settings>;
  /** The answer to every word that is asked about. */
  readonly answer?: End;
}

const textOf = (name: string): string => readFileSync(path.join(__dirname, 'logs', name), 'utf8');
const cases = JSON.parse(textOf('expected.json')) as readonly Case[];

test.each(cases)(
  '$name',
  ({name: _name, log, replace = [], place, settings = {}, answer, ...expected}) => {
    const text = replace.reduce(
      (before, [pattern, by]) => before.replace(new RegExp(pattern, 'gm'), by),
      textOf(`${log}.csv`),
    );
    const answers = (sheet: SheetData): Partial<Settings> => answerAll(sheet, answer);
    const {sheet, figures} = readLog(text, [settings, ...(answer ? [answers] : [])], place);
    expect({
      ...sheet.total,
      says: accountText(sheet).replace(/^.*?: /, ''),
      asks: sheet.open.map((one) => ('text' in one ? one.text : one.kind)),
      words: sheet.endings.map((row) => row.text),
      first: sheet.time.first,
      zone: sheet.time.zones?.[0]?.[1],
      average: figures?.minutes?.average ?? null,
      ...{stop: sheet.stop, isSure: sheet.isSure},
    }).toMatchObject(expected);
    const keys = [...sheet.ways, ...sheet.endings].map(({key}) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(JSON.stringify(sheet)).not.toMatch(/602555|555.?01\d\d|Doe|Reyes|Bell|PJSIP|https/);
  },
);

test('every system has its log', () => {
  const found = cases.map(({log}) => systemOf(readTable(textOf(`${log}.csv`))?.names ?? []));
  expect(new Set(found)).toEqual(new Set([null, ...phoneSystems]));
});

test('what was answered stays when another answer changes', () => {
  const changes = [answerAll, {caller: null}, {endings: [4]}, {endings: [3]}];
  const {sheet} = readLog(textOf('two-endings.csv'), changes);
  expect(sheet.total).toMatchObject({missed: 20, unset: 0});
  expect(sheet.settings.caller).toBeNull();
});
