import {useId, useState, type ReactElement} from 'react';

import {NumberField} from '@site/src/components/ui/NumberField';
import {compareFields, type CompareFieldId} from '@site/src/data/compareFields';
import {compareNumberText, readCompareNumber} from '@site/src/domain/compare/numbers';

export interface CompareNumberFieldProps {
  readonly field: CompareFieldId;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number that the visitor knows. While what is typed can't be read, the last number still counts. */
export function CompareNumberField({
  field,
  value,
  onChange,
}: CompareNumberFieldProps): ReactElement {
  // What is being typed, while it is: it must not be corrected under the visitor's fingers.
  const [draft, setDraft] = useState<{readonly text: string; readonly counted: number}>();
  const {label, prefix, unitText} = compareFields[field];
  const shown = compareNumberText(value, field);
  // Back may have led to another number since.
  const typed = draft?.counted === value ? draft.text : undefined;
  const reading = typed === undefined ? undefined : readCompareNumber(typed, field);
  const problem = reading !== undefined && 'problem' in reading ? reading.problem : undefined;
  const note =
    problem === undefined ? null : `${problem}${shown === '' ? '' : ` ${shown} still counts.`}`;

  return (
    <NumberField
      id={useId()}
      label={label}
      note={note}
      prefix={prefix}
      unitText={unitText}
      text={typed ?? shown.replace('$', '')}
      onText={(text) => {
        const next = readCompareNumber(text, field);
        const counted = 'value' in next ? next.value : value;
        setDraft({text, counted});
        onChange(counted);
      }}
      // What can't be counted stays as it was typed, beside the note about it.
      onBlur={() => {
        if (note === null) setDraft(undefined);
      }}
    />
  );
}
