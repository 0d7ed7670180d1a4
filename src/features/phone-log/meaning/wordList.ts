import {plainName} from '../read/columnNames.ts';
import {isZeroDuration} from '../read/duration.ts';
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
import {commonClass, isNo, type WordClass, classifyWord} from './words.ts';

/** A word of a column, or of several columns together. */
export interface Word<Answer extends string = string> {
  /** Such as `end 3+5:0`: list, columns, place among their words. Without text: hidden words stay hidden. */
  readonly key: string;
  /** Its text as it may be drawn; null where it is crossed out. */
  readonly text: string | null;
  readonly answer: Answer | null;
  /** True if we don't know what the word means. */
  readonly isAsked: boolean;
}

/** The word of each row. */
export type RowWords<Answer extends string> = readonly Word<Answer>[];

/** Lines on which a word must occur to be shown: a patient's name occurs on fewer. */
const MIN_LINES = 3;
const MAX_TEXT = 40;
/** Joins cells to a key; no cell has it. */
const SEPARATOR = '\u0001';

/** Names of columns with people, of which no unknown word is shown. */
const PEOPLE =
  /\b(?:name|patient|contact|client|caller|customer|party|from|to|agent|user|staff|employee|operator|representative|(?:answered|handled|taken) by)\b/i;

/** Checks for a run of four digits, which spaces and signs don't break. */
const hasLongNumber = (text: string): boolean => /\d{4}/.test(text.replace(/[^\p{L}\d]/gu, ''));

/** Class of a part's word. Only a result may be known by an empty cell. */
const classifyPart = (
  {system, names}: ColumnFacts,
  part: EndPart,
  word: string,
): WordClass | null =>
  word === '' && part.role !== 'result'
    ? null
    : classifyWord(system?.words, names[part.column] ?? '', word);

const ENDS: Readonly<Partial<Record<WordClass, End>>> = {
  ...{answered: 'answered', missed: 'missed', unreached: 'missed', voicemail: 'voicemail'},
};

/** End of a call by whether it has talk time. */
const TALK: Readonly<Record<string, End>> = {'1': 'answered', '0': 'missed'};

/** End of the calls with a word; null unless we know what all of its parts mean. */
const classifyEnd = (
  facts: ColumnFacts,
  parts: readonly EndPart[],
  plain: readonly string[],
): End | null => {
  /** The cell of a role; undefined without a column for it. */
  const cell = (role: EndPart['role']) => plain[parts.findIndex((part) => part.role === role)];
  const classOf = (role: EndPart['role']): WordClass | null => {
    const part = parts.find((one) => one.role === role);
    return part ? classifyPart(facts, part, cell(role) ?? '') : null;
  };
  const [result, kind, last] = [classOf('result'), classOf('kind'), classOf('application')];
  if ([result, kind, last].includes('other')) return 'not-a-call';
  if (cell('kind') !== undefined && kind === null) return null;
  const byTalk: End | undefined = TALK[cell('talk') ?? ''];
  const endOf = (one: WordClass | null): End | undefined =>
    one === 'talk' ? byTalk : ENDS[one ?? 'other'];
  const end = endOf(result) ?? endOf(kind) ?? (cell('result') === undefined ? byTalk : undefined);
  if (end === undefined) return null;
  // An answering machine answers, too: the last application identifies it.
  if (last === 'voicemail' || (end !== 'answered' && cell('voicemail') === '1')) return 'voicemail';
  const isNobody = last === 'missed' || (last === 'agent' && cell('agent') !== '1');
  return isNobody && end === 'answered' ? 'missed' : end;
};

const WAYS: Readonly<Partial<Record<WordClass, Way>>> = {
  ...{in: 'in', out: 'out', internal: 'inside', other: 'not-a-call'},
  ...{answered: 'in', missed: 'in', unreached: 'in', voicemail: 'in'},
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
  return isZeroDuration(cell) || isNo(plainName(cell)) ? '0' : '1';
};

/** Rows with the same cells, as `plainName` writes them. */
interface RowGroup {
  readonly plain: readonly string[];
  readonly first: Row;
  lines: number;
}

