import {joinCalls} from '../calls.ts';
import {type Counted, countLog} from '../countLog.ts';
import {figuresOf} from '../figures.ts';
import {problems, unknownTime} from '../problem.ts';
import type {Answers} from '../questions.ts';
import {noColumns, plainName} from '../roles.ts';
import {makeSampleLog} from '../sampleLog.ts';
import {minutesText} from '../sentences.ts';
import {figuresOfText, logOf, readOnce, readText} from './readText.ts';

/** Logs of systems that nobody documents, made by hand, with counts made by hand. */
const logs = [
  {
    name: 'timestamps with a zone and no lengths at all',
    text: `date_started,call_id,direction,external_number,internal_number,date_queued,date_connected,date_ended
2026-10-05T12:00:00Z,1,inbound,+16025550111,+16025550100,,2026-10-05T12:00:15Z,2026-10-05T12:03:15Z
2026-10-05T12:10:00Z,2,inbound,+16025550112,+16025550100,,,2026-10-05T12:10:20Z
2026-10-05T12:20:00Z,3,outbound,+16025550113,+16025550100,,2026-10-05T12:20:10Z,2026-10-05T12:21:00Z
`,
    counts: {calls: 2, missed: 1, talk: 180, callers: [1, 0], outgoing: 1},
  },
  {
    name: 'names as programs write them, seconds, and a waiting time',
    text: `id\tdateTime\tcallerNumber\tcalleeNumber\tdirection\tresult\tduration\twaitingTime
1\t2026-10-05T08:00:00\t+16025550111\t+16025550100\tinbound\tCall connected\t95\t7
2\t2026-10-05T08:00:30\t+16025550112\t+16025550100\tinbound\tNo Answer\t0\t31
3\t2026-10-05T08:00:40\t\t+16025550100\tinbound\tCall Cancel\t0\t12
`,
    said: {
      ...{total: 'seconds', wait: 'seconds'},
      ...{'result call connected': 'answered', 'result call cancel': 'missed'},
    },
    counts: {calls: 3, missed: 2, talk: 95, callers: [1, 0]},
  },
  {
    name: 'a plain carrier list with semicolons and minutes: the kind says who called',
    text: `Date;Time;Number;Type;Minutes\r
10/05/26;8:00 AM;602-555-0111;Incoming;2.5\r
10/05/26;8:10 AM;602-555-0112;Missed;0\r
10/05/26;8:20 AM;602-555-0112;Incoming;1\r
10/05/26;8:30 AM;602-555-0113;Outgoing;3\r
`,
    said: {date: 'month-first', 'direction incoming': 'answered'},
    counts: {calls: 3, missed: 1, talk: 210, callers: [1, 1], outgoing: 1},
  },
  {
    name: 'kinds without lengths: received, missed, placed, voicemail',
    text: `Call Type,Phone Number,Date and Time
Received,+1 602-555-0111,"Oct 5, 2026, 8:00:00 AM"
Missed,+1 602-555-0112,"Oct 5, 2026, 8:10:00 AM"
Voicemail,+1 602-555-0113,"Oct 5, 2026, 8:20:00 AM"
Placed,+1 602-555-0112,"Oct 5, 2026, 8:30:00 AM"
`,
    said: {'direction received': 'answered'},
    counts: {calls: 3, missed: 2, voicemail: 1, talk: 0, callers: [2, 0], outgoing: 1},
  },
  {
    name: 'the day first, 24 hours, no numbers, and a word that nobody knows',
    text: `Start;Direction;Result;Length
05/10/2026 14:00;in;Answered;1m 30s
13/10/2026 14:10;in;Missed;20s
13/10/2026 14:20;in;Parked;5s
`,
    said: {'result parked': 'other'},
    counts: {calls: 2, missed: 1, talk: 90, callers: null},
  },
  {
    name: 'formulas around numbers, line breaks in quotes, times unsorted',
    text: `Call Start,Direction,From,To,Result,Duration,Notes
10/05/2026 9:30:00 AM,Inbound,"=""6025550112""","=""6025550100""",Answered,0:01:00,"first line
second, with a comma"
10/05/2026 9:00:00 AM,Inbound,"=""6025550112""","=""6025550100""",Missed,0:00:20,"said ""call back"""
10/05/2026 8:00:00 AM,Inbound,'6025550113,'6025550100,Missed,0:00:20,
`,
    said: {date: 'month-first'},
    counts: {calls: 3, missed: 2, talk: 60, callers: [2, 1]},
  },
] as const;

