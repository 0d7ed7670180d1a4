import {type FormEvent, type ReactElement, useRef} from 'react';

import {DomainSuggestion} from '@site/src/components/forms/validation/DomainSuggestion';
import {
  emailError,
  type TextControl,
  useValidation,
} from '@site/src/components/forms/validation/useValidation';
import {usePersistedFields} from '@site/src/components/shared/persisted/usePersistedFields';
import {Field, invalid, TextInput} from '@site/src/components/ui/Field';
import {
  bookingFieldNames,
  bookingFieldProblem,
  type BookingFieldName,
} from '@site/src/domain/booking/bookingForm';
import {formatTime} from '@site/src/domain/booking/demoTimes';

import styles from './Booking.drawing.module.css';
import {Failure, SendButton} from './panels';
import type {Booking} from './useBooking';

interface FieldRow {
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  /** Message for an empty field; a field without one is optional. */
  readonly empty?: string;
  readonly note?: string;
}

const rows: Readonly<Record<BookingFieldName, FieldRow>> = {
  name: {
    label: 'Name',
    autoComplete: 'name',
    empty: 'The name is empty. Please write who is coming.',
  },
  email: {
    label: 'Work email',
    autoComplete: 'email',
    type: 'email',
    empty: 'The email address is empty. Please enter the one to send the calendar file to.',
  },
  practice: {label: 'Practice', autoComplete: 'organization'},
  phone: {label: 'Phone', autoComplete: 'tel', type: 'tel'},
  wish: {
    label: 'What should we show you?',
    autoComplete: 'off',
    note: 'No patient information, please.',
  },
};

const isFieldName = (name: string): name is BookingFieldName => Object.hasOwn(rows, name);

const sentence = (control: TextControl): string => {
  const {name, value, validity} = control;
  if (!isFieldName(name)) return '';
  control.setCustomValidity(bookingFieldProblem(name, value));
  if (validity.valueMissing) return rows[name].empty ?? control.validationMessage;
  return name === 'email' ? emailError(control) : control.validationMessage;
};

/** Form for the visitor's details. Its fields keep their values when the chosen time turns out taken. */
export function BookingForm({booking}: {readonly booking: Booking}): ReactElement {
  const {chosen, zone, isSending, book} = booking;
  const form = useRef<HTMLFormElement>(null);
  const forget = usePersistedFields(form, 'booking');
  const {problems, validate, revalidate} = useValidation(form, sentence);

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
      onInput={({target}) => {
        if (target instanceof HTMLInputElement) revalidate(target);
      }}
    >
      {bookingFieldNames.map((name) => {
        const {label, autoComplete, type, empty, note} = rows[name];
        const id = `booking-${name}`;
        const noteId = note === undefined ? undefined : `${id}-note`;
        return (
          <div key={name}>
            <Field id={id} label={label} optional={empty === undefined} problem={problems[name]}>
              <TextInput
                id={id}
                name={name}
                type={type}
                autoComplete={autoComplete}
                required={empty !== undefined}
                readOnly={isSending}
                {...invalid(id, problems[name], noteId)}
              />
              {type === 'email' ? <DomainSuggestion /> : null}
            </Field>
            {note === undefined ? null : (
              <p id={noteId} className="small muted">
                {note}
              </p>
            )}
          </div>
        );
      })}
      <Failure booking={booking} />
      {chosen === null ? null : (
        <SendButton type="submit" isSending={isSending} busy="Booking…">
          {`Book ${formatTime('weekday', chosen, zone)}, ${formatTime('clock', chosen, zone)}`}
        </SendButton>
      )}
    </form>
  );
}