/** Groups rows by the cells of some columns. @returns the group of each row */
const groupRows = (rows: readonly Row[], parts: readonly EndPart[]): readonly RowGroup[] => {
  const groups = new Map<string, RowGroup>();
  /** The same groups by their cells as they are written. */
  const written = new Map<string, RowGroup>();
  return rows.map((row) => {
    const key = parts.map(({column}) => row.cells[column] ?? '').join(SEPARATOR);
    let group = written.get(key);
    if (!group) {
      const plain = parts.map((part) => plainOf(part, row.cells));
      group = groups.get(plain.join(SEPARATOR)) ?? {plain, first: row, lines: 0};
      groups.set(plain.join(SEPARATOR), group);
      written.set(key, group);
    }
    group.lines += 1;
    return group;
  });
};

const groupText = (
  parts: readonly EndPart[],
  {plain, first}: RowGroup,
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

interface WordColumns<Answer extends string> {
  /** Name of the list, for the keys of its words. */
  readonly list: string;
  readonly parts: readonly EndPart[];
  /** The group of each row. */
  readonly groups: readonly RowGroup[];
  readonly names: readonly string[];
  readonly facts: ColumnFacts;
  /** Column with the callers, whose words are private. */
  readonly caller: number | null;
  /** Answers a known word; null where the visitor is asked. */
  readonly answerOf: (plain: readonly string[]) => Answer | null;
  readonly chosen: WordAnswers<Answer>;
}

/** Reads the words of some columns, and decides which of them may be drawn. */
const readWords = <Answer extends string>(from: WordColumns<Answer>): RowWords<Answer> => {
  const {list, parts, groups, names, facts, caller, answerOf, chosen} = from;
  const columns = parts.map(({column}) => column);
  const all = [...new Set(groups)];
  const arePrivate =
    all.length > MAX_WORDS ||
    columns.some((column) => column === caller || PEOPLE.test(names[column] ?? ''));
  const mayShow = ({plain, lines}: RowGroup): boolean =>
    plain.every((word, at) => {
      const part = parts[at]!;
      if (!hasWords(part) || word === '' || Object.hasOwn(WAYS_BY_NUMBERS, word)) return true;
      if (classifyPart(facts, part, word) !== null) return true;
      return !arePrivate && lines >= MIN_LINES && !hasLongNumber(word);
    });
  const words = new Map(
    all.map((group, at): [RowGroup, Word<Answer>] => {
      const key = `${list} ${columns.join('+')}:${at}`;
      const answer = answerOf(group.plain);
      const text = mayShow(group) ? groupText(parts, group, names) : null;
      return [group, {key, text, answer: chosen[key] ?? answer, isAsked: answer === null}];
    }),
  );
  return groups.map((group) => words.get(group)!);
};

/** Reads the words for how calls ended; null without a column for them. */
export const readEnds = (
  {names, rows}: Table,
  facts: ColumnFacts,
  settings: Settings,
): RowWords<End> | null => {
  const {caller, endOf: chosen} = settings;
  const parts = wordParts(facts, settings);
  if (parts.length === 0) return null;
  const groups = groupRows(rows, parts);
  const answerOf = (plain: readonly string[]): End | null => classifyEnd(facts, parts, plain);
  return readWords({list: 'end', parts, groups, names, facts, caller, answerOf, chosen});
};

/** Reads the words for which way calls went; null if all are incoming. */
export const readWays = (
  {names, rows}: Table,
  facts: ColumnFacts,
  {direction, caller, wayOf: chosen}: Settings,
): RowWords<Way> | null => {
  if (direction === null) return null;
  if (direction === 'numbers') {
    // The ways that two numbers show, as if a column had them.
    const parts = [{column: 0, role: 'result'}] as const;
    const ways = rows.map((row) => ({...row, cells: [rowWayByNumbers(facts, row.cells)]}));
    return readWords({
      ...{list: 'numbers', parts, groups: groupRows(ways, parts), names: [], facts},
      ...{caller: null, answerOf: ([word = '']) => WAYS_BY_NUMBERS[word] ?? null, chosen},
    });
  }
  const parts = [{column: direction, role: 'result'}] as const;
  const groups = groupRows(rows, parts);
  const hasOutgoing = groups.some(({plain: [word = '']}) => commonClass(word) === 'out');
  const answerOf = ([word = '']: readonly string[]): Way | null => {
    const wordClass =
      word === '' ? null : classifyWord(facts.system?.words, names[direction] ?? '', word);
    // If the same column has outgoing calls, 'No answer' may be one of them.
    if (wordClass === null || (wordClass === 'unreached' && hasOutgoing)) return null;
    return WAYS[wordClass] ?? null;
  };
  return readWords({list: 'way', parts, groups, names, facts, caller, answerOf, chosen});
};
