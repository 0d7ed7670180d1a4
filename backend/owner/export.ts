/** Commands that export rows as files. */
import {writeFileSync} from 'node:fs';
import Papa from 'papaparse';
import {mailLink} from '../../src/lib/address/mailLinkPaths.ts';
import {counted} from '../../src/lib/format/counted.ts';
import type {Session} from '../database/database.ts';
import type {Rows} from '../database/rows.generated.ts';
import {isSecret} from './personalData.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Matches the possible start of a cell before a character that makes it a formula. Quotes don't help if a
 * spreadsheet splits at another character than the comma, like Excel in half of Europe: it parses
 * `"x","a;=1"` as `x,"a` and the formula `=1"`. So it matches after every separator and line break, also
 * after blanks and quotes (github.com/OWASP/www-community/issues/443). papaparse's own `escapeFormulae`
 * checks only the beginning of a field.
 */
const CELL_BEGINS_AS_FORMULA = /(^|[,;|\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

/** Matches a hyphen at the beginning of a list item. */
const BULLET = /^([^\S\n]*)-(?=[^\S\n])/gm;

/**
 * Matches text that Excel parses as a number or a date when it opens a file: '0660' loses its zero, '6-15'
 * becomes June 15, '1,234' loses its comma, '12E34' and long numbers lose digits.
 */
const LIKE_A_NUMBER =
  /^(?=.*\d)(?:[\d +\-./:()$€£%]|, ?(?=\d))*(?:(?:e|am?|pm?|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:[\d +\-./:]|, ?(?=\d))*)?$/i;

/** Formats a value of the database; times are in UTC, without milliseconds. */
const cellOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().replace(/\.\d+Z$/, 'Z');
  if (typeof value === 'boolean') return value ? 'yes' : '';
  return String(value ?? '');
};

/** Formats a value so that a spreadsheet neither runs nor changes it. */
const spreadsheetCell = (value: unknown): string => {
  const text = cellOf(value);
  // The only form of text that Excel doesn't change is a formula with a string.
  if (typeof value === 'string' && LIKE_A_NUMBER.test(text)) return `="${text}"`;
  return text.replace(BULLET, '$1–').replace(CELL_BEGINS_AS_FORMULA, "$1$2'");
};

/**
 * Formats rows as CSV (RFC 4180: CRLF, every field in quotes, quotes doubled).
 *
 * A spreadsheet runs a cell that begins with `=`, `+`, `-` or `@` as a formula, and strangers typed these
 * cells. So an apostrophe is added before such a character wherever a cell could begin (OWASP's advice),
 * and a byte order mark at the start, by which Excel recognizes UTF-8.
 *
 * @param isExact true to escape nothing, for programs that import addresses: with an apostrophe,
 * `+tag@example.com` would be another address
 */
export const formatCsv = (rows: readonly Row[], isExact: boolean): string => {
  const cell = isExact ? cellOf : spreadsheetCell;
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(cell))];
  return `${isExact ? '' : '\ufeff'}${Papa.unparse(lines, {quotes: true})}\r\n`;
};

const exportRows = (rows: readonly Row[], file: string, isExact: boolean): string => {
  if (rows.length === 0) return `There is nothing to export, so ${file} was not made.`;
  try {
    // Personal data: readable by this user only, and never overwrites a file.
    writeFileSync(file, formatCsv(rows, isExact), {flag: 'wx', mode: 0o600});
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Error(`${file} exists already; choose another name.`);
    if (code === 'ENOENT') throw new Error(`There is no folder for ${file}; make it first.`);
    throw new Error(`${file} can't be written (${code}).`, {cause: error});
  }
  return `${counted(rows.length, 'row')} in ${file}.`;
};

/**
 * Exports confirmed subscribers for a newsletter service, each with an unsubscribe link. `name` and
 * `attributes` are columns of listmonk (docs/run/newsletter-service.md).
 *
 * @param siteUrl without a trailing slash
 */
export const exportReaders = async (
  session: Session,
  file: string,
  isExact: boolean,
  siteUrl: string,
): Promise<string> => {
  const readers = await session.query<Rows['newsletter_subscriptions']>(
    `select * from public.newsletter_subscriptions
      where confirmed_at is not null and unsubscribed_at is null order by confirmed_at, id`,
  );
  const rows = readers.map(({email, unsubscribe_token, ...reader}) => {
    const confirmed_at = cellOf(reader.confirmed_at);
    const leave_url = mailLink(siteUrl, '/newsletter/leave', unsubscribe_token);
    const attributes = JSON.stringify({leave_url, confirmed_at});
    return {email, name: email, confirmed_at, leave_url, attributes};
  });
  return exportRows(rows, file, isExact);
};

/** Creates a command that exports all rows and columns of a table, without secret tokens. */
export const exportTable =
  (name: 'contact_messages' | 'demo_bookings') =>
  async (session: Session, file: string, isExact: boolean): Promise<string> => {
    const rows = await session.query(`select * from public.${name} order by created_at, id`);
    const shown = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !isSecret(column))),
    );
    return exportRows(shown, file, isExact);
  };
