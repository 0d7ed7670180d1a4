import type {ReactElement, ReactNode} from 'react';

import {unbroken} from '@site/src/components/ui/unbroken';
import styles from './Words.module.css';

export interface WordsProps {
  readonly id?: string;
  readonly title: string;
  /** At most two buttons. */
  readonly actions?: ReactNode;
  /** A sentence or two. */
  readonly children?: ReactNode;
}

/** A heading, a sentence, what to do about it. */
export function Words({id, title, actions, children}: WordsProps): ReactElement {
  return (
    <div className={styles.words}>
      <h2 id={id}>{unbroken(title)}</h2>
      {children === undefined ? null : <p className="lede">{children}</p>}
      {actions === undefined ? null : <div className="actions">{actions}</div>}
    </div>
  );
}
