import type {ReactElement} from 'react';
import {useColorMode} from '@docusaurus/theme-common';

import {Icon} from '@site/src/ui/icon/Icon';

import styles from './ThemeToggle.module.css';

/**
 * Switch for the dark theme. CSS shows its state, because the theme is set before React loads; without
 * scripts CSS hides it.
 */
export function ThemeToggle({hasLabel = false}: {readonly hasLabel?: boolean}): ReactElement {
  const {colorMode, setColorMode} = useColorMode();
  return (
    <button
      type="button"
      className={`clean-btn press ${styles.toggle}`}
      aria-pressed={colorMode === 'dark'}
      title="Dark theme"
      onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="moon" size="small" />
      <span className={hasLabel ? undefined : 'visuallyHidden'}>Dark theme</span>
    </button>
  );
}
