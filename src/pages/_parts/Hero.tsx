import type {ReactElement} from 'react';

import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {ButtonLink} from '@site/src/components/ui/Button';
import {Tag} from '@site/src/components/ui/Tag';
import {Icon} from '@site/src/components/ui/icon/Icon';
import {hero} from '@site/src/data/home';
import {track} from '@site/src/domain/analytics/track';

import {HeroStage} from './HeroStage';
import styles from './Hero.drawing.module.css';

/** Copy on the left; on the right one call, from "answered" to a filled slot of the day sheet. */
export function Hero(): ReactElement {
  return (
    <section data-ground="tint" className={styles.hero} aria-labelledby="hero-headline">
      <div className="wrap">
        <div className={styles.copy}>
          <Tag tone="live">{hero.badge}</Tag>
          <h1 id="hero-headline">{hero.headline}</h1>
          <p className="lede">{hero.lede}</p>
          <div className="actions">
            <ButtonLink
              to="#demo"
              onClick={() => track({type: 'demo_click', source: 'hero_primary'})}
            >
              Book Your Demo
            </ButtonLink>
            <PhoneLink variant="ghost" showNumber />
          </div>
        </div>
      </div>
      <div className={styles.line} aria-hidden="true" />
      <div className={styles.trustRow}>
        <div className="wrap">
          <ul role="list" className={styles.trust}>
            {hero.trust.map(({icon, label}) => (
              <li key={label}>
                <Icon name={icon} />
                {label}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap">
        <HeroStage />
      </div>
    </section>
  );
}
