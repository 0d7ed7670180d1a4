// Logs that were once misread or refused: each is read, or said to be unreadable, and nobody is named.
import {accountText} from '../count/sentences.ts';
import type {SheetData} from '../count/sheet.ts';
import {answerAll, type Change, readLog} from './readFile.ts';

const start = (at: number): string =>
  `10/${String(1 + (at % 28)).padStart(2, '0')}/2026 8:${10 + (at % 50)} AM`;
const log = (names: string, line: (at: number) => string, count = 60, end = '\n'): string =>
  [names, ...Array.from({length: count}, (_, at) => line(at))].join(end);
/** Incoming calls of a day each, of which a third is missed: columns behind the caller's number. */
const calls = (names: string, cells: (at: number) => string, count = 60): string =>
  log(
    `Start,Direction,From,${names}`,
    (at) => `${start(at)},In,602555${1000 + at},${cells(at)}`,
    count,
  );
const ended = (at: number): string => (at % 3 ? 'Answered' : 'Missed');

const sum = (sheet: SheetData): string => accountText(sheet).replace(/^.*?: /, '');

interface Row {
  readonly text: string;
  readonly says: string;
  readonly total?: readonly [missed: number, calls: number];
  readonly open?: readonly string[];
}

const rows: Readonly<Record<string, Row>> = {
  'lengths and no column for endings': {
    text: calls('Duration', (at) => (at % 3 ? '1m30s' : '0s')),
    says: '1 title line, 60 incoming calls',
    total: [20, 60],
    open: [],
  },
  'faxes, internal calls, outgoing calls, totals, a repeated head, and blank lines': {
    text: [
      'Start,Direction,From,To,Result',
      ...Array.from(
        {length: 30},
        (_, at) => `${start(at)},Inbound,602555${1000 + at},101,${ended(at)}`,
      ),
      `${start(1)},Inbound,6025551234,101,Fax received`,
      `${start(1)},Internal,101,102,Answered`,
      `${start(1)},Inbound,102,101,Answered`,
      `${start(1)},Outbound,101,6025551234,No answer`,
      '',
      'Start,Direction,From,To,Result',
      `${start(2)},Inbound,6025551235,101,Missed`,
      'Total calls,31,,,',
      '31 calls',
    ].join('\n'),
    says: '2 title lines, 31 incoming calls, 1 outgoing, 2 inside the practice, 1 not calls (fax), 2 totals or notes, 1 blank',
    total: [11, 31],
  },
  'several lines of one call, by its number in the log': {
    text: log(
      'Call ID,Start,Direction,From,Result',
      (at) =>
        `${1 + Math.floor(at / 2)},${start(at - (at % 2))},In,Anonymous,${at % 2 ? 'Answered' : 'Missed'}`,
    ),
    says: '1 title line, 30 incoming calls on 60 lines',
    total: [0, 30],
  },
  'an unknown word is asked about, and a rare one without its text': {
    text: calls('Result', (at) =>
      at % 3 ? 'Answered' : at === 9 ? 'Ada Doe' : at % 2 ? 'Overflow' : 'Missed',
    ),
    says: '1 title line, 60 incoming calls',
    open: ['Overflow', 'null'],
  },
  'names of columns that are numbers or names of people aren’t drawn': {
    text: log('6025550100,Inbound,Ada Doe', (at) => `602555${1000 + at},Inbound,Ada Doe`),
    says: '61 we couldn’t read',
    open: ['time'],
  },
  'a second table below the first': {
    text: `${calls('Result', ended)}\n${log('Result,From,Direction,Start', (at) => `Missed,6025550111,In,${start(at)}`, 9)}`,
    says: '10 we couldn’t read, 1 title line, 60 incoming calls',
  },
  'a table of sums above the calls': {
    text: `Queue,Calls,Answered,Missed\nMain,60,40,20\n\n${calls('Result', ended)}`,
    says: '3 title lines, 60 incoming calls, 1 blank',
    total: [20, 60],
  },
  'lines that stand for several calls': {
    text: calls('Result,Calls', (at) => `${ended(at)},${1 + (at % 2)}`),
    says: '30 we couldn’t read, 1 title line, 30 incoming calls',
  },
  'a period above the head, and sections with titles': {
    text: `Report,,,,\nFrom,10/1/2026,To,10/31/2026,\n${calls('Result,', (at) => `${ended(at)},`, 30)}\nWeek 2,,,,\n${calls('Result,', (at) => `${ended(at)},`, 30).replaceAll('602555', '480555')}`,
    says: '5 title lines, 60 incoming calls',
    total: [20, 60],
  },
  'whole lines in quotes': {
    text: calls('Result', ended).replace(/^.*$/gm, '"$&"'),
    says: '1 title line, 60 incoming calls',
    total: [20, 60],
  },
  'midnights that a spreadsheet wrote, beside the time': {
    text: log(
      'Date,Time,Direction,From,Result',
      (at) => `10/${1 + (at % 28)}/2026 0:00,${8 + (at % 9)}:15,In,602555${1000 + at},${ended(at)}`,
    ),
    says: '1 title line, 60 incoming calls',
    total: [20, 60],
  },
  'a length beside a day is no time of day': {
    text: log('Date,Direction,Dauer', (at) => `10/${1 + (at % 28)}/2026,In,00:01:${10 + at}`),
    says: '60 we couldn’t read, 1 title line',
  },
  'a day and a time of day in columns that nobody knows': {
    text: log(
      'Datum,Uhr,Direction,From,Result',
      (at) => `10/${1 + (at % 28)}/2026,8:15,In,602555${1000 + at},${ended(at)}`,
    ),
    says: '1 title line, 60 incoming calls',
    total: [20, 60],
  },
  'outgoing calls alone leave nothing to ask': {
    text: log('Start,Direction,From,To', (at) => `${start(at)},Out,101,602555${1000 + at}`),
    says: '1 title line, 60 outgoing',
    open: [],
  },
  'rules of signs between the lines, as databases print them': {
    text: `+---+---+\n${calls('Result', ended).replaceAll(',', ' | ')}\n+---+---+`,
    says: '1 title line, 60 incoming calls, 2 blank',
    total: [20, 60],
  },
};

