import fc from 'fast-check';

import {joinCalls} from '../calls.ts';
import {countLog} from '../countLog.ts';
import {figuresOf} from '../figures.ts';
import {type Answers, choicesIn} from '../questions.ts';
import {noColumns, plainName} from '../roles.ts';
import {makeSampleLog} from '../sampleLog.ts';
import {minutesText} from '../sentences.ts';
import {logs} from './logs.ts';
import {figuresOfText, logOf, readOnce, readText} from './readText.ts';

describe('logs of systems that nobody documents', () => {
  test.each(logs)('$name', ({text, said, counts}) => {
    const log = logOf(text, {answers: said});
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
      ...{voicemail: 0, outgoing: 0, ...counts},
      left: {internal: 0, joined: 0, hangUps: 0, ...counts.left},
    });
  });

  test.each(logs)('come out the same with other line ends: $name', ({text, said: answers}) => {
    const other = text.includes('\r')
      ? text.replaceAll('\r\n', '\n')
      : text.replaceAll('\n', '\r\n');
    expect(figuresOfText(other, {answers})).toEqual(figuresOfText(text, {answers}));
  });
});

const header = 'Start,Direction,From,To,Result,Duration';
const row = (start: string, rest = 'In,6025550111,100,Answered,0:01:05'): string =>
  `${start},${rest}`;
/** Forty lines or so, a day each. */
const log = (line: (at: number) => string, count = 28, names = header): string =>
  [names, ...Array.from({length: count}, (_, at) => line(at))].join('\n');
const start = (at: number): string => `10/${1 + (at % 28)}/2026 8:${10 + (at % 50)} AM`;

