/** Commands for all data of one person. */
import {counted} from '../../src/format/counted.ts';
import type {Database, Session} from '../database/database.ts';
import {findEntry, SAME_ADDRESS} from './find.ts';
import {dropJobsAbout, jobsAbout} from './queue.ts';
import {card, visible} from './terminal.ts';

/** Row as the database returns it. */
type Held = Readonly<Record<string, unknown>> & {readonly id: string};

const text = (value: unknown): string => {
  if (value === null || value === '') return '(empty)';
  if (value instanceof Date) return value.toISOString();
  return String(value);
};

/** Checks for a column with the token of a link, which is never shown. */
const isSecret = (column: string): boolean => /(?:^|_)token$/.test(column);

/** Formats every column of a row; those that visitors can't set have a mark. */
const heldCard = (row: object, sent: ReadonlySet<string>): string[] =>
  card(
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        sent.has(column) ? `  ${column}` : `* ${column}`,
        isSecret(column) ? '(a secret, not shown)' : text(value),
      ]),
    ),
  );

/** Reads from the database's grants the columns that visitors may set. */
const sentColumns = async (session: Session, name: string): Promise<ReadonlySet<string>> => {
  const rows = await session.query<{column: string}>(
    `select attname as column from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped
        and has_column_privilege('anon', attrelid, attnum, 'insert')`,
    [name],
  );
  return new Set(rows.map(({column}) => column));
};

const MESSAGES = 'public.contact_messages';
const SIGN_UPS = 'public.newsletter_subscriptions';
const DEMOS = 'public.demo_bookings';

const addressOf = async (session: Session, idOrReference: string): Promise<string> =>
  idOrReference.includes('@')
    ? idOrReference.trim()
    : (await findEntry(session, idOrReference, ['message', 'sign-up', 'demo'])).email;

/** Shows all data of one person, as a request for access needs it. */
export const showPerson = (database: Database, idOrReference: string): Promise<string> =>
  database.transaction(async (session) => {
    const email = await addressOf(session, idOrReference);
    const messages = await session.query<Held>(
      `select * from ${MESSAGES} where ${SAME_ADDRESS} order by created_at, id`,
      [email],
    );
    const signUps = await session.query<Held>(
      `select entry.*, consents.wording as consent_words
         from ${SIGN_UPS} as entry
         join private.newsletter_consents as consents on version = consent_version
        where ${SAME_ADDRESS} order by entry.consented_at, id`,
      [email],
    );
    const demos = await session.query<Held>(
      `select * from ${DEMOS} where ${SAME_ADDRESS} order by starts_at, id`,
      [email],
    );
    const ids = [...messages, ...signUps, ...demos].map(({id}) => id);
    if (ids.length === 0) throw new Error(`There is nothing of ${visible(email)}.`);
    const mails = await session.query(
      `select * from private.mails
        where message_id = any($1) or subscription_id = any($1) or booking_id = any($1)
           or exists (select from unnest($1::uuid[]) as about where key like '%:' || about)
        order by done_at, key`,
      [ids],
    );
    const jobs = await jobsAbout(session, ids);

    const none: ReadonlySet<string> = new Set();
    const section = (title: string, rows: readonly object[], sent: ReadonlySet<string>): string[] =>
      rows.flatMap((row, index) => [
        '',
        rows.length === 1 ? title : `${title}, ${index + 1} of ${rows.length}`,
        ...heldCard(row, sent),
      ]);
    return [
      `Held of ${visible(email)}: ${[
        counted(messages.length, 'message'),
        counted(signUps.length, 'sign-up'),
        counted(demos.length, 'demo'),
        `${counted(mails.length, 'note')} about mails`,
        counted(jobs.length, 'job'),
      ].join(', ')}. Times are in UTC.`,
      'Lines with * are ours: set by the database, the worker or you. The others were sent from the form, or corrected by you.',
      ...section('Message', messages, await sentColumns(session, MESSAGES)),
      ...section('Sign-up for the newsletter', signUps, await sentColumns(session, SIGN_UPS)),
      ...section('Demo', demos, await sentColumns(session, DEMOS)),
      ...section('Mail to or about them', mails, none),
      ...section('Job of the worker', jobs, none),
    ].join('\n');
  });

/** Deletes all data of an address. */
export const erase = (database: Database, email: string): Promise<string> =>
  database.transaction(async (session) => {
    const ids = await session.query<{id: string}>(
      `select id from ${MESSAGES} where ${SAME_ADDRESS}
       union all select id from ${SIGN_UPS} where ${SAME_ADDRESS}
       union all select id from ${DEMOS} where ${SAME_ADDRESS}`,
      [email],
    );
    const [erased] = await session.query<{subscriptions: number; messages: number; demos: number}>(
      'select * from private.erase_person($1)',
      [email],
    );
    const {subscriptions = 0, messages = 0, demos = 0} = erased ?? {};
    if (ids.length === 0) throw new Error(`There is nothing of ${visible(email)}.`);
    await dropJobsAbout(
      session,
      ids.map(({id}) => id),
    );
    return `Erased of ${visible(email)}: newsletter entries ${subscriptions}, contact messages ${messages}, demos ${demos}, and what was noted about their mails. Backups keep them until they expire. Mails that told you of them are in your mailbox: delete those yourself.`;
  });
