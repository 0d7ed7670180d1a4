import {
  type ContactFieldName,
  fieldProblem,
  toSingleLine,
  readPhone,
} from '../../../domain/contact/contactMessage.ts';
import {readEmail} from '../../../domain/email/readEmail.ts';
import {OFFICE_ZONE} from '../data.ts';
import type {BookingRow} from './bookingRequests.ts';
import {formatTime} from './times.ts';
import {zoneName} from './zones.ts';

/** Form fields: always text, '' if empty. */
export const bookingFieldNames = ['name', 'email', 'practice', 'phone', 'wish'] as const;
export type BookingFieldName = (typeof bookingFieldNames)[number];
export type BookingFormValues = Readonly<Record<BookingFieldName, string>>;

/** Contact form field with the same rule and maximum length. */
const sameRule = {
  name: 'firstName',
  email: 'email',
  practice: 'clinicName',
  phone: 'phone',
  wish: 'clinicName',
} as const satisfies Record<BookingFieldName, ContactFieldName>;

const isFieldName = (name: string): name is BookingFieldName => Object.hasOwn(sameRule, name);

/** Error for a field, shown beside it; '' if it is valid. */
export const bookingFieldProblem = (name: string, value: string): string =>
  isFieldName(name) ? fieldProblem(sameRule[name], value) : '';

/** Maps the form's fields to columns of the table `demo_bookings`. */
export const toBookingColumns = (form: BookingFormValues): Pick<BookingRow, BookingFieldName> => ({
  name: toSingleLine(form.name),
  email: readEmail(form.email).address,
  practice: toSingleLine(form.practice) || null,
  phone: readPhone(form.phone) || null,
  wish: toSingleLine(form.wish) || null,
});

/** Writes the query of a `mailto:` address: a draft with what was typed, or with lines to fill in. */
export const bookingDraft = (
  typed?: BookingFormValues,
  at?: number,
  zone = OFFICE_ZONE,
): string => {
  const wanted =
    at === undefined
      ? 'Two times that work for me:\n1. \n2. '
      : `Time: ${formatTime('dayAndClock', at, zone)}, ${zoneName(zone)}`;
  const lines = [
    wanted,
    `Name: ${typed?.name ?? ''}`,
    `Practice: ${typed?.practice ?? ''}`,
    ...(typed?.phone ? [`Phone: ${typed.phone}`] : []),
    ...(typed?.wish ? [`Calls: ${typed.wish}`] : []),
  ];
  return `?subject=${encodeURIComponent('Book a demo')}&body=${encodeURIComponent(lines.join('\n'))}`;
};
