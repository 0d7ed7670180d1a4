import {plans} from '../../../data/plans.ts';
import fc from 'fast-check';

import {type LogLine, joinCalls, type LoggedResult} from '../count/calls.ts';
import {type LogFigures, figuresOf} from '../count/figures.ts';
import {estimatedValue} from '../count/estimatedValue.ts';
import {sumOf} from '../count/week.ts';
import {midnightOf, DAY} from '../read/time.ts';

jest.mock('../../../data/plans.ts');

const monday = midnightOf(2026, 10, 5);

const line = (clock: number, rest: Partial<LogLine> = {}): LogLine => ({
  start: clock,
  clock,
  direction: 'in',
  result: 'answered',
  talkSeconds: rest.result && rest.result !== 'answered' ? 0 : 60,
  durationSeconds: 70,
  caller: 1,
  callId: '',
  ...rest,
});
const missed = (clock: number, rest: Partial<LogLine> = {}): LogLine =>
  line(clock, {result: 'missed', durationSeconds: 30, ...rest});
const at = (day: number, hour: number, minute = 0): number =>
  monday + day * DAY + hour * 3600 + minute * 60;
/** Three answered calls a day from Monday on make working days. */
const work = (days: number): readonly LogLine[] =>
  Array.from({length: days}, (_, day) =>
    [9, 11, 15].map((hour) => line(at(day, hour), {caller: 900 + hour})),
  ).flat();
const figures = (...lines: readonly LogLine[]): LogFigures => figuresOf(joinCalls(lines));

const anyLine = fc
  .record({
    // Whole hours, so that calls begin at the same moment.
    hour: fc.integer({min: 0, max: 14 * 24}),
    direction: fc.constantFrom<'in' | 'out'>('in', 'in', 'in', 'out'),
    result: fc.constantFrom<LoggedResult>('answered', 'answered', 'missed', 'voicemail'),
    talkSeconds: fc.integer({min: 0, max: 900}),
    durationSeconds: fc.integer({min: 0, max: 900}),
    caller: fc.integer({min: 0, max: 12}),
  })
  .map(({hour, ...rest}) => line(monday + hour * 3600, rest));
const anyLog = fc
  .array(anyLine, {minLength: 1, maxLength: 150})
  .chain((lines) =>
    fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, {minLength: lines.length})),
  );

test('the figures of any log don’t depend on the order of its lines, and every line counts once in each sum', () => {
  fc.assert(
    fc.property(anyLog, ([lines, shuffled]) => {
      const joined = joinCalls(lines);
      const {calls, outgoing} = joined;
      expect(joinCalls(shuffled)).toEqual(joined);
      expect(calls.length + outgoing.length + joined.joined).toBe(lines.length);
      if (calls.length === 0) return;
      const f = figuresOf(joined);
      for (const tallies of [Object.values(f.parts), f.week.flatMap((row) => row.cells)]) {
        expect(sumOf(tallies)).toEqual({calls: f.calls, missed: f.missed});
      }
      const {all = 0, ...outcomes} = f.callers ?? {};
      expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(all);
      const notReached = Object.values(f.parts).reduce((sum, part) => sum + part.notReached, 0);
      expect(notReached).toBe(f.callers?.['not-reached'] ?? 0);
      expect(all + f.unfollowed).toBeLessThanOrEqual(f.missed);
      expect(f.voicemail).toBeLessThanOrEqual(f.missed);
    }),
  );
});

test('the most callers at once are counted when the last of them calls, not as another hangs up', () => {
  const spans = [0, 10, 12, 20].map((from) =>
    line(monday + from, {durationSeconds: 10, caller: 0}),
  );
  expect(figures(...spans).mostAtOnce).toEqual({callers: 2, clock: monday + 12});
});

describe('one call in several lines', () => {
  test('a call of several lines is answered if one was, and undecided while one line’s word is', () => {
    const phone = line(at(0, 9) + 20, {talkSeconds: 100, durationSeconds: 105});
    const message = line(at(0, 9) + 30, {result: 'voicemail', talkSeconds: 0});
    const {calls, joined} = joinCalls([missed(at(0, 9)), phone, message]);
    const call = {start: at(0, 9), clock: at(0, 9), result: 'answered', caller: 1};
    expect(calls).toEqual([{...call, talkSeconds: 100, durationSeconds: 125}]);
    expect(joined).toBe(2);
    const open = joinCalls([missed(at(0, 9)), line(at(0, 9) + 20, {result: null})]);
    expect(open.calls).toMatchObject([{result: null}]);
  });
  test.each([
    ['until two seconds after its last line', missed(at(0, 9) + 32), 1],
    ['not later', missed(at(0, 9) + 33), 2],
    ['not from another number', missed(at(0, 9), {caller: 2}), 2],
    ['never without a number', line(at(0, 9) + 5, {caller: 0}), 2],
  ])('joins lines into one call: %s', (_, next, calls) => {
    const caller = Math.min(next.caller, 1);
    expect(joinCalls([missed(at(0, 9), {caller}), next]).calls).toHaveLength(calls);
  });
});

