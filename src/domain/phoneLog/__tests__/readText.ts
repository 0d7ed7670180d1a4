import {type JoinedLog, joinCalls} from '../calls.ts';
import {type Figures, figuresOf} from '../figures.ts';
import {LogReader, type PhoneLog, type ReaderOptions, type ReadOutcome} from '../logReader.ts';
import {readRows} from '../readRows.ts';

/** Reads a text as the worker reads a file, once the visitor has looked at the words. */
export const readText = (text: string, {answers, ...options}: ReaderOptions = {}): ReadOutcome => {
  const reader = new LogReader({answers: {words: {}, ...answers}, ...options});
  readRows(text, (row) => reader.push(row));
  return reader.finish();
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
