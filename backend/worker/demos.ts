/** Tasks of the worker for booked demos. */
import {once} from './ledger.ts';
import * as mails from './mail/demos.ts';
import {readBooking} from './rows.ts';
import {sendToOwner, sendToVisitor, type TaskContext} from './send.ts';

/**
 * Notifies the visitor and the owner of a booking, a move, or a cancellation. Each change has a sequence
 * number, so that it is sent once; of several at once, the last is sent.
 */
export const sendBookingEmails = async (context: TaskContext, id: string): Promise<void> => {
  const {database, settings, now} = context;
  const booking = await readBooking(database, id);
  if (!booking) return;
  const {email, sequence, starts_at, canceled_at} = booking;
  const [visitorKey, ownerKey] = [`demo-${sequence}:${id}`, `demo-owner-${sequence}:${id}`];
  const results = await Promise.allSettled([
    once(
      database,
      [{key: visitorKey, booking_id: id, limit: {to: email, form: 'demo'}}],
      async () =>
        starts_at <= now() && !canceled_at
          ? {outcome: 'skipped', reason: 'the demo had begun before it'}
          : sendToVisitor(context, visitorKey, email, mails.toVisitor(booking, settings)),
    ),
    once(database, [{key: ownerKey, booking_id: id}], () =>
      sendToOwner(context, ownerKey, mails.toOwner(booking, settings)),
    ),
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
  if (!booking || booking.canceled_at || booking.starts_at <= now()) return;
  const key = `demo-${stage}-${booking.sequence}:${id}`;
  await once(database, [{key, booking_id: id}], () =>
    sendToVisitor(context, key, booking.email, mails.reminder(booking, settings, stage, now())),
  );
};
