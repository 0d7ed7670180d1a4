import {plainName} from '../read/columnNames.ts';
import {isZeroLength} from '../read/length.ts';
import type {Row, Table} from '../read/table.ts';
import {
  areWords,
  cellIn,
  type EndPart,
  hasWords,
  type Facts,
  MAX_WORDS,
  partiesIn,
} from './facts.ts';
import type {End, Settings, Way} from './settings.ts';
import {commonMeaning, isEitherSide, isNo, type Meaning, meaningOf} from './words.ts';

/** A word of a column, or of several columns together. */
export interface Word {
  /** Its columns and its number among their words: the page knows no more of a hidden word. */
  readonly key: string;
  /** The plain words of its parts, in their order. */
  readonly plain: readonly string[];
  /** Its text as it may be drawn; null where it is crossed out. */
  readonly text: string | null;
}

/** All words of some columns, and the word of each row. */
export interface WordList {
  readonly words: readonly Word[];
  readonly wordOf: Int32Array;
}

/** Lines that a word must stand on to be drawn: a name of a patient stands on fewer. */
const MIN_LINES = 3;
const MAX_TEXT = 40;

/** Columns of people, by their names: no unknown word of theirs is drawn. */
const PEOPLE = /\b(?:name|patient|contact|client|caller|customer|party|from|to)\b/i;

/** Checks for a run of four digits, which spaces and signs don't break. */
const hasLongNumber = (text: string): boolean => /\d{4}/.test(text.replace(/[^\p{L}\d]/gu, ''));

/** Meaning of a part's word. Only a result may be known by an empty cell. */
const meaningIn = ({system, names}: Facts, part: EndPart, word: string): Meaning | null =>
  word === '' && part.role !== 'result' ? null : meaningOf(system, names[part.column] ?? '', word);

/** End of the calls with a word, if the whole word is known: each of its parts. */
export const knownEnd = (facts: Facts, parts: readonly EndPart[], {plain}: Word): End | null => {
  const at = (role: EndPart['role']): number => parts.findIndex((part) => part.role === role);
  const meaning = (role: EndPart['role']): Meaning | null => {
    const part = parts[at(role)];
    return part ? meaningIn(facts, part, plain[at(role)] ?? '') : null;
  };
  const isFilled = (role: EndPart['role']): boolean => plain[at(role)] === '1';
  const [result, kind, last] = [meaning('result'), meaning('kind'), meaning('application')];
  if ([kind, result, last].includes('other')) return 'not';
  if (at('kind') >= 0 && kind === null) return null;
  const byTalk = at('talk') < 0 ? null : isFilled('talk') ? 'answered' : 'missed';
  const endOf = (one: Meaning | null): End | null =>
    one === 'answered' || one === 'missed' || one === 'voicemail'
      ? one
      : one === 'talk'
        ? byTalk
        : null;
  const end = endOf(result) ?? endOf(kind) ?? (at('result') < 0 ? byTalk : null);
  if (end === null) return null;
  // An answering machine answers, too: the last application identifies it.
  if (last === 'voicemail' || (end !== 'answered' && isFilled('voicemail'))) return 'voicemail';
  const isNobody = last === 'missed' || (last === 'agent' && !isFilled('agent'));
  return isNobody && end === 'answered' ? 'missed' : end;
};

const WAYS: Readonly<Partial<Record<Meaning, Way>>> = {
  ...{in: 'in', out: 'out', internal: 'inside', other: 'not'},
  ...{answered: 'in', missed: 'in', voicemail: 'in'},
};
const WAYS_BY_NUMBERS: Readonly<Record<string, Way>> = {
  'from inside to inside': 'inside',
  'from inside to outside': 'out',
  'from outside to inside': 'in',
  'without a number to inside': 'in',
};

