/** Tasks of the worker for booked demos. */
import type {JobHelpers, TaskList} from 'graphile-worker';
import {notifyOwner, sendDigest} from './digest.ts';
import {type LedgerEntry, sendOnce} from './ledger.ts';
import * as mails from './mail/booking.ts';
import {mailKey} from './mailKeys.ts';
import {withId} from './payload.ts';
import {type StoredBooking, readBooking} from './rows.ts';
import {sendToVisitor, type TaskContext} from './send.ts';

/** Returns the ledger entry of the owner's email about the last change of a demo. */
const ownerEntry = ({id, sequence}: StoredBooking): LedgerEntry => ({
  key: mailKey('demo-owner', id, sequence),
  booking_id: id,
});

/** Reads demos whose last change the owner has no email about. */
const readUnsent = ({database}: TaskContext): Promise<StoredBooking[]> =>
  database.query<StoredBooking>(
    `select * from public.demo_bookings
      where held_until is null and not exists (
        select from private.mails
         where key = private.mail_key('demo-owner', id, sequence) and outcome <> 'sending')
      order by starts_at`,
  );

const NOTICE = {kind: 'demo-owner', digest: 'demo-digest'} as const;

/**
 * Notifies the visitor and the owner of a booking, a move, or a cancellation. Each change has a sequence
 * number, so that it is sent once. If there were several changes, only the last is sent. For a held demo,
 * asks the visitor to confirm it.
 */
const sendBookingEmails = async (
  context: TaskContext,
  id: string,
  helpers: JobHelpers,
): Promise<void> => {
  const {database, settings, now} = context;
  const booking = await readBooking(database, id);
  if (!booking) return;
  const {email, sequence, starts_at, canceled_at, held_until} = booking;
  const isHeld = held_until !== null;
  // The hold has expired or was canceled; the only email about it was the request to confirm.
  if (isHeld && (canceled_at ?? now()) >= held_until) return;
  const isOpenHold = isHeld && !canceled_at;
  const visitorKey = isOpenHold ? mailKey('demo-held', id) : mailKey('demo', id, sequence);
  const results = await Promise.allSettled([
    sendOnce(database, [{key: visitorKey, booking_id: id}], async () => {
      if (starts_at <= now() && !canceled_at)
        return {outcome: 'skipped', reason: 'the demo had already begun'};
      const mail = isOpenHold ? mails.held : mails.toVisitor;
      return sendToVisitor(context, visitorKey, email, mail(booking, settings));
    }),
    isHeld
      ? undefined
      : notifyOwner(context, helpers, NOTICE, ownerEntry(booking), () =>
          mails.toOwner(booking, settings),
        ),
  ]);
  const failed = results.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
};

/** Reminds the visitor a day and an hour before the demo. */
const remindOfDemo = async (
  context: TaskContext,
  id: string,
  stage: 'day' | 'hour',
): Promise<void> => {
  const {database, settings, now} = context;
  const booking = await readBooking(database, id);
  if (!booking || booking.canceled_at || booking.held_until || booking.starts_at <= now()) return;
  const key = mailKey(`demo-${stage}`, id, booking.sequence);
  await sendOnce(database, [{key, booking_id: id}], () =>
    sendToVisitor(context, key, booking.email, mails.reminder(booking, settings, stage, now())),
  );
};

export const bookingTasks = (context: TaskContext): TaskList => ({
  demo: withId((id, helpers) => sendBookingEmails(context, id, helpers)),
  'demo-digest': async (_, {job}) =>
    sendDigest(
      context,
      mailKey('demo-digest', job.id),
      await readUnsent(context),
      ownerEntry,
      mails.demoDigest,
    ),
  'demo-day': withId((id) => remindOfDemo(context, id, 'day')),
  'demo-hour': withId((id) => remindOfDemo(context, id, 'hour')),
});
