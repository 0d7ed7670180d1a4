import {type FormEvent, type ReactElement, useRef} from 'react';

import {type TextField, TextFieldRow} from '@site/src/components/forms/TextFieldRow';
import {useValidation} from '@site/src/components/forms/validation/useValidation';
import {usePersistedFields} from '@site/src/components/shared/persisted/usePersistedFields';
import {
  bookingFieldNames,
  bookingFieldProblem,
  type BookingFieldName,
} from '@site/src/features/booking/rules/bookingForm';
import {formatTime} from '@site/src/features/booking/rules/demoTimes';

import styles from './Booking.drawing.module.css';
import {Failure, SendButton} from './panels';
import type {Booking} from './useBooking';

const NOTE = 'booking-note';

const fields: Readonly<Record<BookingFieldName, TextField>> = {
  name: {label: 'Name', autoComplete: 'name'},
  email: {label: 'Work email', autoComplete: 'email', type: 'email'},
  practice: {label: 'Practice', autoComplete: 'organization', optional: true},
  phone: {label: 'Phone', autoComplete: 'tel', type: 'tel', optional: true},
  wish: {label: 'What should we show you?', autoComplete: 'off', optional: true},
};

const emptyTexts = {
  name: 'The name is empty. Please write who is coming.',
  email: 'The email address is empty. Please enter the one to send the calendar file to.',
};

/** Form for the visitor's details. Its fields keep their values when the chosen time turns out taken. */
export function BookingForm({booking}: {readonly booking: Booking}): ReactElement {
  const {chosen, zone, isSending, book} = booking;
  const form = useRef<HTMLFormElement>(null);
  const forget = usePersistedFields(form, 'booking');
  const {problems, validate, revalidate} = useValidation(form, emptyTexts, bookingFieldProblem);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!validate()) return;
    const data = new FormData(event.currentTarget);
    const values = bookingFieldNames.map((name) => [name, String(data.get(name) ?? '')] as const);
    book(Object.fromEntries(values) as Record<BookingFieldName, string>, forget);
  };
  return (
    <form
      ref={form}
      method="post"
      aria-label="Book a demo"
      className={styles.form}
      onSubmit={submit}
      onInput={revalidate}
    >
      {bookingFieldNames.map((name) => (
        <div key={name}>
          <TextFieldRow
            {...fields[name]}
            id={`booking-${name}`}
            name={name}
            readOnly={isSending}
            problem={problems[name]}
            noteId={name === 'wish' ? NOTE : undefined}
          />
          {name === 'wish' ? (
            <p id={NOTE} className="small muted">
              No patient information, please.
            </p>
          ) : null}
        </div>
      ))}
      <Failure booking={booking} />
      {chosen === null ? null : (
        <SendButton type="submit" isSending={isSending} busy="Booking…">
          {`Book ${formatTime('weekday', chosen, zone)}, ${formatTime('clock', chosen, zone)}`}
        </SendButton>
      )}
    </form>
  );
}
