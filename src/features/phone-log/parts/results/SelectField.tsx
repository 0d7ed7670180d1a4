import type {ReactElement} from 'react';

import {Field, type FieldProps, invalid} from '@site/src/components/ui/Field';
import {NativeSelect} from '@site/src/components/ui/NativeSelect';

export type Choice = readonly [value: string, text: string];

export interface SelectFieldProps extends Omit<FieldProps, 'children'> {
  readonly note?: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** A list with its label, and a note between them. */
export function SelectField({
  id,
  note,
  value,
  choices,
  disabled,
  onChange,
  ...field
}: SelectFieldProps): ReactElement {
  const noteId = note === undefined ? undefined : `${id}-note`;
  return (
    <Field id={id} {...field}>
      {note === undefined ? null : (
        <p id={noteId} className="small muted">
          {note}
        </p>
      )}
      <NativeSelect
        id={id}
        value={value}
        disabled={disabled}
        {...invalid(id, field.problem, noteId)}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
