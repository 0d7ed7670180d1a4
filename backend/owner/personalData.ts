/** Commands for all data of one person. */
import {counted} from '../../src/lib/format/counted.ts';
import type {Session} from '../database/database.ts';
import {hasQueue} from '../worker/readFailures.ts';
import {type EntryKind, entryKinds, ENTRY_TABLES} from './entryTables.ts';
import {findEntry} from './find.ts';
import {formatRecord, type Deletion, visible} from './terminal.ts';

/** SQL that compares addresses like the database's functions, which convert only A to Z to lower case. */
const SAME_ADDRESS = `lower(email collate "C") = lower(btrim($1) collate "C")`;

/** SQL for jobs about rows, found by id, because a job that was added again while it ran has no key. */
const JOBS_ABOUT = `graphile_worker.jobs where id in (
  select id from graphile_worker._private_jobs where payload ->> 'id' = any($1::text[]))`;

const text = (value: unknown): string => {
  if (value === null || value === '') return '(empty)';
  return value instanceof Date ? value.toISOString() : String(value);
};

/** Checks for a column with the token of a link, which is never shown. */
export const isSecret = (column: string): boolean => /(?:^|_)token$/.test(column);

/** Formats every column of each row. */
const section = (title: string, rows: readonly object[]): string[] =>
  rows.flatMap((row, index) => [
    '',
    rows.length === 1 ? title : `${title}, ${index + 1} of ${rows.length}`,
    ...formatRecord(
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          isSecret(column) ? '(a secret, not shown)' : text(value),
        ]),
      ),
    ),
  ]);

/** Reads all rows of an address. @throws one line if there are none */
const readPerson = async (session: Session, email: string) => {
  const tables = [];
  for (const kind of entryKinds) {
    const {table, title} = ENTRY_TABLES[kind];
    const consent =
      kind === 'sign-up'
        ? ', (select wording from private.newsletter_consents where version = consent_version) as consent_words'
        : '';
    const rows = await session.query<{id: string}>(
      `select *${consent} from ${table} where ${SAME_ADDRESS} order by created_at, id`,
      [email],
    );
    tables.push({kind, table, title, rows});
  }
  const ids = tables.flatMap(({rows}) => rows.map(({id}) => id));
  if (ids.length === 0) throw new Error(`Nothing is stored for ${visible(email)}.`);
  return {tables, ids};
};

/** Shows all data of one person, to answer a request for access. */
export const showPerson = async (session: Session, idOrReference: string): Promise<string> => {
  const email = idOrReference.includes('@')
    ? idOrReference.trim()
    : (await findEntry(session, idOrReference, entryKinds)).email;
  const {tables, ids} = await readPerson(session, email);
  const mails = await session.query(
    `select * from private.mails
      where message_id = any($1) or subscription_id = any($1) or booking_id = any($1)
         or exists (select from unnest($1::uuid[]) as about where key like '%:' || about)
      order by done_at, key`,
    [ids],
  );
  const counts = [
    ...tables.map(({kind, rows}) => counted(rows.length, kind)),
    `${counted(mails.length, 'note')} about emails`,
  ];
  return [
    `Stored about ${visible(email)}: ${counts.join(', ')}. Times are in UTC.`,
    ...tables.flatMap(({title, rows}) => section(title, rows)),
    ...section('Email to or about them', mails),
  ].join('\n');
};

/**
 * Deletes all data of an address, including jobs about it. A running job isn't deleted; it finds no row
 * and ends.
 */
export const erase = async (session: Session, email: string): Promise<Deletion> => {
  const {tables, ids} = await readPerson(session, email);
  for (const {table} of tables)
    await session.query(`delete from ${table} where id = any($1)`, [ids]);
  if (await hasQueue(session)) {
    await session.query(
      `select count(*) from graphile_worker.complete_jobs((select array_agg(id) from ${JOBS_ABOUT}))`,
      [ids],
    );
  }
  const count = (kind: EntryKind): number =>
    tables.find((one) => one.kind === kind)?.rows.length ?? 0;
  const text = `Erased for ${visible(email)}: newsletter entries ${count('sign-up')}, contact messages ${count('message')}, demos ${count('demo')}, and the notes about their emails. Backups keep them until they expire. Delete the emails about them in your mailbox yourself.`;
  return {rows: ids.length, text};
};
