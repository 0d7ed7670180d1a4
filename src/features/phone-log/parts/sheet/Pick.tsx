import type {ReactElement} from 'react';
import clsx from 'clsx';

import styles from './Sheet.module.css';

export type Option<Value extends string> = readonly [value: Value, text: string];

export interface PickProps<Value extends string> {
  /** Name for screen readers: the sentence around it says it to others. */
  readonly label: string;
  /** Null waits for a choice. */
  readonly value: Value | null;
  readonly options: readonly Option<Value>[];
  /** Words in place of a value. */
  readonly empty?: string;
  /** Key of an open choice that this control makes. */
  readonly opens?: string;
  readonly onPick: (value: Value) => void;
}

/** A native list in a sentence. */
export function Pick<Value extends string>({
  label,
  value,
  options,
  empty = 'choose',
  opens,
  onPick,
}: PickProps<Value>): ReactElement {
  const chosen = options.find(([option]) => option === value);
  return (
    <select
      aria-label={label}
      className={clsx(styles.pick, !chosen && styles.unset)}
      value={chosen?.[0] ?? ''}
      data-opens={opens}
      onChange={(event) => onPick(event.target.value as Value)}
    >
      {chosen ? null : <option value="">{empty}</option>}
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
