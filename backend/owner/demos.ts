/** Commands for booked demos. */
import {counted} from '../../src/lib/format/counted.ts';
import type {Database, Session} from '../database/database.ts';
import {formatMoment, officeTime} from '../lib/officeTime.ts';
import {type DemoRow, referenceOf} from '../worker/rows.ts';
import {findEntry} from './find.ts';
import {table, visible} from './terminal.ts';

/** Reads upcoming demos. @param where SQL condition on `demo_bookings`, with `$1` for the parameter */
const upcoming = (session: Session, where = 'true', params: readonly unknown[] = []) =>
  session.query<DemoRow>(
    `select * from public.demo_bookings
      where canceled_at is null and ends_at > now() and ${where} order by starts_at`,
    params,
  );

const formatDemos = (demos: readonly DemoRow[]): string[] =>
  table(
    demos.map((demo) => ({
      reference: referenceOf(demo),
      when: formatMoment(demo.starts_at) + (demo.held_until ? ' (held)' : ''),
      name: demo.name,
      email: demo.email,
      practice: demo.practice,
      phone: demo.phone,
      calls: demo.calls,
    })),
  );

/** Lists upcoming demos, soonest first, in the office's time, and closed days. */
export const listDemos = async (session: Session): Promise<string> => {
  const demos = await upcoming(session);
  const closed = await session.query<{day: string}>(
    `select day::text from private.closed_days
      where day >= (now() at time zone private.setting('office_zone'))::date order by day`,
  );
  return [
    demos.length === 0
      ? 'No demos are booked.'
      : `${counted(demos.length, 'demo')}, soonest first:`,
    ...formatDemos(demos),
    ...(closed.length > 0 ? ['', `Closed: ${closed.map(({day}) => day).join(', ')}.`] : []),
  ].join('\n');
};

/** SQL conditions on `demo_bookings` by flag, with `$1` for its value. */
export const CANCEL_BY: Readonly<Record<string, string>> = {
  // Booked since a time on the office's clock.
  '--since': `created_at >= $1::timestamp at time zone private.setting('office_zone')`,
  '--domain': `lower(split_part(email, '@', 2)) = lower($1) or lower(email) like '%.' || lower($1)`,
  // Booked or moved from the network of one demo, which is stored for a day.
  '--network': `id in (select other.booking_id from private.insert_log as other
                         join private.insert_log as mine using (network) where mine.booking_id = $1)`,
};

/** Cancels one demo, or all of a mailbox, domain, or network, or since a time. Each visitor gets an email. */
export const cancelDemos = async (
  database: Database,
  value: string,
  flag: string,
): Promise<string> => {
  const demos = await database.transaction(async (session) => {
    await session.query('select private.release_expired_holds()');
    const isMailbox = flag === '' && value.includes('@');
    const isOne = flag === '--network' || (flag === '' && !isMailbox);
    const where = isMailbox ? 'private.mailbox(email) = private.mailbox(btrim($1))' : 'id = $1';
    const found = await upcoming(session, `(${CANCEL_BY[flag] ?? where})`, [
      isOne ? (await findEntry(session, value, ['demo'])).id : value,
    ]);
    for (const {id} of found) await session.query('select private.cancel_booking($1)', [id]);
    return found;
  });
  if (demos.length === 0) {
    throw new Error(
      `${visible(`${flag} ${value}`.trim())} has no demo to cancel: it is over, or already canceled.`,
    );
  }
  const [worker] = await database.query<{is_running: boolean}>(
    'select is_running from private.worker_state',
  );
  return [
    `Canceled ${counted(demos.length, 'demo')}:`,
    ...formatDemos(demos),
    worker?.is_running
      ? 'The worker emails each visitor; to list what it can’t send: npm run owner -- jobs'
      : 'No visitor has an email about it yet, because no worker runs: npm run worker',
  ].join('\n');
};

/** Closes one of the office's days, such as `2026-12-24`, for bookings, or reopens it. */
export const closeDay = async (
  session: Session,
  day: string,
  isOpenAgain: boolean,
): Promise<string> => {
  const midnight = new Date(`${day}T00:00Z`);
  // Date converts February 30 to March 2.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) {
    throw new Error(`'${visible(day)}' is not a date; write it as 2026-12-24.`);
  }
  if (day < officeTime(new Date()).day) throw new Error(`${day} is over; nothing was done.`);
  if (isOpenAgain) {
    await session.query('delete from private.closed_days where day = $1', [day]);
    return `Demos can be booked on ${day} again.`;
  }
  await session.query('insert into private.closed_days values ($1) on conflict do nothing', [day]);
  const demos = await upcoming(
    session,
    `(starts_at at time zone private.setting('office_zone'))::date = $1`,
    [day],
  );
  return [
    `No demos can be booked on ${day}.`,
    ...(demos.length > 0
      ? [`${counted(demos.length, 'demo')} already booked; cancel the ones you can’t hold:`]
      : []),
    ...formatDemos(demos),
  ].join('\n');
};
