import {type JoinedLog, joinCalls} from '../calls.ts';
import {type Figures, figuresOf} from '../figures.ts';
import {LogReader, type PhoneLog, type ReaderOptions, type ReadOutcome} from '../logReader.ts';
import {RowReader} from '../readRows.ts';

type Options = Partial<ReaderOptions> & {readonly piece?: number};

/** A text read as the worker reads a file, in pieces, once the visitor has looked at the words. */
export const readText = (
  text: string,
  {piece = 1000, answers, ...options}: Options = {},
): ReadOutcome => {
  const reader = new LogReader({answers: {words: {}, ...answers}, ...options});
  const rows = new RowReader((row) => reader.push(row));
  for (let at = 0; at < text.length; at += piece) rows.push(text.slice(at, at + piece));
  rows.push('', true);
  return reader.finish();
};

export const logOf = (text: string, options?: Options): PhoneLog => {
  const outcome = readText(text, options);
  if (outcome.kind !== 'log') throw new Error(`not read: ${JSON.stringify(outcome)}`);
  return outcome.log;
};

export const joinedOf = (text: string, options?: Options): JoinedLog =>
  joinCalls(logOf(text, options).lines);

export const figuresOfText = (text: string, options?: Options): Figures =>
  figuresOf(joinedOf(text, options));