describe('logs of systems that nobody documents', () => {
  test.each(logs)('$name', ({text, counts, ...log}) => {
    const answers = {said: 'said' in log ? log.said : {}};
    const joined = joinCalls(logOf(text, {answers}).lines);
    const figures = figuresOf(joined);
    const {calls, missed, voicemail, callers} = figures;
    expect({
      calls,
      missed,
      voicemail,
      talk: joined.calls.reduce((sum, {talk}) => sum + talk, 0),
      callers: callers && [callers.all, callers['called-again'] + callers['called-back']],
      outgoing: joined.outgoing.length,
    }).toEqual({voicemail: 0, outgoing: 0, ...counts});
    expect(joined.left).toEqual({internal: 0, joined: 0, hangUps: 0});
    const [end, other] = text.includes('\r') ? ['\r\n', '\n'] : ['\n', '\r\n'];
    expect(figuresOfText(text.replaceAll(end, other), {answers})).toEqual(figures);
  });
});

const start = (at: number): string => `10/${1 + (at % 28)}/2026 8:${10 + (at % 50)} AM`;
const log = (names: string, line: (at: number) => string, count = 30): string =>
  [names, ...Array.from({length: count}, (_, at) => line(at))].join('\n');
/** Incoming calls of a day each: columns behind the start, the direction and the caller's number. */
const calls = (names: string, cells: (at: number) => string, count = 30): string =>
  log(
    `Start,Direction,From,${names}`,
    (at) => `${start(at)},In,602555${1000 + at},${cells(at)}`,
    count,
  );
/** Calls that were answered, one of which has something else in a column. */
const oneOf = (names: string, most: string, one: string): string =>
  calls(names, (at) => (at === 9 ? one : most));
/** Calls to a phone inside, one of which is between other parties. */
const between = (parties: string): string =>
  log(
    'Start,From,To,Result',
    (at) => `${start(at)},${at === 9 ? parties : `602555${1000 + at},101`},Answered`,
  );
const dated = (date: (at: number) => string): string =>
  log('Start,Direction,From,Result', (at) => `${date(at)},In,602555${1000 + at},Answered`);

/** Lists what waits for the visitor: words without their counts, others with their reason. */
const asked = (text: string, answers?: Answers): readonly string[] | string => {
  const outcome = readText(text, {answers});
  if (outcome.kind !== 'words') return outcome.kind;
  return outcome.reading.parts.flatMap(({rows}) =>
    rows.flatMap(({label, note = '', known}) => {
      const [why] = /unit|spreadsheet|form|too long|too short|first|person/.exec(note) ?? [];
      const text = label.replace(/^“(.*)”, \d+ lines?$/, '$1');
      return known === '' ? [why === undefined ? text : `${why}: ${text}`] : [];
    }),
  );
};

