import type {ReactElement, ReactNode} from 'react';

import styles from './blocks.module.css';

/** Markdown list with hairlines in place of bullets. */
export function Checklist({children}: {readonly children: ReactNode}): ReactElement {
  return <div className={styles.checklist}>{children}</div>;
}

/** Introductory paragraph of an article, in serif. */
export function Dek({children}: {readonly children: ReactNode}): ReactElement {
  return <div className={styles.dek}>{children}</div>;
}

/** Note beside the text, in the margin if there is one. */
export function Note({children}: {readonly children: ReactNode}): ReactElement {
  return (
    <aside className={`small muted ${styles.note}`} role="note" data-margin>
      {children}
    </aside>
  );
}

interface SourcesProps {
  /** Month in which the sources were checked, such as 'November 2026'. */
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
