/** Commands for contact messages. */
import {counted} from '../../src/lib/format/counted.ts';
import type {Session} from '../database/database.ts';
import {formatTimeLeft, timeLeft} from '../lib/replyDeadline.ts';
import {type MessageRow, referenceOf} from '../worker/rows.ts';
import {findEntry} from './find.ts';
import {formatTimestamp, table, visible} from './terminal.ts';

/** Lists unanswered messages, oldest first, without those marked by the honeypot. */
export const openMessages = async (session: Session, now: Date): Promise<string> => {
  const messages = await session.query<MessageRow>(
    `select * from public.contact_messages where not honeypot and answered_at is null
      order by created_at, id`,
  );
  if (messages.length === 0) return 'No messages are waiting for a reply.';
  const lines = messages.map((message) => ({
    reference: referenceOf(message),
    'time left': formatTimeLeft(timeLeft(now, message.created_at)),
    name: `${message.first_name} ${message.last_name}`,
    practice: message.practice_type,
    topic: message.topic,
  }));
  return [
    `${counted(messages.length, 'message')} waiting for a reply, oldest first:`,
    ...table(lines),
  ].join('\n');
};

/** Marks a message as answered. If it already was, returns the time. */
export const markAnswered = async (session: Session, idOrReference: string): Promise<string> => {
  const found = await findEntry(session, idOrReference, ['message']);
  const [message] = await session.query<MessageRow>(
    'select * from public.contact_messages where id = $1 for update',
    [found.id],
  );
  const name = `${referenceOf(found)} of ${visible(found.email)}`;
  if (message?.answered_at) {
    return `${name} was marked as answered on ${formatTimestamp(message.answered_at)} UTC; nothing was changed.`;
  }
  await session.query('update public.contact_messages set answered_at = now() where id = $1', [
    found.id,
  ]);
  const left = formatTimeLeft(timeLeft(new Date(), found.created_at));
  return `Marked ${name} as answered. Time left to reply: ${left}.`;
};