describe('nothing is guessed', () => {
  const asked = (text: string, answers?: Answers): unknown => {
    const outcome = readText(text, {answers});
    return outcome.kind === 'words'
      ? [
          ...outcome.question.words.flatMap(({text: word, meaning}) => (meaning ? [] : [word])),
          ...outcome.question.lengths.map(({why, example}) => `${why}: ${example}`),
          ...(outcome.question.date ? [`date: ${outcome.question.date.example}`] : []),
          ...(outcome.question.zone ? [`zone: ${outcome.question.zone.example}`] : []),
          ...(outcome.question.people?.answer === null
            ? [`people: ${outcome.question.people.names.join(', ')}`]
            : []),
        ]
      : outcome.kind;
  };

  test('our own sample is known', () => {
    const outcome = readText(makeSampleLog(), {answers: {words: undefined}, isSample: true});
    expect(outcome.kind).toBe('log');
  });

  test('what is known is looked at first, but for our own sample', () => {
    const text = log((at) => row(start(at)));
    expect(readText(text, {answers: {words: undefined}}).kind).toBe('words');
    expect(readText(text, {answers: {words: undefined}, isSample: true}).kind).toBe('log');
    expect(readText(text).kind).toBe('log');
  });

  test('an unknown word anywhere keeps the verdict back, and counts as it is said', () => {
    fc.assert(
      fc.property(
        fc.nat({max: 299}),
        fc.constantFrom('Parked', 'Weitergeleitet', '???'),
        (at, word) => {
          const text = log(
            (line) =>
              row(start(line), `In,6025550111,100,${line === at ? word : 'Missed'},0:01:05`),
            300,
          );
          expect(asked(text)).toEqual([word]);
          const words = {[`result ${word.toLowerCase()}`]: 'answered'} as const;
          const {lines} = logOf(text, {answers: {words}});
          expect(lines.filter(({result}) => result === 'answered')).toHaveLength(1);
        },
      ),
      {numRuns: 20},
    );
  });

  test.each([
    ['no unit', (at: number) => String(30 + at), ['unit: 57']],
    [
      'hours that a spreadsheet made of minutes',
      (at: number) => `${5 + at}:10:00`,
      ['spreadsheet: 32:10:00'],
    ],
    ['an unknown form', () => '12:05:00 AM', ['unread: 12:05:00 AM']],
    ['longer than calls are', (at: number) => `${40 + at}:05`, ['long: 67:05']],
    ['shorter than calls are', (at: number) => `0:0${1 + (at % 9)}`, ['short: 0:09']],
    ['one call of five hours', (at: number) => (at ? '0:02:05' : '5:12:09'), ['long: 5:12:09']],
    ['lengths', (at: number) => `0:${10 + at}`, 'log'],
  ])('a length: %s', (_, length, question) => {
    const text = log((at) => row(start(at), `In,6025550111,100,Answered,${length(at)}`));
    expect(asked(text)).toEqual(question);
    expect(asked(text, {lengths: {total: 'minutes-seconds'}})).not.toContain('unit: 57');
  });

  test.each([
    ['by one day above 12', (at: number) => `${1 + at}/10/2026 8:00`, 'log', true],
    ['the month first', (at: number) => `10/${1 + at}/2026 8:00`, 'log', false],
    ['never', (at: number) => `10/${1 + (at % 9)}/2026 8:00`, ['date: 10/1/2026 8:00'], false],
    [
      'two that disagree',
      (at: number) => (at % 2 ? '13/5/2026 8:00' : '5/14/2026 8:00'),
      'log',
      false,
    ],
    ['by its weekday', () => 'Mon 10/5/2026 8:00', 'log', false],
  ])('day or month first: %s', (_, date, question, isDayFirst) => {
    const text = log((at) => row(date(at)));
    expect(asked(text)).toEqual(question);
    if (question !== 'log') return;
    expect(logOf(text).noticed.isDayFirst).toBe(isDayFirst);
  });

  test.each([
    ['Answered', ['Yes', 'No'], 0.5],
    ['answered', ['1', '0'], 0.5],
    ['Missed', ['false', 'true'], 0.5],
    ['Was Answered', ['Y', 'N'], 0.5],
  ])('a column “%s” with %j answers its own name', (name, [yes, no], share) => {
    const text = log(
      (at) => `${start(at)},In,602555${1000 + at},${at % 2 ? `${yes},0:01:05` : `${no},0:00:00`}`,
      40,
      `Start,Direction,From,${name},Talk Time`,
    );
    expect(figuresOfText(text)).toMatchObject({calls: 40, share});
  });

  test('faxes and messages are not calls', () => {
    const text = log(
      (at) =>
        `${['Fax', 'SMS', 'Voice'][at % 3]},${start(at)},In,602555${1000 + at},Answered,0:01:05`,
      60,
      'Type,Start,Direction,From,Result,Talk Time',
    );
    expect(logOf(text)).toMatchObject({noticed: {lines: 60, other: 40}});
  });

  // Each found by a blind attack with logs of known truth.
  test.each([
    ['a name that may be a machine’s', 'Answered By', ['Kelly', 'AI Agent', '*98']],
    ['a name that was called', 'To', ['Unity Connection', 'Buzón 200', '101', '102', '103']],
  ])('%s: are they people?', (_, name, cells) => {
    const text = log(
      (at) => `${start(at)},In,602555${1000 + at},Answered,0:01:05,${cells[at % cells.length]}`,
      30,
      `Start,Direction,From,Result,Talk Time,${name}`,
    );
    const names = cells.filter((one) => !/^\d/.test(one)).sort();
    expect(asked(text)).toEqual([`people: ${names.join(', ')}`]);
    expect(asked(text, {people: 'all'})).toBe('log');
    expect(asked(text, {people: 'some'})).toEqual(names);
    const words = Object.fromEntries(
      names.map((one) => [`agent ${plainName(one)}`, 'voicemail'] as const),
    );
    const {lines} = logOf(text, {answers: {people: 'some', words}});
    expect(lines.filter(({result}) => result === 'voicemail')).toHaveLength(
      (30 / cells.length) * names.length,
    );
  });

  test.each([
    ['a cell', 'Start', (clock: string) => `${clock} PDT`],
    ['a cell’s full name', 'Start', (clock: string) => `${clock} (Pacific Daylight Time)`],
    ['a place', 'Start', (clock: string) => `${clock} America/Los_Angeles`],
    ['the header', 'Start (Pacific)', (clock: string) => clock],
    ['an offset in the header', 'Start (UTC-07:00)', (clock: string) => clock],
    ['a word in the header', 'Start (local not UTC)', (clock: string) => clock],
    ['a line above', 'All times are in UTC\nStart', (clock: string) => clock],
    ['a column', 'Time Zone,Start', (clock: string) => `US/Pacific,${clock}`],
    ['a column of offsets', 'UTC Offset,Start', (clock: string) => `-04:00,${clock}`],
  ])('another zone by %s is asked about', (_, name, cell) => {
    const text = log(
      (at) => `${cell(`2026-10-${10 + (at % 9)} 12:00`)},In,602555${1000 + at},Answered`,
      30,
      `${name},Direction,From,Result`,
    );
    const hourOf = (zone: 'written' | 'converted'): number => {
      const outcome = readText(text, {answers: {zone}, offsetAt: () => -4 * 3600});
      return outcome.kind === 'log' ? ((outcome.log.lines[0]?.clock ?? 0) / 3600) % 24 : NaN;
    };
    const outcome = readText(text, {offsetAt: () => -4 * 3600});
    expect(outcome).toMatchObject({kind: 'words', question: {zone: {}}});
    expect(hourOf('written')).toBe(12);
    expect(hourOf('converted')).toBe(/pacific|PDT|Los|-07/i.test(text) ? 15 : 8);
    // The zone of this device changes nothing.
    if (!/offset/i.test(name)) {
      const here = (/UTC(?!-)/.test(name) ? 0 : -7) * 3600;
      expect(readText(text, {offsetAt: () => here}).kind).toBe('log');
    }
  });

  test.each([
    ['Talk Time (min)', '0', 'Less than a minute of talk, or none'],
    ['Talk Time (hh:mm)', '0:00', 'Less than a minute of talk, or none'],
  ])('none of %s may be a short talk', (name, none, question) => {
    const text = log(
      (at) =>
        `${start(at)},In,602555${1000 + at},${at % 3 ? (none.length > 1 ? '0:02' : 2) : none}`,
      30,
      `Start,Direction,From,${name}`,
    );
    expect(asked(text)).toContain(question);
  });

  test.each([
    ['parts of a second', 'Talk Time (sec)', '12.5'],
    ['minutes with a point that never has more than 59 behind it', 'Talk Minutes', '2.05'],
  ])('a unit: %s', (_, name, length) => {
    const text = log(
      (at) => `${start(at)},In,602555${1000 + at},Answered,${length}`,
      45,
      `Start,Direction,From,Result,${name}`,
    );
    expect(asked(text)).toEqual([`unit: ${length}`]);
    if (length !== '2.05') return;
    const [line] = logOf(text, {answers: {lengths: {talk: 'minutes-seconds'}}}).lines;
    expect(line?.talk).toBe(125);
  });

  test('a call from a short number, or a missed one to a fax line', () => {
    const text = log(
      (at) =>
        `${start(at)},In,${at === 9 ? '101' : `602555${1000 + at}`},Missed,${at === 5 ? 'Fax line' : 'Desk'}`,
      30,
      'Start,Direction,From,Result,To Name',
    );
    expect(asked(text)).toEqual([
      'In, from a short number',
      'Missed, and “To Name” names a fax or a message',
    ]);
  });

  test('a phone that talked before the last application, which is none', () => {
    const text = log(
      (at) =>
        `2026-10-05 ${10 + (at % 9)}:00:00,602555${1000 + at},600,PJSIP/101-3,${at === 9 ? 'Hangup' : 'Dial'},130,120,ANSWERED`,
      30,
      'calldate,src,dst,dstchannel,lastapp,duration,billsec,disposition',
    );
    expect(asked(text)).toEqual([
      '“lastapp” is “Hangup”, and “dstchannel” names a phone that talked',
    ]);
  });

  test.each(['Rejected', 'Declined', 'Cancelled', 'Timeout', 'Connected', 'Received'])(
    '“%s” means two things',
    (word) =>
      expect(asked(log((at) => row(start(at), `In,6025550111,100,${word},0:01:05`)))).toEqual([
        word,
      ]),
  );

  test.each([
    ['Result,Talk Time', 'Answered,0:00', 'Answered, and the talk time is 0'],
    ['Result,Talk Time', 'Missed,1:16', 'Missed, and there is a talk time'],
    ['Result,Answered By', 'Answered,Voicemail', 'Answered, and “Answered By” is “Voicemail”'],
    ['Result,To', 'Answered,Front Desk Mailbox', 'Answered, and “To” names voicemail or a menu'],
    [
      'Result,Voicemail',
      'Answered,vm_5.wav',
      'Answered, and “Voicemail” names voicemail or a menu',
    ],
    [
      'Result,Voicemail Duration',
      'Answered,0:35',
      'Answered, and “Voicemail Duration” names voicemail or a menu',
    ],
    ['Result,Forward Result', 'No Answer,Answered', 'Missed, and “Forward Result” is “Answered”'],
    ['Result,Answered By', 'Missed,Maria', 'Missed, and “Answered By” names somebody'],
    [
      'Result,Extension Name',
      'Answered,Fax',
      'Answered, and “Extension Name” names a fax or a message',
    ],
    ['Type,Status', 'Voicemail,Answered', 'Answered in one column, missed in another'],
    ['Answered,Missed', 'Yes,Yes', 'Answered, and “Missed” is “Yes”'],
  ])('two columns that disagree are asked about: %s', (names, cells, question) => {
    const plain =
      names === 'Type,Status'
        ? 'Call,Answered'
        : names === 'Answered,Missed'
          ? 'Yes,No'
          : 'Answered,';
    const text = log(
      (at) => `${start(at)},In,602555${1000 + at},${at === 9 ? cells : plain}`,
      30,
      `Start,Direction,From,${names}`,
    );
    expect(asked(text)).toEqual([question]);
    const {lines} = logOf(text, {
      answers: {words: {[`conflict ${question.toLowerCase()}`]: 'voicemail'}},
    });
    expect(lines.filter(({result}) => result === 'voicemail')).toHaveLength(1);
  });

  test.each([
    ['without a number to outside', ',6025550177'],
    ['from outside to outside', '6025550111,6025550177'],
    ['from a name to inside', 'Exam Room 2,101'],
  ])('which way a call went %s is asked about', (question, numbers) => {
    const text = log(
      (at) => `${start(at)},${at === 9 ? numbers : `602555${1000 + at},101`},Answered`,
      30,
      'Start,From,To,Result',
    );
    expect(asked(text)).toEqual([question]);
  });

  test.each([
    ['Billable Seconds', '0:01:05', true],
    ['Talk Time', '0:01:05', false],
  ])('a machine may have answered, by “%s”', (name, length, hidesVoicemail) => {
    const text = log(
      (at) => `${start(at)},In,602555${1000 + at},${at % 3 ? length : '0:00:00'}`,
      30,
      `Start,Direction,From,${name}`,
    );
    expect(logOf(text).words.hidesVoicemail).toBe(hidesVoicemail);
  });

  test('between full numbers the side of the common one is asked about', () => {
    const own = '6025550100';
    const text = log(
      (at) => {
        const numbers = at % 3 ? `602555${1000 + at},${own}` : `${own},602555${1000 + at}`;
        return `${start(at)},${numbers},${at % 2 ? 'Answered' : 'Missed'}`;
      },
      30,
      'Start,From,To,Result',
    );
    const columns = {...noColumns, start: 0, from: 1, to: 2, result: 3};
    expect(asked(text, {columns})).toEqual([`to ${own}`, `from ${own}`]);
    const words = {[`direction to ${own}`]: 'in', [`direction from ${own}`]: 'out'} as const;
    expect(figuresOfText(text, {answers: {columns, words}})).toMatchObject({calls: 20});
  });

  test.each([
    ['Call Type', 'Outgoing', 'Unanswered'],
    ['Type', 'Dialed', 'No answer'],
  ])('beside calls of the practice’s own in “%s”, “%s”, “%s” may be one', (name, out, word) => {
    const text = log(
      (at) => `${start(at)},602555${1000 + at},${['Missed', out, word][at % 3]}`,
      30,
      `Start,Number,${name}`,
    );
    expect(asked(text)).toEqual([word]);
    const words = {[`direction ${word.toLowerCase()}`]: 'out'} as const;
    expect(
      figuresOfText(text + `\n${text.split('\n').slice(1).join('\n')}`, {answers: {words}}),
    ).toMatchObject({missed: 10});
    const outcome = readText(text);
    if (outcome.kind !== 'words') throw new Error(outcome.kind);
    const choices = choicesIn(outcome.question, {role: 'direction', meaning: null});
    expect(choices).toContain('out');
    // The call would be left out: nothing says how it ended.
    expect(choices).not.toContain('in');
  });

  test('a missed call that waited for nothing is one', () => {
    const text = log(
      (at) => `${start(at)},In,602555${1000 + at},Missed,0:00,0:00`,
      40,
      'Start,Direction,From,Result,Wait,Talk Time',
    );
    expect(figuresOfText(text)).toMatchObject({calls: 40, missed: 40});
  });

  test('without talk times no minutes and no plan are stated', () => {
    const text = log(
      (at) => `${start(at)},In,602555${1000 + at},${at % 3 ? 'Answered' : 'Missed'}`,
      30,
      'Start,Direction,From,Result',
    );
    const figures = figuresOfText(text);
    expect(figures.minutes).toBeNull();
    expect(minutesText(figures)).toMatch(/^The log has no talk times/);
  });

  test('a number that was cut is not an extension', () => {
    const text = log(
      (at) => `${start(at)},In,6.03E+09,101,Missed`,
      30,
      'Start,Direction,From,To,Result',
    );
    expect(figuresOfText(text)).toMatchObject({calls: 30, callers: null});
  });

  test('lines of one call are one, by its number in the log', () => {
    const text = log(
      (at) =>
        `${1 + Math.floor(at / 2)},${start(at - (at % 2))},In,Anonymous,${at % 2 ? 'Answered' : 'Missed'}`,
      60,
      'Call ID,Start,Direction,From,Result',
    );
    expect(figuresOfText(text)).toMatchObject({calls: 30, missed: 0});
  });

  test('a number of a call that comes again an hour later is another call', () => {
    const text = log(
      (at) => `7,10/${1 + (at % 28)}/2026 ${8 + (at % 9)}:10,In,602555${1000 + at},Missed`,
      28,
      'Call ID,Start,Direction,From,Result',
    );
    expect(figuresOfText(text)).toMatchObject({calls: 28});
  });

  test('an agent who is named on most lines and not on an answered one', () => {
    const text = log(
      (at) => `${start(at)},In,602555${1000 + at},Answered,${at === 9 ? '' : 'Dana'}`,
      30,
      'Start,Direction,From,Result,Agent',
    );
    expect(asked(text)).toEqual(['Answered, and “Agent” names nobody', 'people: Dana']);
  });

  test('of many calls none longer than a minute and a half: hours and minutes, perhaps', () => {
    const text = log((at) => row(start(at), `In,6025550111,100,Answered,0:${10 + at}`), 45);
    expect(asked(text)).toEqual(['short: 0:54']);
    const {lines} = logOf(text, {answers: {lengths: {total: 'hours-minutes'}}});
    expect(lines[0]?.talk).toBe(600);
  });

  test('a direction alone doesn’t say how a call ended', () => {
    const text = log(
      (at) => `${start(at)},${at % 2 ? 'Incoming' : 'Missed'},602555${1000 + at}`,
      30,
      'Start,Type,Phone Number',
    );
    expect(asked(text)).toEqual(['Incoming']);
  });

  test('two logs in one file are told apart', () => {
    const first = log((at) => row(start(at)));
    const second = log((at) => `Missed,6025550111,${start(at)}`, 9, 'Result,From,Start');
    expect(readText(`${first}\n${second}`)).toEqual({kind: 'problem', problem: {code: 'two-logs'}});
  });

  test('a column of more words than a log has is asked about again', () => {
    const text = log(
      (at) => `${start(at)},In,602555${1000 + at},Ada Doe ${at},0:01:05`,
      100,
      'Start,Direction,From,Result,Talk Time',
    );
    expect(readText(text).kind).not.toBe('words');
  });

  test.each([
    ['5.1.2026 8 Uhr', 'Start'],
    ['46300.334', 'Call Date'],
  ])('times such as %s are shown, as in a form that we don’t know', (time, name) => {
    const text = log(() => `${time},In,6025550111,Answered`, 30, `${name},Direction,From,Result`);
    expect(readText(text)).toEqual({
      kind: 'problem',
      problem: {code: 'unknown-time', name, example: time},
    });
  });
});

