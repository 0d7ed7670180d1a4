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

/** Lines that can't be read. */
export interface BrokenLines extends Omit<Row, 'cells'> {
  readonly reason: BrokenReason;
}

/** A log's table. Every line of the file is blank, a title, broken, or part of a row. */
export interface Table {
  readonly lines: number;
  readonly blank: number;
  /** Lines above the table, and its head wherever it is repeated. */
  readonly titles: number;
  readonly titleText: string;
  /** One for each column. */
  readonly names: readonly string[];
  readonly rows: readonly Row[];
  readonly broken: readonly BrokenLines[];
}

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Lines read to find the separator. */
const SAMPLE_LINES = 3_000;
/** Records read to find the head. */
const MAX_HEAD_RECORDS = 60;
/** Lines with an odd quote that one record may take; without a limit each would read to the file's end. */
const MAX_ODD_LINES = 40;
/** If the shares of two separators differ by less, the names in the head decide. */
const CLOSE_SHARE = 0.05;
/** A row counts as a head with this share of the best row's known names: another table may have more. */
const NAMES_SHARE = 0.6;

/** A line of signs alone is a rule, or empty. */
const isBlank = (text: string): boolean => !/[\p{L}\d]/u.test(text);
const DATE_LIKE = /\d[-/.:]\d/;
/** A date, or a count of seconds: without the second each open quote would read on to the limit. */
const TIME_LIKE = /\d[-/.:]\d|\d{9}/;
/** A run of digits that may be a number of a person. */
const LONG_NUMBER = /\d{4}/;

interface Layout {
  readonly separator: string;
  /** Cells that most lines have; 0 until it is known. */
  readonly width: number;
  readonly parser: Papa.Parser;
}

const layoutFor = (separator: string, width = 0): Layout => ({
  separator,
  width,
  parser: new Papa.Parser({delimiter: separator, newline: '\n'}),
});

/** Cells of a text with complete quotes; null where a quote isn't closed or stands inside a cell. */
const quotedCells = (text: string, {separator, parser}: Layout): readonly string[] | null => {
  // Most files quote every cell, and splitting them is faster than parsing.
  const cells = /^".*"$/s.test(text) ? text.slice(1, -1).split(`"${separator}"`) : [];
  if (cells.length > 1 && !cells.some((cell) => cell.includes('"'))) return cells;
  const {data, errors} = parser.parse(text, 0, false) as Papa.ParseResult<string[]>;
  return errors.length === 0 && data.length === 1 ? (data[0] ?? null) : null;
};

/** Checks whether a line opens a quote, or closes one of a line above, which an odd number does. */
const hasOddQuotes = (line: string): boolean => line.split('"').length % 2 === 0;

/**
 * Reads the record that begins at a line. An open quote continues on the next lines, up to the
 * quote that closes it. If a call's line comes first, only the line with the open quote is broken.
 */
const recordAt = (lines: readonly string[], at: number, layout: Layout): Row => {
  const {separator, width} = layout;
  const line = lines[at] ?? '';
  if (!line.includes('"')) return {cells: line.split(separator), line: at + 1, lines: 1};
  const own = quotedCells(line, layout);
  if (own) return {cells: own, line: at + 1, lines: 1};
  let text = line;
  let oddLines = hasOddQuotes(line) ? 1 : MAX_ODD_LINES;
  for (let next = at + 1; next < lines.length && oddLines < MAX_ODD_LINES; next += 1) {
    const further = lines[next] ?? '';
    const isCall = TIME_LIKE.test(further) && further.split(separator).length >= (width || 3);
    if (isCall) break;
    text += `\n${further}`;
    if (!hasOddQuotes(further)) continue;
    oddLines += 1;
    const cells = oddLines % 2 === 0 ? quotedCells(text, layout) : null;
    if (cells && (width === 0 || cells.length === width))
      return {cells, line: at + 1, lines: next - at + 1};
  }
  return {cells: line.replaceAll('"', '').split(separator), line: at + 1, lines: 1};
};

const recordsIn = (lines: readonly string[], layout: Layout): readonly Row[] => {
  const rows: Row[] = [];
  for (let at = 0; at < lines.length;) {
    const record = recordAt(lines, at, layout);
    rows.push(record);
    at += record.lines;
  }
  return rows;
};

/** Finds the separator and the width that most lines share. */
const layoutOf = (lines: readonly string[]): Layout | null => {
  const sample = lines
    .slice(0, SAMPLE_LINES)
    .filter((line) => !isBlank(line) || line.includes('"'));
  const found = SEPARATORS.map((separator) => {
    const widths = new Map<number, number>();
    const records = recordsIn(sample, layoutFor(separator));
    for (const {cells, lines: count} of records) {
      if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + count);
    }
    const [[width, lineCount] = [0, 0]] = [...widths].sort(
      ([a, one], [b, other]) => other - one || b - a,
    );
    const names = records.slice(0, MAX_HEAD_RECORDS).map(({cells}) => knownNames(cells));
    return {separator, width, lineCount, names: Math.max(0, ...names)};
  });
  const most = Math.max(...found.map(({lineCount}) => lineCount));
  const [best] = found
    .filter((one) => one.width > 1 && one.lineCount > most - CLOSE_SHARE * sample.length)
    .sort((a, b) => b.names - a.names || b.width - a.width);
  return best ? layoutFor(best.separator, best.width) : null;
};

const filled = (cells: readonly string[]): readonly string[] =>
  cells.filter((cell) => cell !== '' && cell.trim() !== '');
