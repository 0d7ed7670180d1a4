import {bareName, plainName} from '../read/columnNames.ts';
import {readLength} from '../read/length.ts';
import type {Table} from '../read/table.ts';
import {cellIn, type EndPart, type Facts, MAX_WORDS} from './facts.ts';
import type {End, Way} from './settings.ts';
import {commonMeaning, isEitherSide, isNo, type Meaning, yesOrNo} from './words.ts';

/** A word of a column, or of several columns together. */
export interface Word {
  /** Its columns and its number among their words: the page knows no more of a hidden word. */
  readonly key: string;
  /** The plain words of its parts, in their order. */
  readonly plain: readonly string[];
  /** Its text as it may be drawn; null where it is crossed out. */
  readonly text: string | null;
  /** The first line that has it. */
  readonly line: number;
  readonly lines: number;
}

/** All words of some columns, and the word of each row. */
export interface WordList {
  readonly words: readonly Word[];
  readonly wordOf: Int32Array;
}

/** Lines that a word must stand on to be drawn: a name of a patient stands on fewer. */
const MIN_LINES = 3;

/** Columns of people, by their names: no unknown word of theirs is drawn. */
const PEOPLE = /\b(?:name|patient|contact|client|caller|customer|party|from|to)\b/i;

/** Checks for a run of four digits, which spaces and signs don't break. */
const hasLongNumber = (text: string): boolean => /\d{4}/.test(text.replace(/[^\p{L}\d]/gu, ''));

const documentedMeaning = (
  {system}: Facts,
  role: EndPart['role'] | 'direction',
  word: string,
): Meaning | null => {
  if (role === 'agent' || role === 'voicemail' || role === 'talk') return null;
  const documented = system?.words?.[role] ?? {};
  const found = Object.entries(documented).find(([, words]) => words.split('|').includes(word));
  return found ? (found[0] as Meaning) : null;
};

/** Meaning of a word in a column, by its system, by the column's name, or in any log. */
const meaningOf = (
  facts: Facts,
  name: string,
  role: EndPart['role'] | 'direction',
  word: string,
): Meaning | null =>
  documentedMeaning(facts, role, word) ?? yesOrNo(bareName(name), word) ?? commonMeaning(word);

/** End of the calls with a word, if the whole word is known: each of its parts. */
export const knownEnd = (
  facts: Facts,
  names: readonly string[],
  parts: readonly EndPart[],
  word: Word,
): End | null => {
  const meanings = new Map<EndPart['role'], Meaning | null>();
  const has = new Map<EndPart['role'], boolean>();
  parts.forEach(({column, role, as}, at) => {
    const plain = word.plain[at] ?? '';
    if (as === 'word') meanings.set(role, meaningOf(facts, names[column] ?? '', role, plain));
    else has.set(role, plain === '1');
  });
  const [result, kind, last] = [
    meanings.get('result'),
    meanings.get('kind'),
    meanings.get('application'),
  ];
  if ([kind, result, last].includes('other')) return 'not';
  if (meanings.has('kind') && kind === null) return null;
  let end: End | null = null;
  for (const meaning of [result, kind]) {
    if (end !== null) break;
    if (meaning === 'answered' || meaning === 'missed' || meaning === 'voicemail') end = meaning;
    if (meaning === 'talk' && has.has('talk')) end = has.get('talk') ? 'answered' : 'missed';
  }
  if (end === null && result === undefined && has.has('talk')) {
    end = has.get('talk') ? 'answered' : 'missed';
  }
  if (end === null) return null;
  // An answering machine answers, too: the last application identifies it.
  if (last === 'voicemail' || (end !== 'answered' && has.get('voicemail'))) return 'voicemail';
  const isNobody = last === 'agent' && has.get('agent') === false;
  return end === 'answered' && (last === 'missed' || isNobody) ? 'missed' : end;
};

/** The way of calls with a word, if it is known. */
export const knownWay = (
  facts: Facts,
  name: string,
  words: readonly Word[],
  {plain: [word = '']}: Word,
): Way | null => {
  const meaning = meaningOf(facts, name, 'direction', word);
  if (meaning === 'out' || meaning === 'in') return meaning;
  if (meaning === 'internal') return 'inside';
  if (meaning === 'other') return 'not';
  const isEnd = meaning === 'answered' || meaning === 'missed' || meaning === 'voicemail';
  // Beside outgoing calls in the same column, 'No answer' may be one of these.
  const isOpen =
    isEitherSide(word) && words.some(({plain}) => commonMeaning(plain[0] ?? '') === 'out');
  return isEnd && !isOpen ? 'in' : null;
};

