/** What the owner does with single messages. */
import type {Database, Session} from '../database/database.ts';
import {type Entry, findEntry, reference} from './find.ts';
import {promiseLeft} from './promise.ts';
import {dropJobsAbout} from './queue.ts';
import {counted, formatTime, table, visible} from './terminal.ts';

interface OpenMessage {
  readonly id: string;
  readonly created_at: Date;
  readonly first_name: string;
  readonly last_name: string;
  readonly practice_type: string | null;
  readonly topic: string | null;
}

/** Unanswered messages of people, the oldest first. */
export const openMessages = async (database: Database, now: Date): Promise<string> => {
  const rows = await database.transaction((session) =>
    session.query<OpenMessage>(
      `select id, created_at, first_name, last_name, practice_type, topic
         from public.contact_messages where not honeypot and answered_at is null
        order by created_at, id`,
    ),
  );
  if (rows.length === 0) return 'No message waits for an answer.';
  const lines = rows.map((row) => ({
    reference: reference(row.id),
    'time left': promiseLeft(row.created_at, now),
    name: `${row.first_name} ${row.last_name}`,
    practice: row.practice_type,
    topic: row.topic,
  }));
  return [`${counted(rows.length, 'message')} to answer, oldest first:`, ...table(lines)].join(
    '\n',
  );
};

const findMessage = (session: Session, named: string): Promise<Entry> =>
  findEntry(session, named, ['message']);

const called = ({id, email}: Entry): string => `${reference(id)} of ${visible(email)}`;

/** Marks a message as answered. Again: says since when it is. */
export const markAnswered = (database: Database, named: string): Promise<string> =>
  database.transaction(async (session) => {
    const message = await findMessage(session, named);
    const [marked] = await session.query<{answered_at: Date}>(
      `update public.contact_messages set answered_at = now()
        where id = $1 and answered_at is null returning answered_at`,
      [message.id],
    );
    if (marked) {
      return `Marked ${called(message)} as answered. Left of the promise: ${promiseLeft(message.created_at, marked.answered_at)}.`;
    }
    const [before] = await session.query<{answered_at: Date}>(
      'select answered_at from public.contact_messages where id = $1',
      [message.id],
    );
    if (!before) throw new Error(`There is no message ${visible(named)} any more.`);
    return `${called(message)} was marked as answered on ${formatTime(before.answered_at)} UTC; nothing was changed.`;
  });

/** What people can have corrected: who they are. What they wrote stays as they wrote it. */
const CORRECTABLE = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'clinic_name',
  'practice_type',
  'team_size',
  'state',
] as const;
type Correctable = (typeof CORRECTABLE)[number];

const isCorrectable = (field: string): field is Correctable =>
  (CORRECTABLE as readonly string[]).includes(field);

interface Refusal extends Error {
  readonly code?: string;
  readonly constraint?: string;
}

/** PostgreSQL's class of errors about what a rule of a table refuses. */
const REFUSED = /^2[23]/;

/** The values that a rule of the table allows, or its own words. */
const ruleWords = async (database: Database, constraint: string): Promise<string> => {
  const [rule] = await database.transaction((session) =>
    session.query<{definition: string}>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1`,
      [constraint],
    ),
  );
  const definition = rule?.definition ?? constraint;
  const values = [...definition.matchAll(/'([^']+)'::text/g)].map(([, value]) => value);
  return definition.includes('= ANY (ARRAY[') ? `it is one of ${values.join(', ')}` : definition;
};

const change = (
  database: Database,
  named: string,
  field: Correctable,
  value: string,
): Promise<string> =>
  database.transaction(async (session) => {
    const message = await findMessage(session, named);
    // The field's name is one of ours; the value is a parameter.
    const [before] = await session.query<{value: string | null}>(
      `select ${field} as value from public.contact_messages where id = $1 for update`,
      [message.id],
    );
    const [after] = await session.query<{value: string | null}>(
      `update public.contact_messages set ${field} = $2 where id = $1 returning ${field} as value`,
      [message.id, value],
    );
    if (!before || !after) throw new Error(`There is no message ${visible(named)} any more.`);
    const quoted = (text: string | null): string =>
      text === null ? 'nothing' : `'${visible(text)}'`;
    return before.value === after.value
      ? `The ${field} of ${reference(message.id)} is ${quoted(after.value)} already; nothing was changed.`
      : `Corrected the ${field} of ${reference(message.id)}: it was ${quoted(before.value)}, and is ${quoted(after.value)} now.`;
  });

/** Corrects what a person told about themselves. The table's own rules decide what a value may be. */
export const correctMessage = async (
  database: Database,
  named: string,
  field: string,
  value: string,
): Promise<string> => {
  if (named.includes('@')) {
    throw new Error(
      'Give the id or reference of a message. A sign-up is the consent of one address: unsubscribe the wrong one, and ask them to sign up with the right one, so that it is confirmed by its owner.',
    );
  }
  if (!isCorrectable(field)) {
    throw new Error(
      `'${visible(field)}' can't be corrected; these can: ${CORRECTABLE.join(', ')}.`,
    );
  }
  try {
    return await change(database, named, field, value);
  } catch (error) {
    const {code = '', constraint} = error as Refusal;
    if (!REFUSED.test(code)) throw error;
    const words = constraint ? await ruleWords(database, constraint) : (error as Error).message;
    throw new Error(`'${visible(value)}' can't be a ${field}: ${words}. Nothing was changed.`);
  }
};

/** Deletes one message, with what was noted about its mails. */
export const deleteMessage = (database: Database, named: string): Promise<string> =>
  database.transaction(async (session) => {
    const message = await findMessage(session, named);
    const deleted = await session.query(
      'delete from public.contact_messages where id = $1 returning id',
      [message.id],
    );
    if (deleted.length === 0) throw new Error(`There is no message ${visible(named)} any more.`);
    await dropJobsAbout(session, [message.id]);
    return `Deleted the message ${called(message)}, ${formatTime(message.created_at)} UTC. Backups keep it until they expire. The mail that told you of it may hold it too: delete that one yourself.`;
  });
