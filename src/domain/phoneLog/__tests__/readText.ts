import {type JoinedLog, joinCalls} from '../calls.ts';
import {type Figures, figuresOf} from '../figures.ts';
import type {LogOutcome, PhoneLog} from '../logLines.ts';
import {LogReader, type ReaderOptions} from '../logReader.ts';
import {readRows} from '../readRows.ts';

/** Reads a text as the worker reads a file. */
export const readOnce = (text: string, options: ReaderOptions = {}): LogOutcome => {
  const reader = new LogReader(options);
  readRows(text, (row) => reader.push(row));
  return reader.finish();
};

/**
 * Reads a text once the visitor has looked at the words, and has said that no column without a role
 * matters.
 */
export const readText = (text: string, {answers, ...options}: ReaderOptions = {}): LogOutcome => {
  const looked = {...answers, said: answers?.said ?? {}};
  const outcome = readOnce(text, {answers: looked, ...options});
  if (outcome.kind !== 'columns' || outcome.question.unused.length === 0) return outcome;
  const columns = outcome.question.guess;
  return readOnce(text, {answers: {columns, ...looked}, ...options});
};

export const logOf = (text: string, options?: ReaderOptions): PhoneLog => {
  const outcome = readText(text, options);
  if (outcome.kind !== 'log') throw new Error(`not read: ${JSON.stringify(outcome)}`);
  return outcome.log;
};

export const joinedOf = (text: string, options?: ReaderOptions): JoinedLog =>
  joinCalls(logOf(text, options).lines);

export const figuresOfText = (text: string, options?: ReaderOptions): Figures =>
  figuresOf(joinedOf(text, options));
