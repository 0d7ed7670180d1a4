import {isExtension, partiesMeaning, partiesText, sideOf} from './callerNumber.ts';
import {bareName, commonMeaning, isEitherSide, yesOrNo} from './commonNames.ts';
import type {LogHead} from './logHead.ts';
import {cellIn, type ColumnRole, type Meaning, meanings, plainName, type Row} from './roles.ts';

/** Columns with words that classify a line. */
export type WordColumnRole = 'kind' | 'direction' | 'result' | 'application';

const hasAny = ({columns}: LogHead, roles: readonly ColumnRole[]): boolean =>
  roles.some((role) => columns[role] >= 0);

/** No column says which way a call went: its two numbers do. */
export const isByNumbers = ({columns: {direction, from, to}}: LogHead): boolean =>
  direction < 0 && from >= 0 && to >= 0;

/** A column other than the direction's says how calls ended. */
export const hasEnds = (head: LogHead): boolean => hasAny(head, ['result', 'talk', 'answeredAt']);

/** Word that represents a line in a column of words. */
export const wordOf = (head: LogHead, role: WordColumnRole, row: Row): string => {
  const {columns, system, ownNumber} = head;
  const text = cellIn(row, columns[role]);
  if (role !== 'direction') return text;
  const [from, to] = [cellIn(row, columns.from), cellIn(row, columns.to)];
  if (isByNumbers(head)) {
    const parties = partiesText(from, to);
    const side = parties === 'from outside to outside' ? sideOf(ownNumber, from, to) : '';
    return side === '' ? parties : side;
  }
  // Short numbers: inside the practice where the system is known for it, else asked.
  if (!isExtension(from)) return text;
  const meaning = commonMeaning(plainName(text));
  if (meaning === 'internal') return text;
  if (system) return isExtension(to) ? 'internal' : text;
  if (isExtension(to)) return `${text}, between two short numbers`;
  return meaning === 'in' ? `${text}, from a short number` : text;
};

/** Meaning of a word: as its system documents it, as its column asks, or as in any log. */
const meaningOf = (
  {system, header, columns}: LogHead,
  role: WordColumnRole,
  word: string,
): Meaning | null => {
  const documented = system?.words?.[role] ?? {};
  const known =
    meanings.find((meaning) => documented[meaning]?.split('|').includes(word)) ??
    yesOrNo(bareName(header[columns[role]] ?? ''), word);
  if (known) return known;
  const common = commonMeaning(word);
  // A message beside results was left by a caller; beside kinds it isn't a call.
  return role === 'result' && common === 'other' && !word.includes('fax') ? null : common;
};

/** Meaning of a word in a column; null where the visitor must say. */
export const knownMeaning = (head: LogHead, role: WordColumnRole, word: string): Meaning | null => {
  if (role === 'direction' && isByNumbers(head)) return partiesMeaning(word);
  const known = meaningOf(head, role, word);
  // That a call ended says how only beside a talk time; so does an empty cell.
  if (known === 'talk' || (word === '' && role === 'result' && known === null)) {
    return hasAny(head, ['talk', 'answeredAt']) ? 'talk' : null;
  }
  // 'Incoming' alone doesn't say how a call ended.
  if (role === 'direction' && known === 'in' && !hasEnds(head)) return null;
  return isEitherSide(word) && hasOutgoing(head, role) ? null : known;
};

/** A column of ends that alone says which calls went out: 'Unanswered' may be one of these. */
const hasOutgoing = (head: LogHead, role: WordColumnRole): boolean => {
  const {rows, columns} = head;
  const isAlone = role === 'direction' || (role === 'result' && columns.direction < 0);
  const isOut = (row: Row): boolean => commonMeaning(plainName(row[columns[role]] ?? '')) === 'out';
  return isAlone && !isByNumbers(head) && rows.some(isOut);
};