describe('nothing is guessed', () => {
  test('what is known is looked at first, but for our own sample', () => {
    const text = calls('Result', () => 'Answered');
    expect(readOnce(text).kind).toBe('words');
    expect(readOnce(text, {answers: {said: {}}}).kind).toBe('log');
    expect(readOnce(makeSampleLog(), {isSample: true}).kind).toBe('log');
  });

  // Many were found by a blind attack with logs of known truth.
  test.each<[questions: string | readonly string[], text: string]>([
    ['log', calls('Result,Length', (at) => `Answered,0:${10 + at}`)],
    [['unit: “59” in “Length”'], calls('Result,Length', (at) => `Answered,${30 + at}`)],
    [['unit: “12.5” in “Talk (sec)”'], calls('Result,Talk (sec)', () => 'Answered,12.5')],
    // No call of many has more than 59 behind the point.
    [['unit: “2.05” in “Minutes”'], calls('Result,Minutes', () => 'Answered,2.05', 45)],
    [
      ['spreadsheet: “34:10:00” in “Length”'],
      calls('Result,Length', (at) => `Answered,${5 + at}:10:00`),
    ],
    [['form: “12:05:00 AM” in “Length”'], calls('Result,Length', () => 'Answered,12:05:00 AM')],
    [['too long: “69:05” in “Length”'], calls('Result,Length', (at) => `Answered,${40 + at}:05`)],
    [
      ['too long: “5:12:09” in “Length”'],
      oneOf('Result,Length', 'Answered,0:02:05', 'Answered,5:12:09'),
    ],
    [['too short: “0:09” in “Length”'], calls('Result,Length', (at) => `Missed,0:0${at % 10}`)],
    // Of many calls none is longer than a minute and a half: hours and minutes, perhaps.
    [
      ['too short: “0:54” in “Length”'],
      calls('Result,Length', (at) => `Answered,0:${10 + at}`, 45),
    ],
    [['Less than a minute of talk, or none'], oneOf('Talk Time (min)', '2', '0')],
    [['Less than a minute of talk, or none'], oneOf('Talk Time (hh:mm)', '0:02', '0:00')],
    [['first: “10/1/2026 8:00”'], dated((at) => `10/${1 + (at % 9)}/2026 8:00`)],
    ...['Rejected', 'Declined', 'Cancelled', 'Timeout', 'Connected', 'Received', 'SMS'].map(
      (word): [string[], string] => [[word], oneOf('Result', 'Missed', word)],
    ),
    [
      ['Incoming'],
      log('Start,Type,From', (at) => `${start(at)},${at % 2 ? 'Incoming' : 'Missed'},6025550111`),
    ],
    [
      ['In, from a short number'],
      log('Start,Direction,From,Result', (at) => `${start(at)},In,${at ? 6025550111 : 101},Missed`),
    ],
    [
      ['Missed, and “To Name” names a fax or a message'],
      oneOf('Result,To Name', 'Missed,Desk', 'Missed,Fax line'),
    ],
    [
      ['“lastapp” is “Hangup”, and “dstchannel” names a phone that talked'],
      log(
        'calldate,src,dst,dstchannel,lastapp,duration,billsec,disposition',
        (at) =>
          `2026-10-05 ${10 + (at % 9)}:00:00,602555${1000 + at},600,PJSIP/101-3,${at ? 'Dial' : 'Hangup'},130,120,ANSWERED`,
      ),
    ],
    [
      ['person: Dana', 'Answered, and “Agent” names nobody'],
      oneOf('Result,Agent', 'Answered,Dana', 'Answered,'),
    ],
    [['without a number to outside'], between(',6025550177')],
    [['from outside to outside'], between('6025550111,6025550177')],
    [['from a name to inside'], between('Exam Room 2,101')],
  ])('asks %j', (questions, text) => expect(asked(text)).toEqual(questions));

  test.each([
    ['two results', calls('Result,Status', () => 'Missed,Completed')],
    ['a duration and no result', calls('Duration', () => '0:41')],
    [
      'two numbers outside and no direction',
      log('Start,From,To,Result', (at) => `${start(at)},602555${1000 + at},6025550100,Answered`),
    ],
    [
      'more different words than a log has, behind its first lines',
      calls('Result', (at) => (at < 200 ? 'Missed' : `Ada Doe ${at}`), 300),
    ],
  ])('asks which column is which: %s', (_, text) => expect(asked(text)).toBe('columns'));

  test.each([
    ['Result,Talk Time', 'Answered,0:00', 'Answered, and the talk time is 0'],
    ['Result,Talk Time', 'Missed,1:16', 'Missed, and there is a talk time'],
    ['Result,Answered By', 'Answered,Voicemail', 'Answered, and “Answered By” is “Voicemail”'],
    ['Result,To', 'Answered,Desk Mailbox', 'Answered, and “To” names voicemail or a menu'],
    ['Result,Voicemail', 'Answered,vm.wav', 'Answered, and “Voicemail” names voicemail or a menu'],
    [
      'Result,Voicemail s',
      'Answered,0:35',
      'Answered, and “Voicemail s” names voicemail or a menu',
    ],
    ['Result,Forward Result', 'Missed,Answered', 'Missed, and “Forward Result” is “Answered”'],
    ['Result,Answered By', 'Missed,Maria', 'Missed, and “Answered By” names somebody'],
    ['Result,To Name', 'Answered,Fax', 'Answered, and “To Name” names a fax or a message'],
    ['Type,Status', 'Voicemail,Answered', 'Answered in one column, missed in another'],
    ['Answered,Missed', 'Yes,Yes', 'Answered, and “Missed” is “Yes”'],
  ])('columns %s that disagree, %s, are as the visitor says', (names, cells, question) => {
    const plain = {'Type,Status': 'Call,Answered', 'Answered,Missed': 'Yes,No'}[names];
    const text = oneOf(names, plain ?? 'Answered,', cells);
    expect(asked(text)).toEqual([question]);
    const said = {[`conflict ${question.toLowerCase()}`]: 'voicemail'};
    const {lines} = logOf(text, {answers: {said}});
    expect(lines.filter(({result}) => result === 'voicemail')).toHaveLength(1);
  });

  test('an unknown word on the last of many lines counts as it is said', () => {
    const text = calls('Result', (at) => (at === 299 ? 'Parked' : 'Missed'), 300);
    expect(asked(text)).toEqual(['Parked']);
    const {lines} = logOf(text, {answers: {said: {'result parked': 'answered'}}});
    expect(lines.filter(({result}) => result === 'answered')).toHaveLength(1);
  });

  test('a length is read as the visitor says', () => {
    const text = calls('Result,Minutes', () => 'Answered,2.05', 45);
    const answers = {said: {total: 'minutes-seconds'}};
    expect(logOf(text, {answers}).lines[0]).toMatchObject({talk: 125});
  });

  test.each([
    ['by one day above 12', (at: number) => `${1 + at}/10/2026 8:00`, true],
    ['the month first', (at: number) => `10/${1 + at}/2026 8:00`, false],
    ['two that disagree', (at: number) => (at % 2 ? '13/5/2026 8:00' : '5/14/2026 8:00'), false],
    ['by its weekday', () => 'Mon 10/5/2026 8:00', false],
  ])('day or month first: %s', (_, date, isDayFirst) =>
    expect(logOf(dated(date)).noticed.isDayFirst).toBe(isDayFirst),
  );

  test.each([
    ['Answered', ['Yes', 'No']],
    ['answered', ['1', '0']],
    ['Missed', ['false', 'true']],
    ['Was Answered', ['Y', 'N']],
  ])('a column “%s” with %j answers its own name', (name, [yes, no]) => {
    const text = calls(name, (at) => (at % 2 ? yes! : no!));
    expect(figuresOfText(text)).toMatchObject({calls: 30, missed: 15});
  });

  test.each([
    ['a name that may be a machine’s', 'Answered By', ['Kelly', 'AI Agent', '*98']],
    ['a name that was called', 'To', ['Unity Connection', 'Buzón 200', '101', '102', '103']],
  ])('%s: are they people?', (_, name, cells) => {
    const text = calls(`Result,${name}`, (at) => `Answered,${cells[at % cells.length]}`);
    const names = cells.filter((one) => !/^\d/.test(one)).sort();
    expect(asked(text)).toEqual([`person: ${names.join(', ')}`]);
    expect(asked(text, {said: {people: 'all'}})).toBe('log');
    expect(asked(text, {said: {people: 'some'}})).toEqual(names);
    const machines = names.map((one) => [`agent ${plainName(one)}`, 'voicemail'] as const);
    const said = {people: 'some', ...Object.fromEntries(machines)};
    const {lines} = logOf(text, {answers: {said}});
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
      `${name},Direction,From,Result`,
      (at) => `${cell(`2026-10-${10 + (at % 9)} 12:00`)},In,602555${1000 + at},Answered`,
    );
    const hourOf = (zone: string): number => {
      const {lines} = logOf(text, {answers: {said: {zone}}, offsetAt: () => -4 * 3600});
      return ((lines[0]?.clock ?? 0) / 3600) % 24;
    };
    expect(readText(text, {offsetAt: () => -4 * 3600})).toMatchObject({
      kind: 'words',
      reading: {parts: [{title: 'What time is it?'}, {}, {}]},
    });
    expect(hourOf('written')).toBe(12);
    expect(hourOf('converted')).toBe(/pacific|PDT|Los|-07/i.test(text) ? 15 : 8);
    // The zone of this device changes nothing.
    if (!/offset/i.test(name)) {
      const here = (/UTC(?!-)/.test(name) ? 0 : -7) * 3600;
      expect(readText(text, {offsetAt: () => here}).kind).toBe('log');
    }
  });

  test('between full numbers the side of the common one is asked about', () => {
    const own = '6025550100';
    const text = log('Start,From,To,Result', (at) => {
      const numbers = at % 3 ? `602555${1000 + at},${own}` : `${own},602555${1000 + at}`;
      return `${start(at)},${numbers},${at % 2 ? 'Answered' : 'Missed'}`;
    });
    const columns = {...noColumns, start: 0, from: 1, to: 2, result: 3};
    expect(asked(text, {columns})).toEqual([`to ${own}`, `from ${own}`]);
    const said = {[`direction to ${own}`]: 'in', [`direction from ${own}`]: 'out'};
    expect(figuresOfText(text, {answers: {columns, said}})).toMatchObject({calls: 20});
  });

  test.each([
    ['Call Type', 'Outgoing', 'Unanswered'],
    ['Type', 'Dialed', 'No answer'],
  ])('beside calls of the practice’s own in “%s”, “%s”, “%s” may be one', (name, out, word) => {
    const line = (at: number): string =>
      `${start(at)},602555${1000 + at},${['Missed', out, word][at % 3]}`;
    const text = log(`Start,Number,${name}`, line, 60);
    const outcome = readText(text);
    // The call would be left out as an incoming one: nothing says how it ended.
    expect(outcome).toMatchObject({reading: {parts: [{rows: [{known: ''}, {}, {}]}]}});
    const [row] = outcome.kind === 'words' ? outcome.reading.parts[0]!.rows : [];
    expect(row!.label).toBe(`“${word}”, 20 lines`);
    expect(row!.choices.map(([value]) => value)).toEqual(
      'out internal answered missed voicemail other'.split(' '),
    );
    const said = {[row!.id]: 'out'};
    expect(figuresOfText(text, {answers: {said}})).toMatchObject({missed: 20});
  });
});