const hasTime = (cells: readonly string[]): boolean =>
  cells.some((cell) => readTime(cell) !== null);
const hasNumber = (cells: readonly string[]): boolean =>
  cells.some((cell) => LONG_NUMBER.test(cell.replace(/[\s().+-]/g, '')));

/**
 * Finds the head: the record with the most names that a log has, else the first of the table's width
 * with words alone. Null where the table begins with a call.
 */
const headOf = (records: readonly Row[], width: number): Row | null => {
  const firsts = records
    .slice(0, 2 * MAX_HEAD_RECORDS)
    .filter(({cells}) => filled(cells).length > 0)
    .slice(0, MAX_HEAD_RECORDS);
  const areWords = ({cells}: Row): boolean =>
    filled(cells).length > 1 && !hasTime(cells) && !hasNumber(cells);
  // A line of dates may stand above it: the period of the report.
  const named = firsts.filter(areWords);
  const most = Math.max(0, ...named.map(({cells}) => knownNames(cells)));
  const heads = named.filter(({cells}) => knownNames(cells) >= Math.max(2, most * NAMES_SHARE));
  // A table of sums may stand above the calls: the last head above the first time is theirs.
  const call = firsts.findIndex(({cells}) => cells.length === width && hasTime(cells));
  const isAbove = (row: Row): boolean => call < 0 || firsts.indexOf(row) < call;
  if (most > 1) return heads.filter(isAbove).at(-1) ?? heads[0] ?? null;
  const above = firsts.filter((row) => isAbove(row) && areWords(row));
  return (
    above.find(({cells}) => cells.length === width && filled(cells).length >= width - 2) ?? null
  );
};

const isTitle = (cells: readonly string[]): boolean =>
  filled(cells).length < 2 && !cells.some((cell) => DATE_LIKE.test(cell));

const plain = (cells: readonly string[]): string =>
  cells.map((cell) => cell.replace(/\s+/g, ' ').trim().toLowerCase()).join('\t');

/** Names of the columns; 'Column 3' without one, or where cells repeat it: it may be a person's. */
const namesOf = (head: Row | null, width: number, rows: readonly Row[]): readonly string[] => {
  const written = Array.from({length: width}, (_, column) =>
    (head?.cells[column] ?? '').replace(/\s+/g, ' ').trim(),
  );
  const areNames =
    knownNames(written) > 0 &&
    !written.some((name, column) => name && rows.some(({cells}) => cells[column] === name));
  return written.map((name, column) => (areNames && name) || `Column ${column + 1}`);
};

/** Zeros, byte order marks, and signs without a width: programs leave them anywhere. */
const INVISIBLE_IN_LOG = /[\0\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The text with quotation marks as a table has them: straight, doubled, right behind the separator. */
const cleaned = (text: string): string => {
  const visible = text.replace(INVISIBLE_IN_LOG, '');
  if (!visible.includes('"')) return visible.replace(/[“”]/g, '"');
  const escaped = visible.replace(/\\"(?=[^,;\t|\r\n])/g, '""');
  return /^"[^"\n]*", +"/m.test(escaped) ? escaped.replace(/", +"/g, '","') : escaped;
};

const unquoted = (line: string): string =>
  /^"[^]*"$/.test(line) ? line.slice(1, -1).replaceAll('""', '"') : line;

/** Finds the table in a text; null if no line has two cells. */
export const readTable = (text: string): Table | null => {
  const written = cleaned(text).split(/\r\n|\r|\n/);
  if (written.at(-1) === '') written.pop();
  const own = layoutOf(written);
  // A spreadsheet puts a whole line into quotes that it took for one cell.
  const lines = own ? written : written.map(unquoted);
  const layout = own ?? layoutOf(lines);
  if (!layout) return null;
  const records = recordsIn(lines, layout);
  const head = headOf(records, layout.width);
  const width = Math.max(layout.width, head?.cells.length ?? 0);
  const headText = head && plain(head.cells);
  const rows: Row[] = [];
  const broken: BrokenLines[] = [];
  const titleText: string[] = [];
  let blank = 0;
  let titles = 0;
  /** True below the head of another table, until this one's head is repeated. */
  let isOtherTable = false;
  for (const record of records) {
    const {cells, line, lines: count} = record;
    const isAbove = head ? line < head.line : rows.length === 0 && cells.length < layout.width;
    // A call has a time: a head has no digit.
    const isWords = !cells.some((cell) => /\d/.test(cell));
    const isHead = record === head || (isWords && cells.length > 2 && plain(cells) === headText);
    if (cells.every(isBlank)) blank += count;
    else if (isAbove) {
      titles += count;
      titleText.push(cells.join(' '));
    } else if (isHead) {
      // The title of a section stands above its head; what has a date is a line that was cut off.
      while (rows.length > 0 && isTitle(rows.at(-1)!.cells)) titles += rows.pop()!.lines;
      titles += count;
      isOtherTable = false;
    } else {
      isOtherTable ||= isWords && knownNames(cells) > 2;
      if (isOtherTable) broken.push({line, lines: count, reason: 'other table'});
      else if (cells.length > width || cells.slice(head?.cells.length ?? width).some(Boolean))
        broken.push({line, lines: count, reason: 'cells'});
      else rows.push(record);
    }
  }
  const names = namesOf(head, width, rows.slice(0, MAX_HEAD_RECORDS));
  return {lines: lines.length, blank, titles, titleText: titleText.join('\n'), names, rows, broken};
};
