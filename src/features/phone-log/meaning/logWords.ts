import type {Table} from '../read/table.ts';
import {type EndPart, type Facts, MAX_WORDS, partiesIn} from './facts.ts';
import type {Settings, Way} from './settings.ts';
import {knownWay, readWords, type WordList} from './wordList.ts';

/** Shares of different values up to which a column may have words. */
const WORD_SHARES = {ways: 0.05, endings: 0.2} as const;
const FEW_WORDS = 12;
/** Columns to choose from: all, and those with few enough words. */
export type WordColumns = Readonly<Record<'all' | 'ways' | 'endings', readonly number[]>>;

const wayPart = (column: number): readonly EndPart[] => [{column, role: 'result', as: 'word'}];

/** The words of a log's columns, each list read once. */
export class LogWords {
  readonly columns: WordColumns;
  private readonly table: Table;
  private readonly facts: Facts;
  private readonly lists = new Map<string, WordList>();

  constructor(table: Table, facts: Facts) {
    this.table = table;
    this.facts = facts;
    const values = table.names.map((_, column) => this.differentValues(column));
    const all = table.names.map((_, column) => column);
    const within = (share: number): readonly number[] =>
      all.filter((at) => (values[at] ?? 0) <= Math.max(FEW_WORDS, share * table.rows.length));
    this.columns = {all, ways: within(WORD_SHARES.ways), endings: within(WORD_SHARES.endings)};
  }

  private differentValues(column: number): number {
    const limit = Math.max(MAX_WORDS, WORD_SHARES.endings * this.table.rows.length);
    const values = new Set<string>();
    for (const {cells} of this.table.rows) {
      values.add(cells[column] ?? '');
      if (values.size > limit) break;
    }
    return values.size;
  }

  /** Columns whose words together say how a call ended. */
  partsOf({endings}: Settings): readonly EndPart[] {
    return endings.map(
      (column) =>
        this.facts.parts.find((part) => part.column === column) ?? {
          column,
          role: 'result',
          as: 'word',
        },
    );
  }

  /** The words of some columns, read once. */
  of(parts: readonly EndPart[], {caller, called}: Settings): WordList {
    const callers = [caller, called].filter((column) => column !== null);
    const key = JSON.stringify([parts, callers]);
    const known = this.lists.get(key) ?? readWords(this.table, parts, this.facts, callers);
    this.lists.set(key, known);
    return known;
  }

  /** The words that say which way calls went; null where all are incoming. */
  ofDirection(settings: Settings): WordList | null {
    const {direction} = settings;
    if (typeof direction === 'number') return this.of(wayPart(direction), settings);
    if (direction === null) return null;
    const known = this.lists.get('numbers');
    if (known) return known;
    // The ways that two numbers show, as if a column had them.
    const words: {text: string; line: number; lines: number}[] = [];
    const at = new Map<string, number>();
    const wordOf = Int32Array.from(this.table.rows, ({cells, line}) => {
      const text = partiesIn(this.facts, cells);
      const index = at.get(text) ?? words.push({text, line, lines: 0}) - 1;
      at.set(text, index);
      words[index]!.lines += 1;
      return index;
    });
    const list = {
      wordOf,
      words: words.map((word, index) => ({...word, key: `numbers:${index}`, plain: [word.text]})),
    };
    this.lists.set('numbers', list);
    return list;
  }

  /** The ways of those words; null where one is still to choose. */
  waysOf(settings: Settings, list: WordList): readonly (Way | null)[] {
    const {direction, wayOf} = settings;
    const byNumbers: Readonly<Record<string, Way>> = {
      'from inside to inside': 'inside',
      'from inside to outside': 'out',
      'from outside to inside': 'in',
      'without a number to inside': 'in',
    };
    return list.words.map((word): Way | null => {
      const said = wayOf[word.key];
      if (said) return said;
      if (direction === 'numbers') return byNumbers[word.plain[0] ?? ''] ?? null;
      return knownWay(this.facts, this.table.names[direction ?? -1] ?? '', list.words, word);
    });
  }

  /** The word that a cell has, as it may be drawn in the preview. */
  textAt(row: number, column: number, settings: Settings): string | null {
    const part = this.partsOf(settings).find((one) => one.column === column);
    const parts = part ? [part] : wayPart(column);
    if (part && part.as !== 'word') return null;
    const {words, wordOf} = this.of(parts, settings);
    return words[wordOf[row] ?? -1]?.text ?? null;
  }
}