describe('lines and columns', () => {
  test.each<[string, string, object]>([
    [
      'a missed call that waited for nothing is one',
      calls('Result,Wait,Talk Time', () => 'Missed,0:00,0:00'),
      {calls: 30, missed: 30},
    ],
    [
      'a number that was cut is not an extension',
      log('Start,Direction,From,To,Result', (at) => `${start(at)},In,6.03E+09,101,Missed`),
      {calls: 30, callers: null},
    ],
    [
      'a mailbox answers for nobody',
      log(
        'Start,Direction,From,To,Result',
        (at) => `${start(at)},In,602555${1000 + at},${at % 3 ? '' : 'vmu'}101,Answered`,
      ),
      {calls: 30, voicemail: 10},
    ],
    [
      'lines of one call are one, by its number in the log',
      log(
        'Call ID,Start,Direction,From,Result',
        (at) =>
          `${1 + Math.floor(at / 2)},${start(at - (at % 2))},In,Anonymous,${at % 2 ? 'Answered' : 'Missed'}`,
      ),
      {calls: 15, missed: 0},
    ],
    [
      'a number of a call that comes again an hour later is another call',
      log(
        'Call ID,Start,Direction,From,Result',
        (at) => `7,10/${1 + (at % 28)}/2026 ${8 + (at % 9)}:10,In,602555${1000 + at},Missed`,
        28,
      ),
      {calls: 28},
    ],
    [
      'a name decides nothing against the values',
      log(
        'Start,Direction,Source,Phone Number,Result',
        (at) => `${start(at)},In,Google Ads,602555${1000 + at},Answered`,
      ),
      {calls: 30, callers: {all: 0}},
    ],
  ])('%s', (_, text, figures) => expect(figuresOfText(text)).toMatchObject(figures));

  test('faxes and messages are not calls', () => {
    const text = calls('Type,Result', (at) => `${['Fax', 'SMS', 'Voice'][at % 3]},Answered`);
    expect(logOf(text)).toMatchObject({noticed: {lines: 30, other: 20}});
  });

  test('without talk times no minutes and no plan are stated', () => {
    const figures = figuresOfText(calls('Result', (at) => (at % 3 ? 'Answered' : 'Missed')));
    expect(figures.minutes).toBeNull();
    expect(minutesText(figures)).toMatch(/^The log has no talk times/);
  });

  test.each([
    ['Billable Seconds', true],
    ['Talk Time', false],
  ])('a machine may have answered, by “%s”', (name, hidesVoicemail) => {
    const text = calls(name, (at) => (at % 3 ? '0:01:05' : '0:00:00'));
    expect(logOf(text).reading.hidesVoicemail).toBe(hidesVoicemail);
  });

  test('says what it noticed', () => {
    const {noticed} = logOf(
      `Start,Direction,From,To,Result,Duration
10/15/2026 8:00 AM,In,6025550111,100,Answered,0:01:05
2026-10-05 08:10,In,6025550111,100,Answered,0:01:05
soon,In,6025550111,100,Answered,0:01:05
2026-10-05 08:20,In,1.60256E+10,100,Missed,0:10
2026-10-05T08:30Z,In,6025550112,100,Missed,a while
Start,Direction,From,To,Result,Duration
Totals,,9 calls,,,0:05:10
${'2026-10-05 08:40,In,6025550111,100,Answered,0:01:05\n'.repeat(9)}`,
    );
    expect(noticed).toEqual({
      ...{hasHalves: true, isDayFirst: false, unreadTime: 'soon'},
      ...{lines: 14, unread: 1, other: 0, zoned: 1, cut: 1, unreadLengths: 1},
    });
  });
});