describe('unlikely figures are asked about before they are stated', () => {
  const now = Date.UTC(2026, 10, 2) / 1000;
  const doubt = (text: string): unknown => {
    const counted = countLog(logOf(text, {answers: {dateOrder: 'month-first'}}), {
      isSure: false,
      now,
    });
    return counted.kind === 'doubt' ? counted.doubt.code : counted.kind;
  };
  const line = (
    at: number,
    result: string,
    rest: {hour?: number; from?: string; year?: number} = {},
  ): string =>
    `10/${1 + (at % 28)}/${rest.year ?? 2026} ${rest.hour ?? 8 + (at % 9)}:10,In,${rest.from ?? `602555${1000 + at}`},100,${result},0:01:05`;
  test.each([
    ['counted', log((at) => line(at, at % 3 ? 'Answered' : 'Missed'), 60)],
    ['none-missed', log((at) => line(at, 'Answered'), 60)],
    ['all-missed', log((at) => line(at, 'Missed'), 60)],
    ['counted', log((at) => line(at, 'Answered'), 39)],
    ['one-hour', log((at) => line(at, at % 3 ? 'Answered' : 'Missed', {hour: 0}), 60)],
    ['one-number', log((at) => line(at, at % 3 ? 'Answered' : 'Missed', {from: '6025550100'}), 60)],
    [
      'hang-ups',
      log(
        (at) => line(at, at % 3 ? 'Answered' : 'Missed').replace(/Missed,.*/, 'Missed,0:00:03'),
        60,
      ),
    ],
    ['far-away', log((at) => line(at, at % 3 ? 'Answered' : 'Missed', {year: 2006}), 60)],
    ['far-away', log((at) => line(at, at % 3 ? 'Answered' : 'Missed', {year: 2027}), 60)],
    // 26-10-22 with the year first, of which the day passes for a year.
    [
      'far-away',
      log((at) => line(at, at % 3 ? 'Answered' : 'Missed', {year: 2022 + (at % 5)}), 60),
    ],
    [
      'half-clock',
      log((at) => line(at, at % 3 ? 'Answered' : 'Missed', {hour: 1 + (at % 12)}), 60),
    ],
    ['counted', log((at) => line(at, at % 3 ? 'Answered' : 'Missed', {hour: 1 + (at % 20)}), 60)],
    // A few, but most of the calls that no person answered.
    [
      'hang-ups',
      log(
        (at) => line(at, at % 20 ? 'Answered' : 'Missed').replace(/Missed,.*/, 'Missed,0:00:03'),
        60,
      ),
    ],
    [
      'unread',
      log(
        (at) =>
          at % 5 ? line(at, at % 3 ? 'Answered' : 'Missed') : 'soon,In,6025550111,100,Missed,0:10',
        60,
      ),
    ],
  ])('%s', (code, text) => expect(doubt(text)).toBe(code));

  test('an answered and a missed line of one moment may be a machine and nobody', () => {
    const read = logOf(
      log((at) => line(Math.floor(at / 2), at % 2 ? 'Missed' : 'Answered'), 60),
      {answers: {dateOrder: 'month-first'}},
    );
    expect(countLog(read, {isSure: true, now})).toMatchObject({doubt: {code: 'answered-first'}});
    const joins = {lastLineDecides: true};
    expect(countLog(read, {isSure: true, joins, now})).toMatchObject({figures: {missed: 30}});
  });

  test('what is confirmed of one doubt is not confirmed of another', () => {
    const read = logOf(
      log((at) => line(at, 'Missed', {year: 2006}), 60),
      {
        answers: {dateOrder: 'month-first'},
      },
    );
    expect(countLog(read, {now})).toMatchObject({doubt: {code: 'far-away'}});
    expect(countLog(read, {confirmed: ['far-away'], now})).toMatchObject({
      doubt: {code: 'all-missed'},
    });
  });

  test('a voicemail line three minutes after a missed one may be the same call', () => {
    const read = logOf(
      log((at) => {
        const call = Math.floor(at / 2);
        return `10/${1 + (call % 28)}/2026 ${8 + (call % 9)}:${at % 2 ? '12:50' : '10:00'},In,602555${1000 + call},100,${at % 2 ? 'Voicemail' : 'Missed'},0:00:00`;
      }, 60),
    );
    expect(countLog(read, {isSure: true, now})).toMatchObject({doubt: {code: 'same-caller'}});
    const joins = {isOneCall: true};
    expect(countLog(read, {isSure: true, joins, now})).toMatchObject({figures: {calls: 30}});
  });

  test.each([
    ['same-caller', ['Missed', 'Answered'], 'One call that tried several phones', 30, 0],
    ['same-caller', ['Missed', 'Answered'], 'The caller tried again', 60, 30],
    ['answered-first', ['Answered', 'Missed'], 'A person answered', 30, 0],
    ['answered-first', ['Answered', 'Missed'], 'No person answered', 30, 30],
  ])('%s: lines that follow each other, %j: %s', (code, results, answer, calls, missed) => {
    const gap = code === 'same-caller' ? 30 : 0;
    const text = log((at) => {
      const call = Math.floor(at / 2);
      const second = code === 'same-caller' ? (at % 2) * gap : (at % 2) * 5;
      return `10/${1 + (call % 28)}/2026 ${8 + (call % 9)}:10:${String(second).padStart(2, '0')},In,602555${1000 + call},100,${results[at % 2]},${at % 2 || code === 'same-caller' ? '0:00:00' : '0:00:40'}`;
    }, 60);
    const read = logOf(text);
    const doubted = countLog(read, {isSure: true, now});
    expect(doubted).toMatchObject({doubt: {code}});
    const choices = doubted.kind === 'doubt' ? doubted.doubt.choices : [];
    const said = choices?.find(({text: one}) => one === answer)?.joins;
    const joins = {isOneCall: false, lastLineDecides: false, ...said};
    expect(countLog(read, {isSure: true, joins, now})).toMatchObject({figures: {calls, missed}});
  });

  test('callers who share a number are counted and not followed', () => {
    const text = log((at) => line(at, at % 3 ? 'Answered' : 'Missed', {from: '6025550100'}), 60);
    const counted = countLog(logOf(text), {isSure: true, now});
    expect(counted).toMatchObject({figures: {calls: 60, missed: 20, callers: null}});
  });
});

