/** Commands that export rows as files. */
import {writeFileSync} from 'node:fs';
import {storedTables} from '../../src/data/storedData.ts';
import {mailLink} from '../../src/domain/mail-links/paths.ts';
import {counted} from '../../src/format/counted.ts';
import type {Database} from '../database/database.ts';
import {type CsvForm, formatCsv, type Row} from './csv.ts';

/** Formats a column in SQL as ISO 8601, in UTC. */
const utc = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${column}`;

const write = (file: string, content: string): void => {
  try {
    // Personal data: readable for this user only, and never over an existing file.
    writeFileSync(file, content, {flag: 'wx', mode: 0o600});
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Error(`${file} exists already; choose another name.`);
    if (code === 'ENOENT') throw new Error(`There is no folder for ${file}; make it first.`);
    throw new Error(`${file} can't be written (${code}).`, {cause: error});
  }
};

const exportRows = (rows: readonly Row[], file: string, form: CsvForm): string => {
  if (rows.length === 0) return `There is nothing to export, so ${file} was not made.`;
  write(file, formatCsv(rows, form));
  return `${counted(rows.length, 'row')} in ${file}.`;
};

const query = (database: Database, sql: string): Promise<Row[]> =>
  database.transaction((session) => session.query<Record<string, string | null>>(sql));

/**
 * Exports confirmed readers for a newsletter service, each with an unsubscribe link. `name` and `attributes` are
 * columns of listmonk (docs/run/newsletter-service.md).
 *
 * @param siteUrl without a trailing slash
 */
export const exportReaders = async (
  database: Database,
  file: string,
  form: CsvForm,
  siteUrl: string,
): Promise<string> => {
  const readers = await query(
    database,
    `select email, ${utc('confirmed_at')}, unsubscribe_token::text as token
       from public.newsletter_subscriptions as entry
      where entry.confirmed_at is not null and entry.unsubscribed_at is null
      order by entry.confirmed_at, id`,
  );
  const rows = readers.map(({email = '', confirmed_at = '', token}): Row => {
    const leave_url = mailLink(siteUrl, '/newsletter/leave', token ?? '');
    const attributes = JSON.stringify({leave_url, confirmed_at});
    return {email, name: email, confirmed_at, leave_url, attributes};
  });
  return exportRows(rows, file, form);
};

/** SQL of columns whose format in a file differs from the table. */
const IN_A_FILE: Readonly<Record<string, string>> = {
  id: 'id::text as id',
  honeypot: "case when honeypot then 'yes' end as honeypot",
  sequence: 'sequence::text as sequence',
  ...Object.fromEntries(
    ['created_at', 'answered_at', 'starts_at', 'ends_at', 'changed_at', 'canceled_at'].map(
      (column) => [column, utc(column)],
    ),
  ),
};

/** Creates the export of all rows and columns of a table, without the secret token. */
const exportTable =
  (name: 'public.contact_messages' | 'public.demo_bookings') =>
  async (database: Database, file: string, form: CsvForm): Promise<string> => {
    const columns = Object.keys(storedTables[name].columns)
      .filter((column) => !/(?:^|_)token$/.test(column))
      .map((column) => IN_A_FILE[column] ?? column)
      .join(', ');
    return exportRows(
      await query(
        database,
        `select ${columns} from ${name} as entry order by entry.created_at, entry.id`,
      ),
      file,
      form,
    );
  };

export const exportMessages = exportTable('public.contact_messages');
export const exportDemos = exportTable('public.demo_bookings');
