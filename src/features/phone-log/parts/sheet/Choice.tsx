import type {ReactElement} from 'react';
import clsx from 'clsx';

import {ChipRadio, ChipRadios} from '@site/src/ui/filter-bar/Chip';

import type {Option} from './Pick';
import styles from './Sheet.module.css';

export interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  /** Null waits for a choice. */
  readonly value: Value | null;
  readonly options: readonly Option<Value>[];
  /** Key of an open choice that these make. */
  readonly opens?: string;
  readonly onPick: (value: Value) => void;
}

/** A question with its answers side by side; marked until one is chosen. */
export function Choice<Value extends string>({
  name,
  legend,
  value,
  options,
  opens = name,
  onPick,
}: ChoiceProps<Value>): ReactElement {
  return (
    <ChipRadios legend={legend} className={clsx(styles.choice, value === null && styles.open)}>
      {options.map(([option, text], at) => (
        <ChipRadio
          key={option}
          name={name}
          value={option}
          checked={value === option}
          data-opens={at === 0 ? opens : undefined}
          onChange={() => onPick(option)}
        >
          {text}
        </ChipRadio>
      ))}
    </ChipRadios>
  );
}
