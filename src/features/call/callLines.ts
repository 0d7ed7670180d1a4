import {BuildError} from '../../lib/problems.ts';
import {type CallLine, outcomeKinds} from './callScript.ts';

/** A turn: its label, words, note, and marks, and the line that follows or the end of the call. */
const TURN = new RegExp(
  String.raw`^(?<label>\w+)[:.] (?<says>[^()[\]=|]+?)(?: \((?<note>[^()]+)\))?` +
    String.raw`(?<marks>(?: \[[\w ]+\])*)(?: -> (?<to>\w+)` +
    String.raw`| = (?<ends>${outcomeKinds.join('|')}): (?<title>[^|]+) \| (?<detail>[^|]+))?$`,
);

/** Marks of a line, and of a choice. */
const MARKS = {line: /^(?:reveals|offers|books|releases)$/, choice: /^(?:emergency|names911)$/};

type Fields = Readonly<Record<string, unknown>>;

const refuse = (turn: string, message: string): never => {
  throw new BuildError([{file: 'call.ts', field: `'${turn}'`, message}]);
};

/** Reads a turn of either kind: '1. No, thanks. (Says no) -> nothing'. */
const readTurn = (turn: string): {readonly label: string; readonly fields: Fields} => {
  const {label = '', marks = '', ...said} = TURN.exec(turn)?.groups ?? {};
  const isChoice = /^\d+$/.test(label);
  const marked = [...marks.matchAll(/\[(\w+)(?: (\w+))?\]/g)];
  const allowed = isChoice ? MARKS.choice : MARKS.line;
  const leadsOn = said.to !== undefined || said.ends !== undefined;
  const isRead = isChoice ? leadsOn : label !== '' && said.to === undefined;
  if (!isRead || !marked.every(([, mark = '']) => allowed.test(mark))) {
    refuse(turn, 'can’t be read: docs/write/new-specialty.md has the form');
  }
  const fields = [
    ...Object.entries(said).filter(([, value]) => value !== undefined),
    ...marked.map(([, mark, slot]) => [mark, slot ?? true]),
  ];
  return {label, fields: Object.fromEntries(fields) as Fields};
};

/**
 * Reads the lines of a call from its text. A turn begins after four spaces and goes on after more. A
 * line of the receptionist begins with its id, and each of the caller's choices after it with its own:
 *
 *     offer: Nine o’clock, Dana? (A free half hour) [reveals] [offers early]
 *     1. Yes. -> written
 *     2. No. I’ll wait. (Changes her mind) = declined: Nothing booked | The time is free.
 *
 * A note in the margin is in parentheses; marks (`CallLine`, `CallChoice`) are in brackets.
 *
 * @throws {BuildError} for a turn of another form
 */
export const callLines = (text: string): Readonly<Record<string, CallLine>> => {
  const lines: Record<string, Fields> = {};
  let choices: Fields[] = [];
  for (const part of text.split(/^ {4}(?! )/m)) {
    const turn = part.trim().replace(/\s+/g, ' ');
    if (turn === '') continue;
    const {label, fields} = readTurn(turn);
    if (/^\d+$/.test(label)) choices.push({id: Number(label), ...fields});
    else {
      if (label in lines) refuse(turn, 'has the id of another line');
      choices = [];
      lines[label] = {...fields, choices};
    }
  }
  return lines as unknown as Readonly<Record<string, CallLine>>;
};
