// cspell:ignore dstchannel
import {bareName, commonMeaning, isNo, yesOrNo} from './commonNames.ts';
import {readLength} from './length.ts';
import type {LogLine} from './logLine.ts';
import {type Columns, type Meaning, plainName, type WordRole} from './roles.ts';

/**
 * Words that cast doubt on an answered call. Loose, because it decides nothing: it is asked about.
 */
const MACHINE =
  /voice ?mail|^vm$|\bvm(?:ail|[_ -]?\d)|mail ?box|auto[ _-]?(?:receptionist|attendant)|digital receptionist|(?:^|[^a-z])ivr(?:[^a-z]|$)|\bmenu\b|greeting|after[ _-]?hours|answering (?:machine|service)|announcement/i;
const NO_CALL = /\be?fax(?:es)?\b|\bsms\b|text message/i;
/** Columns with the person who picked up: empty where nobody did. */
const AGENT =
  /^(?:agent|user|employee|dstchannel|(?:answered|handled|picked up) by|answering user)$/;

/** Of these a name means that somebody did, also on a missed line. */
const ANSWERED_BY = /\b(?:answered|picked up) by\b/;

/** A column that may say how a call ended beside the one that is counted. */
export interface Witness {
  readonly column: number;
  readonly header: string;
  readonly name: string;
  /** By its name it says how a call ended. */
  readonly tellsEnd: boolean;
  /** The cells of one that names who picked up are filled on most lines. */
  readonly isAgent: boolean;
}

const isAnswer = (meaning: Meaning | null | undefined): boolean => meaning === 'answered';
const isLoss = (meaning: Meaning | null | undefined): boolean =>
  meaning === 'missed' || meaning === 'voicemail';

/**
 * Columns that are not counted: their cells are only looked at. So are who was called, and the voicemail
 * of a call that counts as answered; and who answered, where no system documents it.
 */
export const witnesses = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
  columns: Columns,
  isDocumented: boolean,
): readonly Witness[] => {
  const looked = ['to', 'voicemail', ...(isDocumented ? [] : ['agent'])];
  const counted = Object.entries(columns).flatMap(([role, column]) =>
    looked.includes(role) ? [] : [column],
  );
  return header.flatMap((text, column) => {
    if (counted.includes(column)) return [];
    const name = bareName(text);
    const filled = rows.filter((row) => !isNo((row[column] ?? '').trim().toLowerCase())).length;
    const isAgent = AGENT.test(name) && filled > rows.length / 3;
    return [{column, header: text.trim(), name, tellsEnd: tellsEnd(name), isAgent}];
  });
};

const tellsEnd = (name: string): boolean =>
  /result|status|outcome|disposition|answered|missed|connected/.test(name);

/** Checks for a column beside the counted one of which every word is known: lines are compared. */
export const isWitness = (name: string, values: readonly string[]): boolean =>
  tellsEnd(name) && values.every((value) => meaningOfCell(name, value) !== null);

const meaningOfCell = (name: string, cell: string): Meaning | null => {
  const word = plainName(cell);
  return yesOrNo(name, word) ?? commonMeaning(word);
};

/**
 * Contradiction between a line's words and its count; null for none. Only of incoming calls: what
 * an outgoing one says is not counted.
 *
 * @param isCoarse talk times are whole minutes, so that none may be a short one
 */
export const conflictOf = (
  row: readonly string[],
  {result, direction}: Pick<LogLine, 'result' | 'direction'>,
  meanings: Readonly<Partial<Record<WordRole, Meaning>>>,
  talk: number | null,
  others: readonly Witness[],
  isCoarse: boolean,
): string | null => {
  if (direction !== 'in') return null;
  const isAnswered = result === 'answered';
  const isByTalk = (meanings.result ?? 'talk') === 'talk';
  if (isCoarse && isByTalk && talk === 0) return 'Less than a minute of talk, or none';
  const ends = [meanings.result, meanings.kind, meanings.direction];
  if (ends.some(isAnswer) && ends.some(isLoss)) return 'Answered in one column, missed in another';
  if (isAnswered && talk === 0) return 'Answered, and the talk time is 0';
  if (result === 'missed' && talk !== null && talk > 0 && !meanings.application) {
    return 'Missed, and there is a talk time';
  }
  for (const {column, header, name, tellsEnd, isAgent} of others) {
    const cell = (row[column] ?? '').trim();
    const isEmpty = isNo(cell.toLowerCase());
    if (isAgent && isAnswered && isEmpty) return `Answered, and “${header}” names nobody`;
    const says = tellsEnd ? meaningOfCell(name, cell) : null;
    if (isEmpty && says === null) continue;
    if (isAnswered ? isLoss(says) : isAnswer(says)) {
      return `${isAnswered ? 'Answered' : 'Missed'}, and “${header}” is “${cell}”`;
    }
    if (result === 'missed' && ANSWERED_BY.test(name) && !MACHINE.test(cell)) {
      return `Missed, and “${header}” names somebody`;
    }
    const isLoose = !/^(?:https?:|no\b|none\b|without\b)/i.test(cell);
    if (isLoose && NO_CALL.test(cell)) {
      return `${isAnswered ? 'Answered' : 'Missed'}, and “${header}” names a fax or a message`;
    }
    if (!isAnswered) continue;
    const isLeft = /voice ?mail/.test(name) && readLength(cell, 'seconds') !== 0;
    if ((isLeft && !/^no\b/i.test(cell)) || (isLoose && MACHINE.test(cell))) {
      return `Answered, and “${header}” names voicemail or a menu`;
    }
  }
  return null;
};
