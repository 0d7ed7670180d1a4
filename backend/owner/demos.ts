/** Commands for booked demos. */
import {counted} from '../../src/format/counted.ts';
import type {Database, Session} from '../database/database.ts';
import {formatMoment, officeZone} from '../reply-deadline/replyDeadline.ts';
import {findEntry, reference} from './find.ts';
import {table, visible} from './terminal.ts';

interface Demo {
  readonly id: string;
  readonly starts_at: Date;
  readonly name: string;
  readonly email: string;
  readonly practice: string | null;
  readonly phone: string | null;
  readonly wish: string | null;
}

/** Reads upcoming demos. @param where SQL condition on `demo_bookings`, with `$1` for the parameter */
const upcoming = (session: Session, where = 'true', params: readonly unknown[] = []) =>
  session.query<Demo>(
    `select id, starts_at, name, email, practice, phone, wish from public.demo_bookings
      where canceled_at is null and ends_at > now() and ${where} order by starts_at`,
    params,
  );

const listed = (demos: readonly Demo[]): string[] =>
  table(
    demos.map(({id, starts_at, ...asked}) => ({
      reference: reference(id),
      when: formatMoment(starts_at),
      ...asked,
    })),
  );

/** Lists upcoming demos, the next first, in the office's time, and closed days. */
export const listDemos = (database: Database): Promise<string> =>
  database.transaction(async (session) => {
    const demos = await upcoming(session);
    const closed = await session.query<{day: string}>(
      `select day::text from private.closed_days
        where day >= (now() at time zone '${officeZone}')::date order by day`,
    );
    return [
      demos.length === 0 ? 'No demo is booked.' : `${counted(demos.length, 'demo')}, next first:`,
      ...listed(demos),
      ...(closed.length > 0 ? ['', `Closed: ${closed.map(({day}) => day).join(', ')}.`] : []),
    ].join('\n');
  });

/** Cancels one demo, or all demos of one mailbox; its owner gets an email. */
export const cancelDemos = (database: Database, idOrReference: string): Promise<string> =>
  database.transaction(async (session) => {
    const demos = idOrReference.includes('@')
      ? await upcoming(session, 'private.mailbox(email) = private.mailbox(btrim($1))', [
          idOrReference,
        ])
      : await upcoming(session, 'id = $1', [
          (await findEntry(session, idOrReference, ['demo'])).id,
        ]);
    if (demos.length === 0) {
      throw new Error(
        `${visible(idOrReference)} has no demo to cancel: it is over, or canceled already.`,
      );
    }
    for (const {id} of demos) await session.query('select private.end_demo($1)', [id]);
    return [`Canceled ${counted(demos.length, 'demo')}:`, ...listed(demos)].join('\n');
  });

/** Closes a day of the office, such as `2026-12-24`, for bookings, or opens it again. */
export const closeDay = (database: Database, day: string, isOpenAgain: boolean): Promise<string> =>
  database.transaction(async (session) => {
    const midnight = new Date(`${day}T00:00Z`);
    // Date turns February 30 into March 2.
    if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) {
      throw new Error(`'${visible(day)}' is not a date; write it as 2026-12-24.`);
    }
    await session.query(
      isOpenAgain
        ? 'delete from private.closed_days where day = $1'
        : 'insert into private.closed_days values ($1) on conflict do nothing',
      [day],
    );
    if (isOpenAgain) return `Demos can be booked on ${day} again.`;
    const demos = await upcoming(session, `(starts_at at time zone '${officeZone}')::date = $1`, [
      day,
    ]);
    return [
      `No demo can be booked on ${day}.`,
      ...(demos.length > 0
        ? [`${counted(demos.length, 'demo')} booked before; cancel what you can’t give:`]
        : []),
      ...listed(demos),
    ].join('\n');
  });