describe('unlikely figures are asked about before they are stated', () => {
  const now = Date.UTC(2026, 10, 2) / 1000;
  const count = (text: string, said: Answers['said'] = {}): Counted =>
    countLog(logOf(text, {answers: {said: {date: 'month-first'}}}), {said, now});
  /** As `count`, where what only waits for a yes has it. */
  const confirmed = (text: string, said: Answers['said'] = {}): Counted => {
    const counted = count(text, said);
    return counted.kind === 'doubt' && counted.doubt.choices.length === 1
      ? confirmed(text, {...said, [counted.doubt.id]: 'yes'})
      : counted;
  };
  interface Parts {
    readonly year?: number;
    readonly hour?: number;
    readonly from?: string;
    readonly result?: string;
    readonly length?: string;
  }
  /** Sixty calls of which a third is missed, but for what is given. */
  const many = (parts: (at: number) => Parts, lines = 60): string =>
    log(
      'Start,Direction,From,Result,Duration',
      (at) => {
        const {year = 2026, hour = 8 + (at % 9), from = `602555${1000 + at}`} = parts(at);
        const {result = at % 3 ? 'Answered' : 'Missed', length = '0:01:05'} = parts(at);
        return `10/${1 + (at % 28)}/${year} ${hour}:10,In,${from},${result},${length}`;
      },
      lines,
    );
  const short = (isMissed: boolean): Parts =>
    isMissed ? {result: 'Missed', length: '0:00:03'} : {result: 'Answered'};

  test.each<[string | RegExp, string]>([
    ['', many(() => ({}))],
    ['', many((at) => ({hour: 1 + (at % 20)}))],
    ['', many(() => ({result: 'Answered'}), 39)],
    ['Was none of these 60 calls missed?', many(() => ({result: 'Answered'}))],
    ['Was every one of these 60 calls missed?', many(() => ({result: 'Missed'}))],
    ['Did all 60 calls come between midnight and 1 am?', many(() => ({hour: 0}))],
    ['Do 60 of 60 lines come from one number?', many(() => ({from: '6025550100'}))],
    [/^Did 20 of 20 callers .* hang up/, many((at) => short(at % 3 === 0))],
    // A few, but most of the calls that no person answered.
    [/^Did 3 of 3 callers .* hang up/, many((at) => short(at % 20 === 0))],
    [/^Is this log from October 1, 2006/, many(() => ({year: 2006}))],
    [/^Is this log from October 1, 2027/, many(() => ({year: 2027}))],
    // 26-10-22 with the year first, of which the day passes for a year.
    [/^Is this log from October .*2022/, many((at) => ({year: 2022 + (at % 5)}))],
    ['Did calls come at 1:10 am?', many((at) => ({hour: 1 + (at % 12)}))],
    ['12 lines of 60 can’t be read', many((at) => (at % 5 ? {} : {year: 10_000}))],
  ])('%s', (title, text) => {
    const counted = count(text);
    const said = counted.kind === 'doubt' ? counted.doubt.title : '';
    expect(said).toMatch(title === '' ? /^$/ : title);
    expect(confirmed(text).kind).toBe('counted');
  });

  test('what is confirmed of one doubt is not confirmed of another', () => {
    const text = many(() => ({year: 2006, result: 'Missed'}));
    const first = count(text);
    const said = first.kind === 'doubt' ? {[first.doubt.id]: 'yes'} : {};
    expect(count(text, said)).toMatchObject({doubt: {title: expect.stringMatching(/^Was every/)}});
  });

  const pair = (results: readonly [string, string], seconds: number): string =>
    log(
      'Start,Direction,From,Result,Talk Time',
      (at) => {
        const call = Math.floor(at / 2);
        const time = new Date(Date.UTC(2026, 9, 1 + (call % 28), 8 + (call % 9), 10, 0));
        time.setUTCSeconds((at % 2) * seconds);
        const result = results[at % 2]!;
        return `${time.toISOString().slice(0, 19)},In,602555${1000 + call},${result},${result === 'Answered' ? '0:00:40' : '0:00:00'}`;
      },
      60,
    );
  const [transferred, tried] = [pair(['Answered', 'Missed'], 5), pair(['Missed', 'Answered'], 30)];
  test.each([
    ['same-caller', tried, 'one', 30, 0],
    ['same-caller', tried, 'again', 60, 30],
    // Voicemail may pick up three minutes later.
    ['same-caller', pair(['Missed', 'Voicemail'], 170), 'one', 30, 30],
    ['answered-first', transferred, 'person', 30, 0],
    ['answered-first', transferred, 'machine', 30, 30],
    // An answered and a missed line of one moment may be a machine and nobody.
    ['answered-first', pair(['Answered', 'Missed'], 0), 'machine', 30, 30],
  ])('%s: lines that follow each other', (id, text, answer, all, missed) => {
    expect(confirmed(text)).toMatchObject({doubt: {id}});
    expect(confirmed(text, {[id]: answer})).toMatchObject({figures: {calls: all, missed}});
  });

  test('callers who share a number are counted and not followed', () => {
    expect(confirmed(many(() => ({from: '6025550100'})))).toMatchObject({
      figures: {calls: 60, missed: 20, callers: null},
    });
  });
});

