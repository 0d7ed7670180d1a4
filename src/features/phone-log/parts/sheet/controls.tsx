import {type ReactElement, useId} from 'react';
import clsx from 'clsx';

import {ChipRadio, ChipRadios} from '@site/src/ui/filter-bar/Chip';

import styles from './controls.module.css';

export type Option<Value extends string> = readonly [value: Value, text: string];

interface ControlProps<Value extends string> {
  /** Accessible name: on screen, the sentence around the list says it. */
  readonly label: string;
  /** Null waits for a choice. */
  readonly value: Value | null;
  readonly options: readonly Option<Value>[];
  /** Key of a missing choice that this control makes. */
  readonly opens?: string;
  readonly onPick: (value: Value) => void;
}

/** A native list in a sentence. */
export function InlineSelect<Value extends string>({
  label,
  value,
  options,
  opens,
  onPick,
}: ControlProps<Value>): ReactElement {
  const chosen = options.find(([option]) => option === value);
  return (
    <select
      aria-label={label}
      className={clsx(styles.pick, !chosen && styles.unset)}
      value={chosen?.[0] ?? ''}
      data-opens={opens}
      onChange={(event) => onPick(event.target.value as Value)}
    >
      {chosen ? null : <option value="">choose</option>}
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** A question with its answers side by side; marked until one is chosen. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  opens,
  onPick,
}: ControlProps<Value>): ReactElement {
  const name = useId();
  return (
    <ChipRadios legend={label} className={clsx(styles.choice, value === null && styles.open)}>
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