describe('files that are not logs', () => {
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
  const text = log(
    (at) =>
      `${at},10/${1 + (at % 28)}/2026 8:10,incoming,6025550${100 + at},Ada Doe ${at},${at % 3 ? 'Answered' : 'Missed'},0:45`,
    30,
    'Line,When it was,Kind,Remote,Person,Ended As,Length',
  );

  test('are asked for, without a number or a name, also in a short log', () => {
    for (const short of [text, text.split('\n').slice(0, 3).join('\n')]) {
      const outcome = readOnce(short);
      expect(outcome.kind).toBe('columns');
      const shown = JSON.stringify(outcome);
      expect(shown).toContain('"text":"incoming"');
      expect(shown).not.toMatch(/6025550|Ada Doe/);
    }
  });
  test.each([
    ['words of its own', 'Estado', (at: number) => (at % 2 ? 'Perdida' : 'Contestada')],
    ['notes on some lines', 'Notes', (at: number) => (at % 3 ? '' : `left a message ${at}`)],
    ['a number that comes twice', 'GUID', (at: number) => `g${at === 1 ? 0 : at}`],
    ['another date', 'Occurred At', (at: number) => `2026-10-${10 + (at % 9)} 17:30`],
    ['lengths of an unknown name', 'Dur', (at: number) => `0:0${1 + (at % 9)}:00`],
    ['small numbers', 'Attempts', (at: number) => String(1 + (at % 3))],
  ])('a column with %s is asked about', (_, name, cell) => {
    const outcome = readOnce(
      log((at) => `${row(start(at))},${cell(at)}`, 30, `${header},${name}`),
      {answers: {words: {}}},
    );
    expect(outcome).toMatchObject({kind: 'columns', question: {unused: [6]}});
  });

  test.each([
    ['the same everywhere', 'Site', () => 'Main Street'],
    ['different everywhere', 'Whatever', (at: number) => `text ${at}`],
    ['different numbers', 'ID', (at: number) => String(at * 7)],
    ['numbers of the lines', 'Line', (at: number) => String(at)],
    ['names of callers', 'Caller Name', (at: number) => (at % 2 ? 'Ada Doe' : '')],
    [
      'another result in known words',
      'Last Result',
      (at: number) => (at % 2 ? 'Accepted' : 'Answered'),
    ],
    ['a zone that is known', 'Time Zone', (at: number) => (at % 2 ? 'EST' : 'EDT')],
  ])('a column that is %s is not', (_, name, cell) => {
    const text = log((at) => `${row(start(at))},${cell(at)}`, 30, `${header},${name}`);
    expect(readOnce(text, {answers: {words: {}}}).kind).not.toBe('columns');
  });

  test.each([
    ['a column of counts', `${header},Calls`, (at: number) => `${row(start(at))},${1 + (at % 3)}`],
    [
      'a number in brackets behind the caller’s',
      header,
      (at: number) => row(start(at), `In,6025550111 (${1 + (at % 3)}),100,Missed,0:01:05`),
    ],
  ])('lines that stand for several calls are refused: %s', (_, names, line) => {
    const text = log(line, 30, names);
    expect(readText(text)).toEqual({kind: 'problem', problem: {code: 'grouped'}});
  });

  test.each([
    ['no outcome', {result: -1, talk: 5}, {code: 'no-outcome'}],
    ['no time', {start: 1}, {code: 'unknown-time', name: 'Direction', example: 'In'}],
  ])('what can’t be read says why: %s', (_, chosen, problem) => {
    const text = log((at) => row(start(at), 'In,6025550111,100,Answered,-1'));
    const columns = {...noColumns, start: 0, direction: 1, from: 2, ...chosen};
    const answers = {columns, lengths: {talk: 'none'} as const};
    expect(readText(text, {answers})).toEqual({kind: 'problem', problem});
  });

  test('show a yes and a no', () => {
    const outcome = readOnce(
      log((at) => `${start(at)},In,Ada Doe,${at % 2 ? 'No' : 'Yes'}`, 30, 'Start,Way,Who,Up?'),
    );
    for (const word of ['No', 'Yes']) expect(JSON.stringify(outcome)).toContain(`"text":"${word}"`);
  });
  test('names that any log may have make no system', () => {
    const names = [
      'Date Time,Direction,Caller Number,Callee Number,Result,Duration',
      'Start Time,Direction,Customer Phone Number,Voicemail,Answered,Duration',
    ];
    for (const name of names) {
      const text = log((at) => `${start(at)},In,602555${1000 + at},,Yes,0:01:05`, 30, name);
      const outcome = readOnce(text);
      expect(JSON.stringify(outcome)).not.toMatch(/Zoom|CallRail/);
      expect(outcome.kind).not.toBe('log');
    }
  });
  test('are read as the visitor says', () => {
    const columns = {...noColumns, start: 1, direction: 2, result: 5, total: 6, from: 3};
    expect(figuresOfText(text, {answers: {columns}})).toMatchObject({calls: 30, missed: 10});
  });
  test('can be asked for in any case', () => {
    expect(readText(logs[0]!.text, {asks: true}).kind).toBe('columns');
  });
  test('a name decides nothing against the values', () => {
    const ads = log(
      (at) => `${start(at)},In,Google Ads,602555${1000 + at},Answered,0:41`,
      30,
      'Start,Direction,Source,Phone Number,Result,Duration',
    );
    expect(figuresOfText(ads)).toMatchObject({calls: 30, callers: {all: 0}});
  });
  test.each([
    [
      'two numbers outside and no direction',
      'Start,From,To,Result,Duration',
      (at: number) => `${start(at)},602555${1000 + at},6025550100,Answered,0:41`,
    ],
    [
      'a duration and no result',
      'Start,Direction,From,Duration',
      (at: number) => `${start(at)},In,602555${1000 + at},0:41`,
    ],
    [
      'two results',
      'Start,Direction,From,Result,Status',
      (at: number) => `${start(at)},In,602555${1000 + at},Missed,Completed`,
    ],
  ])('asked: %s', (_, names, line) => expect(readText(log(line, 30, names)).kind).toBe('columns'));
});

