/** Emails about limits: a held demo, several demos in one email, and a reached ceiling. */
import {company} from '../../../src/config/company.ts';
import {mailLink} from '../../../src/features/mail-links/rules/paths.ts';
import {demo} from '../../../src/features/booking/data.ts';
import {counted} from '../../../src/lib/format/counted.ts';
import {formatMoment} from '../../reply-deadline/replyDeadline.ts';
import type {StoredBooking} from '../rows.ts';
import type {WorkerSettings} from '../settings.ts';
import {visitorSlot, zoneOf} from './demos.ts';
import {cut, textLine, type Mail, toMail, withoutLinks} from './layout.ts';

const BECAUSE = 'demo bookings and notices about limits go to this address (OWNER_EMAIL).';

/** Writes the visitor's email about a demo that is held until it is confirmed. */
export const held = (booking: StoredBooking, {siteUrl}: WorkerSettings): Mail => {
  const [start, end] = [booking.starts_at, booking.held_until ?? booking.starts_at].map((at) =>
    formatMoment(at, zoneOf(booking)),
  );
  const url = mailLink(siteUrl, '/book/confirm', booking.confirm_token);
  return toMail({
    subject: `Confirm your ${company.name} demo: ${start}`,
    preheader: `We hold this time until ${end}.`,
    heading: 'Confirm your demo',
    blocks: [
      {...visitorSlot(booking), tone: 'entry'},
      `Many people are booking demos today, so we hold this time until ${end}. To keep it, press the button.`,
      {kind: 'button', label: 'Confirm the demo', url},
      'If you didn’t book this, do nothing. We’ll release the time.',
    ],
    because: `a ${company.name} demo was booked with this address. If you have a question, reply to this email.`,
  });
};

/** Demos listed in one email at most; Gmail cuts at 102 kB. */
const LISTED = 100;

/** Writes one email to the owner about several changes of demos. */
export const demoDigest = (demos: readonly StoredBooking[]): Mail =>
  toMail({
    subject: `${counted(demos.length, 'demo')} booked, moved, or canceled`,
    preheader: 'Too many changes for one email each.',
    blocks: [
      'These changes came within 10 minutes, so they share this email. Add them to your calendar yourself. For times and phone numbers: npm run owner -- demos',
      {
        kind: 'facts',
        rows: demos
          .slice(0, LISTED)
          .map((demo) => [
            demo.canceled_at ? 'Canceled' : demo.sequence > 0 ? 'Moved' : 'Booked',
            `${formatMoment(demo.starts_at)}, ${cut(withoutLinks(textLine(demo.name)), 40)}, ${demo.email}`,
          ]),
      },
    ],
    because: BECAUSE,
  });

/** Writes the owner's email about a ceiling for all visitors together. @param name as the database names it */
export const ceilingReached = (name: string, used: number): Mail =>
  toMail({
    subject:
      name === 'demos'
        ? `${used} demos in a day: visitors must now confirm new bookings`
        : `${used} emails in an hour: emails about more ${name}s wait`,
    preheader: 'Check whether people or bots sent these.',
    blocks:
      name === 'demos'
        ? [
            `The last 24 hours brought ${used} bookings and moves, the limit in the setting demos_daily. Until the number falls, we hold each new booking for ${demo.heldMinutes} minutes and keep it if the visitor presses the link in our email. We email you once they do.`,
            'To see the demos: npm run owner -- demos\nTo cancel what a bot booked: npm run owner -- cancel, with --since, --domain, or --network (docs/run/demos.md)',
          ]
        : [
            `The ${name} form caused ${used} emails to visitors within an hour, the limit in the setting mails_to_visitors. We send the rest when that hour is over. Nothing is lost, and your own emails about messages arrive as always (docs/run/backend.md).`,
          ],
    because: BECAUSE,
  });
