/** Emails about a booked demo, to the visitor and to the owner. */
import {brand} from '../../../src/config/brand.ts';
import {demo} from '../../../src/features/booking/data.ts';
import {calendarFile} from '../../../src/features/booking/rules/calendarFile.ts';
import {mailLink} from '../../../src/domain/mail-links/paths.ts';
import {formatMoment, officeZone} from '../../reply-deadline/replyDeadline.ts';
import {type BookingRow, referenceOf} from '../rows.ts';
import type {WorkerSettings} from '../settings.ts';
import {type Block, cut, line, type Mail, toMail, withoutLinks} from './layout.ts';

/** Returns the visitor's time zone if this machine knows it, else the office's. */
const zoneOf = ({time_zone}: BookingRow): string => {
  try {
    return new Intl.DateTimeFormat('en-US', {timeZone: time_zone ?? officeZone}).resolvedOptions()
      .timeZone;
  } catch {
    return officeZone;
  }
};

const inOffice = ({starts_at}: BookingRow): string => formatMoment(starts_at, officeZone);

/** Formats the time in the visitor's zone, and in the office's if that differs. */
const when = (booking: BookingRow): Pick<Extract<Block, {kind: 'due'}>, 'text' | 'note'> => {
  const [here, there] = [formatMoment(booking.starts_at, zoneOf(booking)), inOffice(booking)];
  return {text: here, note: here === there ? undefined : `In our office: ${there}`};
};

const manageUrl = ({token}: BookingRow, {siteUrl}: WorkerSettings): string =>
  mailLink(siteUrl, '/book', token);

/** Writes the calendar file, from the sender of the emails. @param owner address of the owner, in the owner's email */
const event = (
  booking: BookingRow,
  settings: WorkerSettings,
  owner: string | null = null,
): NonNullable<Mail['event']> => {
  const method = booking.canceled_at ? 'CANCEL' : 'REQUEST';
  const {from} = settings;
  const visitor = {name: line(booking.name), address: booking.email};
  // A calendar accepts an invitation only if its address is among the guests.
  const isGuest = owner !== null && owner.toLowerCase() !== from.address.toLowerCase();
  return {
    method,
    content: calendarFile({
      id: booking.id,
      startsAt: booking.starts_at,
      sequence: booking.sequence,
      manageUrl: manageUrl(booking, settings),
      method,
      place: settings.demoPlace,
      organizer: from,
      attendees: isGuest ? [visitor, {name: from.name, address: owner}] : [visitor],
    }),
  };
};

const FOOTER = `You get this email because a demo of ${brand.name} was booked with this address.`;

const joining = ({demoPlace}: WorkerSettings): string =>
  demoPlace === undefined
    ? 'Before it begins, a person emails you how to join.'
    : `You join here: ${demoPlace}`;

const upcoming = (booking: BookingRow, settings: WorkerSettings): readonly Block[] => [
  {kind: 'due', ...when(booking)},
  `It takes ${demo.minutes} minutes. ${joining(settings)}`,
  `What to have ready:\n${demo.ready.map((one) => `– ${one}`).join('\n')}`,
  {kind: 'button', label: 'Move or cancel', url: manageUrl(booking, settings)},
  `If you did not book this, cancel it with the same link. Questions: reply to this email, or call ${brand.phone.display}. Please leave patient information out.`,
];

/** Writes the visitor's email about a booking, move, or cancellation, with the calendar file. */
export const toVisitor = (booking: BookingRow, settings: WorkerSettings): Mail => {
  const {text} = when(booking);
  if (booking.canceled_at) {
    return toMail({
      subject: `Canceled: demo on ${text}`,
      preheader: 'The time is free again.',
      heading: 'Your demo is canceled',
      blocks: [
        `Hello,\n\nYour demo on ${text} will not take place.`,
        {kind: 'button', label: 'Book another time', url: `${settings.siteUrl}/book`},
      ],
      footer: FOOTER,
      event: event(booking, settings),
    });
  }
  const isMoved = booking.sequence > 0;
  return toMail({
    subject: `${isMoved ? 'Moved: your demo is on' : 'Your demo:'} ${text}`,
    preheader: `${demo.minutes} minutes. With a file for your calendar.`,
    heading: isMoved ? 'Your demo is moved' : 'Your demo is booked',
    blocks: upcoming(booking, settings),
    footer: FOOTER,
    event: event(booking, settings),
  });
};

/** Writes the reminder a day and an hour before. */
export const reminder = (booking: BookingRow, settings: WorkerSettings): Mail =>
  toMail({
    subject: `Reminder: your demo on ${when(booking).text}`,
    preheader: joining(settings),
    heading: 'Your demo is coming up',
    blocks: upcoming(booking, settings),
    footer: FOOTER,
  });

/** Writes the owner's email about a booking, move, or cancellation. */
export const toOwner = (booking: BookingRow, settings: WorkerSettings): Mail => {
  const {sequence, canceled_at, practice, phone, wish, email} = booking;
  const name = cut(withoutLinks(line(booking.name)), 40);
  const act = canceled_at ? 'canceled' : sequence > 0 ? 'moved' : 'booked';
  const {text, note} = when(booking);
  return toMail({
    subject: `Demo ${act}: ${inOffice(booking)}, ${name}`,
    preheader: wish ?? practice ?? email,
    heading: `Demo ${act}`,
    blocks: [
      {kind: 'due', text: inOffice(booking), isOver: canceled_at !== null},
      {
        kind: 'facts',
        rows: [
          ['Name', booking.name],
          ['Email', email],
          ['Practice', practice],
          ['Phone', phone],
          ['Wants to see', wish],
          ['Their time', note === undefined ? null : text],
          ['Reference', referenceOf(booking)],
        ],
      },
      ...(canceled_at === null && settings.demoPlace === undefined
        ? [
            'Reply to this email and say how they join: the site told them that a person does. A fixed place can be set (DEMO_PLACE).',
          ]
        : []),
      canceled_at
        ? 'The time is free again.'
        : `To cancel it: npm run owner -- cancel ${referenceOf(booking)}`,
    ],
    footer:
      'You get this email because the website tells this address of demos (OWNER_EMAIL). The booking is in your database; this is a copy.',
    replyTo: {name: booking.name, address: email},
    event: event(booking, settings, settings.ownerEmail),
  });
};
