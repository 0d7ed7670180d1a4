import {useEffect, useRef, useState, type ComponentType, type ReactElement} from 'react';

import {Field} from '@site/src/components/ui/Field';
import caretDown from '@site/src/components/ui/icon/drawn/caret-down';
import {Icon} from '@site/src/components/ui/icon/Icon';
import type {Choice} from '@site/src/data/contactFields';

import styles from './SelectField.module.css';

export interface EnhancedSelectProps {
  readonly id: string;
  /** '' when nothing is chosen. */
  readonly value: string;
  readonly placeholder: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}

export interface SelectFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** True from the moment somebody is at the form: the better list may be fetched. */
  readonly wanted: boolean;
  /** Fetches the better list. */
  readonly load: () => Promise<ComponentType<EnhancedSelectProps>>;
}

const PLACEHOLDER = 'Choose one';

/**
 * A native list in the HTML, which works at once and without scripts. It is replaced by the
 * designed one when that has arrived, never under the visitor's hands, and keeps what was chosen.
 */
export function SelectField({
  id,
  name,
  label,
  choices,
  wanted,
  load,
}: SelectFieldProps): ReactElement {
  const native = useRef<HTMLSelectElement>(null);
  const [Enhanced, setEnhanced] = useState<ComponentType<EnhancedSelectProps> | null>(null);
  /** null while the native list holds the choice. */
  const [value, setValue] = useState<string | null>(null);

  useEffect(() => {
    if (!wanted) return undefined;
    let isGone = false;
    load().then(
      (component) => {
        if (isGone) return;
        setEnhanced(() => component);
        if (native.current && document.activeElement !== native.current) {
          setValue(native.current.value);
        }
      },
      // Nothing to say: the native list goes on working.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [wanted, load]);

  return (
    <Field id={id} label={label} optional>
      {Enhanced !== null && value !== null ? (
        <>
          <Enhanced
            id={id}
            value={value}
            placeholder={PLACEHOLDER}
            choices={choices}
            onChange={setValue}
          />
          <input type="hidden" name={name} value={value} />
        </>
      ) : (
        <span className={styles.native}>
          <select
            ref={native}
            id={id}
            name={name}
            className={styles.control}
            defaultValue=""
            onBlur={({target}) => {
              if (Enhanced !== null) setValue(target.value);
            }}
          >
            <option value="">{PLACEHOLDER}</option>
            {choices.map(({id: choice, label: text}) => (
              <option key={choice} value={choice}>
                {text}
              </option>
            ))}
          </select>
          <Icon path={caretDown} size="small" className={styles.caret} />
        </span>
      )}
    </Field>
  );
}
