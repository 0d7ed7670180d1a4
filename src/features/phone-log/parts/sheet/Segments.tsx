import type {ReactElement} from 'react';
import clsx from 'clsx';

import styles from './Segments.module.css';

export interface SegmentsProps<Value extends string> {
  readonly name: string;
  readonly value: Value | null;
  readonly options: readonly (readonly [value: Value, text: string])[];
  /** Key of an open choice that these make. */
  readonly opens?: string;
  readonly isDashed: boolean;
  readonly onPick: (value: Value) => void;
}

/** Radio buttons side by side, in the colors of what they mean. */
export function Segments<Value extends string>({
  name,
  value,
  options,
  opens,
  isDashed,
  onPick,
}: SegmentsProps<Value>): ReactElement {
  return (
    <span
      className={clsx(styles.segments, isDashed && styles.dashed)}
      style={{'--count': options.length} as object}
    >
      {options.map(([option, text], at) => (
        <label key={option} data-value={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={value === option}
            data-opens={at === 0 ? opens : undefined}
            onChange={() => onPick(option)}
          />
          <span>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="M2 6.4 4.9 9.2 10 3" />
            </svg>
            {text}
          </span>
        </label>
      ))}
    </span>
  );
}
