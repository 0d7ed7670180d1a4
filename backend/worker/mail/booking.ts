/** Emails about a booked demo, to the visitor and to the owner. */
import {company} from '../../../src/config/company.ts';
import {demoRules} from '../../../src/features/booking/data.ts';
import {officeZone} from '../../../src/data/officeHours.ts';
import {demoFacts, joinDemo} from '../../../src/data/subjects.ts';
import {
  calendarFile,
  type EntryText,
  visitorEntry,
} from '../../../src/features/booking/rules/calendarFile.ts';
import {calendarLinks} from '../../../src/features/booking/rules/calendarLinks.ts';
import {mailLink} from '../../../src/lib/address/mailLinkPaths.ts';
import {counted} from '../../../src/lib/format/counted.ts';
import {momentParts} from '../../../src/lib/format/momentParts.ts';
import {formatMoment} from '../../lib/officeTime.ts';
import {type DemoRow, referenceOf} from '../rows.ts';
import {OWNER_WINDOW_MINUTES, type WorkerSettings} from '../settings.ts';
import {truncate, textLine, type Mail, type MailSlot, toMail, withoutLinks} from './layout.ts';
import {ownerList, ownerMail} from './ownerMail.ts';

/** Returns the visitor's time zone if this machine knows it, otherwise the office's. */
const zoneOf = ({time_zone}: DemoRow): string => {
  try {
    return new Intl.DateTimeFormat('en-US', {timeZone: time_zone ?? officeZone}).resolvedOptions()
      .timeZone;
  } catch {
    return officeZone;
  }
};

/** Formats the time in the visitor's zone, and in the office's if that differs. */
const timesOf = (booking: DemoRow) => {
  const visitorTime = momentParts(booking.starts_at, zoneOf(booking));
  const officeTime = momentParts(booking.starts_at);
  const isSameDay = visitorTime.day === officeTime.day;
  return {
    ...visitorTime,
    short: `${visitorTime.day} at ${visitorTime.time}`,
    full: formatMoment(booking.starts_at, zoneOf(booking)),
    office:
      isSameDay && visitorTime.time === officeTime.time
        ? null
        : `${isSameDay ? '' : `${officeTime.day} at `}${officeTime.time} ${officeTime.zone}`,
  };
};

const manageUrl = ({token}: DemoRow, {siteUrl}: WorkerSettings): string =>
  mailLink(siteUrl, '/book', token);

/** Writes the calendar file, from the sender of the emails. */
const event = (
  booking: DemoRow,
  settings: WorkerSettings,
  text: EntryText,
  guests: readonly {readonly name: string; readonly address: string}[],
): NonNullable<Mail['event']> => {
  const isCanceled = booking.canceled_at !== null;
  // Calendars ignore an invitation from their own user, but show a published event.
  const method = guests.length === 0 ? 'PUBLISH' : isCanceled ? 'CANCEL' : 'REQUEST';
  const {id, starts_at: startsAt, sequence} = booking;
  const attendees = guests.map(({name, address}) => ({name: textLine(name), address}));
  return {
    method,
    content: calendarFile({
      ...{id, startsAt, sequence, text, isCanceled, method},
      organizer: settings.from,
      attendees,
    }),
  };
};

/** Formats typed text so that no mail program turns it into a link; numbers keep their dots. */
const withoutTypedLinks = (typed: string): string =>
  /\p{L}/u.test(typed) ? withoutLinks(textLine(typed)) : textLine(typed);

/** Writes an email to the visitor. The calendar file doesn't contain the name, which a stranger may have typed. */
const visitorMail = (
  booking: DemoRow,
  settings: WorkerSettings,
  content: Omit<Parameters<typeof toMail>[0], 'footerReason' | 'event'>,
  hasFile = true,
): Mail => {
  const {phone, email} = booking;
  const text = visitorEntry(
    {phone, manageUrl: manageUrl(booking, settings)},
    settings.from.address,
    settings.demoPlace,
  );
  return toMail({
    ...content,
    footerReason: `a ${company.name} demo was booked with this address. If you have a question, or didn’t book it, reply to this email. Please leave out patient information.`,
    event: hasFile ? event(booking, settings, text, [{name: email, address: email}]) : undefined,
  });
};

