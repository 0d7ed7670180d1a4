import type {ReactElement, ReactNode} from 'react';

import {Icon} from '@site/src/components/ui/icon/Icon';
import type {IconName} from '@site/src/data/icons';

import {HeroStage, type HeroStageProps} from './HeroStage';
import styles from './Hero.module.css';

export interface HeroProps {
  readonly badge: string;
  readonly headline: string;
  readonly lede: string;
  readonly trust: readonly {readonly icon: IconName; readonly label: string}[];
  readonly actions: ReactNode;
  readonly stage: HeroStageProps;
}

/** Copy on the left; on the right one call, from "answered" to a filled slot of the day sheet. */
export function Hero({badge, headline, lede, trust, actions, stage}: HeroProps): ReactElement {
  return (
    <section data-ground="tint" className={styles.hero} aria-labelledby="hero-headline">
      <div className="wrap">
        <div className={styles.copy}>
          <p className={styles.badge}>{badge}</p>
          <h1 id="hero-headline">{headline}</h1>
          <p className="lede">{lede}</p>
          <div className="actions">{actions}</div>
        </div>
      </div>
      <div className={styles.line} aria-hidden="true" />
      <div className={styles.trustRow}>
        <div className="wrap">
          <ul role="list" className={styles.trust}>
            {trust.map(({icon, label}) => (
              <li key={label}>
                <Icon name={icon} />
                {label}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap">
        <HeroStage {...stage} />
      </div>
    </section>
  );
}
