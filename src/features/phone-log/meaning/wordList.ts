import {plainName} from '../read/columnNames.ts';
import {isZeroLength} from '../read/length.ts';
import type {Row, Table} from '../read/table.ts';
import {
  areWords,
  cellIn,
  type EndPart,
  type ColumnFacts,
  hasWords,
  MAX_WORDS,
  rowWayByNumbers,
} from './columns.ts';
import type {End, Settings, Way, WordAnswers} from './settings.ts';
import {commonMeaning, isEitherSide, isNo, type Meaning, meaningOf} from './words.ts';

/** A word of a column, or of several columns together. */
export interface Word<Answer extends string> {
  /** Its use, its columns, and its number among their words: the page gets nothing else of a hidden word. */
  readonly key: string;
  /** Its text as it may be drawn; null where it is crossed out. */
  readonly text: string | null;
  readonly answer: Answer | null;
  /** The whole word isn't known: the visitor chooses. */
  readonly isAsked: boolean;
}

/** All words of some columns, and the word of each row. */
export interface WordList<Answer extends string> {
  readonly words: readonly Word<Answer>[];
  readonly wordOf: Int32Array;
}

/** Lines on which a word must occur to be shown: a patient's name occurs on fewer. */
const MIN_LINES = 3;
const MAX_TEXT = 40;

/** Names of columns with people, of which no unknown word is shown. */
const PEOPLE =
  /\b(?:name|patient|contact|client|caller|customer|party|from|to|agent|user|staff|employee|operator|representative|(?:answered|handled|taken) by)\b/i;

/** Checks for a run of four digits, which spaces and signs don't break. */
const hasLongNumber = (text: string): boolean => /\d{4}/.test(text.replace(/[^\p{L}\d]/gu, ''));

/** Meaning of a part's word. Only a result may be known by an empty cell. */
const meaningIn = ({system, names}: ColumnFacts, part: EndPart, word: string): Meaning | null =>
  word === '' && part.role !== 'result'
    ? null
    : meaningOf(system?.words, names[part.column] ?? '', word);

/** End of the calls with a word, if the whole word is known: each of its parts. */
const knownEnd = (
  facts: ColumnFacts,
  parts: readonly EndPart[],
  plain: readonly string[],
): End | null => {
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
  const endOf = (one: Meaning | null): End | null => {
    if (one === 'talk') return byTalk;
    return one === 'answered' || one === 'missed' || one === 'voicemail' ? one : null;
  };
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

const wordParts = ({parts, samples}: ColumnFacts, {endings}: Settings): readonly EndPart[] =>
  endings.map((column): EndPart => {
    const role = areWords(samples[column] ?? []) ? 'result' : 'talk';
    return parts.find((part) => part.column === column) ?? {column, role};
  });

const plainOf = (part: EndPart, cells: readonly string[]): string => {
  const cell = cellIn(cells, part.column);
  if (hasWords(part)) return plainName(cell);
  return isZeroLength(cell) || isNo(plainName(cell)) ? '0' : '1';
};

const textOf = (
  parts: readonly EndPart[],
  {plain, first}: Found,
  names: readonly string[],
): string => {
  const texts = parts.flatMap((part, at) => {
    const {column, role} = part;
    const text = cellIn(first.cells, column).replace(/\s+/g, ' ').slice(0, MAX_TEXT);
    if (hasWords(part)) return text || [];
    if (plain[at] === '1') return [`with ${names[column]}`];
    return role === 'talk' ? [`without ${names[column]}`] : [];
  });
  return texts.join(', ') || 'nothing';
};

interface Found {
  readonly plain: readonly string[];
  readonly first: Row;
  readonly at: number;
  lines: number;
}

/** Reads the words of some columns over the whole table. @param answerOf answers a known word; null where the visitor is asked */
const readWords = <Answer extends string>(
  use: string,
  {rows, names}: Pick<Table, 'rows' | 'names'>,
  facts: ColumnFacts,
  parts: readonly EndPart[],
  caller: number | null,
  answerOf: (plain: readonly string[], all: readonly Found[]) => Answer | null,
  chosen: WordAnswers<Answer>,
): WordList<Answer> => {
  const columns = parts.map(({column}) => column);
  const words = new Map<string, Found>();
  /** Words by their cells as they are written. */
  const known = new Map<string, Found>();
  const wordAt = (first: Row): Found => {
    const plain = parts.map((part) => plainOf(part, first.cells));
    const key = plain.join('\u0001');
    const word = words.get(key) ?? {plain, first, at: words.size, lines: 0};
    words.set(key, word);
    return word;
  };
  const wordOf = Int32Array.from(rows, (row) => {
    const written = columns.map((column) => row.cells[column] ?? '').join('\u0001');
    const word = known.get(written) ?? wordAt(row);
    known.set(written, word);
    word.lines += 1;
    return word.at;
  });
  const found = [...words.values()];
  const isHidden =
    found.length > MAX_WORDS ||
    columns.some((column) => column === caller || PEOPLE.test(names[column] ?? ''));
  const isShown = ({plain, lines}: Found): boolean =>
    plain.every((word, at) => {
      const part = parts[at]!;
      if (!hasWords(part) || word === '' || Object.hasOwn(WAYS_BY_NUMBERS, word)) return true;
      if (meaningIn(facts, part, word) !== null) return true;
      return !isHidden && lines >= MIN_LINES && !hasLongNumber(word);
    });
  const answered = found.map((word): Word<Answer> => {
    const key = `${use} ${columns.join('+')}:${word.at}`;
    const answer = answerOf(word.plain, found);
    const text = isShown(word) ? textOf(parts, word, names) : null;
    return {key, text, answer: chosen[key] ?? answer, isAsked: answer === null};
  });
  return {words: answered, wordOf};
};

/** Reads the words for how calls ended; null without a column for them. */
export const readEnds = (
  table: Table,
  facts: ColumnFacts,
  settings: Settings,
): WordList<End> | null => {
  const parts = wordParts(facts, settings);
  const answerOf = (plain: readonly string[]): End | null => knownEnd(facts, parts, plain);
  if (parts.length === 0) return null;
  return readWords('end', table, facts, parts, settings.caller, answerOf, settings.endOf);
};

/** Reads the words for which way calls went; null if all are incoming. */
export const readWays = (
  table: Table,
  facts: ColumnFacts,
  {direction, caller, wayOf}: Settings,
): WordList<Way> | null => {
  if (direction === null) return null;
  if (direction === 'numbers') {
    // The ways that two numbers show, as if a column had them.
    const rows = table.rows.map((row) => ({...row, cells: [rowWayByNumbers(facts, row.cells)]}));
    const answerOfWay = ([word = '']: readonly string[]): Way | null =>
      WAYS_BY_NUMBERS[word] ?? null;
    const parts = [{column: 0, role: 'result'}] as const;
    return readWords('numbers', {rows, names: []}, facts, parts, null, answerOfWay, wayOf);
  }
  const answerOf = ([word = '']: readonly string[], all: readonly Found[]): Way | null => {
    // Beside outgoing calls in the same column, 'No answer' may be one of these.
    const isOpen =
      isEitherSide(word) && all.some(({plain}) => commonMeaning(plain[0] ?? '') === 'out');
    const meaning =
      word === '' || isOpen
        ? null
        : meaningOf(facts.system?.words, facts.names[direction] ?? '', word);
    return meaning && (WAYS[meaning] ?? null);
  };
  return readWords(
    'way',
    table,
    facts,
    [{column: direction, role: 'result'}],
    caller,
    answerOf,
    wayOf,
  );
};
