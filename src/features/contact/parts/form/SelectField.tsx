import {type ComponentType, type ReactElement, useEffect, useRef, useState} from 'react';

import {controlClass, Field} from '@site/src/ui/Field';
import caretDown from '@site/src/ui/icon/drawn/caret-down';
import {Icon} from '@site/src/ui/icon/Icon';
import {whenReleased} from '@site/src/hooks/pressState';
import type {SelectOption} from '@site/src/features/contact/data';

import styles from './SelectField.module.css';

interface ListProps {
  readonly id: string;
  readonly name: string;
  readonly autoComplete: string;
  readonly choices: readonly SelectOption[];
}

export interface DesignedListProps extends ListProps {
  /** Initial value; '' for no choice. */
  readonly initial: string;
  readonly placeholder: string;
}

export interface SelectFieldProps extends ListProps {
  readonly label: string;
  /** Designed list, undefined until it has loaded. */
  readonly DesignedList: ComponentType<DesignedListProps> | undefined;
}

const PLACEHOLDER = 'Choose one';

/**
 * Native select until the designed list has loaded: it works immediately, also without scripts. It
 * is not replaced while the visitor uses it.
 */
export function SelectField({label, DesignedList, ...list}: SelectFieldProps): ReactElement {
  const {id, name, autoComplete, choices} = list;
  const native = useRef<HTMLSelectElement>(null);
  /** Value of the native select at its replacement. */
  const [initial, setInitial] = useState<string>();

  useEffect(() => {
    if (!DesignedList) return;
    // During a press on the native select, it doesn't have focus yet.
    void whenReleased().then(() => {
      const select = native.current;
      if (select && document.activeElement !== select) setInitial(select.value);
    });
  }, [DesignedList]);

  return (
    <Field id={id} label={label} optional>
      {DesignedList && initial !== undefined ? (
        <DesignedList {...list} initial={initial} placeholder={PLACEHOLDER} />
      ) : (
        <span className={styles.native}>
          <select
            ref={native}
            id={id}
            name={name}
            autoComplete={autoComplete}
            className={controlClass}
            onBlur={({target}) => {
              if (DesignedList) setInitial(target.value);
            }}
          >
            <option value="">{PLACEHOLDER}</option>
            {choices.map(({id: choice, label: text}) => (
              <option key={choice} value={choice}>
                {text}
              </option>
            ))}
          </select>
          <Icon path={caretDown} size="small" />
        </span>
      )}
    </Field>
  );
}
