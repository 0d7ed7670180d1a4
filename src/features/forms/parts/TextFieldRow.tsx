import type {ComponentProps, ReactElement} from 'react';

import {DomainSuggestion} from '@site/src/features/forms/parts/validation/DomainSuggestion';
import {Field, invalid, TextInput} from '@site/src/ui/Field';

/** Text field of a form, as data. */
export interface TextField {
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  readonly optional?: boolean;
}

export interface TextFieldRowProps extends TextField, Pick<ComponentProps<'input'>, 'readOnly'> {
  readonly id: string;
  readonly name: string;
  readonly problem: string | undefined;
  /** Id of a note that describes the field. */
  readonly noteId?: string;
}

/** Text field with its label and problem. Uncontrolled, so that text typed before hydration is kept. */
export function TextFieldRow({
  id,
  label,
  optional = false,
  problem,
  noteId,
  ...input
}: TextFieldRowProps): ReactElement {
  return (
    <Field id={id} label={label} optional={optional} problem={problem}>
      <TextInput id={id} {...input} required={!optional} {...invalid(id, problem, noteId)} />
      {input.type === 'email' ? <DomainSuggestion /> : null}
    </Field>
  );
}