const visitorSlot = (booking: DemoRow): MailSlot => {
  const {time, day, zone, office} = timesOf(booking);
  return {
    kind: 'slot',
    margin: time,
    title: day,
    lines: [zone, ...(office === null ? [] : [`In our office: ${office}`])],
    tone: booking.canceled_at ? 'missed' : 'booked',
  };
};

const READY = `Have ready:\n${demoRules.ready.map((one) => `– ${one}`).join('\n')}`;

/** Writes the visitor's email about a booking, move, or cancellation, with the calendar file. */
export const bookingMail = (booking: DemoRow, settings: WorkerSettings): Mail => {
  const {short} = timesOf(booking);
  const slot = visitorSlot(booking);
  if (booking.canceled_at) {
    return visitorMail(booking, settings, {
      subject: `Canceled: your ${company.name} demo on ${short}`,
      preheader: 'You can book another time.',
      heading: 'Your demo is canceled',
      blocks: [slot, {kind: 'button', label: 'Book another time', url: `${settings.siteUrl}/book`}],
    });
  }
  const join = joinDemo(booking.phone, settings.demoPlace);
  const isMoved = booking.sequence > 0;
  const calendars = calendarLinks(booking.starts_at.getTime(), join);
  return visitorMail(booking, settings, {
    subject: isMoved
      ? `Moved: your ${company.name} demo is now ${short}`
      : `Your ${company.name} demo: ${short}`,
    preheader: join,
    heading: isMoved ? 'Your demo has moved' : 'Your demo is booked',
    blocks: [
      slot,
      `${demoFacts.name}. ${demoFacts.what} ${join}`,
      'Add the demo to your calendar with the attached file or these links:',
      {
        kind: 'links',
        links: [
          {label: 'Google Calendar', url: calendars.google},
          {label: 'Outlook', url: calendars.outlook},
        ],
      },
      READY,
      {kind: 'button', label: 'Move or cancel', url: manageUrl(booking, settings)},
    ],
  });
};

/** Writes the visitor's email about a demo that is held until it is confirmed. */
export const confirmHoldMail = (booking: DemoRow, {siteUrl}: WorkerSettings): Mail => {
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
    footerReason: `a ${company.name} demo was booked with this address. If you have a question, reply to this email.`,
  });
};

/** Formats the time of a demo relative to now: 'Tomorrow at 12:20 pm', 'In one hour'. */
const relativeTime = (booking: DemoRow, now: Date): string => {
  const {time, short} = timesOf(booking);
  const minutes = Math.round((booking.starts_at.getTime() - now.getTime()) / 60_000);
  if (minutes < 55) return `In ${minutes} minutes`;
  if (minutes <= 65) return 'In one hour';
  const [today, day] = [now, booking.starts_at].map((at) => momentParts(at, zoneOf(booking)).day);
  if (day === today) return `Today at ${time}`;
  return minutes <= 24 * 60 + 5 ? `Tomorrow at ${time}` : short;
};

/** Writes the reminder a day or an hour before. They differ, because Gmail would merge equal emails. */
export const reminder = (
  booking: DemoRow,
  settings: WorkerSettings,
  stage: 'day' | 'hour',
  now: Date,
): Mail => {
  const when = relativeTime(booking, now);
  const join = joinDemo(booking.phone, settings.demoPlace);
  const url = manageUrl(booking, settings);
  return visitorMail(
    booking,
    settings,
    {
      subject: `${when}: your ${company.name} demo`,
      preheader: join,
      heading: `${when}: your demo`,
      blocks:
        stage === 'day'
          ? [visitorSlot(booking), join, READY, {kind: 'button', label: 'Move or cancel', url}]
          : [visitorSlot(booking), join, {kind: 'links', links: [{label: 'Move or cancel', url}]}],
    },
    false,
  );
};

