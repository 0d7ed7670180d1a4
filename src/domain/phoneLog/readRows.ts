import Papa from 'papaparse';

/** Rows that delimiter and line ends are guessed by. */
const GUESS_ROWS = 20;
/** Longer than any row: one that is has a quote that never closes. */
const MAX_ROW_CHARACTERS = 2 ** 16;

/**
 * Rows of a delimited text that comes in pieces. Papa Parse's own streaming reads a file with the
 * browser's FileReader, which breaks characters at the ends of pieces; its parser takes text.
 */
export class RowReader {
  private readonly onRow: (row: readonly string[]) => boolean;
  private rest = '';
  private parser: Papa.Parser | null = null;
  private delimiter = ',';
  private newline = '\n';

  constructor(onRow: (row: readonly string[]) => boolean) {
    this.onRow = onRow;
  }

  /** @returns false when no more rows are wanted */
  push(text: string, isLast = false): boolean {
    this.rest += text;
    if (!this.parser) {
      // Too little to tell by: wait for more.
      if (!isLast && this.rest.length < 4096) return true;
      this.parser = this.begin();
    }
    while (this.takeWholeRows(this.parser)) {
      if (isLast && this.takeLastRow(this.parser)) return true;
      if (!isLast && this.rest.length <= MAX_ROW_CHARACTERS) return true;
      if (!this.takeLineAsItIs()) return false;
    }
    return false;
  }

  private begin(): Papa.Parser {
    this.rest = this.rest.replace(/^\uFEFF/, '');
    const {meta} = Papa.parse(this.rest.slice(0, 2 ** 16), {
      preview: GUESS_ROWS,
      delimitersToGuess: [',', ';', '\t', '|'],
    });
    this.delimiter = meta.delimiter;
    this.newline = meta.linebreak;
    return new Papa.Parser({delimiter: meta.delimiter, newline: meta.linebreak as '\n'});
  }

  private takeWholeRows(parser: Papa.Parser): boolean {
    const {data, meta} = parser.parse(this.rest, 0, true) as Papa.ParseResult<string[]>;
    this.rest = this.rest.slice(meta.cursor);
    return data.every((row) => this.onRow(row));
  }

  /** @returns false when a quote is open at the end of the text */
  private takeLastRow(parser: Papa.Parser): boolean {
    const {data, errors} = parser.parse(this.rest, 0, false) as Papa.ParseResult<string[]>;
    if (errors.some(({code}) => code === 'MissingQuotes')) return false;
    this.rest = '';
    data.every((row) => this.onRow(row));
    return true;
  }

  /** A quote that never closes is a sign like any other: its line ends where lines do. */
  private takeLineAsItIs(): boolean {
    const end = this.rest.indexOf(this.newline);
    const line = end < 0 ? this.rest : this.rest.slice(0, end);
    this.rest = end < 0 ? '' : this.rest.slice(end + this.newline.length);
    return this.onRow(line.split(this.delimiter));
  }
}
