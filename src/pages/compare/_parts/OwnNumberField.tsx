import {useId, useState, type CSSProperties, type ReactElement} from 'react';

import {NumberField} from '@site/src/components/ui/NumberField';
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
  const [draft, setDraft] = useState<string | null>(null);
  const {label, prefix, suffix, unitText}: CompareField = compareFields[field];
  const note = draft === null ? null : readOwnNumber(draft, field).note;
  const text = draft ?? (value === null ? '' : formatNumber(value, 10));

  return (
    <NumberField id={id} label={label} note={note} slider={null} hasUnit>
      {prefix === '' ? null : <span aria-hidden="true">{prefix}</span>}
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={text}
        style={{'--characters': text.length} as CSSProperties}
        aria-describedby={note === null ? `${id}-unit` : `${id}-unit ${id}-note`}
        onChange={({target}) => {
          setDraft(target.value);
          onChange(readOwnNumber(target.value, field).value);
        }}
        // What could not be counted stays as it was typed, beside the note about it.
        onBlur={() => {
          if (note === null) setDraft(null);
        }}
      />
      {suffix === '' ? null : <span aria-hidden="true">{suffix}</span>}
      <span id={`${id}-unit`} className="visuallyHidden">
        {unitText}
      </span>
    </NumberField>
  );
}
