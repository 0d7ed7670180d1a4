import {readFileSync} from 'node:fs';
import path from 'node:path';

import {commonClass} from '../meaning/words.ts';
import {problems} from '../problem.ts';
import {callerCodes, isExtension} from '../read/callerNumber.ts';
import {plainName} from '../read/columnNames.ts';
import {textEncoding} from '../read/fileType.ts';
import {readDuration, type Unit, unitOf} from '../read/duration.ts';
import {isTimeOfDay, midnightOf, readTime} from '../read/time.ts';
import {zoneIn} from '../read/zones.ts';

/** Texts as logs have them, and what they mean; a duration that can't be read is “unreadable”. */
interface Values {
  readonly times: Readonly<Record<'local' | 'zoned' | 'none' | 'ofDay', readonly string[]>>;
  readonly durations: readonly (readonly [text: string, unit: Unit | null, seconds: unknown])[];
  readonly units: readonly (readonly [name: string, value: string, unit: Unit | null])[];
  readonly words: readonly (readonly [meaning: string | null, words: readonly string[]])[];
  readonly callers: Readonly<Record<'one' | 'none', readonly string[]>>;
  readonly zones: readonly (readonly [text: string, hours: number | null])[];
}
const {times, durations, units, words, callers, zones} = JSON.parse(
  readFileSync(path.join(__dirname, 'logs', 'values.json'), 'utf8'),
) as Values;

describe('times', () => {
  const clock = midnightOf(2026, 10, 5) + 8 * 3600 + 2 * 60;
  test.each(times.local)('reads the time %s', (text) => expect(readTime(text)?.clock).toBe(clock));
  test.each(times.zoned)('reads the time with a zone: %s', (text) => {
    const read = readTime(text);
    expect((read?.clock ?? 0) - (zoneIn(read?.zone ?? '')?.(clock) ?? NaN)).toBe(clock);
  });
  test.each(times.none)('reads no time from: %s', (text) => expect(readTime(text)).toBeNull());
  test.each(times.ofDay)('is a time of day: %s', (text) => expect(isTimeOfDay(text)).toBe(true));
  test('a date isn’t a time of day', () => expect(isTimeOfDay('10/5/2026')).toBe(false));
});

test.each(durations)('reads the duration “%s” in %s as %p seconds', (text, unit, seconds) => {
  const read = readDuration(text, unit);
  expect(read === undefined ? 'unreadable' : read).toBe(seconds);
});

test.each(units)('the unit of the column “%s” with %s is certain, or null', (name, value, unit) => {
  expect(unitOf(name, [value])).toBe(unit);
});

test.each(words)('reads as %p in any log: %j', (meaning, each) => {
  expect(each.map((word) => commonClass(plainName(word)))).toEqual(each.map(() => meaning));
});

test('recognizes one caller however the number is written, and none where it is withheld or cut', () => {
  const codeOf = callerCodes();
  const one = codeOf('6025550111');
  expect(callers.one.filter((text) => codeOf(text) !== one)).toEqual([]);
  expect(callers.none.filter((text) => codeOf(text) !== 0)).toEqual([]);
  expect(codeOf('6025550112')).not.toBe(one);
  expect(['Ext. 204', 'Anonymous', '6025550111'].map(isExtension)).toEqual([true, false, false]);
});

const noon = Date.UTC(2026, 9, 5, 12) / 1000;
test.each(zones)('the zone of “%s” on an October noon is %s hours from UTC', (text, hours) => {
  const zone = zoneIn(text);
  expect(zone && zone(noon) / 3600).toBe(hours);
});

describe('files', () => {
  const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le'));
  const text = 'Start Time,Direction,From,To,Result,Talk Time\r\n10/05/2026 8:00,Incoming,';
  test.each([
    ['UTF-8', new TextEncoder().encode(`${text}é`), 'utf-8'],
    ['UTF-8 cut in a character', new TextEncoder().encode(`${text}é`).slice(0, -1), 'utf-8'],
    ['UTF-16 without a mark', utf16(text), 'utf-16le'],
    ['UTF-16 with its mark', new Uint8Array([0xff, 0xfe, ...utf16(text)]), 'utf-16le'],
    [
      'UTF-16 the other way',
      new Uint8Array([0xfe, 0xff, ...Buffer.from(utf16(text)).swap16()]),
      'utf-16be',
    ],
    ['Windows', new Uint8Array(Buffer.from(`${text}Jos\xe9,5`, 'latin1')), 'windows-1252'],
  ])('detects %s', (_, bytes, encoding) => expect(textEncoding(bytes)).toEqual({encoding}));
  test.each([
    ['a workbook', 'PK\x03\x04....[Content_Types].xml', 'workbook'],
    ['an archive', 'PK\x03\x04....calls.csv', 'archive'],
    ['a compressed file', '\x1f\x8b\b\0', 'archive'],
    ['an old workbook', '\xd0\xcf\x11\xe0', 'workbook'],
    ['a PDF', '%PDF-1.7', 'pdf'],
    ['a web page', '\n<!doctype html>', 'web-page'],
    ['a program', '\x7fELF\0\0\x01\0', 'not-text'],
  ] as const)('refuses %s', (_, start, code) => {
    expect(textEncoding(Buffer.from(start, 'latin1'))).toEqual({problem: problems[code]});
  });
});
