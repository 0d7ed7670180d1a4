import type {ReactElement, ReactNode} from 'react';

import styles from './Chip.module.css';

export interface ChipProps {
  readonly isPressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** One of a few to choose from: a slot, and canary once it is taken. */
export function Chip({isPressed, onPress, children}: ChipProps): ReactElement {
  return (
    <button type="button" className={styles.chip} aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  );
}