/** The way of calls with a word, if it is known. @param words of its column */
export const knownWay = (
  {system, names}: Facts,
  direction: Settings['direction'],
  {plain: [word = '']}: Word,
  words: readonly Word[],
): Way | null => {
  if (direction === 'numbers') return WAYS_BY_NUMBERS[word] ?? null;
  // Beside outgoing calls in the same column, 'No answer' may be one of these.
  const isOpen =
    isEitherSide(word) && words.some(({plain}) => commonMeaning(plain[0] ?? '') === 'out');
  const meaning =
    word === '' || isOpen ? null : meaningOf(system, names[direction ?? -1] ?? '', word);
  return meaning && (WAYS[meaning] ?? null);
};

/** Columns whose words together say how a call ended. */
export const wordParts = ({parts, samples}: Facts, {endings}: Settings): readonly EndPart[] =>
  endings.map(
    (column) =>
      parts.find((part) => part.column === column) ?? {
        column,
        role: areWords(samples[column] ?? []) ? 'result' : 'talk',
      },
  );

const plainOf = (part: EndPart, cells: readonly string[]): string => {
  const cell = cellIn(cells, part.column);
  if (hasWords(part)) return plainName(cell);
  return isZeroLength(cell) || isNo(plainName(cell)) ? '0' : '1';
};

/** Text of a word, from its first line. */
const textOf = (
  parts: readonly EndPart[],
  plain: readonly string[],
  {cells}: Row,
  names: readonly string[],
): string => {
  const said = parts.flatMap((part, at) => {
    const {column, role} = part;
    if (hasWords(part)) return cellIn(cells, column).replace(/\s+/g, ' ').slice(0, MAX_TEXT) || [];
    if (plain[at] === '1') return [`with ${names[column]}`];
    return role === 'talk' ? [`without ${names[column]}`] : [];
  });
  return said.join(', ') || 'nothing';
};

/** Reads the words of some columns over the whole table. @param caller the column that tells callers apart */
export const readWords = (
  table: Table,
  facts: Facts,
  parts: readonly EndPart[],
  caller: number | null,
): WordList => {
  const {rows, names} = table;
  const found = new Map<string, {plain: string[]; first: Row; lines: number; at: number}>();
  type Found = typeof found extends Map<string, infer Each> ? Each : never;
  const known = new Map<string, Found>();
  const wordAt = (first: Row): Found => {
    const plain = parts.map((part) => plainOf(part, first.cells));
    const word = found.get(plain.join('\u0001')) ?? {plain, first, lines: 0, at: found.size};
    found.set(plain.join('\u0001'), word);
    return word;
  };
  const wordOf = Int32Array.from(rows, (row) => {
    const written = parts.map(({column}) => row.cells[column] ?? '').join('\u0001');
    const word = known.get(written) ?? wordAt(row);
    known.set(written, word);
    word.lines += 1;
    return word.at;
  });
  const list = [...found.values()];
  const isKnown = (word: string, at: number): boolean => {
    const part = parts[at]!;
    return !hasWords(part) || word === '' || meaningIn(facts, part, word) !== null;
  };
  const isHidden =
    list.length > MAX_WORDS ||
    parts.some(({column}) => column === caller || PEOPLE.test(names[column] ?? ''));
  const words = list.map(({plain, first, lines, at}): Word => {
    const isShown = plain.every(
      (word, part) =>
        isKnown(word, part) || (!isHidden && lines >= MIN_LINES && !hasLongNumber(word)),
    );
    const key = `${parts.map(({column}) => column).join('+')}:${at}`;
    return {key, plain, text: isShown ? textOf(parts, plain, first, names) : null};
  });
  return {words, wordOf};
};

/** The words that say which way calls went; null where all are incoming. */
export const readWays = (table: Table, facts: Facts, {direction, caller}: Settings) => {
  if (direction === null) return null;
  if (typeof direction === 'number') {
    return readWords(table, facts, [{column: direction, role: 'result'}], caller);
  }
  // The ways that two numbers show, as if a column had them.
  const found = new Map<string, number>();
  const wordOf = Int32Array.from(table.rows, ({cells}) => {
    const text = partiesIn(facts, cells);
    const at = found.get(text) ?? found.size;
    found.set(text, at);
    return at;
  });
  const words = [...found].map(([text, at]) => ({key: `numbers:${at}`, plain: [text], text}));
  return {words, wordOf};
};
