import {type ReactElement, useState} from 'react';
import clsx from 'clsx';
import {Select} from 'radix-ui';

import {controlClass} from '@site/src/ui/Field';
import caretDown from '@site/src/ui/icon/drawn/caret-down';
import {Icon} from '@site/src/ui/icon/Icon';

import type {DesignedListProps} from './SelectField';
import styles from './RadixSelect.module.css';

/** Value of the item that clears the choice, because Radix doesn't allow an empty value. */
const NOTHING = 'none';

/**
 * Designed list: type-ahead resets after a second; blur and resize close it. A separate chunk,
 * loaded at the first interaction with the form. Radix renders a hidden native select with the
 * name, for form data and autofill.
 */
export function RadixSelect({
  id,
  name,
  autoComplete,
  initial,
  placeholder,
  choices,
}: DesignedListProps): ReactElement {
  const [value, setValue] = useState(initial);
  return (
    <Select.Root
      name={name}
      autoComplete={autoComplete}
      value={value}
      onValueChange={(chosen) => setValue(chosen === NOTHING ? '' : chosen)}
    >
      <Select.Trigger id={id} className={clsx(controlClass, styles.control)}>
        {/* Keyed elements are replaced as a whole; Radix would insert and remove bare text nodes. */}
        <Select.Value placeholder={<span key="nothing">{placeholder}</span>}>
          <span key={value}>{choices.find(({id: choice}) => choice === value)?.label}</span>
        </Select.Value>
        <Select.Icon className={styles.caret}>
          <Icon path={caretDown} size="small" />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Content
          className={styles.list}
          position="popper"
          sideOffset={4}
          collisionPadding={10}
        >
          <Select.Viewport className={styles.viewport}>
            {value === '' ? null : (
              <Select.Item value={NOTHING} className={styles.item}>
                <Select.ItemText>{placeholder}</Select.ItemText>
              </Select.Item>
            )}
            {choices.map(({id: choice, label}) => (
              <Select.Item key={choice} value={choice} className={styles.item}>
                <Select.ItemText>{label}</Select.ItemText>
                <Select.ItemIndicator>
                  <Icon name="check-circle" size="small" tone="live" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