test.each(Object.entries(rows))('%s', (_, {text, says, total, open}) => {
  const {sheet} = readLog(text);
  expect(sum(sheet)).toBe(says);
  if (total) expect([sheet.total.missed, sheet.total.calls]).toEqual(total);
  if (open) {
    expect(sheet.open.map((one) => ('text' in one ? String(one.text) : one.kind))).toEqual(open);
  }
  expect(JSON.stringify([sheet.names, sheet.preview])).not.toMatch(/602555|Doe/);
});

test.each<[string, (text: string) => string]>([
  ['signs without a width', (text) => text.replaceAll(',', '\u200e,\ufeff')],
  ['apostrophes around its cells', (text) => text.replace(/[^,\n]+/g, "'$&'")],
  ['curly quotation marks', (text) => text.replace(/[^,\n]+/g, '“$&”')],
  [
    'blanks before quotation marks',
    (text) => text.replace(/[^,\n]+/g, '"$&"').replaceAll(',', ', '),
  ],
  [
    'backslashes before quotation marks',
    (text) => text.replace(/602.*?,/g, '"Ada \\"Bo\\" Doe, $&",'),
  ],
])('a table written with %s', (_, write) => {
  const {sheet} = readLog(write(calls('Result', ended)));
  expect(sum(sheet)).toBe('1 title line, 60 incoming calls');
  expect(sheet.total).toMatchObject({missed: 20, calls: 60});
});

test('too few calls are no month', () => {
  expect(readLog(calls('Result', ended, 19)).sheet.stop).toBe('few');
  expect(readLog(calls('Result', ended, 20)).sheet.stop).toBeNull();
});

