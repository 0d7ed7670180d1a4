import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Icon} from '@site/src/components/ui/icon/Icon';
import {TickList} from '@site/src/components/ui/TickList';
import {Wave} from '@site/src/components/ui/Wave';
import {type OverviewCard} from '@site/src/data/solutionsOverview';
import {seedOf} from '@site/src/domain/solutions/seedOf';

import styles from './OverviewCards.module.css';

export interface OverviewCardsProps {
  readonly cards: readonly OverviewCard[];
}

/** One joined sheet, ruled into cards: who calls, what happens, and where to read on. */
export function OverviewCards({cards}: OverviewCardsProps): ReactElement {
  return (
    <ul role="list" className={styles.sheet}>
      {cards.map(({name, icon, caller, description, bullets, to}) => (
        <li key={name}>
          <article className={styles.card}>
            <div>
              <h3 className={styles.name}>
                <Icon name={icon} />
                {name}
              </h3>
              <p className={styles.caller}>
                <q>{caller}</q>
              </p>
              <span className={styles.line}>
                <Wave width={420} height={64} lead={0} tail={90} seed={seedOf(name)} fit="none" />
              </span>
              <p className={styles.description}>{description}</p>
            </div>
            <div>
              <TickList items={bullets} />
              <Link className={`textLink ${styles.more}`} to={to}>
                Learn More<span className="visuallyHidden"> about {name}</span>
              </Link>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
