/** Tasks of the worker for booked demos. */
import * as mails from './mail/booking.ts';
import {rowMails} from './rowMails.ts';
import type {DemoRow} from './rows.ts';
import type {TaskContext} from './taskContext.ts';

/**
 * Each change of a demo has a sequence number, so that it is sent once. If there were several changes, only the last
 * is sent.
 */
export const bookingTasks = (context: TaskContext) => {
  const {settings, now} = context;
  const {toVisitor, toOwner, digestOf} = rowMails<DemoRow>(context, {
    table: 'public.demo_bookings',
    column: 'booking_id',
  });
  return {
    demo: toVisitor((booking) => mails.bookingMail(booking, settings)),
    'demo-held': toVisitor((booking) => mails.confirmHoldMail(booking, settings)),
    'demo-day': toVisitor((booking) => mails.reminder(booking, settings, 'day', now())),
    'demo-hour': toVisitor((booking) => mails.reminder(booking, settings, 'hour', now())),
    'demo-owner': toOwner((booking) => mails.ownerBookingMail(booking, settings)),
    'demo-digest': digestOf('demo-owner', mails.demoDigest),
  };
};
