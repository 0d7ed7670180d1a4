/** Emails about limits: a demo that is held, demos in one email, and a number for all that is reached. */
import {brand} from '../../../src/config/brand.ts';
import {mailLink} from '../../../src/domain/mail-links/paths.ts';
import {demo} from '../../../src/features/booking/data.ts';
import {counted} from '../../../src/format/counted.ts';
import {formatMoment} from '../../reply-deadline/replyDeadline.ts';
import type {BookingRow} from '../rows.ts';
import type {WorkerSettings} from '../settings.ts';
import {visitorSlot, zoneOf} from './demos.ts';
import {cut, line, type Mail, toMail, withoutLinks} from './layout.ts';

const BECAUSE = 'new demos are sent to this address (OWNER_EMAIL).';

/** Writes the visitor's email about a demo that is held until it is confirmed. */
export const held = (booking: BookingRow, {siteUrl}: WorkerSettings): Mail => {
  const [start, end] = [booking.starts_at, booking.held_until ?? booking.starts_at].map((at) =>
    formatMoment(at, zoneOf(booking)),
  );
  const url = mailLink(siteUrl, '/book/confirm', booking.confirm_token);
  return toMail({
    subject: `Confirm your ${brand.name} demo: ${start}`,
    preheader: `We hold this time until ${end}.`,
    heading: 'One press confirms your demo',
    blocks: [
      {...visitorSlot(booking), tone: 'entry'},
      `Many demos are being booked today, so we hold this time for you until ${end}. Press the button to keep it.`,
      {kind: 'button', label: 'Confirm the demo', url},
      'If you didn’t book this, do nothing. The time will be free again.',
    ],
    because: `a ${brand.name} demo was booked with this address. If you have a question, reply to this email.`,
  });
};

/** Demos listed in one email at most; Gmail cuts at 102 kB. */
const LISTED = 100;

/** Writes one email to the owner about several changes of demos. */
export const demoDigest = (demos: readonly BookingRow[]): Mail =>
  toMail({
    subject: `${counted(demos.length, 'demo')} booked, moved or canceled`,
    preheader: 'More within ten minutes than are sent one by one.',
    blocks: [
      'You have no other email about these, and your calendar no entries. The whole list: npm run owner -- demos',
      {
        kind: 'facts',
        rows: demos
          .slice(0, LISTED)
          .map((demo) => [
            demo.canceled_at ? 'Canceled' : demo.sequence > 0 ? 'Moved' : 'Booked',
            `${formatMoment(demo.starts_at)}, ${cut(withoutLinks(line(demo.name)), 40)}, ${demo.email}`,
          ]),
      },
    ],
    because: BECAUSE,
  });

/** Writes the owner's email about a number for all that is reached. @param name as the database names it */
export const ceilingReached = (name: string, used: number): Mail =>
  toMail({
    subject:
      name === 'demos'
        ? `${used} demos in a day: new ones are held until they are confirmed`
        : `${used} emails in an hour: those of more ${name}s wait`,
    preheader: 'Look whether people write, or a machine.',
    blocks:
      name === 'demos'
        ? [
            `${used} bookings and moves of the last 24 hours stand, as many as the setting demos_daily takes on trust. Until there are fewer, we hold each new booking for ${demo.heldMinutes} minutes, and keep it once the visitor presses the link in our email. You get an email about it then.`,
            'To look: npm run owner -- demos\nTo cancel what a machine booked: npm run owner -- cancel, with --since, --domain or --network (docs/run/demos.md)',
          ]
        : [
            `The form for a ${name} has caused ${used} emails to visitors within an hour, as many as the setting mails_to_visitors allows. More leave when that hour is over. Everything is stored, and you get emails about messages as always (docs/run/backend.md).`,
          ],
    because: BECAUSE,
  });
