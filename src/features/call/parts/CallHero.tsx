import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './CallHero.drawing.module.css';

export interface CallHeroProps {
  readonly badge: {readonly icon: ReactNode; readonly text: string};
  readonly headline: string;
  readonly lede: string;
  /** Two buttons. */
  readonly actions: ReactNode;
  /** Trust line under the buttons. */
  readonly by?: string;
  readonly trust: readonly {readonly icon: ReactNode; readonly label: string}[];
  /** Line above the call: the practice and the time. */
  readonly pick: ReactNode;
  /** True for the home page's headline, which is larger than a specialty's. */
  readonly isLarge?: boolean;
  /** A `CallCard`. */
  readonly children: ReactNode;
}

/** Page heading on the left, a call on the right that extends beyond the page's edge. */
export function CallHero({
  badge,
  headline,
  lede,
  actions,
  by,
  trust,
  pick,
  isLarge = false,
  children,
}: CallHeroProps): ReactElement {
  return (
    <section
      className={clsx(styles.hero, isLarge && styles.large)}
      data-ground="tint"
      aria-labelledby="page-title"
    >
      <div className={`wrap ${styles.grid}`}>
        <p className={styles.badge}>
          {badge.icon}
          {badge.text}
        </p>
        <div className={styles.copy}>
          <h1 id="page-title">{headline}</h1>
          <p className="lede">{lede}</p>
          <div className={`actions ${styles.actions}`}>{actions}</div>
          {by === undefined ? null : <p className={`small muted ${styles.by}`}>{by}</p>}
        </div>
        <div className={`inLine ${styles.pick}`}>{pick}</div>
        <div className={styles.stage} data-call="">
          {children}
        </div>
        <p className={`small muted ${styles.note}`}>
          A sample call, in text, to a made-up practice.
        </p>
        <ul role="list" className={styles.trust}>
          {trust.map(({icon, label}) => (
            <li key={label}>
              {icon}
              {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