test('a word of one column is answered apart for the way and for the end', () => {
  const {sheet} = readLog(
    log(
      'Start,Type,From',
      (at) => `${start(at)},${at % 3 ? 'Incoming' : 'Missed'},602555${1000 + at}`,
    ),
    [({endings}) => ({endOf: {[endings[0]!.key]: 'answered'}})],
  );
  expect(sum(sheet)).toBe('1 title line, 60 incoming calls');
  expect(sheet.total).toMatchObject({missed: 20, calls: 60});
  const keys = [...sheet.ways, ...sheet.endings].map(({key}) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('staff who took the calls tell missed ones, without their names', () => {
  const text = calls('Answered By', (at) => (at % 3 ? 'Ada Doe' : ''));
  const {sheet} = readLog(text, [{endings: [3]}, (asked) => answerAll(asked, 'answered')]);
  expect(sheet.endings.map((row) => row.text)).toEqual([null, 'nothing']);
  expect(JSON.stringify(sheet)).not.toContain('Ada');
});

test('what was answered stays when another answer changes', () => {
  const text = calls('Result,Status', (at) => `${at % 3 ? 'Answered' : 'Overflow'},Open`);
  const {sheet} = readLog(text, [
    (sheet) => answerAll(sheet),
    {caller: null},
    {endings: [4]},
    {endings: [3]},
  ]);
  expect(sheet.total).toMatchObject({missed: 20, unset: 0});
  expect(sheet.settings.caller).toBeNull();
});

describe('times', () => {
  const dated = (date: (at: number) => string, name = 'Start'): string =>
    log(`${name},Direction,From,Result`, (at) => `${date(at)},In,602555${1000 + at},${ended(at)}`);
  const first = (text: string, place?: string, changes?: readonly Change[]): string => {
    const {sheet} = readLog(text, changes, place);
    const {time, open} = sheet;
    const asked = open.map(({kind}) => kind).join();
    return `${time.first.replace(' 2026,', '')}${asked ? `; ${asked}?` : ''}`;
  };

  test.each([
    ['an offset of hours alone', '2026-10-05 16:49:00+00', 'America/Los_Angeles', '9:49 am'],
    ['an offset and its name', '2026-10-05 16:49:00 +0000 UTC', 'America/New_York', '12:49 pm'],
    ['GMT and hours', '2026-10-05 09:49:00 GMT-7', 'America/Los_Angeles', '9:49 am'],
    [
      'UTC in Detroit, which is Eastern Time',
      '2026-10-05T16:49:00Z',
      'America/Detroit',
      '12:49 pm',
    ],
    ['UTC where there is no daylight saving', '2026-10-05T16:49:00Z', 'America/Phoenix', '9:49 am'],
    ['hours in the morning of UTC', '2026-10-05 05:49:00Z', 'America/New_York', '1:49 am'],
    ['the zone of this device', '2026-10-05 09:49 PDT', 'America/Los_Angeles', '9:49 am'],
    ['another zone is asked about', '2026-10-05 09:49 PDT', 'America/New_York', '9:49 am; zone?'],
    ['UTC on a device that hides its zone', '2026-10-05T16:49:00Z', 'UTC', '4:49 pm; zone?'],
    ['the same in Reykjavík', '2026-10-05T16:49:00Z', 'Atlantic/Reykjavik', '4:49 pm; zone?'],
    ['no zone', '2026-10-05 16:49', 'UTC', '4:49 pm'],
  ])('%s', (_, text, place, clock) => {
    expect(
      first(
        dated(() => text),
        place,
      ),
    ).toBe(`Monday, October 5, ${clock}`);
  });

  test('zones are offered by the name that they have now', () => {
    const zoned = dated(() => '2026-10-05T16:49:00Z');
    const {zones} = readLog(zoned, [], 'America/Juneau').sheet.time;
    expect(zones?.[0]).toEqual(['America/Anchorage', 'Alaska Time']);
    expect(first(zoned, 'UTC', [{zone: 'America/Chicago'}])).toBe('Monday, October 5, 11:49 am');
    expect(first(zoned, 'UTC', [{zone: 'log'}])).toBe('Monday, October 5, 4:49 pm');
  });

  test.each([
    ['the header', 'Start (Pacific)'],
    ['a header with a slash', 'Date/Time (PDT)'],
    ['an offset in the header', 'Start (UTC-07:00)'],
    ['a line above', 'All times are in Pacific Time\nStart'],
  ])('%s has a zone', (_, name) => {
    const text = dated(() => '2026-10-05 12:00', name);
    expect(first(text, 'America/Los_Angeles')).toBe('Monday, October 5, 12:00 pm');
    expect(first(text, 'America/New_York', [{zone: 'America/New_York'}])).toBe(
      'Monday, October 5, 3:00 pm',
    );
  });

  test.each([
    [
      'by one day above 12',
      (at: number) => `${String(1 + (at % 28))}/10/2026 8:00`,
      'Thursday, October 1',
    ],
    [
      'by the order of the lines',
      (at: number) => `${['09/10', '01/11', '02/11'][Math.floor(at / 20)]}/2026 8:00`,
      'Friday, October 9',
    ],
    [
      'two orders are asked about',
      (at: number) => `10/0${1 + ((at * 7) % 9)}/2026 8:00`,
      'Thursday, October 1; order?',
    ],
  ])('day or month first: %s', (_, date, says) => {
    const [day, asked] = says.split('; ');
    expect(first(dated(date))).toBe(`${day}, 8:00 am${asked ? `; ${asked}` : ''}`);
  });

  test('twelve hours without AM or PM are asked about', () => {
    const text = dated((at) => `2026-10-05 ${1 + (at % 12)}:15`);
    expect(first(text)).toBe('Monday, October 5, 1:15 am; half?');
    expect(first(text.replace('Start', 'Start (ET)'))).toBe('Monday, October 5, 1:15 am; half?');
    expect(first(text, undefined, [{half: 'pm'}])).toBe('Monday, October 5, 1:15 pm');
  });
});

test('lengths count with the unit that the visitor chooses, or not at all', () => {
  const text = calls('Result,Duration', (at) => `${ended(at)},1:02`);
  expect(readLog(text).figures?.minutes).toBeNull();
  expect(readLog(text, [{unit: 'minutes:seconds'}]).figures?.minutes?.average).toBe(62);
});

test.each([
  ['every word known', calls('Result', ended), true],
  ['an unknown word', calls('Result', (at) => (at ? ended(at) : 'Parked')), false],
  ['two columns of endings', calls('Result,Status', (at) => `${ended(at)},Busy`), false],
  ['no direction', calls('Result', ended).replaceAll(',In,', ',,'), false],
  ['numbers in a column without a name', calls('Result', ended).replace('From', 'ID'), false],
  ['years ago', calls('Result', ended).replaceAll('/2026', '/2006'), false],
])('%s: counted at once or not', (_, text, isSure) => {
  expect(readLog(text).sheet.isSure).toBe(isSure);
});
