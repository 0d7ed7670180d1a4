import {type ComponentPropsWithoutRef, forwardRef} from 'react';

import {controlClass} from './Field';
import caretDown from './icon/drawn/caret-down';
import {Icon} from './icon/Icon';

import styles from './NativeSelect.module.css';

/** The system's own list, with the design's caret. */
export const NativeSelect = forwardRef<
  HTMLSelectElement,
  Omit<ComponentPropsWithoutRef<'select'>, 'className'>
>(function NativeSelect(props, ref) {
  return (
    <span className={styles.select}>
      <select ref={ref} className={controlClass} {...props} />
      <Icon path={caretDown} size="small" />
    </span>
  );
});
