import type {ReactElement, ReactNode} from 'react';

import {TickedList} from '@site/src/components/ui/TickList';

import styles from './blocks.module.css';

/** What articles set around Markdown. */

/** A Markdown list with ticks in place of dots. */
export function Checklist({children}: {readonly children: ReactNode}): ReactElement {
  return <TickedList>{children}</TickedList>;
}

/** The paragraph an article opens with, in serif. */
export function Dek({children}: {readonly children: ReactNode}): ReactElement {
  return <div className={styles.dek}>{children}</div>;
}

/** Something to keep in mind while reading on; hangs in the margin where there is one. */
export function Note({children}: {readonly children: ReactNode}): ReactElement {
  return (
    <aside className={styles.note} role="note" data-margin>
      {children}
    </aside>
  );
}

interface SourcesProps {
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
