import type {ReactElement, ReactNode} from 'react';

import {TickedList} from '@site/src/ui/TickList';

import styles from './blocks.module.css';

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
    <aside className={`small muted ${styles.note}`} role="note" data-margin>
      {children}
    </aside>
  );
}

interface SourcesProps {
  /** The month that the facts are of, such as 'November 2026'. */
  readonly asOf: string;
  readonly children: ReactNode;
}

/** Sources of an article: a Markdown list of links, across text and margin. */
export function Sources({asOf, children}: SourcesProps): ReactElement {
  return (
    <section className={`small muted ${styles.sources}`} aria-label="Sources" data-wide>
      <p>Sources as of {asOf}. This is information, not legal advice.</p>
      {children}
    </section>
  );
}
