/** Tasks of the worker for booked demos. */
import type {JobHelpers} from 'graphile-worker';
import {isDone, once} from './ledger.ts';
import * as mails from './mail/demos.ts';
import {demoDigest, held} from './mail/limits.ts';
import {type createTurns, isLeftToDigest} from './ownerLimit.ts';
import {type BookingRow, readBooking} from './rows.ts';
import {sendToOwner, sendToVisitor, type TaskContext} from './send.ts';

const ownerKey = ({id, sequence}: BookingRow): string => `demo-owner-${sequence}:${id}`;

/**
 * Notifies the visitor and the owner of a booking, a move, or a cancellation. Each change has a sequence
 * number, so that it is sent once; of several at once, the last is sent. A held demo is confirmed first.
 */
export const sendBookingEmails = async (
  context: TaskContext,
  id: string,
  helpers: JobHelpers,
  inTurn: ReturnType<typeof createTurns>,
): Promise<void> => {
  const {database, settings, now} = context;
  const booking = await readBooking(database, id);
  if (!booking) return;
  const {email, sequence, starts_at, canceled_at, held_until} = booking;
  const isHeld = held_until !== null;
  // Nobody was told of it but to confirm it.
  if (isHeld && (canceled_at ?? now()) >= held_until) return;
  const visitorKey = isHeld && !canceled_at ? `demo-held:${id}` : `demo-${sequence}:${id}`;
  const results = await Promise.allSettled([
    once(database, [{key: visitorKey, booking_id: id}], async () => {
      if (starts_at <= now() && !canceled_at)
        return {outcome: 'skipped', reason: 'the demo had begun before it'};
      const mail = isHeld && !canceled_at ? held : mails.toVisitor;
      return sendToVisitor(context, visitorKey, email, mail(booking, settings));
    }),
    inTurn(async () => {
      if (isHeld || (await isDone(database, ownerKey(booking)))) return;
      if (await isLeftToDigest(context, 'demo-owner-%', 'demo-digest', helpers)) return;
      const key = ownerKey(booking);
      await once(database, [{key, booking_id: id}], () =>
        sendToOwner(context, key, mails.toOwner(booking, settings)),
      );
    }),
  ]);
  const failed = results.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
};

/** Sends all changes of demos that the owner has no email about in one. */
export const sendDemoDigest = async (context: TaskContext, key: string): Promise<void> => {
  const {database} = context;
  const demos = await database.query<BookingRow>(
    `select * from public.demo_bookings
      where held_until is null and not exists (
        select from private.mails
         where key = 'demo-owner-' || sequence || ':' || demo_bookings.id and outcome <> 'sending')
      order by starts_at`,
  );
  if (demos.length === 0 || (await isDone(database, key))) return;
  const entries = demos.map((demo) => ({key: ownerKey(demo), booking_id: demo.id}));
  await once(database, [{key}, ...entries], async (keys) => {
    await sendToOwner(context, key, demoDigest(demos.filter((demo) => keys.has(ownerKey(demo)))));
    return {outcome: 'sent', reason: 'in a digest'};
  });
};

/** Reminds the visitor a day and an hour before the demo. */
export const remindOfDemo = async (
  context: TaskContext,
  id: string,
  stage: 'day' | 'hour',
): Promise<void> => {
  const {database, settings, now} = context;
  const booking = await readBooking(database, id);
  if (!booking || booking.canceled_at || booking.held_until || booking.starts_at <= now()) return;
  const key = `demo-${stage}-${booking.sequence}:${id}`;
  await once(database, [{key, booking_id: id}], () =>
    sendToVisitor(context, key, booking.email, mails.reminder(booking, settings)),
  );
};
