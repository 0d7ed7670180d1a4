import type {ReactElement} from 'react';

import styles from './Stats.module.css';

export interface StatsProps {
  readonly intro: string;
  readonly figures: readonly {readonly figure: string; readonly text: string}[];
}

/** A lead sentence and three figures between hairlines; ledger rows on a phone. */
export function Stats({intro, figures}: StatsProps): ReactElement {
  return (
    <section aria-label="In figures" className="wrap">
      <div className={styles.stats}>
        <p className={styles.intro}>{intro}</p>
        {figures.map(({figure, text}) => (
          <p key={text} className={styles.stat}>
            <b className="num">{figure}</b> {text}
          </p>
        ))}
      </div>
    </section>
  );
}
