import {emailNote, readEmail} from '../../../lib/email/readEmail.ts';
import {
  type FieldRule,
  phoneRule,
  readPhone,
  textRule,
  toSingleLine,
} from '../../forms/rules/typedText.ts';
import type {NewDemo} from './bookingRequests.ts';

/** Form fields: always text, '' if empty. */
export const bookingFieldNames = ['name', 'email', 'practice', 'phone', 'calls'] as const;
export type BookingFieldName = (typeof bookingFieldNames)[number];
export type BookingFormValues = Readonly<Record<BookingFieldName, string>>;

export const bookingFieldRules = {
  name: textRule({max: 100, empty: 'Enter your name.'}),
  email: emailNote,
  practice: textRule({max: 200}),
  phone: phoneRule,
  calls: textRule({max: 200}),
} satisfies Record<BookingFieldName, FieldRule>;

export const toDemoColumns = (form: BookingFormValues): Pick<NewDemo, BookingFieldName> => ({
  name: toSingleLine(form.name),
  email: readEmail(form.email).address,
  practice: toSingleLine(form.practice) || null,
  phone: readPhone(form.phone) || null,
  calls: toSingleLine(form.calls) || null,
});
