/** Commands for booked demos. */
import {counted} from '../../src/format/counted.ts';
import type {Session} from '../database/database.ts';
import {formatMoment, officeZone} from '../reply-deadline/replyDeadline.ts';
import {type BookingRow, referenceOf} from '../worker/rows.ts';
import {findEntry} from './find.ts';
import {table, visible} from './terminal.ts';

/** Reads upcoming demos. @param where SQL condition on `demo_bookings`, with `$1` for the parameter */
const upcoming = (session: Session, where = 'true', params: readonly unknown[] = []) =>
  session.query<BookingRow>(
    `select * from public.demo_bookings
      where canceled_at is null and ends_at > now() and ${where} order by starts_at`,
    params,
  );

const listed = (demos: readonly BookingRow[]): string[] =>
  table(
    demos.map((demo) => ({
      reference: referenceOf(demo),
      when: formatMoment(demo.starts_at),
      name: demo.name,
      email: demo.email,
      practice: demo.practice,
      phone: demo.phone,
      wish: demo.wish,
    })),
  );

/** Lists upcoming demos, the next first, in the office's time, and closed days. */
export const listDemos = async (session: Session): Promise<string> => {
  const demos = await upcoming(session);
  const closed = await session.query<{day: string}>(
    `select day::text from private.closed_days
      where day >= (now() at time zone '${officeZone}')::date order by day`,
  );
  return [
    demos.length === 0 ? 'No demos are booked.' : `${counted(demos.length, 'demo')}, soonest first:`,
    ...listed(demos),
    ...(closed.length > 0 ? ['', `Closed: ${closed.map(({day}) => day).join(', ')}.`] : []),
  ].join('\n');
};

/** Cancels one demo, or all demos of one mailbox; its owner gets an email. */
export const cancelDemos = async (session: Session, idOrReference: string): Promise<string> => {
  const [where, value] = idOrReference.includes('@')
    ? ['private.mailbox(email) = private.mailbox(btrim($1))', idOrReference]
    : ['id = $1', (await findEntry(session, idOrReference, ['demo'])).id];
  const demos = await upcoming(session, where, [value]);
  if (demos.length === 0) {
    throw new Error(
      `${visible(idOrReference)} has no demo to cancel: it is over, or already canceled.`,
    );
  }
  for (const {id} of demos) await session.query('select private.end_demo($1)', [id]);
  return [`Canceled ${counted(demos.length, 'demo')}:`, ...listed(demos)].join('\n');
};

/** Closes a day of the office, such as `2026-12-24`, for bookings, or opens it again. */
export const closeDay = async (
  session: Session,
  day: string,
  isOpenAgain: boolean,
): Promise<string> => {
  const midnight = new Date(`${day}T00:00Z`);
  // Date turns February 30 into March 2.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) {
    throw new Error(`'${visible(day)}' is not a date; write it as 2026-12-24.`);
  }
  if (isOpenAgain) {
    await session.query('delete from private.closed_days where day = $1', [day]);
    return `Demos can be booked on ${day} again.`;
  }
  await session.query('insert into private.closed_days values ($1) on conflict do nothing', [day]);
  const demos = await upcoming(session, `(starts_at at time zone '${officeZone}')::date = $1`, [
    day,
  ]);
  return [
    `No demos can be booked on ${day}.`,
    ...(demos.length > 0
      ? [`${counted(demos.length, 'demo')} already booked; cancel the ones you can’t hold:`]
      : []),
    ...listed(demos),
  ].join('\n');
};
