import {readFileSync} from 'node:fs';
import path from 'node:path';

import {phoneSystems, systemOf} from '../meaning/phoneSystems.ts';
import type {SheetData} from '../count/sheet.ts';
import {readTable} from '../read/table.ts';
import {answerAll, readLog} from './readFile.ts';

/** Incoming outside calls of each log in the folder; missed includes voicemail. */
const logs = [
  ['aircall', 9, 6, 2],
  ['asterisk', 7, 4, 1],
  ['callrail', 5, 3, 1],
  ['dialpad', 10, 4, 1],
  ['eight-by-eight-legs', 5, 3, 0],
  ['eight-by-eight', 6, 4, 1],
  ['freepbx', 7, 4, 1],
  ['freeswitch', 5, 3, 0],
  ['fusionpbx', 5, 3, 0],
  ['grandstream', 6, 4, 1],
  ['ringcentral', 6, 4, 1],
  ['three-cx-older', 5, 3, 0],
  ['three-cx', 5, 3, 0],
  ['twilio', 6, 4, 0],
  ['webex-calling', 6, 4, 1],
  ['yeastar', 6, 4, 1],
  ['zoom-phone-log', 9, 5, 1],
  ['zoom-phone', 6, 4, 1],
] as const;

const logOf = (id: string): string =>
  readFileSync(path.join(__dirname, 'logs', `${id}.csv`), 'utf8');

// What the systems document is enough: no word is asked about, but Twilio’s 'completed'.
test.each(logs)('a log of %s: %i calls, %i missed, %i in voicemail', (id, ...counts) => {
  const changes = id === 'twilio' ? [(sheet: SheetData) => answerAll(sheet, 'answered')] : [];
  const {sheet} = readLog(logOf(id), [{order: 'month-first'}, ...changes]);
  expect(sheet.open.filter(({kind}) => kind !== 'zone')).toEqual([]);
  const {calls, missed, voicemail} = sheet.total;
  expect([calls, missed, voicemail]).toEqual(counts);
  expect(JSON.stringify(sheet.preview)).not.toMatch(/555.?01\d\d|Reyes|Bell|PJSIP|https/);
});

test('every system has its log', () => {
  const found = logs.map(([id]) => systemOf(readTable(logOf(id))?.names ?? [])?.name);
  expect(new Set(found)).toEqual(new Set(phoneSystems.map(({name}) => name)));
});