describe('callers who were missed', () => {
  const back = (result: LoggedResult): LogLine => line(at(0, 12), {direction: 'out', result});
  const late = missed(at(2, 10));
  test.each([
    ['called again and got through', [missed(at(0, 10)), line(at(0, 14))], 'called-again'],
    ['got through by the next day’s end', [missed(at(0, 10)), line(at(1, 23, 59))], 'called-again'],
    ['got through a day too late', [missed(at(0, 10)), line(at(2, 8))], 'not-reached'],
    ['were called back', [missed(at(0, 10)), back('answered')], 'called-back'],
    ['were called in vain', [missed(at(0, 10)), back('missed')], 'not-reached'],
    ['tried twice: one caller', [missed(at(0, 10)), missed(at(1, 9, 30))], 'not-reached'],
    ['were missed on the last day', [late], 'log-ends'],
    ['were missed on the last day and got through', [late, line(at(2, 12))], 'called-again'],
    [
      'got through by Monday’s end after a weekend',
      [...work(5), ...work(8).slice(21), missed(at(4, 16)), line(at(7, 22))],
      'called-again',
    ],
  ] as const)('counts the outcome of callers who %s', (_, lines, outcome) => {
    const {all, ...outcomes} = figures(...work(3), ...lines).callers!;
    expect(all).toBe(1);
    expect(outcomes).toMatchObject({[outcome]: 1});
  });
});

describe('hours, lunch, the month', () => {
  /** October's weekdays, counted from Monday the 5th. */
  const month = [-4, -3, 0, 7, 14, 21].flatMap((day) =>
    day < 0 ? [day] : [day, day + 1, day + 2, day + 3, day + 4],
  );
  const day = (offset: number, lunch: 'answered' | 'missed'): readonly LogLine[] =>
    Array.from({length: 18}, (_, half) =>
      line(at(offset, 8) + half * 1800 + 60, {
        caller: 0,
        ...([8, 9].includes(half) && lunch === 'missed' ? {result: 'missed', talkSeconds: 0} : {}),
      }),
    );
  test('finds opening hours, lunch, and a whole month from the calls', () => {
    const days = [null, ...Array(5).fill({from: 16, to: 34}), null];
    expect(figures(...month.flatMap((each) => day(each, 'missed')))).toMatchObject({
      hours: {days, lunch: {from: 24, to: 26}},
      ...{isWholeMonth: true, perMonth: 1, workingDays: 22},
    });
  });
  test('finds opening hours and working days of a practice with two calls a day', () => {
    const days = Array.from({length: 20}, (_, index) => Math.floor(index / 5) * 7 + (index % 5));
    const quiet = figures(
      ...days.flatMap((day, index) => [
        line(at(day, 9 + (index % 7)), {caller: 900 + index}),
        (index % 4 ? line : missed)(at(day, 10 + (index % 6), 30), {caller: index}),
      ]),
    );
    expect(quiet.workingDays).toBe(20);
    expect(estimatedValue(quiet).inputs.dailyCalls).toBe(2);
    expect(quiet.hours.days.map((span) => span !== null)).toEqual([
      ...[false, true, true, true, true, true, false],
    ]);
  });
  test('scales half a month to 22 working days, and finds no lunch break if lunch calls are answered', () => {
    const half = figures(...month.slice(2, 12).flatMap((each) => day(each, 'answered')));
    expect(half).toMatchObject({isWholeMonth: false, perMonth: 2.2, hours: {lunch: null}});
  });
});

test('the estimated value has the cautious case from callers not reached, and the calculator’s inputs', () => {
  const f = figures(
    ...work(11),
    ...Array.from({length: 51}, (_, i) => missed(at(0, 10, i), {caller: 100 + i})),
    // One of them got through.
    line(at(0, 14), {caller: 100}),
  );
  const inputs = {dailyCalls: 8, missedPercentage: 60};
  const revenue = 100 * 0.2 * 150;
  expect(estimatedValue(f)).toMatchObject({
    callers: 100,
    revenue,
    net: revenue - plans.small.price,
    inputs,
  });
});
