import type {ReactElement} from 'react';
import {useColorMode} from '@docusaurus/theme-common';

import {Icon} from '@site/src/components/ui/icon/Icon';

import styles from './ThemeToggle.module.css';

/**
 * The dark theme, on or off. That it is on is shown in CSS, because the theme is set before React
 * is there; without scripts the switch could do nothing, so CSS hides it.
 */
export function ThemeToggle({withLabel = false}: {readonly withLabel?: boolean}): ReactElement {
  const {colorMode, setColorMode} = useColorMode();
  return (
    <button
      type="button"
      className={`clean-btn ${styles.toggle}`}
      aria-pressed={colorMode === 'dark'}
      title="Dark theme"
      onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="moon" size="small" />
      <span className={withLabel ? undefined : 'visuallyHidden'}>Dark theme</span>
    </button>
  );
}
