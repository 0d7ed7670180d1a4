/** Tasks of the worker for booked demos. */
import type {JobHelpers} from 'graphile-worker';
import {isDone, sendOnce} from './ledger.ts';
import * as mails from './mail/demos.ts';
import {held} from './mail/limits.ts';
import {isLeftToDigest} from './ownerLimit.ts';
import {type StoredBooking, readBooking} from './rows.ts';
import {sendToOwner, sendToVisitor, type TaskContext} from './send.ts';

/** Returns the key of the owner's email about the last change of a demo. */
export const demoKey = ({id, sequence}: StoredBooking): string => `demo-owner-${sequence}:${id}`;

/** SQL for demos of whose last change the owner has no email. */
export const DEMOS_TO_TELL = `
  select * from public.demo_bookings
   where held_until is null and not exists (
     select from private.mails
      where key = 'demo-owner-' || sequence || ':' || demo_bookings.id and outcome <> 'sending')
   order by starts_at`;

const notifyOwner = async (
  context: TaskContext,
  booking: StoredBooking,
  helpers: JobHelpers,
): Promise<void> => {
  const {database, settings} = context;
  const key = demoKey(booking);
  if (await isDone(database, key)) return;
  if (await isLeftToDigest(context, 'demo-owner-%', 'demo-digest', helpers)) return;
  await sendOnce(database, [{key, booking_id: booking.id}], () =>
    sendToOwner(context, key, mails.toOwner(booking, settings)),
  );
};

/**
 * Notifies the visitor and the owner of a booking, a move, or a cancellation. Each change has a sequence
 * number, so that it is sent once; of several at once, the last is sent. A held demo is confirmed first.
 */
export const sendBookingEmails = async (
  context: TaskContext,
  id: string,
  helpers: JobHelpers,
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
    sendOnce(database, [{key: visitorKey, booking_id: id}], async () => {
      if (starts_at <= now() && !canceled_at)
        return {outcome: 'skipped', reason: 'the demo had begun before it'};
      const mail = isHeld && !canceled_at ? held : mails.toVisitor;
      return sendToVisitor(context, visitorKey, email, mail(booking, settings));
    }),
    isHeld ? undefined : notifyOwner(context, booking, helpers),
  ]);
  const failed = results.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
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
  await sendOnce(database, [{key, booking_id: id}], () =>
    sendToVisitor(context, key, booking.email, mails.reminder(booking, settings, stage, now())),
  );
};
