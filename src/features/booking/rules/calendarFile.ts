import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

import {brand} from '../../../config/brand.ts';
import {demo} from '../data.ts';

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
  /** URL of the page to move or cancel it. */
  readonly manageUrl: string;
  /** METHOD, also named by the email part, or mail clients show a plain attachment. */
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** Instructions to join. */
  readonly place?: string;
  /** Organizer and attendees, in emails only. Calendars ignore invitations without their user. */
  readonly organizer?: Mailbox;
  readonly attendees?: readonly Mailbox[];
}

/** The package doesn't escape names, and a quote or a line break would end the value. */
const escapeName = (name: string): string => name.replace(/[\p{Cc}"]+/gu, ' ');

/**
 * Serializes a booking as iCalendar (RFC 5545 and 5546). Times are UTC, so no time zones are
 * included.
 */
export const calendarFile = (entry: CalendarEntry): string => {
  const {
    id,
    startsAt,
    sequence,
    manageUrl,
    method,
    place = null,
    organizer,
    attendees = [],
  } = entry;
  const calendar = ical({
    prodId: {company: brand.name, product: 'Demos', language: 'EN'},
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: `${id}@${new URL(brand.siteUrl).hostname}`,
    sequence,
    start: startsAt,
    end: new Date(startsAt.getTime() + demo.minutes * 60_000),
    summary: `${brand.name} demo`,
    location: place,
    description: `${demo.minutes} minutes. Move or cancel: ${manageUrl}`,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: organizer ? {name: escapeName(organizer.name), email: organizer.address} : null,
  });
  for (const {name, address} of attendees) {
    // Gmail shows some invitations without a type and a status as plain attachments.
    event.createAttendee({
      name: escapeName(name),
      email: address,
      role: ICalAttendeeRole.REQ,
      type: ICalAttendeeType.INDIVIDUAL,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: method === 'REQUEST',
    });
  }
  // The package omits the final line break.
  return `${calendar.toString()}\r\n`;
};
