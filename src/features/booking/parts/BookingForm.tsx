import {type FormEvent, Fragment, type ReactElement, useEffect, useRef} from 'react';

import {SendButton} from '@site/src/features/forms/parts/SendButton';
import {type TextField, TextFieldRow} from '@site/src/features/forms/parts/TextFieldRow';
import {useValidation} from '@site/src/features/forms/parts/validation/useValidation';
import {formValues} from '@site/src/features/forms/rules/formValues';
import {usePersistedFields} from '@site/src/hooks/persisted/usePersistedFields';
import {demoFacts} from '@site/src/data/subjects';

import {BookingFailure} from './BookingFailure';
import styles from './BookingForm.module.css';
import {bookingDraft} from '../rules/bookingDraft';
import {
  bookingFieldNames,
  type BookingFieldName,
  bookingFieldRules,
  type BookingFormValues,
} from '../rules/bookingForm';
import {formatTime} from '../rules/times';
import {zoneName} from '../rules/zones';
import type {BookingController} from './useBooking';

interface BookingField extends TextField {
  /** Line below the field that describes it. */
  readonly note?: string;
  /** True to share a row with the next field. */
  readonly sharesRow?: boolean;
}

const fields: Readonly<Record<BookingFieldName, BookingField>> = {
  name: {label: 'Name', autoComplete: 'name'},
  email: {label: 'Work email', autoComplete: 'email', type: 'email'},
  practice: {label: 'Practice', autoComplete: 'organization', optional: true, sharesRow: true},
  phone: {
    label: 'Phone',
    autoComplete: 'tel',
    type: 'tel',
    optional: true,
    sharesRow: true,
    note: demoFacts.how,
  },
  calls: {
    label: 'Which calls should we play?',
    autoComplete: 'off',
    optional: true,
    note: 'No patient information, please.',
  },
};

const valuesOf = (form: HTMLFormElement): BookingFormValues => formValues(form, bookingFieldNames);

export interface BookingFormProps {
  readonly booking: BookingController;
  readonly visitor: BookingFormValues;
  /** Called with the typed values, which the visitor's slot shows. */
  readonly onVisitor: (visitor: BookingFormValues) => void;
}

/** Form for the visitor's details. Its fields keep their values if the chosen time is no longer free. */
export function BookingForm({booking, visitor, onVisitor}: BookingFormProps): ReactElement {
  const {choice, zone, isSending, book} = booking;
  const chosen = choice.kind === 'time' ? choice.at : undefined;
  const form = useRef<HTMLFormElement>(null);
  const clearPersisted = usePersistedFields(form, 'booking');
  const {problems, validate, revalidate} = useValidation(form, bookingFieldRules);

  // Runs after usePersistedFields has restored the fields.
  useEffect(() => {
    if (form.current) onVisitor(valuesOf(form.current));
  }, [onVisitor]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (validate() && chosen !== undefined)
      book(chosen, valuesOf(event.currentTarget), clearPersisted);
  };
  return (
    <form
      ref={form}
      method="post"
      aria-label="Book a demo"
      className={styles.form}
      onSubmit={submit}
      onInput={(event) => {
        revalidate(event);
        onVisitor(valuesOf(event.currentTarget));
      }}
    >
      {bookingFieldNames.map((name) => {
        const {note, sharesRow, ...field} = fields[name];
        return (
          <Fragment key={name}>
            <div className={sharesRow ? styles.half : undefined}>
              <TextFieldRow
                {...field}
                id={`booking-${name}`}
                name={name}
                readOnly={isSending}
                problem={problems[name]}
                noteId={note === undefined ? undefined : `booking-${name}-note`}
              />
            </div>
            {note === undefined ? null : (
              <p id={`booking-${name}-note`} className="small muted">
                {note}
              </p>
            )}
          </Fragment>
        );
      })}
      <BookingFailure
        booking={booking}
        draft={bookingDraft(
          visitor,
          chosen === undefined
            ? undefined
            : `${formatTime('dayAndClock', chosen, zone)}, ${zoneName(zone)}`,
        )}
      />
      {chosen === undefined ? null : (
        <SendButton type="submit" isSending={isSending} busy="Booking…">
          {`Book ${formatTime('weekday', chosen, zone)} ${formatTime('clock', chosen, zone)}`}
        </SendButton>
      )}
    </form>
  );
}
