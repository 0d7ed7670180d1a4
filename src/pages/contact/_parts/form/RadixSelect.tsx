import {type ReactElement, useState} from 'react';
import clsx from 'clsx';
import {Select} from 'radix-ui';

import {controlClass} from '@site/src/components/ui/Field';
import caretDown from '@site/src/components/ui/icon/drawn/caret-down';
import {Icon} from '@site/src/components/ui/icon/Icon';

import type {DesignedListProps} from './SelectField';
import styles from './RadixSelect.module.css';

/** Stands for "nothing chosen": an item may not have an empty value. */
const NOTHING = 'none';

/**
 * The list that the design asks for: type-ahead that starts over after a second, closed by blur and
 * resize. It comes in a chunk of its own, once somebody is at the form. Radix keeps a named native
 * list beside it, out of sight, for the form and for form fillers.
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
        {/* An element with a key is exchanged whole: Radix would put in and take out a bare text. */}
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
                  <Icon name="check-circle" size="small" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
