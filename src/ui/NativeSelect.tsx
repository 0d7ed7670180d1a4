import type {ComponentProps, ReactElement} from 'react';

import {controlClass} from './Field';
import caretDown from './icon/drawn/caret-down';
import {Icon} from './icon/Icon';

import styles from './NativeSelect.module.css';

/** The system's own list, with the design's caret. */
export function NativeSelect(props: Omit<ComponentProps<'select'>, 'className'>): ReactElement {
  return (
    <span className={styles.select}>
      <select className={controlClass} {...props} />
      <Icon path={caretDown} size="small" />
    </span>
  );
}
