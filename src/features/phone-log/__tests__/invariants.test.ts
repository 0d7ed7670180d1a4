import fc from 'fast-check';

import {sampleMonth} from '../data.ts';
import {accountText, totalTexts, unreadReasons, unreadText} from '../sheet/sheetTexts.ts';
import type {SheetData} from '../sheet/sheet.ts';
import {totalsOf} from '../texts/totals.ts';
import {makeSampleLog} from '../read/sampleLog.ts';
import {anyFile, type GeneratedFile} from './files.ts';
import {answerAll, type Change, readLog} from './readFile.ts';

/** Checks that every line has a place, and that only broken lines are lost. */
const checkAccount = (file: GeneratedFile, {account, missing, stop}: SheetData): void => {
  const {titles, notes, blank, unread, incoming, outgoing, inside, notCalls, undecided, lines} =
    account;
  const calls = incoming + outgoing + inside + notCalls + undecided;
  const {lines: all, count} = file;
  expect([lines, titles, notes, blank]).toEqual([all, count.title, count.note, count.blank]);
  expect(titles + notes + blank + unread + calls).toBe(lines);
  expect(unread).toBeLessThanOrEqual(count.broken);
  // No figure where more than one line in a hundred can't be read.
  const asksForTime = missing.some(({kind}) => kind === 'time');
  expect(stop === 'unread' || asksForTime).toBe(unread * 100 > lines - blank);
};

/** Columns of a generated file, each chosen for a use that it isn't meant for. */
const misuses: readonly Change[] = [
  {},
  (sheet) => answerAll(sheet),
  {endings: [2]},
  {endings: [3]},
  {endings: [6, 4], direction: 3},
  {direction: 2, caller: 1},
  {time: 2},
  {time: 3, endings: [0]},
  {duration: 2, unit: 'seconds'},
  {endings: [5, 2]},
];

test('every line of any file is accounted for, and no name or number is drawn, whatever column is used', () => {
  fc.assert(
    fc.property(anyFile, fc.constantFrom(...misuses), (file, change) => {
      checkAccount(file, readLog(file.text).sheet);
      const {sheet, figures} = readLog(file.text, [change]);
      const drawn = JSON.stringify([
        ...[{...sheet, account: undefined}, accountText(sheet), unreadReasons(sheet.account)],
        ...[unreadText(sheet.account), totalTexts(sheet), figures && totalsOf(figures)],
      ]);
      expect(file.planted.filter((person) => drawn.includes(person))).toEqual([]);
      expect(drawn).not.toMatch(/SMITH|Álvarez|O’Neill|DOE|Okafor|Kim/);
    }),
    {numRuns: 500, seed: 73},
  );
});

test('the sample is counted at once, and the page before it says its figures', () => {
  const {sheet, figures} = readLog(makeSampleLog());
  expect(sheet.isSure).toBe(true);
  expect({missed: figures?.missed, notReached: figures?.callers?.['not-reached']}).toEqual(
    sampleMonth,
  );
});