test('says what it noticed', () => {
  const {noticed} = logOf(
    [
      header,
      row('10/15/2026 8:00 AM'),
      row('2026-10-05 08:10'),
      row('2026-10-05 08:20'),
      row('soon'),
      row('2026-10-05 08:20', 'In,1.60256E+10,100,Missed,0:10'),
      row('2026-10-05T08:30Z', 'In,6025550112,100,Missed,a while'),
      header,
      'Totals,,,,,0:05:10',
      ...Array.from({length: 9}, () => row('2026-10-05 08:40')),
    ].join('\n'),
  );
  expect(noticed).toEqual({
    hasHalves: true,
    lines: 15,
    unread: 1,
    other: 0,
    zoned: 1,
    cut: 1,
    unreadLengths: 1,
    isDayFirst: false,
    unreadTime: 'soon',
  });
});

test.each([0, 300, 19_990, 20_000])(
  'a quote that never closes, after %i lines, takes no more than its own',
  (before) => {
    const rows = Array.from({length: 20_000}, (_, i) =>
      row(`10/15/2026 8:${String(i % 60).padStart(2, '0')}`),
    );
    const open = '10/15/2026 9:00,In,"6025550111,100,Missed,0:41';
    const text = [header, ...rows.slice(0, before), open, ...rows.slice(before)].join('\n');
    expect(logOf(text).lines).toHaveLength(20_001);
  },
);

