/** Commands for contact messages. */
import {counted} from '../../src/format/counted.ts';
import type {Database, Session} from '../database/database.ts';
import {formatTimeLeft, timeLeft} from '../reply-deadline/replyDeadline.ts';
import {type Entry, findEntry, reference} from './find.ts';
import {formatTime, table, visible} from './terminal.ts';

interface OpenMessage {
  readonly id: string;
  readonly created_at: Date;
  readonly first_name: string;
  readonly last_name: string;
  readonly practice_type: string | null;
  readonly topic: string | null;
}

/** Lists unanswered messages, the oldest first, without those that the honeypot marked. */
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
    'time left': formatTimeLeft(timeLeft(now, row.created_at)),
    name: `${row.first_name} ${row.last_name}`,
    practice: row.practice_type,
    topic: row.topic,
  }));
  return [`${counted(rows.length, 'message')} to answer, oldest first:`, ...table(lines)].join(
    '\n',
  );
};

const findMessage = (session: Session, idOrReference: string): Promise<Entry> =>
  findEntry(session, idOrReference, ['message']);

const describeMessage = ({id, email}: Entry): string => `${reference(id)} of ${visible(email)}`;

/** Marks a message as answered; a second time, returns when it was marked. */
export const markAnswered = (database: Database, idOrReference: string): Promise<string> =>
  database.transaction(async (session) => {
    const message = await findMessage(session, idOrReference);
    const [marked] = await session.query<{answered_at: Date}>(
      `update public.contact_messages set answered_at = now()
        where id = $1 and answered_at is null returning answered_at`,
      [message.id],
    );
    if (marked) {
      return `Marked ${describeMessage(message)} as answered. Time left to reply: ${formatTimeLeft(timeLeft(marked.answered_at, message.created_at))}.`;
    }
    const [before] = await session.query<{answered_at: Date}>(
      'select answered_at from public.contact_messages where id = $1',
      [message.id],
    );
    if (!before) throw new Error(`There is no message ${visible(idOrReference)} any more.`);
    return `${describeMessage(message)} was marked as answered on ${formatTime(before.answered_at)} UTC; nothing was changed.`;
  });
