import Papa from 'papaparse';

import {knownNames} from './columnNames.ts';
import {readTime} from './time.ts';

/** One record of the table: usually one line, more where a cell has line ends in it. */
export interface Row {
  readonly cells: readonly string[];
  /** Number of its first line in the file, from 1. */
  readonly line: number;
  readonly lines: number;
}

/** Reasons why lines can't be read. */
export type BrokenReason = 'cells' | 'short' | 'no time' | 'time' | 'several calls' | 'other table';

export interface Table {
  /** Lines of the file, as an editor counts them. */
  readonly lines: number;
  readonly blank: number;
  /** Lines above the table, its head, and heads that are repeated. */
  readonly titles: number;
  readonly titleText: string;
  /** Names of the columns; 'Column 3' where the file has none that can be shown. */
  readonly names: readonly string[];
  readonly rows: readonly Row[];
  /** Lines that aren't rows of the table. */
  readonly broken: readonly (Omit<Row, 'cells'> & {readonly reason: BrokenReason})[];
}

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Records that separator, width and head are found by. */
const SAMPLE_LINES = 3_000;
const MAX_HEAD_RECORDS = 60;
/** Lines that one record may run over: a transcript has dozens. Fewer while the separator is looked for. */
const MAX_RECORD_LINES = 100;
const MAX_SAMPLED_LINES = 8;
/** Separators whose shares differ by less are told apart by the names in the head. */
const CLOSE_SHARE = 0.05;

/** A second table may have more names in its head than the first one. */
const NAMES_SHARE = 0.6;

const BLANK = /^[\s,;|"]*$/;
const DATE_LIKE = /\d[-/.:]\d/;
/** A run of digits that may be a number of a person. */
const LONG_NUMBER = /\d{4}/;

const quotesIn = (text: string): number => text.split('"').length - 1;

/** Cells of a text with complete quotes; null where a quote isn't closed or stands inside a cell. */
const quotedCells = (text: string, separator: string): readonly string[] | null => {
  const parser = new Papa.Parser({delimiter: separator, newline: '\n'});
  const {data, errors} = parser.parse(text, 0, false) as Papa.ParseResult<string[]>;
  return errors.length === 0 && data.length === 1 ? (data[0] ?? null) : null;
};

interface Layout {
  readonly separator: string;
  /** Cells that most lines have. */
  readonly width: number;
}

type RecordAt = Omit<Row, 'line'>;

/**
 * Reads the record that begins at a line. A quote that stays open takes the next lines in, up to
 * one that is a line of the table itself: then it costs its own line alone.
 */
const recordAt = (lines: readonly string[], at: number, {separator, width}: Layout): RecordAt => {
  const line = lines[at] ?? '';
  if (!line.includes('"')) return {cells: line.split(separator), lines: 1};
  const own = quotedCells(line, separator);
  if (own) return {cells: own, lines: 1};
  if (quotesIn(line) % 2 === 1) {
    let text = line;
    const most = width > 0 ? MAX_RECORD_LINES : MAX_SAMPLED_LINES;
    for (let next = at + 1; next < Math.min(lines.length, at + most); next += 1) {
      const further = lines[next] ?? '';
      if (width > 0 && DATE_LIKE.test(further) && further.split(separator).length >= width) break;
      text += `\n${further}`;
      if (!further.includes('"')) continue;
      const cells = quotesIn(text) % 2 === 0 ? quotedCells(text, separator) : null;
      if (cells && (width === 0 || cells.length === width)) return {cells, lines: next - at + 1};
    }
  }
  return {cells: line.replaceAll('"', '').split(separator), lines: 1};
};

const recordsIn = (lines: readonly string[], layout: Layout): readonly Row[] => {
  const rows: Row[] = [];
  for (let at = 0; at < lines.length;) {
    const record = recordAt(lines, at, layout);
    rows.push({...record, line: at + 1});
    at += record.lines;
  }
  return rows;
};

/** Finds the separator and the width that most lines share. */
const layoutOf = (lines: readonly string[]): Layout | null => {
  const [first = ''] = lines;
  const said = /^"?sep=(.)/i.exec(first)?.[1];
  const sample = lines.slice(0, SAMPLE_LINES).filter((line) => !BLANK.test(line));
  const found = (said === undefined ? SEPARATORS : [said]).map((separator) => {
    const widths = new Map<number, number>();
    let names = 0;
    const records = recordsIn(sample, {separator, width: 0});
    records.forEach(({cells, lines: count}, at) => {
      if (at < MAX_HEAD_RECORDS) names = Math.max(names, knownNames(cells));
      if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + count);
    });
    const [width, most] = [...widths].sort(([a, one], [b, other]) => other - one || b - a)[0] ?? [
      0, 0,
    ];
    return {separator, width, names, share: most / sample.length};
  });
  const most = Math.max(...found.map(({share}) => share));
  const [best] = found
    .filter(({share, width}) => width > 1 && share > most - CLOSE_SHARE)
    .sort((a, b) => b.names - a.names || b.width - a.width);
  return best ?? null;
};

