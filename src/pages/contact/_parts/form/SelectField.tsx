import {useEffect, useRef, useState, type ComponentType, type ReactElement} from 'react';
import clsx from 'clsx';

import {controlClass, Field} from '@site/src/components/ui/Field';
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
  /** What a form filler puts here. */
  readonly autoComplete: string;
  readonly choices: readonly Choice[];
  /** True from the moment somebody is at the form: the better list may be fetched. */
  readonly wanted: boolean;
  /** Fetches the better list. */
  readonly load: () => Promise<ComponentType<EnhancedSelectProps>>;
}

const PLACEHOLDER = 'Choose one';

/**
 * A native list in the HTML, which works at once, without scripts and for form fillers. The designed
 * list is laid over it when that has arrived, never under the visitor's hands; the native one stays
 * in the form, out of sight, and holds the choice.
 */
export function SelectField({
  id,
  name,
  label,
  autoComplete,
  choices,
  wanted,
  load,
}: SelectFieldProps): ReactElement {
  const native = useRef<HTMLSelectElement>(null);
  const [Enhanced, setEnhanced] = useState<ComponentType<EnhancedSelectProps> | null>(null);
  /** null while the native list is the one to use. */
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

  const isEnhanced = Enhanced !== null && value !== null;
  return (
    <Field id={id} label={label} optional>
      {isEnhanced ? (
        <Enhanced
          id={id}
          value={value}
          placeholder={PLACEHOLDER}
          choices={choices}
          onChange={(chosen) => {
            if (native.current) native.current.value = chosen;
            setValue(chosen);
          }}
        />
      ) : null}
      <span className={isEnhanced ? 'visuallyHidden' : styles.native}>
        <select
          ref={native}
          id={isEnhanced ? undefined : id}
          name={name}
          autoComplete={autoComplete}
          className={clsx(controlClass, styles.control)}
          aria-hidden={isEnhanced || undefined}
          tabIndex={isEnhanced ? -1 : undefined}
          // A form filler chooses here, also when the designed list is what people see.
          onChange={({target}) => {
            if (isEnhanced) setValue(target.value);
          }}
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
        {isEnhanced ? null : <Icon path={caretDown} size="small" className={styles.caret} />}
      </span>
    </Field>
  );
}
