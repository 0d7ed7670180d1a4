import fc from 'fast-check';

import {textEncoding} from '../fileType.ts';
import {halfSipHash, isExtension, numberCode} from '../numberCode.ts';
import {clockAt, readLength, readTime} from '../time.ts';
import {directionOf, resultOf} from '../words.ts';

describe('times', () => {
  const clock = clockAt(2026, 10, 5, 8, 2);
  test.each([
    '2026-10-05 08:02',
    '2026-10-05T08:02:00.000',
    '10/5/2026 8:02 AM',
    '10/05/26, 08:02:00',
    'Mon 10/05/2026 8:02 a.m.',
    'Oct 5, 2026 at 8:02 AM',
    'Monday, October 5, 2026 8:02am',
    '5 Oct 2026 08:02',
    '05-Oct-26 08:02',
    '10/5/2026 8:02 AM EDT',
  ])('%s', (text) => expect(readTime(text)?.clock).toBe(clock));
  test.each([
    '2026-10-05T08:02:00Z',
    '2026-10-05T04:02:00-04:00',
    '10/5/2026 10:02 +0200',
    '2026-10-05 08:02 UTC',
  ])('with a zone: %s', (text) =>
    expect(readTime(text, {offsetAt: () => -3600})).toMatchObject({
      start: clock,
      clock: clock - 3600,
    }),
  );
  test.each(['', '8:02', 'yesterday', '13/13/2026', '2026-10-05 25:00', '6025550111', '1,234'])(
    'not: %s',
    (text) => expect(readTime(text)).toBeNull(),
  );
  test('any date comes back in both US and ISO writing', () => {
    fc.assert(
      fc.property(
        fc.date({min: new Date('2000-01-02'), max: new Date('2099-12-30'), noInvalidDate: true}),
        (date) => {
          const seconds = Math.floor(date.getTime() / 1000);
          expect(readTime(date.toISOString().replace('Z', ''))?.clock).toBe(seconds);
          const us = date.toLocaleString('en-US', {timeZone: 'UTC'});
          expect(readTime(us)?.clock).toBe(seconds);
        },
      ),
    );
  });
});

test.each([
  [41, ['0:41']],
  [133, ['00:02:13', '133', '2m 13s']],
  [3605, ['1h 0m 5s']],
  [13, ['13 sec']],
  [4510, ['75:10']],
  [null, ['', 'long']],
])('%p seconds: %j', (seconds, texts) => {
  for (const text of texts) expect(readLength(text)).toBe(seconds);
});
test('minutes, where the column says so', () => expect(readLength('2.5', true)).toBe(150));

test.each([
  ['answered', ['Answered', 'Call connected', 'Accepted']],
  ['missed', ['NO ANSWER', 'Not answered', 'Abandoned', 'Hang Up', 'No']],
  ['voicemail', ['Voicemail']],
  ['ended', ['Completed']],
  [null, ['Parked', '']],
])('result %p: %j', (result, words) => {
  for (const word of words) expect(resultOf(word)).toBe(result);
});

test.each([
  ['in', ['Incoming', 'inbound', 'Missed']],
  ['out', ['Outgoing', 'Placed']],
  ['internal', ['Internal']],
  [null, ['Sideways']],
])('direction %p: %j', (direction, words) => {
  for (const word of words) expect(directionOf(word)).toBe(direction);
});

describe('codes of numbers', () => {
  test('are HalfSipHash’s, by the vectors of its authors', () => {
    const bytes = Array.from({length: 8}, (_, byte) => byte);
    const key = [0x03020100, 0x07060504] as const;
    const hex = (length: number): string[] =>
      halfSipHash(bytes, length, key).map((word) => word.toString(16).padStart(8, '0'));
    expect(hex(0)).toEqual(['591f8d21', 'c83cb8b9']);
    expect(hex(1)).toEqual(['122455be', '157338f8']);
    expect(hex(2)).toEqual(['ef394f06', '57eb507c']);
    expect(hex(3)).toEqual(['451a0fce', '790606f7']);
  });
  test('are the same for one number however it is written, and others with another key', () => {
    const ways = ['(602) 555-0111', '+1 602 555 0111', '6025550111', '1-602-555-0111'];
    expect(new Set(ways.map((text) => numberCode(text, [1, 2]))).size).toBe(1);
    expect(numberCode('6025550111', [1, 2])).not.toBe(numberCode('6025550111', [1, 3]));
    expect(numberCode('6025550111', [1, 2])).not.toBe(numberCode('6025550112', [1, 2]));
  });
  test.each(['', 'Anonymous', 'Ext. 204', '204'])('there is none for %j', (text) =>
    expect(numberCode(text, [1, 2])).toBe(0),
  );
  test('an extension has digits, but few', () => {
    expect([isExtension('Ext. 204'), isExtension('Anonymous'), isExtension('6025550111')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('files', () => {
  const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le'));
  const text = 'Start Time,Direction,From,To,Result,Talk Time\r\n10/05/2026 8:00,Incoming,';
  test.each([
    ['UTF-8', new TextEncoder().encode(`${text}é`), 'utf-8'],
    ['UTF-8 cut in a character', new TextEncoder().encode(`${text}é`).slice(0, -1), 'utf-8'],
    ['UTF-16 with its mark', new Uint8Array([0xff, 0xfe, ...utf16(text)]), 'utf-16le'],
    ['UTF-16 without one', utf16(text), 'utf-16le'],
    ['UTF-16 the other way', new Uint8Array(Buffer.from(utf16(text)).swap16()), 'utf-16be'],
    ['Windows', new Uint8Array(Buffer.from(`${text}Jos\xe9,5`, 'latin1')), 'windows-1252'],
  ])('%s', (_, bytes, encoding) => expect(textEncoding(bytes)).toEqual({encoding}));
  test.each([
    ['a workbook', [0x50, 0x4b, 3, 4], 'workbook'],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0], 'workbook'],
    ['a PDF', [...Buffer.from('%PDF-1.7')], 'pdf'],
    ['a picture', [0x89, 0x50, 0x4e, 0x47], 'picture'],
    ['a web page', [...Buffer.from('\n<!doctype html>')], 'web page'],
    ['a program', [0x7f, 0x45, 0x4c, 0x46, 0, 0, 1, 0], 'other'],
  ])('%s', (_, bytes, type) => {
    expect(textEncoding(new Uint8Array(bytes))).toEqual({problem: {code: 'not-text', type}});
  });
});
