import {type ComponentType, type ReactElement, useEffect, useRef, useState} from 'react';

import {Field} from '@site/src/components/ui/Field';
import {NativeSelect} from '@site/src/components/ui/NativeSelect';
import {whenReleased} from '@site/src/components/shared/pressedNow';
import type {Choice} from '@site/src/data/contactFields';

interface ListProps {
  readonly id: string;
  readonly name: string;
  /** What a form filler puts here. */
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
  /** What was chosen in the native list when the designed one replaced it. */
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
        <NativeSelect
          ref={native}
          id={id}
          name={name}
          autoComplete={autoComplete}
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
        </NativeSelect>
      )}
    </Field>
  );
}
