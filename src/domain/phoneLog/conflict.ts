import {bareName, commonMeaning, isNo, yesOrNo} from './commonNames.ts';
import {readLength} from './length.ts';
import type {LogLine} from './logLine.ts';
import {type Columns, type Meaning, plainName, type WordRole} from './roles.ts';

/**
 * What makes one look twice at an answered call. Loose, because it decides nothing: it is asked about.
 */
const MACHINE =
  /voice ?mail|\bvm(?:ail|\b|[_ -]?\d)|mail ?box|attendant|\bivr\b|answering (?:machine|service)|announcement/i;
const NO_CALL = /\be?fax|\bsms\b|text message/i;

/** A column that may say how a call ended beside the one that is counted. */
export interface Witness {
  readonly column: number;
  readonly header: string;
  readonly name: string;
}

const isAnswer = (meaning: Meaning | null | undefined): boolean => meaning === 'answered';
const isLoss = (meaning: Meaning | null | undefined): boolean =>
  meaning === 'missed' || meaning === 'voicemail';

/** Columns that are not counted: their cells are only looked at. So is who was called. */
export const witnesses = (header: readonly string[], columns: Columns): readonly Witness[] => {
  const counted = Object.entries(columns).flatMap(([role, column]) =>
    role === 'to' ? [] : [column],
  );
  return header.flatMap((text, column) =>
    counted.includes(column) ? [] : [{column, header: text.trim(), name: bareName(text)}],
  );
};

const saysOf = (name: string, cell: string): Meaning | null => {
  const word = plainName(cell);
  const known = yesOrNo(name, word);
  if (known !== null) return known;
  return /result|status|outcome|disposition|answered|missed/.test(name)
    ? commonMeaning(word)
    : null;
};

/**
 * What a line says against the way it is counted; null for nothing. Only of incoming calls: what an
 * outgoing one says is not counted.
 */
export const conflictOf = (
  row: readonly string[],
  {result, direction}: Pick<LogLine, 'result' | 'direction'>,
  meanings: Readonly<Partial<Record<WordRole, Meaning>>>,
  talk: number | null,
  others: readonly Witness[],
): string | null => {
  if (direction !== 'in') return null;
  const isAnswered = result === 'answered';
  const ends = [meanings.result, meanings.kind, meanings.direction];
  if (ends.some(isAnswer) && ends.some(isLoss)) return 'Answered in one column, missed in another';
  if (isAnswered && talk === 0) return 'Answered, and the talk time is 0';
  if (result === 'missed' && talk !== null && talk > 0 && !meanings.application) {
    return 'Missed, and there is a talk time';
  }
  for (const {column, header, name} of others) {
    const cell = (row[column] ?? '').trim();
    if (cell === '') continue;
    const says = saysOf(name, cell);
    if (isAnswered ? isLoss(says) : isAnswer(says)) {
      return `${isAnswered ? 'Answered' : 'Missed'}, and “${header}” is “${cell}”`;
    }
    if (
      result === 'missed' &&
      /\b(?:answered|picked up) by\b/.test(name) &&
      !isNo(cell.toLowerCase())
    ) {
      if (!MACHINE.test(cell)) return `Missed, and “${header}” names somebody`;
    }
    if (!isAnswered) continue;
    const isLeft =
      /voice ?mail/.test(name) && !isNo(cell.toLowerCase()) && readLength(cell, 'seconds') !== 0;
    if (isLeft || MACHINE.test(cell)) return `Answered, and “${header}” names voicemail or a menu`;
    if (NO_CALL.test(cell)) return `Answered, and “${header}” names a fax or a message`;
  }
  return null;
};
