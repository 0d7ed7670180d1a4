import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Card} from '@site/src/components/layout/Card';
import {Icon} from '@site/src/components/ui/icon/Icon';
import {TickList} from '@site/src/components/ui/TickList';
import {overviewCards} from '@site/src/data/specialtiesOverview';

import styles from './SpecialtyCards.module.css';

/** Six cards fixed by the owner, joined to one sheet. */
export function SpecialtyCards(): ReactElement {
  return (
    <Card className={styles.sheet}>
      <ul role="list" className={styles.cards}>
        {overviewCards.map(({name, icon, description, bullets, to}) => (
          <li key={name} className="stretchedArea">
            <h2 className="h3">
              <Icon name={icon} /> {name}
            </h2>
            <p>{description}</p>
            <TickList items={bullets} dense />
            <Link className="textLink stretchedLink" to={to}>
              Learn More<span className="visuallyHidden"> about {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