const partOf = (part: EndPart, cell: string): string => {
  if (part.as === 'word') return plainName(cell);
  if (part.as === 'amount') return readLength(cell, 'seconds') ? '1' : '0';
  return isNo(plainName(cell)) || readLength(cell, 'seconds') === 0 ? '0' : '1';
};

/** Reads the words of some columns over the whole table. */
export const readWords = (
  {rows, names}: Table,
  parts: readonly EndPart[],
  facts: Facts,
  callers: readonly number[],
): WordList => {
  const found = new Map<
    string,
    {plain: string[]; texts: string[]; line: number; at: number; lines: number}
  >();
  const plainOf = parts.map(() => new Map<string, string>());
  const wordOf = new Int32Array(rows.length).fill(-1);
  rows.forEach(({cells, line}, row) => {
    let id = '';
    for (const [at, part] of parts.entries()) {
      const cell = cellIn(cells, part.column);
      let plain = plainOf[at]?.get(cell);
      if (plain === undefined) plainOf[at]?.set(cell, (plain = partOf(part, cell)));
      id += `${plain}\u0001`;
    }
    let word = found.get(id);
    if (!word) {
      const texts = parts.map(({column}) => cellIn(cells, column));
      word = {plain: id.split('\u0001').slice(0, -1), texts, line, at: found.size, lines: 0};
      found.set(id, word);
    }
    word.lines += 1;
    wordOf[row] = word.at;
  });
  const columns = parts.map(({column}) => column).join('+');
  const list = [...found.values()];
  const isCaller = parts.some(
    ({column}) => callers.includes(column) || PEOPLE.test(names[column] ?? ''),
  );
  const isKnown = (part: number, word: string): boolean => {
    const {as, role, column} = parts[part]!;
    return (
      as !== 'word' || word === '' || meaningOf(facts, names[column] ?? '', role, word) !== null
    );
  };
  const unknown = list.flatMap(({plain, lines}) =>
    plain.filter((word, part) => lines >= MIN_LINES && !isKnown(part, word)),
  );
  const hidden = isCaller || list.length > MAX_WORDS ? null : peopleIn(rows, names, parts, unknown);
  const words = list.map(({plain, texts, at, line, lines}): Word => {
    const isShown = plain.every(
      (word, part) =>
        isKnown(part, word) ||
        (hidden !== null && lines >= MIN_LINES && !hasLongNumber(word) && !hidden.has(word)),
    );
    return {
      key: `${columns}:${at}`,
      plain,
      line,
      lines,
      text: isShown ? textOf(parts, texts, plain, names) : null,
    };
  });
  return {words, wordOf};
};

const MAX_TEXT = 40;

const textOf = (
  parts: readonly EndPart[],
  texts: readonly string[],
  plain: readonly string[],
  names: readonly string[],
): string => {
  const said = parts.flatMap(({as, column}, at) => {
    const text = (texts[at] ?? '').replace(/\s+/g, ' ');
    if (as === 'word') return text === '' ? [] : [text.slice(0, MAX_TEXT)];
    const isThere = plain[at] === '1';
    if (as === 'filled') return isThere ? [`with ${names[column]}`] : [];
    return [`${isThere ? 'with' : 'without'} ${names[column]}`];
  });
  return said.length === 0 ? 'nothing' : said.join(', ');
};

/** Unknown words that also stand in a column of many different values, as people do. */
const peopleIn = (
  rows: Table['rows'],
  names: readonly string[],
  parts: readonly EndPart[],
  unknown: readonly string[],
): ReadonlySet<string> => {
  const people = new Set<string>();
  if (unknown.length === 0) return people;
  const wanted = new Set(unknown);
  names.forEach((_, column) => {
    if (parts.some((part) => part.column === column)) return;
    const values = new Set<string>();
    for (const {cells} of rows) values.add((cells[column] ?? '').trim().toLowerCase());
    if (values.size <= MAX_WORDS) return;
    for (const word of wanted) if (values.has(word)) people.add(word);
  });
  return people;
};
