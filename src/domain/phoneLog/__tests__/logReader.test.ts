import fc from 'fast-check';

import {figuresOf} from '../figures.ts';
import {joinCalls} from '../calls.ts';
import {noColumns} from '../columns.ts';
import {logs} from './logs.ts';
import {figuresOfText, logOf, readText} from './readText.ts';

describe('ten logs made by hand', () => {
  test.each(logs)('$name', ({text, source, answers}) => {
    const log = logOf(text);
    const joined = joinCalls(log.lines);
    const {calls, missed, voicemail, callers} = figuresOf(joined);
    expect({
      calls,
      missed,
      voicemail,
      talk: joined.calls.reduce((sum, {talk}) => sum + talk, 0),
      callers: callers && [callers.all, callers['called-again'] + callers['called-back']],
      outgoing: joined.outgoing.length,
      left: joined.left,
    }).toEqual({
      ...{voicemail: 0, outgoing: 0, ...answers},
      left: {internal: 0, joined: 0, hangUps: 0, ...answers.left},
    });
    expect(log.source).toMatch(source);
  });

  test('come out the same however the text is cut, and with any line ends', () => {
    fc.assert(
      fc.property(fc.constantFrom(...logs), fc.integer({min: 1, max: 400}), ({text}, piece) => {
        expect(readText(text, {piece})).toEqual(readText(text, {piece: 1e6}));
        const other = text.includes('\r')
          ? text.replaceAll('\r\n', '\n')
          : text.replaceAll('\n', '\r\n');
        expect(figuresOfText(other)).toEqual(figuresOfText(text));
      }),
      {numRuns: 60},
    );
  });
});

const header = 'Start,Direction,From,To,Result,Duration';
const row = (start: string, rest = 'In,6025550111,100,Answered,60'): string => `${start},${rest}`;

describe('dates that can be read in two orders', () => {
  const dates = (...starts: string[]): boolean =>
    logOf([header, ...starts.map((start) => row(start))].join('\n')).noticed.isDayFirst;

  test('one that can’t settles all others', () => {
    expect(dates('5/10/2026 8:00', '13/10/2026 8:00')).toBe(true);
    expect(dates('10/5/2026 8:00', '10/13/2026 8:00')).toBe(false);
  });
  test('else the order in which the log covers fewer days, and the month first when both do', () => {
    expect(dates('1/10/2026 8:00', '2/10/2026 8:00', '12/10/2026 8:00')).toBe(true);
    expect(dates('10/1/2026 8:00', '10/2/2026 8:00', '10/12/2026 8:00')).toBe(false);
    expect(dates('5/5/2026 8:00')).toBe(false);
  });
});

describe('what is no log', () => {
  test.each([
    ['', 'empty'],
    [`${header}\n`, 'empty'],
    ['Product,Price,Stock\nGloves,12.50,40\n', 'not-a-log'],
    ['Name,Phone\nAda Doe,6025550111\n', 'no-time'],
    ['Direction,From,To,Result,Duration\nIn,6025550111,100,Answered,60\n', 'no-time'],
    [`${row('10/5/2026 8:00')}\n${row('10/6/2026 8:00')}`, 'no-header'],
    ['just one word', 'not-a-log'],
  ])('%j: %s', (text, code) => {
    expect(readText(text)).toEqual({kind: 'problem', problem: {code}});
  });
});

describe('columns that aren’t clear', () => {
  const text = [
    'Line,When,Kind,Remote,Person,Ended As,Length',
    ...Array.from(
      {length: 30},
      (_, i) =>
        `${i},10/05/2026 8:${10 + i},received,6025550${100 + i},Ada Doe ${i},${i % 3 ? 'Answered' : 'Missed'},0:45`,
    ),
  ].join('\n');

  test('are asked for, with a guess, and without a number or a name', () => {
    const outcome = readText(text);
    expect(outcome).toMatchObject({
      kind: 'question',
      question: {guess: {start: 1, direction: 2, result: 5, total: 6, from: 3}},
    });
    const shown = JSON.stringify(outcome);
    expect(shown).toContain('"text":"received"');
    expect(shown).not.toMatch(/6025550|Ada Doe/);
  });
  test('are read as the visitor says', () => {
    const columns = {...noColumns, start: 1, direction: 2, result: 5, total: 6, from: 3};
    expect(figuresOfText(text, {columns})).toMatchObject({calls: 30, missed: 10});
  });
  test('can be asked for in any case', () => {
    expect(readText(logs[0]!.text, {asks: true}).kind).toBe('question');
  });
});

