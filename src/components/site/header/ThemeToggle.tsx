import type {ReactElement} from 'react';
import {useColorMode} from '@docusaurus/theme-common';

import {Icon} from '@site/src/components/ui/icon/Icon';

import styles from './ThemeToggle.module.css';

export interface ThemeToggleProps {
  /** Shows the words beside the icon. */
  readonly withLabel?: boolean;
}

/**
 * A switch between light and dark. Which icon shows is decided in CSS, because the theme is set
 * before React is there; without scripts the switch could do nothing, so CSS hides it.
 */
export function ThemeToggle({withLabel = false}: ThemeToggleProps): ReactElement {
  const {colorMode, setColorMode} = useColorMode();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={colorMode === 'dark'}
      title="Dark theme"
      onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="moon" size="small" className={withLabel ? undefined : styles.moon} />
      {withLabel ? null : <Icon name="sun" size="small" className={styles.sun} />}
      <span className={withLabel ? undefined : 'visuallyHidden'}>Dark theme</span>
    </button>
  );
}