test('a quotation mark inside a name is a problem, a transcript of many lines is not', () => {
  const names = 'Start,Direction,From,Result,Name';
  const line = (at: number, name: string): string =>
    `${start(at)},In,602555${1000 + at},Missed,${name}`;
  const broken = log(
    (at) => line(at, at === 3 ? '"BOB" SMITH' : at === 9 ? '"DOE, JANE"' : 'x'),
    28,
    names,
  );
  expect(readText(broken)).toMatchObject({kind: 'problem', problem: {code: 'quotes'}});
  const told = log(
    (at) => line(at, '"Hello, hi, yes,\nno, a, b, c, d, e, f,\ng, h, i, j, k, l, m, n"'),
    28,
    names,
  );
  expect(logOf(told).lines).toHaveLength(28);
});

// What people reported of other readers of such files.
describe('files as people report them', () => {
  const lines = Array.from(
    {length: 40},
    (_, i) => `10/15/2026 8:${10 + i} AM;In;6025550${111 + i}`,
  );
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
    ['no end of the last line, in a quote', `${semicolons('x')}\n${lines[0]};"a\nb";Missed`],
  ])('%s', (_, text) => {
    const {lines: read, noticed} = logOf(text);
    expect(read.length).toBeGreaterThanOrEqual(lines.length);
    expect(read.every(({result}) => result === 'missed')).toBe(true);
    expect(noticed.unread).toBe(0);
  });
});
