import type {ReactElement, ReactNode} from 'react';

import styles from './Sources.module.css';

export interface SourcesProps {
  /** When someone last looked, such as 'September 2025'. */
  readonly checked: string;
  readonly children: ReactNode;
}

/** Where an article's facts come from: a Markdown list of links, across text and margin. */
export function Sources({checked, children}: SourcesProps): ReactElement {
  return (
    <section className={styles.sources} aria-label="Sources" data-wide>
      <p>Sources, checked {checked}</p>
      {children}
    </section>
  );
}