describe('files that are not logs', () => {
  const names = ['x', '"BOB" SMITH', 'y', '"DOE, JANE"'];
  const first = calls('Result', () => 'Missed');
  const timed = (name: string, time: string): string =>
    log(`${name},Direction,From,Result`, () => `${time},In,6025550111,Answered`);
  test.each([
    ['', problems.empty],
    ['Start,Direction,From,To,Result,Duration\n', problems.empty],
    ['Product,Price,Stock\nGloves,12.50,40\n', problems['not-a-log']],
    ['just one word', problems['not-a-log']],
    ['Name,Phone\nAda Doe,6025550111\n', problems['no-time']],
    ['Direction,From,To,Result\nIn,6025550111,100,Answered\n', problems['no-time']],
    [first.slice(first.indexOf('\n') + 1), problems['no-header']],
    [
      `${first}\n${log('Result,From,Start', (at) => `Missed,6025550111,${start(at)}`, 9)}`,
      problems['two-logs'],
    ],
    [calls('Result,Calls', (at) => `Missed,${1 + (at % 3)}`), problems.grouped],
    [calls('Result', () => 'Missed').replaceAll(',Missed', ' (2),Missed'), problems.grouped],
    [calls('Result,Name', (at) => `Missed,${names[at % 4]}`), problems.quotes],
    [timed('Start', '5.1.2026 8 Uhr'), unknownTime('Start', '5.1.2026 8 Uhr')],
    [timed('Call Date', '46300.334'), unknownTime('Call Date', '46300.334')],
  ])('%j: %p', (text, problem) => {
    expect(readText(text)).toEqual({kind: 'problem', problem});
  });

  test.each([
    ['no outcome', {result: -1, talk: 4}, problems['no-outcome']],
    ['no time', {start: 1}, unknownTime('Direction', 'In')],
  ])('what can’t be read in the chosen columns says why: %s', (_, chosen, problem) => {
    const columns = {...noColumns, start: 0, direction: 1, from: 2, ...chosen};
    const answers = {columns, said: {talk: 'none'}};
    const text = calls('Result,Length', () => 'Answered,-1');
    expect(readText(text, {answers})).toEqual({kind: 'problem', problem});
  });
});

