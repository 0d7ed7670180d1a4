import {
  type ContactFieldName,
  fieldProblem,
  plainLine,
  readPhone,
} from '../contact/contactMessage.ts';
import {readEmail} from '../email/readEmail.ts';
import type {BookingRow} from './bookingRequests.ts';

/** The form's fields: always text, '' where left empty. */
export const bookingFieldNames = ['name', 'email', 'practice', 'phone', 'wish'] as const;
export type BookingFieldName = (typeof bookingFieldNames)[number];
export type BookingFormValues = Readonly<Record<BookingFieldName, string>>;

/** The field of the contact form with the same rule and the same longest text. */
const sameRule = {
  name: 'firstName',
  email: 'email',
  practice: 'clinicName',
  phone: 'phone',
  wish: 'clinicName',
} as const satisfies Record<BookingFieldName, ContactFieldName>;

/** The problem with a field, to be shown beside it; '' when there is none. */
export const bookingFieldProblem = (name: BookingFieldName, value: string): string =>
  fieldProblem(sameRule[name], value);

/** Turns the form's fields into columns of the table `demo_bookings`. */
export const toBookingColumns = (form: BookingFormValues): Pick<BookingRow, BookingFieldName> => ({
  name: plainLine(form.name),
  email: readEmail(form.email).address,
  practice: plainLine(form.practice) || null,
  phone: readPhone(form.phone) || null,
  wish: plainLine(form.wish) || null,
});
