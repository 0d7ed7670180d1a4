import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

import {brand} from '../../config/brand.ts';
import {demo} from '../../data/demo.ts';

interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export interface CalendarEntry {
  /** The booking's: the file from the page and the one from the email are of one event. */
  readonly id: string;
  readonly startsAt: Date;
  /** How often it was moved or canceled. A calendar takes the highest. */
  readonly sequence: number;
  /** Where it is moved or canceled. */
  readonly manageUrl: string;
  /** The email's part has to name the same one, or mailboxes show a bare file. */
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** How one joins. */
  readonly place?: string;
  /** In an email: who it is from, and the others. A calendar refuses those who are not among them. */
  readonly organizer?: Mailbox;
  readonly attendees?: readonly Mailbox[];
}

/** The package writes a name as it is, and a quote or a line break in it would end the value. */
const asName = (name: string): string => name.replace(/[\p{Cc}"]+/gu, ' ');

/** A booking as an iCalendar file (RFC 5545 and 5546). Its times are UTC, so that it needs no time zones. */
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
    organizer: organizer ? {name: asName(organizer.name), email: organizer.address} : null,
  });
  for (const {name, address} of attendees) {
    // Gmail shows some invitations without a type and a state as bare files.
    event.createAttendee({
      name: asName(name),
      email: address,
      role: ICalAttendeeRole.REQ,
      type: ICalAttendeeType.INDIVIDUAL,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: method === 'REQUEST',
    });
  }
  // The package leaves out the end of the last line.
  return `${calendar.toString()}\r\n`;
};
