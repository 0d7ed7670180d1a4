import type {ReactElement, ReactNode} from 'react';

import {noBreakCompounds} from '@site/src/ui/noBreakCompounds';
import {Columns} from './Columns';
import styles from './Split.module.css';

export interface SplitProps {
  readonly headingId: string;
  readonly title: string;
  /** Below the heading: a sentence, or paragraphs. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Heading with a sentence on the left, the content on the right. */
export function Split({headingId, title, aside, children}: SplitProps): ReactElement {
  return (
    <Columns split="4/7">
      <div className={styles.left}>
        <h2 id={headingId}>{noBreakCompounds(title)}</h2>
        {aside}
      </div>
      <div>{children}</div>
    </Columns>
  );
}
