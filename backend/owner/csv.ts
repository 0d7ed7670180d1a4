import Papa from 'papaparse';

/** Column → text, in the order of the columns. */
export type Row = Readonly<Record<string, string | null>>;

/** Format for people who open the file in a spreadsheet, or for programs that import it. */
export type CsvForm = 'spreadsheet' | 'exact';

/**
 * Matches the possible start of a cell before a sign that makes it a formula. Quotes don't help if a
 * spreadsheet splits at another character than the comma, as Excel does in half of Europe: it reads
 * `"x","a;=1"` as `x,"a` and the formula `=1"`. So a sign is searched after every separator and line
 * break, after blanks and quotes (github.com/OWASP/www-community/issues/443).
 * papaparse's own `escapeFormulae` looks at the beginning only.
 */
const CELL_BEGINS_AS_FORMULA = /(^|[,;|\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

/**
 * Formats rows as CSV (RFC 4180: CRLF, every field in quotes, quotes doubled).
 *
 * A spreadsheet runs a cell that begins with `=`, `+`, `-` or `@` as a formula, and strangers typed
 * these cells. `spreadsheet` puts an apostrophe before such a sign wherever a cell could begin, as
 * OWASP advises, and the mark at the start from which Excel knows UTF-8. `exact` changes nothing, for
 * programs that import addresses: `+tag@example.com` is an address, and with an apostrophe it is
 * another.
 */
export const formatCsv = (rows: readonly Row[], form: CsvForm): string => {
  const isForPeople = form === 'spreadsheet';
  const cell = (value: string | null): string =>
    isForPeople ? (value ?? '').replace(CELL_BEGINS_AS_FORMULA, "$1$2'") : (value ?? '');
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(cell))];
  return `${isForPeople ? '\ufeff' : ''}${Papa.unparse(lines, {quotes: true})}\r\n`;
};
