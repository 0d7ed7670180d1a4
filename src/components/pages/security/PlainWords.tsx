import type {ReactElement, ReactNode} from 'react';

import styles from './PlainWords.module.css';

export interface PlainWordsProps {
  readonly leftId: string;
  readonly leftTitle: string;
  readonly left: ReactNode;
  readonly rightId: string;
  readonly rightTitle: string;
  readonly right: readonly {readonly title: string; readonly text: string}[];
}

/** Who else touches the data, and what we do not claim, either side of the double margin. */
export function PlainWords({
  leftId,
  leftTitle,
  left,
  rightId,
  rightTitle,
  right,
}: PlainWordsProps): ReactElement {
  return (
    <div className={styles.pair}>
      <section aria-labelledby={leftId} className={styles.left}>
        <h2 id={leftId}>{leftTitle}</h2>
        {left}
      </section>
      <section aria-labelledby={rightId} className={styles.right}>
        <h2 id={rightId}>{rightTitle}</h2>
        <ul role="list">
          {right.map(({title, text}) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