describe('columns that aren’t clear', () => {
  const text = log(
    'Line,When it was,Kind,Remote,Person,Ended As,Up?',
    (at) =>
      `${at},${start(at)},incoming,602555${1000 + at},Ada Doe ${at},${at % 3 ? 'Answered' : 'Missed'},${at % 2 ? 'No' : 'Yes'}`,
  );

  test('are asked for, without a number or a name, also in a short log', () => {
    for (const short of [text, text.split('\n').slice(0, 3).join('\n')]) {
      const outcome = readOnce(short);
      expect(outcome.kind).toBe('columns');
      const shown = JSON.stringify(outcome);
      for (const word of ['incoming', 'No', 'Yes']) expect(shown).toContain(`"text":"${word}"`);
      expect(shown).not.toMatch(/602555|Ada Doe/);
    }
  });
  test('are read as the visitor says', () => {
    const columns = {...noColumns, start: 1, direction: 2, result: 5, from: 3};
    expect(figuresOfText(text, {answers: {columns}})).toMatchObject({calls: 30, missed: 10});
  });
  test('can be asked for in any case', () => {
    expect(readText(logs[0]!.text, {asks: true}).kind).toBe('columns');
  });

  test.each([
    ['words of its own', 'Estado', (at: number) => (at % 2 ? 'Perdida' : 'Contestada')],
    ['notes on some lines', 'Notes', (at: number) => (at % 3 ? '' : `left a message ${at}`)],
    ['a number that comes twice', 'GUID', (at: number) => `g${at === 1 ? 0 : at}`],
    ['another date', 'Occurred At', (at: number) => `2026-10-${10 + (at % 9)} 17:30`],
    ['lengths of an unknown name', 'Dur', (at: number) => `0:0${1 + (at % 9)}:00`],
    ['small numbers', 'Attempts', (at: number) => String(1 + (at % 3))],
  ])('one with %s is asked about', (_, name, cell) => {
    expect(readOnce(calls(`Result,${name}`, (at) => `Missed,${cell(at)}`))).toMatchObject({
      kind: 'columns',
      question: {unused: [4]},
    });
  });

  test.each([
    ['the same everywhere', 'Site', () => 'Main Street'],
    ['different everywhere', 'Whatever', (at: number) => `text ${at}`],
    ['different numbers', 'ID', (at: number) => String(at * 7)],
    ['numbers of the lines', 'Line', (at: number) => String(at)],
    ['names of callers', 'Caller Name', (at: number) => (at % 2 ? 'Ada Doe' : '')],
    ['another result in known words', 'Last Result', (at: number) => (at % 2 ? 'Lost' : 'Missed')],
    ['a zone that is known', 'Time Zone', (at: number) => (at % 2 ? 'EST' : 'EDT')],
  ])('one that is %s is not', (_, name, cell) => {
    expect(readOnce(calls(`Result,${name}`, (at) => `Missed,${cell(at)}`)).kind).toBe('words');
  });

  test('names that any log may have make no system', () => {
    const names = [
      'Date Time,Direction,Caller Number,Callee Number,Result,Duration',
      'Start Time,Direction,Customer Phone Number,Voicemail,Answered,Duration',
    ];
    for (const name of names) {
      const outcome = readOnce(
        log(name, (at) => `${start(at)},In,602555${1000 + at},,Yes,0:01:05`),
      );
      expect(JSON.stringify(outcome)).not.toMatch(/Zoom|CallRail/);
      expect(outcome.kind).not.toBe('log');
    }
  });
});