const isBlank = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell === '' || cell.trim() === '');
const filled = (cells: readonly string[]): readonly string[] =>
  cells.filter((cell) => cell.trim() !== '');
const hasTime = (cells: readonly string[]): boolean =>
  cells.some((cell) => readTime(cell) !== null);
const hasNumber = (cells: readonly string[]): boolean =>
  cells.some((cell) => LONG_NUMBER.test(cell.replace(/[\s().+-]/g, '')));

/**
 * Finds the head: the record with the most names that a log has, else the first of the table's width
 * with words alone. Null where the table begins with a call.
 */
const headOf = (records: readonly Row[], width: number): Row | null => {
  const filledOnes = records.slice(0, 2 * MAX_HEAD_RECORDS).filter(({cells}) => !isBlank(cells));
  const firsts = filledOnes.slice(0, MAX_HEAD_RECORDS);
  const call = firsts.findIndex(({cells}) => cells.length === width && hasTime(cells));
  const areWords = ({cells}: Row): boolean =>
    filled(cells).length > 1 && !hasTime(cells) && !hasNumber(cells);
  // A line of dates may stand above it: the period of the report.
  const named = firsts.filter(areWords);
  const most = Math.max(0, ...named.map(({cells}) => knownNames(cells)));
  const isHead = ({cells}: Row): boolean => knownNames(cells) >= Math.max(2, most * NAMES_SHARE);
  if (most > 1) return named.find(isHead) ?? null;
  const above = (call < 0 ? firsts : firsts.slice(0, call)).filter(areWords);
  return (
    above.find(({cells}) => cells.length === width && filled(cells).length >= width - 2) ?? null
  );
};

const plain = (cells: readonly string[]): string =>
  cells.map((cell) => cell.replace(/\s+/g, ' ').trim().toLowerCase()).join('\t');

/** Checks that the head's words are names: known ones, that its columns don't repeat. */
const areNames = (head: Row, rows: readonly Row[]): boolean =>
  knownNames(head.cells) > 0 &&
  !head.cells.some(
    (name, column) => name.trim() !== '' && rows.some(({cells}) => cells[column] === name),
  );

const unquoted = (line: string): string =>
  /^"[^]*"$/.test(line) ? line.slice(1, -1).replaceAll('""', '"') : line;

/** Finds the table in a text. Null where no two cells stand beside each other. */
export const readTable = (text: string): Table | null => {
  const written = text.split(/\r\n|\r|\n/);
  if (written.at(-1) === '') written.pop();
  // A spreadsheet puts a whole line into quotes that it took for one cell.
  const isQuoted = !layoutOf(written);
  const lines = isQuoted ? written.map(unquoted) : written;
  const layout = layoutOf(lines);
  if (!layout) return null;
  const records = recordsIn(lines, layout);
  const head = headOf(records, layout.width);
  const width = Math.max(layout.width, head?.cells.length ?? 0);
  const rows: Row[] = [];
  const broken: Table['broken'][number][] = [];
  const titleText: string[] = [];
  const headText = head && plain(head.cells);
  let [blank, titles, isOtherTable] = [0, 0, false];
  for (const row of records) {
    const {cells, line, lines: count} = row;
    // A call has a time: a head that is repeated has no digit.
    const isWords = !cells.some((cell) => /\d/.test(cell));
    const isAbove = head ? line < head.line : rows.length === 0 && cells.length < layout.width;
    if (isBlank(cells)) blank += count;
    else if (isAbove || row === head) {
      titles += count;
      if (isAbove) titleText.push(cells.join(' '));
    } else if (isWords && cells.length > 2 && plain(cells) === headText) {
      // The title of a section stands above its head.
      while (rows.length > 0 && filled(rows.at(-1)!.cells).length < 2) {
        titles += rows.pop()!.lines;
      }
      titles += count;
      isOtherTable = false;
    } else {
      isOtherTable ||= isWords && knownNames(cells) > 2;
      const isWide =
        cells.length > width || (head && filled(cells.slice(head.cells.length)).length > 0);
      if (isOtherTable || isWide) {
        broken.push({line, lines: count, reason: isOtherTable ? 'other table' : 'cells'});
      } else rows.push(row);
    }
  }
  const hasNames = head !== null && areNames(head, rows.slice(0, MAX_HEAD_RECORDS));
  const names = Array.from({length: width}, (_, column) => {
    const name = (head?.cells[column] ?? '').replace(/\s+/g, ' ').trim();
    return hasNames && name !== '' ? name : `Column ${column + 1}`;
  });
  return {lines: lines.length, blank, titles, titleText: titleText.join('\n'), names, rows, broken};
};
