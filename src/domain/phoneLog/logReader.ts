import Papa from 'papaparse';

import {filledCells, hasTime, readHead, type Stop} from './logHead.ts';
import {LogLines, type LogOutcome} from './logLines.ts';
import {problems} from './problem.ts';
import type {Answers} from './questions.ts';
import type {Row} from './roles.ts';
import type {offsetHere} from './time.ts';

export interface ReaderOptions {
  readonly answers?: Answers;
  /** Ask for the columns in any case: the visitor wants to choose. */
  readonly asks?: boolean;
  /** Skips the questions: the sample is ours. */
  readonly isSample?: boolean;
  readonly offsetAt?: typeof offsetHere;
}

/** Rows by which columns are recognized. */
const HEAD_ROWS = 200;

/**
 * Checks for a quotation mark inside a name that put the lines up to the next mark into one cell.
 * Notes and transcripts have many lines, too, but none with a time among other cells.
 */
const hidesLines = (row: Row): boolean =>
  row.some((cell) =>
    cell
      .split('\n')
      .slice(1)
      .map((line) => line.split(/[,;\t|]/))
      .some((cells) => filledCells(cells) > 2 && hasTime(cells)),
  );

/** A whole line in one quoted cell, as a spreadsheet writes what it took for one. */
const unquoted = (row: Row): Row =>
  row.length === 1 && /[,;\t]/.test(row[0] ?? '')
    ? (Papa.parse<string[]>(row[0] ?? '').data[0] ?? row)
    : row;

/** Takes a log row by row and keeps of each row only its `LogLine`. */
export class LogReader {
  private head: Row[] = [];
  private lines: LogLines | null = null;
  private stopped: Stop | null = null;
  private readonly options: ReaderOptions;

  constructor(options: ReaderOptions = {}) {
    this.options = options;
  }

  /** @returns false when there is no need to read on: `finish` says why */
  push(cells: Row): boolean {
    const row = unquoted(cells);
    if (row.every((cell) => cell.trim() === '')) return true;
    if (hidesLines(row)) this.stopped = {kind: 'problem', problem: problems.quotes};
    else if (this.lines) this.stopped = this.lines.take(row);
    else if (this.head.push(row) >= HEAD_ROWS) this.settle();
    return this.stopped === null;
  }

  finish(): LogOutcome {
    if (!this.lines && !this.stopped) this.settle();
    return this.stopped ?? this.lines!.finish();
  }

  /** Finds the columns by the first rows, and takes these. */
  private settle(): void {
    const {answers = {}, asks, isSample, offsetAt} = this.options;
    const head = readHead(this.head, {answers, asks, isSample});
    this.head = [];
    if ('kind' in head) {
      this.stopped = head;
      return;
    }
    this.lines = new LogLines(head, {said: answers.said, isSample, offsetAt});
    for (const row of head.rows) this.stopped ??= this.lines.take(row);
  }
}
