import {commonMeaning} from '../meaning/words.ts';
import {problems} from '../problem.ts';
import {callerCodes, isExtension} from '../read/callerNumber.ts';
import {plainName} from '../read/columnNames.ts';
import {textEncoding} from '../read/fileType.ts';
import {readLength, unitOf} from '../read/length.ts';
import {clockAt, isTimeOfDay, readTime} from '../read/time.ts';
import {zoneIn} from '../read/zones.ts';

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
    '10/5/2026 8:02:00\u202fAM',
    '10/5/2026 8:02a',
    '10/5/2026 - 8:02 AM',
    '8:02 AM 10/5/2026',
    'October 5th, 2026 8:02 AM',
    '5th of October 2026 08:02',
    '2026-10-05 08:02:00 America/New_York',
    '10/5/2026 8:02 AM Eastern Time (US & Canada)',
    'Mon Oct  5 08:02:00 2026',
    'Mon Oct 5 08:02:00 EDT 2026',
    '20261005080200',
    '20261005 0802',
    '46300.334722222',
  ])('%s', (text) => expect(readTime(text)?.clock).toBe(clock));
  test.each([
    '2026-10-05T08:02:00Z',
    '2026-10-05 08:02 (UTC)',
    '2026-10-05T04:02:00-04:00',
    '10/5/2026 10:02 +0200',
    '2026-10-05 08:02 UTC',
    '2026-10-05 08:02:00+00',
    '2026-10-05 04:02:00-04',
    '2026-10-05T04:02:00-04:00[America/New_York]',
    'Mon Oct 05 2026 04:02:00 GMT-0400 (Eastern Daylight Time)',
    'Mon, 05 Oct 2026 08:02:00 GMT',
    '1791187320',
    '1791187320000',
    '1791187320123456',
    '20261005T080200Z',
    '2026-10-05 08:02:00 +0000 UTC',
    '2026-10-05 01:02 GMT-7',
    '2026-10-05 01:02:00 -0700 PDT',
  ])('with a zone: %s', (text) => {
    const read = readTime(text);
    expect((read?.clock ?? 0) - (read?.ahead ?? NaN)).toBe(clock);
  });
  test.each([
    '',
    '8:02',
    'yesterday',
    '13/13/2026',
    '2/30/2026 8:00',
    '2026-10-05 25:00',
    '10/5/2026 14:05 AM',
    '10/5/2026 8:02 CET',
    '6025550111',
    '1,234',
  ])('not: %s', (text) => expect(readTime(text)).toBeNull());
});

test('a time of day alone', () => {
  const texts = ['8:02', '08:02:00', '8:02 AM', '8:02 AM (ET)', '8 am', '10/5/2026'];
  expect(texts.filter((text) => !isTimeOfDay(text))).toEqual(['10/5/2026']);
});

describe('lengths', () => {
  test.each([
    [41, ['0:41', '00:41', '41s', '41 sec.', 'PT41S']],
    [90, ['00h01m30s', '1m30s', '1m 30s', '1 min 30 sec', '1 minute and 30 seconds', '1.5 min']],
    [90, ['0.00:01:30', 'P0DT0H1M30S']],
    [3605, ['1h 0m 5s', '1 hr 5 secs']],
    [4510, ['75:10']],
    [0, ['0', '0:00', '00:00:00']],
    [null, ['', '-', 'N/A']],
    [undefined, ['long', '12:05:00 AM', '1:75', '26.5:10', 's']],
  ])('%p seconds: %j', (seconds, texts) => {
    for (const text of texts)
      expect([text, readLength(text, 'minutes:seconds')]).toEqual([text, seconds]);
  });
  test.each([
    ['133', 'seconds', 133],
    ['2.5', 'minutes', 150],
    ['1,250', 'minutes', undefined],
    ['90000', 'thousandths of a second', 90],
    ['1:00:05', 'hours:minutes:seconds', 3605],
    ['00:01:30.500', null, 90.5],
    ['133', null, undefined],
    ['2:13', null, undefined],
    ['0:26', 'hours:minutes', 26 * 60],
  ] as const)('%s as %s', (text, reading, seconds) => {
    expect(readLength(text, reading)).toBe(seconds);
  });
  test.each([
    ['Duration (sec)', '62', 'seconds'],
    ['durationSeconds', '62', 'seconds'],
    ['duration_s', '62', 'seconds'],
    ['billsec', '62', 'seconds'],
    ['Duration in minutes', '2', 'minutes'],
    ['Minutes', '2.5', null],
    ['Minutes', '1,250', null],
    ['talkTimeMs', '62000', 'thousandths of a second'],
    ['Duration (hh:mm)', '0:26', 'hours:minutes'],
    ['Length', '0:02:05', 'hours:minutes:seconds'],
    ['Length', '1m2s', 'hours:minutes:seconds'],
    ['Length', '62', null],
    ['Length', '1:02', null],
    // As a spreadsheet makes 2:10.
    ['Length', '2:10:00', null],
    ['Admin Time', '1', null],
  ])('the unit of “%s” with %s is certain, or null', (name, value, unit) => {
    expect(unitOf(name, [value])).toBe(unit);
  });
});

