import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

import {company} from '../../../config/company.ts';
import {demoRules} from '../data.ts';
import {demoFacts, joinDemo} from '../../../data/subjects.ts';

interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export interface CalendarEntry {
  /** UID of the booking, so that the page's file and the email's describe the same event. */
  readonly id: string;
  readonly startsAt: Date;
  /** Number of moves and cancellations; calendars use the highest. */
  readonly sequence: number;
  /** The visitor's text, or the owner's, which doesn't have the visitor's link. */
  readonly text: EntryText;
  readonly isCanceled?: boolean;
  /** METHOD. The email part must have the same one, or mail clients show a plain attachment. */
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** Organizer and attendees, in emails only. Calendars ignore invitations that don't list their user. */
  readonly organizer?: Mailbox;
  readonly attendees?: readonly Mailbox[];
}

/** Text of an entry. Calendars such as Outlook show only this description, and no other part of the email. */
export interface EntryText {
  readonly title: string;
  readonly lines: readonly (string | null)[];
  readonly place: string | null;
}

/**
 * Writes the visitor's entry.
 *
 * @param manageUrl URL of the page to move or cancel the demo
 * @param writeTo email address for questions
 * @param demoPlace video link, if all demos have the same one
 */
export const visitorEntry = (
  {phone, manageUrl}: {readonly phone?: string | boolean | null; readonly manageUrl: string},
  writeTo: string = company.email.display,
  demoPlace?: string,
): EntryText => ({
  title: `${company.name} demo`,
  lines: [
    `${demoFacts.name}. ${demoFacts.what}`,
    joinDemo(phone, demoPlace),
    `Questions: write to ${writeTo}.`,
    `Move or cancel: ${manageUrl}`,
  ],
  place: phone ? 'By phone' : (demoPlace ?? 'By video'),
});

/** The package doesn't escape names, and a quote or a line break would end the value. */
const escapeName = (name: string): string => name.replace(/[\p{Cc}"]+/gu, ' ');

/** Encodes an address for a mailto URI, in which `?` would add a header (RFC 6068). */
const encodeAddress = (address: string): string =>
  encodeURIComponent(address).replace(/%(40|2B)/g, decodeURIComponent);

/**
 * Serializes a booking as iCalendar (RFC 5545 and 5546). Times are UTC, so no time zones are
 * included.
 */
export const calendarFile = ({
  id,
  startsAt,
  sequence,
  text,
  isCanceled = false,
  method,
  organizer,
  attendees = [],
}: CalendarEntry): string => {
  const calendar = ical({
    prodId: {company: company.name, product: 'Demos', language: 'EN'},
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: `${id}@${new URL(company.siteUrl).hostname}`,
    sequence,
    start: startsAt,
    end: new Date(startsAt.getTime() + demoRules.minutes * 60_000),
    summary: text.title,
    location: text.place,
    description: text.lines.filter(Boolean).join('\n'),
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: organizer
      ? {name: escapeName(organizer.name), email: encodeAddress(organizer.address)}
      : null,
  });
  for (const {name, address} of attendees) {
    // Gmail shows some invitations without a type and a status as plain attachments.
    event.createAttendee({
      name: escapeName(name),
      email: encodeAddress(address),
      role: ICalAttendeeRole.REQ,
      type: ICalAttendeeType.INDIVIDUAL,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: method === 'REQUEST',
    });
  }
  // The package omits the final line break.
  return `${calendar.toString()}\r\n`;
};
