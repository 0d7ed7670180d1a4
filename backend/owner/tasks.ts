import {storedTables} from '../../src/data/storedData.ts';
import type {Database} from '../database/database.ts';

/** A moment as text that every program reads: ISO 8601, in UTC. */
const utc = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${column}`;
/** The same for people. */
const shown = (column: string, name: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as ${name}`;

const subscriptions = (where: string): string => `
  select email, source, ${utc('consented_at')}, consent_version, ${utc('confirmed_at')},
         ${utc('unsubscribed_at')}, unsubscribe_token::text as unsubscribe_token
    from public.newsletter_subscriptions as entry ${where} order by entry.consented_at, id`;

/** Columns that a file has in another form than the table. */
const IN_A_FILE: Readonly<Record<string, string>> = {
  id: 'id::text as id',
  created_at: utc('created_at'),
  honeypot: "case when honeypot then 'yes' end as honeypot",
  answered_at: utc('answered_at'),
};

/** All but the secret one. */
const messageColumns = Object.keys(storedTables['public.contact_messages'].columns)
  .filter((column) => column !== 'answer_token')
  .map((column) => IN_A_FILE[column] ?? column)
  .join(', ');

/** What the owner of the data can have done: SQL, with at most one parameter. */
const TASKS = {
  'list newsletter': `
    select email, source, ${shown('created_at', 'created')}, consent_version as consent,
           case when unsubscribed_at is not null then 'left'
                when refused_at is not null then 'refused'
                when confirmed_at is not null then 'confirmed' else 'unconfirmed' end as status
      from public.newsletter_subscriptions order by created_at desc, id`,
  'list messages': `
    select upper(left(id::text, 8)) as reference, ${shown('created_at', 'created')},
           first_name || ' ' || last_name as name, email, phone,
           practice_type as practice, clinic_name as clinic, team_size as team, state, topic, page,
           case when honeypot then 'yes' end as honeypot, ${shown('answered_at', 'answered')}, message
      from public.contact_messages order by created_at desc, id`,
  /** To whom a letter may go. */
  'export newsletter': subscriptions(
    'where entry.confirmed_at is not null and entry.unsubscribed_at is null and entry.refused_at is null',
  ),
  'export newsletter --all': subscriptions(''),
  'export messages': `
    select ${messageColumns}
      from public.contact_messages as entry order by entry.created_at, id`,
  /** Of the address. The row stays. */
  unsubscribe: 'select private.unsubscribe($1)::text as subscriptions',
  /** Contact messages older than so many days. */
  retention: 'select private.delete_old_contact_messages($1::text::integer)::text as messages',
} as const;

export interface OwnerTask {
  readonly task: keyof typeof TASKS;
  readonly parameter?: string;
}

/** Column → text, in the order of the columns. */
export type Row = Readonly<Record<string, string | null>>;

/** One task in one transaction. @throws what the database says */
export const runOwnerTask = (
  database: Database,
  {task, parameter}: OwnerTask,
): Promise<readonly Row[]> =>
  database.transaction((session) =>
    session.query<Record<string, string | null>>(
      TASKS[task],
      parameter === undefined ? [] : [parameter],
    ),
  );

/**
 * The job that a hosted project runs every night, for its SQL editor (pg_cron must be enabled under
 * Database → Extensions). Scheduling it again under the same name replaces it.
 *
 * @param days for how long contact messages are kept; from src/data/legalOperatorFacts.ts
 */
export const retentionSchedule = (days: number): string =>
  `select cron.schedule(
  'contact message retention',
  '17 3 * * *', -- every night at 3:17, in UTC
  $$select private.delete_old_contact_messages(${days})$$
);`;
