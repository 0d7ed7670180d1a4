import type {ComponentProps, ReactElement} from 'react';

import styles from './TextButton.module.css';

/** A button that looks like a link in a sentence. */
export function TextButton(
  props: Omit<ComponentProps<'button'>, 'type' | 'className'>,
): ReactElement {
  return <button type="button" className={`textLink ${styles.button}`} {...props} />;
}
