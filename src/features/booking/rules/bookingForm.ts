import {
  type ContactFieldName,
  fieldProblem,
  toSingleLine,
  readPhone,
} from '../../contact/rules/contactMessage.ts';
import {readEmail} from '../../../lib/email/readEmail.ts';
import type {BookingRow} from './bookingRequests.ts';

/** Form fields: always text, '' if empty. */
export const bookingFieldNames = ['name', 'email', 'practice', 'phone', 'calls'] as const;
export type BookingFieldName = (typeof bookingFieldNames)[number];
export type BookingFormValues = Readonly<Record<BookingFieldName, string>>;

/** Contact form field with the same rule and maximum length. */
const sameRule = {
  name: 'firstName',
  email: 'email',
  practice: 'clinicName',
  phone: 'phone',
  calls: 'clinicName',
} as const satisfies Record<BookingFieldName, ContactFieldName>;

const isFieldName = (name: string): name is BookingFieldName => Object.hasOwn(sameRule, name);

/** Error for a field, shown beside it; '' if it is valid. */
export const bookingFieldProblem = (name: string, value: string): string =>
  isFieldName(name) ? fieldProblem(sameRule[name], value) : '';

export const toBookingColumns = (form: BookingFormValues): Pick<BookingRow, BookingFieldName> => ({
  name: toSingleLine(form.name),
  email: readEmail(form.email).address,
  practice: toSingleLine(form.practice) || null,
  phone: readPhone(form.phone) || null,
  calls: toSingleLine(form.calls) || null,
});