/** Describes the owner's task for a demo. @param noLink text if the owner has to send the link */
const ownerTask = (
  {phone}: DemoRow,
  {demoPlace}: WorkerSettings,
  noLink = 'Reply to this email with the link to join, as the site promised. To use one link for every demo, set DEMO_PLACE.',
): string => {
  if (phone) return `Call ${withoutTypedLinks(phone)} at that time.`;
  return demoPlace === undefined ? noLink : `They join at ${demoPlace}`;
};

const changeOf = ({canceled_at, sequence}: DemoRow): string =>
  canceled_at ? 'Canceled' : sequence > 0 ? 'Moved' : 'Booked';

/** Lists the guests of the owner's calendar entry; none if its sender is the owner's own address. */
const ownerGuests = (
  visitor: NonNullable<Mail['replyTo']>,
  {ownerEmail, from}: WorkerSettings,
): readonly NonNullable<Mail['replyTo']>[] =>
  ownerEmail.toLowerCase() === from.address.toLowerCase()
    ? []
    : [visitor, {name: from.name, address: ownerEmail}];

/** Writes the owner's email about a booking, move, or cancellation. */
export const ownerBookingMail = (booking: DemoRow, settings: WorkerSettings): Mail => {
  const {canceled_at, email, starts_at} = booking;
  const name = withoutTypedLinks(booking.name);
  const [practice = null, phone = null, calls = null] = [
    booking.practice,
    booking.phone,
    booking.calls,
  ].map((typed) => typed && withoutTypedLinks(typed));
  const change = changeOf(booking).toLowerCase();
  const {day, time, zone} = momentParts(starts_at);
  const {full, office} = timesOf(booking);
  const who = practice ? `${practice}, ${name}` : name;
  const todo = canceled_at
    ? 'The time is open again. You don’t need to do anything.'
    : ownerTask(booking, settings);
  const cancel = `To cancel: npm run owner -- cancel ${referenceOf(booking)}`;
  return ownerMail({
    subject: `Demo ${change}: ${day} at ${time}, ${truncate(name, 28)}`,
    preheader: todo,
    heading: `Demo ${change}`,
    blocks: [
      {
        kind: 'slot',
        margin: time,
        title: day,
        lines: [zone, who],
        tone: canceled_at ? 'missed' : 'booked',
      },
      todo,
      {
        kind: 'facts',
        rows: [
          ['Name', name],
          ['Email', email],
          ['Practice', practice],
          ['Phone', phone],
          ['Calls to play', calls],
          ['Their time', office === null ? null : full],
          ['Reference', referenceOf(booking)],
        ],
      },
      ...(canceled_at ? [] : [cancel]),
    ],
    replyTo: {name, address: email},
    event: event(
      booking,
      settings,
      {
        title: `Demo: ${who}`,
        lines: [
          ownerTask(booking, settings, 'Email them the link to join.'),
          calls && `Calls to play: ${calls}`,
          `Email: ${email}`,
          cancel,
        ],
        place: phone ? `By phone: ${phone}` : (settings.demoPlace ?? 'By video'),
      },
      ownerGuests({name, address: email}, settings),
    ),
  });
};

/** Writes one email to the owner about several changes of demos. */
export const demoDigest = (demos: readonly DemoRow[]): Mail =>
  ownerList(
    {
      subject: `${counted(demos.length, 'demo')} booked, moved, or canceled`,
      preheader: 'Too many changes for one email each.',
      blocks: [
        `These changes came within ${OWNER_WINDOW_MINUTES} minutes, so they share this email. Add them to your calendar yourself. For phone numbers: npm run owner -- demos`,
      ],
    },
    demos,
    'demos',
    (demo) => [
      {
        kind: 'facts',
        rows: [
          [changeOf(demo), formatMoment(demo.starts_at)],
          ['Name', truncate(withoutTypedLinks(demo.name), 40)],
          ['Email', demo.email],
        ],
      },
    ],
  );
