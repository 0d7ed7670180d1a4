import {type ComponentType, type ReactElement, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';

import {controlClass, Field} from '@site/src/components/ui/Field';
import caretDown from '@site/src/components/ui/icon/drawn/caret-down';
import {Icon} from '@site/src/components/ui/icon/Icon';
import {whenReleased} from '@site/src/components/shared/pressedNow';
import type {Choice} from '@site/src/data/contactFields';

import styles from './SelectField.module.css';

interface ListProps {
  readonly id: string;
  readonly name: string;
  /** Autofill token of the field. */
  readonly autoComplete: string;
  readonly choices: readonly Choice[];
}

export interface DesignedListProps extends ListProps {
  /** '' for no choice. */
  readonly initial: string;
  readonly placeholder: string;
}

export interface SelectFieldProps extends ListProps {
  readonly label: string;
  /** The designed list, once it has loaded. */
  readonly DesignedList: ComponentType<DesignedListProps> | undefined;
}

const PLACEHOLDER = 'Choose one';

/**
 * A native list until the designed one has loaded: it works at once, also without scripts. It is
 * never replaced while the visitor is at it.
 */
export function SelectField({label, DesignedList, ...list}: SelectFieldProps): ReactElement {
  const {id, name, autoComplete, choices} = list;
  const native = useRef<HTMLSelectElement>(null);
  /** Value of the native list when the designed one replaced it. */
  const [initial, setInitial] = useState<string>();

  useEffect(() => {
    if (!DesignedList) return;
    // A press on the native list may be under way, which has yet to get the focus.
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
            className={clsx(controlClass, styles.control)}
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
          <Icon path={caretDown} size="small" className={styles.caret} />
        </span>
      )}
    </Field>
  );
}
