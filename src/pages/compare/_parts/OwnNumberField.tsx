import {useId, useState, type ReactElement} from 'react';

import {NumberField, NumberInput} from '@site/src/components/ui/NumberField';
import {compareFields, type CompareField, type CompareFieldId} from '@site/src/data/compareFields';
import {readOwnNumber} from '@site/src/domain/compare/numbers';
import {formatNumber} from '@site/src/format/numbers';

export interface OwnNumberFieldProps {
  readonly field: CompareFieldId;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** A number that only the visitor knows: empty until it is typed. */
export function OwnNumberField({field, value, onChange}: OwnNumberFieldProps): ReactElement {
  const id = useId();
  // What is being typed, while it is: it must not be corrected under the visitor's fingers.
  const [typed, setDraft] = useState<string | null>(null);
  const {label, prefix, suffix, unitText}: CompareField = compareFields[field];
  const reading = typed === null ? null : readOwnNumber(typed, field);
  // Back may have led to another number since.
  const draft = reading?.value === value ? typed : null;
  const note = draft === null ? null : (reading?.note ?? null);
  const text = draft ?? (value === null ? '' : formatNumber(value, 10));

  return (
    <NumberField id={id} label={label} note={note} slider={null} hasUnit>
      <NumberInput
        id={id}
        text={text}
        onText={(next) => {
          setDraft(next);
          onChange(readOwnNumber(next, field).value);
        }}
        // What could not be counted stays as it was typed, beside the note about it.
        onBlur={() => {
          if (note === null) setDraft(null);
        }}
        hasNote={note !== null}
        prefix={prefix}
        suffix={suffix}
        unitText={unitText}
      />
    </NumberField>
  );
}
