import {type ComponentType, type ReactElement, useId} from 'react';

import clsx from 'clsx';

import {type TextField, TextFieldRow} from '@site/src/features/forms/parts/TextFieldRow';
import type {FieldProblems} from '@site/src/features/forms/parts/validation/useValidation';
import {Field, invalid, TextArea} from '@site/src/ui/Field';
import {type SelectOption, practiceTypes, states, teamSizes} from '@site/src/features/contact/data';
import type {ContactFieldName} from '@site/src/features/contact/rules/contactMessage';

import styles from './ContactForm.module.css';
import {type DesignedListProps, SelectField} from './SelectField';

/** Name of the honeypot field, hidden from people and usually filled in by bots. */
export const HONEYPOT = 'fax_extension';

interface FieldRow extends TextField {
  readonly name: ContactFieldName;
  readonly choices?: readonly SelectOption[];
}

/** Fields in page order; the message follows at full width. */
const rows: readonly FieldRow[] = [
  {name: 'firstName', label: 'First name', autoComplete: 'given-name'},
  {name: 'lastName', label: 'Last name', autoComplete: 'family-name'},
  {name: 'email', label: 'Email', autoComplete: 'email', type: 'email'},
  {name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel', optional: true},
  {name: 'clinicName', label: 'Clinic name', autoComplete: 'organization', optional: true},
  {name: 'practiceType', label: 'Practice type', autoComplete: 'off', choices: practiceTypes},
  {name: 'teamSize', label: 'Team size', autoComplete: 'off', choices: teamSizes},
  {name: 'state', label: 'State', autoComplete: 'address-level1', choices: states},
];

/** Fields that stay side by side on a phone. */
const short: ReadonlySet<string> = new Set(['firstName', 'lastName', 'teamSize', 'state']);

export interface ContactFieldsProps {
  readonly problems: FieldProblems;
  /** Designed list, undefined until it has loaded. */
  readonly DesignedList: ComponentType<DesignedListProps> | undefined;
}

export function ContactFields({problems, DesignedList}: ContactFieldsProps): ReactElement {
  const formId = useId();
  const privacyId = `${formId}-privacy`;
  return (
    <>
      {rows.map(({choices, ...row}) => {
        const id = `${formId}-${row.name}`;
        return (
          <div key={id} className={clsx(!short.has(row.name) && styles.wideOnPhone)}>
            {choices ? (
              <SelectField {...row} id={id} choices={choices} DesignedList={DesignedList} />
            ) : (
              <TextFieldRow {...row} id={id} problem={problems[row.name]} />
            )}
          </div>
        );
      })}
      <div className={styles.wide}>
        <Field id="message" label="Message" problem={problems.message}>
          <TextArea
            id="message"
            name="message"
            required
            {...invalid('message', problems.message, privacyId)}
          />
        </Field>
        <p id={privacyId} className="small muted above8">
          Please leave out patient names, dates, and reasons for a visit.
        </p>
      </div>
      <div className="visuallyHidden" aria-hidden="true">
        <label htmlFor={`${formId}-${HONEYPOT}`}>Leave this field empty</label>
        <input id={`${formId}-${HONEYPOT}`} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
