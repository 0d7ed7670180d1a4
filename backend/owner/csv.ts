import {stringify} from 'csv-stringify/sync';
import type {Row} from './tasks';

/**
 * Rows as CSV (RFC 4180: CRLF, every field in quotes, quotes doubled).
 *
 * A spreadsheet runs a cell that begins with `=`, `+`, `-` or `@` as a formula, and strangers typed
 * these cells. `spreadsheet` puts an apostrophe before them, as OWASP advises, and the mark at the
 * start from which Excel knows UTF-8. `exact` changes nothing, for programs that import addresses:
 * `+tag@example.com` is an address, and with an apostrophe it is another.
 */
export const formatCsv = (rows: readonly Row[], form: 'spreadsheet' | 'exact'): string =>
  stringify([...rows], {
    header: rows.length > 0,
    quoted: true,
    record_delimiter: 'windows',
    bom: form === 'spreadsheet',
    escape_formulas: form === 'spreadsheet',
  });