// What people reported of other readers of such files.
describe('files as people report them', () => {
  const line = (at: number): string => `10/15/2026 8:${10 + at} AM;In;6025550${111 + at}`;
  const semicolons = (note: string, end = '\n'): string =>
    log('Start;Direction;From;Notes;Result', (at) => `${line(at)};${note};Missed`).replaceAll(
      /\n(?=\d|$)/g,
      end,
    );
  test.each([
    ['commas in quoted notes over several lines', semicolons('"a, b, c\nd, e,\nf, g, h"')],
    ['quotes within a note', semicolons('"she said ""later"", and hung up"')],
    ['what Excel writes before the columns', `sep=;\n${semicolons('')}`],
    ['a title and an empty line before the columns', `Call report\n\n${semicolons('x')}`],
    ['columns as wide as spaces make them', semicolons('     ')],
    ['the line ends of an old Mac', semicolons('x', '\r')],
    ['no end of the last line, in a quote', `${semicolons('x')}\n${line(0)};"a\nb";Missed`],
    [
      'a transcript of many lines',
      calls('Result,Name', () => 'Missed,"Hello, hi, yes,\nno, a, b, c, d, e, f,\ng, h, i, j, k"'),
    ],
  ])('a semicolon, and %s', (_, text) => {
    const {lines, noticed} = logOf(text);
    expect(lines.length).toBeGreaterThanOrEqual(30);
    expect(lines.every(({result}) => result === 'missed')).toBe(true);
    expect(noticed.unread).toBe(0);
  });

  test.each([0, 300, 19_990, 20_000])(
    'a quote that never closes, after %i lines, takes no more than its own',
    (before) => {
      const text = log(
        'Start,Direction,From,Result',
        (at) => `${start(at)},In,${at === before ? '"' : ''}6025550111,Missed`,
        20_001,
      );
      expect(logOf(text).lines).toHaveLength(20_001);
    },
  );
});