test.each([
  ['answered', ['Answered', 'Picked up', 'Accepted']],
  ['missed', ['NO ANSWER', 'No-Answer', 'Not answered', 'Not Connected', 'Unsuccessful']],
  ['voicemail', ['Voicemail', 'Left Voicemail']],
  ['talk', ['Completed']],
  ['in', ['Incoming', 'inbound']],
  ['out', ['Outgoing', 'Placed']],
  ['internal', ['Internal']],
  ['other', ['Fax', 'SMS']],
  // Nothing is taken for what it only contains.
  [
    null,
    ['Parked', 'Answered late', 'Connected to nobody', 'Missing', 'Success', 'Disconnected', ''],
  ],
])('%p in any log: %j', (meaning, words) => {
  for (const word of words) expect([word, commonMeaning(plainName(word))]).toEqual([word, meaning]);
});

test('one caller, however the number is written; none where it is withheld or cut', () => {
  const codeOf = callerCodes();
  const one = codeOf('6025550111');
  const same = [
    ...['(602) 555-0111', '+1 602 555 0111', '1-602-555-0111', 'Ada <6025550111>'],
    ...['Maxx Doe <6025550111>', 'sip:+16025550111@10.0.0.5:5060', '6025550111 x204'],
  ];
  const none = [
    ...['', 'Anonymous', 'Ext. 204', '204', '0000000000', '+266696687'],
    ...['1.60256E+10', '+1602555****', 'xxx-555-0111'],
  ];
  expect(same.filter((text) => codeOf(text) !== one)).toEqual([]);
  expect(none.filter((text) => codeOf(text) !== 0)).toEqual([]);
  expect(codeOf('6025550112')).not.toBe(one);
  expect(['Ext. 204', 'Anonymous', '6025550111'].map(isExtension)).toEqual([true, false, false]);
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
  ])('%s', (_, bytes, encoding) => expect(textEncoding(bytes)).toEqual({encoding}));
  test.each([
    ['a workbook', [...Buffer.from('PK\x03\x04....[Content_Types].xml')], 'workbook'],
    ['an archive', [...Buffer.from('PK\x03\x04....calls.csv')], 'archive'],
    ['a compressed file', [0x1f, 0x8b, 8, 0], 'archive'],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0], 'workbook'],
    ['a PDF', [...Buffer.from('%PDF-1.7')], 'pdf'],
    ['a web page', [...Buffer.from('\n<!doctype html>')], 'web-page'],
    ['a program', [0x7f, 0x45, 0x4c, 0x46, 0, 0, 1, 0], 'not-text'],
  ] as const)('%s', (_, bytes, code) => {
    expect(textEncoding(new Uint8Array(bytes))).toEqual({problem: problems[code]});
  });
});

const noon = Date.UTC(2026, 9, 5, 12) / 1000;
test.each([
  ['12:00 PDT', -7],
  ['EST', -5],
  ['Eastern Standard Time', -5],
  ['CT', -5],
  ['(UTC-05:00) Eastern Time (US & Canada)', -4],
  ['GMT-7', -7],
  ['+05:30', 5.5],
  ['America/Los_Angeles', -7],
  ['Hawaiian Standard Time', -10],
  ['Zulu', 0],
  ['Recent', null],
  ['Nowhere/Land', null],
])('the zone of “%s” on an October noon is %s hours from UTC', (text, hours) => {
  const zone = zoneIn(text);
  expect(zone && zone(noon) / 3600).toBe(hours);
});
