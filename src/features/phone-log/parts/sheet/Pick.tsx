import type {ReactElement} from 'react';
import clsx from 'clsx';

import styles from './Sentences.module.css';

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

export function Caret(): ReactElement {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className={styles.caret}>
      <path d="M1.5 3.5 5 7l3.5-3.5" />
    </svg>
  );
}

/** A native list in a sentence: its chosen words are underlined, the list lies over them. */
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
    <label className={clsx(styles.pick, !chosen && styles.unset)}>
      <span className="visuallyHidden">{label}</span>
      <b aria-hidden="true">{chosen?.[1] ?? empty}</b>
      <Caret />
      <select
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
    </label>
  );
}
