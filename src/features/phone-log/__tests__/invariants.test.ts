import fc from 'fast-check';

import {accountParts, unreadReasons, unreadText} from '../count/sentences.ts';
import {figuresOf} from '../count/figures.ts';
import {totalsOf} from '../count/totals.ts';
import {makeSampleLog} from '../read/sampleLog.ts';
import {sampleMonth} from '../data.ts';
import {anyFile} from './files.ts';
import {answerAll, type Change, readLog, textOf} from './readFile.ts';

const RUNS = {numRuns: 500, seed: 73};

test('every line of any file is accounted for', () => {
  fc.assert(
    fc.property(anyFile, (file) => {
      const {sheet, joined} = readLog(textOf(file.bytes));
      const {titles, blank, unread, incoming, outgoing, inside, not, undecided, lines} =
        sheet.account;
      const calls = incoming + outgoing + inside + not + undecided;
      expect(lines).toBe(file.lines);
      expect(titles + blank + unread + calls).toBe(file.lines);
      expect(titles).toBe(file.titleLines);
      expect(blank).toBe(file.blankLines);
      // Nothing that can be read is lost, and a broken line costs itself alone.
      expect(calls).toBeGreaterThanOrEqual(file.goodLines);
      expect(unread).toBeLessThanOrEqual(file.brokenLines);
      expect(sheet.total.calls + sheet.total.unset).toBe(joined.calls.length);
      // No figure where more than one line in a hundred can't be read.
      const asksForTime = sheet.open.some(({kind}) => kind === 'time');
      expect(sheet.stop === 'unread' || asksForTime).toBe(
        unread * 100 > file.lines - file.blankLines,
      );
    }),
    RUNS,
  );
});

/** Columns of a generated file, each chosen for a use that it isn't meant for. */
const misuses: readonly Change[] = [
  {},
  answerAll,
  {endings: [2]},
  {endings: [3]},
  {endings: [6, 4], direction: 3},
  {direction: 2, caller: 1},
  {time: 2},
  {time: 3, endings: [0]},
  {length: 2, usesLengths: true, unit: 'seconds'},
  {endings: [], sign: '0', signColumn: 2},
  {endings: [], sign: 'nothing', signColumn: 3},
];

test('no name and no number of any file is drawn, whatever column is used', () => {
  fc.assert(
    fc.property(anyFile, fc.constantFrom(...misuses), (file, change) => {
      const {sheet, figures} = readLog(textOf(file.bytes), [change]);
      const drawn = JSON.stringify([
        ...[sheet.names, sheet.ways, sheet.endings, sheet.preview, sheet.time, sheet.length],
        ...[sheet.notCalls, sheet.open, accountParts(sheet), unreadReasons(sheet.account)],
        ...[unreadText(sheet.account), figures && totalsOf(figures)],
      ]);
      for (const person of file.planted) expect(drawn).not.toContain(person);
      expect(drawn).not.toMatch(/SMITH|Álvarez|O’Neill|DOE|Okafor|Kim/);
    }),
    RUNS,
  );
});

test('the sample is counted at once, and the page before it says its figures', () => {
  const {sheet, joined} = readLog(makeSampleLog());
  expect(sheet.isSure).toBe(true);
  const {missed, callers} = figuresOf(joined);
  expect({missed, notReached: callers?.['not-reached']}).toEqual(sampleMonth);
});
