import Papa from 'papaparse';

/** Rows that delimiter and line ends are guessed by. */
const GUESS_ROWS = 20;
/** A quote that never closes would hold the rest of the file: beyond this the row is taken as it is. */
const MAX_ROW_CHARACTERS = 2 ** 19;

/**
 * Rows of a delimited text that comes in pieces. Papa Parse's own streaming reads a file with the
 * browser's FileReader, which breaks characters at the ends of pieces; its parser takes text.
 */
export class RowReader {
  private rest = '';
  private parser: Papa.Parser | null = null;

  constructor(private readonly onRow: (row: readonly string[]) => boolean) {}

  /** @returns false when no more rows are wanted */
  push(text: string, isLast = false): boolean {
    this.rest += text;
    if (!this.parser) {
      // Too little to tell by: wait for more.
      if (!isLast && this.rest.length < 4096) return true;
      this.rest = this.rest.replace(/^\uFEFF/, '');
      const {meta} = Papa.parse(this.rest.slice(0, 2 ** 16), {
        preview: GUESS_ROWS,
        delimitersToGuess: [',', ';', '\t', '|'],
      });
      const newline = meta.linebreak as '\n' | '\r' | '\r\n';
      this.parser = new Papa.Parser({delimiter: meta.delimiter, newline});
    }
    if (!this.take(this.parser, isLast)) return false;
    return this.rest.length <= MAX_ROW_CHARACTERS || this.take(this.parser, true);
  }

  /** @param isWhole the last row ends where the text does */
  private take(parser: Papa.Parser, isWhole: boolean): boolean {
    const {data, meta} = parser.parse(this.rest, 0, !isWhole) as Papa.ParseResult<string[]>;
    this.rest = isWhole ? '' : this.rest.slice(meta.cursor);
    return data.every((row) => this.onRow(row));
  }
}
