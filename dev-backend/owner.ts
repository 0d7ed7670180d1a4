import type {Engine, Session} from './engine/engine';

/** What the owner of the data can have done. */
export type OwnerTask =
  /** Rows for a file. `all`: with those who have unsubscribed. */
  | {readonly task: 'export-newsletter'; readonly all: boolean}
  | {readonly task: 'export-messages'}
  | {readonly task: 'unsubscribe'; readonly email: string}
  | {readonly task: 'erase'; readonly email: string}
  /** Deletes contact messages older than so many days. */
  | {readonly task: 'retention'; readonly days: number};

/** Column → text, in the order of the columns. */
export type Row = Readonly<Record<string, string | null>>;

export type OwnerAnswer =
  {readonly rows: readonly Row[]} | {readonly subscriptions: number; readonly messages: number};

/** A moment as text that every program reads: ISO 8601, in UTC. */
const utc = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${column}`;

const NEWSLETTER = `
  select email, source, ${utc('consented_at')}, consent_version, ${utc('confirmed_at')},
         ${utc('unsubscribed_at')}, unsubscribe_token::text as unsubscribe_token
    from public.newsletter_subscriptions`;

const MESSAGES = `
  select ${utc('created_at')}, first_name, last_name, email, phone, practice_type, clinic_name,
         team_size, state, topic, case when honeypot then 'yes' end as honeypot, message
    from public.contact_messages order by contact_messages.created_at, id`;

const count = async (session: Session, sql: string, parameter: string): Promise<number> => {
  const [row] = await session.query<{count: number}>(sql, [parameter]);
  return Number(row?.count ?? 0);
};

const run = async (session: Session, task: OwnerTask): Promise<OwnerAnswer> => {
  switch (task.task) {
    case 'export-newsletter': {
      const living = task.all ? '' : ' where newsletter_subscriptions.unsubscribed_at is null';
      const order = ' order by newsletter_subscriptions.consented_at, id';
      return {rows: await session.query<Row>(NEWSLETTER + living + order)};
    }
    case 'export-messages':
      return {rows: await session.query<Row>(MESSAGES)};
    case 'unsubscribe':
      return {
        subscriptions: await count(session, 'select private.unsubscribe($1) as count', task.email),
        messages: 0,
      };
    case 'erase': {
      const [row] = await session.query<{subscriptions: number; messages: number}>(
        'select subscriptions, messages from private.erase_person($1)',
        [task.email],
      );
      return {
        subscriptions: Number(row?.subscriptions ?? 0),
        messages: Number(row?.messages ?? 0),
      };
    }
    case 'retention':
      return {
        subscriptions: 0,
        messages: await count(
          session,
          'select private.delete_old_contact_messages($1::text::integer) as count',
          String(task.days),
        ),
      };
  }
};

/** One task in one transaction. @throws what the database says */
export const runOwnerTask = (engine: Engine, task: OwnerTask): Promise<OwnerAnswer> =>
  engine.transaction((session) => run(session, task));