test('says what it noticed', () => {
  const {noticed} = logOf(
    [
      header,
      row('10/5/2026 8:00 AM'),
      row('2026-10-05 08:10'),
      row('2026-10-05 08:20'),
      row('soon'),
      row('2026-10-05 08:20', 'In,6025550111,100,Parked,60'),
    ].join('\n'),
  );
  expect(noticed).toEqual({
    lines: 5,
    unread: 1,
    zoned: 0,
    forms: [
      ['2026-10-05 08:02', 2],
      ['10/5/2026 8:02 AM', 1],
    ],
    isDayFirst: false,
    strange: 1,
    strangeWords: [],
  });
});

test.each([0, 300, 19_990, 20_000])(
  'a quote that never closes, after %i lines, takes no more than its own',
  (before) => {
    const rows = Array.from({length: 20_000}, (_, i) =>
      row(`10/5/2026 8:${String(i % 60).padStart(2, '0')}`),
    );
    const open = '10/5/2026 9:00,In,"6025550111,100,Missed,60';
    const text = [header, ...rows.slice(0, before), open, ...rows.slice(before)].join('\n');
    expect(logOf(text).lines).toHaveLength(20_001);
  },
);

describe('words that nobody knows', () => {
  const shown = (word: (at: number) => string): unknown =>
    logOf(
      [
        header,
        ...Array.from({length: 400}, (_, i) =>
          row(
            '10/5/2026 8:00 AM',
            i % 2 ? 'In,6025550111,100,Answered,60' : `In,6025550111,100,${word(i)},60`,
          ),
        ),
      ].join('\n'),
    ).noticed;
  test('are said where they are words', () => {
    expect(shown(() => 'Parked')).toMatchObject({strange: 200, strangeWords: [['Parked', 200]]});
  });
  test.each([
    ['all different', (at: number) => `Ada Doe ${at}`],
    ['of a family that calls again and again', (at: number) => `Ada Doe ${at % 70}`],
  ])('are not where they may be names, %s', (_, word) => {
    expect(shown(word)).toMatchObject({strange: 200, strangeWords: []});
  });
});

// What people reported of other readers of such files.
describe('files as others have met them', () => {
  const lines = Array.from({length: 40}, (_, i) => `10/5/2026 8:${10 + i} AM;In;6025550${111 + i}`);
  const semicolons = (note: string, end = '\n'): string =>
    ['Start;Direction;From;Notes;Result', ...lines.map((line) => `${line};${note};Missed`)].join(
      end,
    );
  test.each([
    [
      'a semicolon, and commas in quoted notes over several lines',
      semicolons('"a, b, c\nd, e,\nf, g, h"'),
    ],
    ['a semicolon, and quotes within a note', semicolons('"she said ""later"", and hung up"')],
    ['what Excel writes before the columns', `sep=;\n${semicolons('')}`],
    ['a title and an empty line before the columns', `Call report\n\n${semicolons('x')}`],
    ['columns as wide as spaces make them', semicolons('     ')],
    ['the line ends of an old Mac', semicolons('x', '\r')],
    ['a header of more than a piece', semicolons('x').replace('Notes', `Notes${' '.repeat(9000)}`)],
    ['no end of the last line, in a quote', `${semicolons('x')}\n${lines[0]};"a\nb";Missed`],
  ])('%s', (_, text) => {
    for (const piece of [7, 1000, 1e6]) {
      const {lines: read, noticed} = logOf(text, {piece});
      expect(read.length).toBeGreaterThanOrEqual(lines.length);
      expect(read.every(({result}) => result === 'missed')).toBe(true);
      expect(noticed.unread).toBe(0);
    }
  });
});
