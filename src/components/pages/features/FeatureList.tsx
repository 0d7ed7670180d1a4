import type {ReactElement} from 'react';
import clsx from 'clsx';

import {TickList} from '@site/src/components/ui/TickList';
import type {Feature} from '@site/src/data/features';

import styles from './FeatureList.module.css';

export interface FeatureListProps {
  readonly features: readonly Feature[];
  /** Side by side below an artefact, or one below the other beside it. */
  readonly layout: 'row' | 'column';
}

/** Three features, each with what it is good for. */
export function FeatureList({features, layout}: FeatureListProps): ReactElement {
  return (
    <ul role="list" className={clsx(styles.list, styles[layout])}>
      {features.map(({name, description, benefits}) => (
        <li key={name}>
          <div>
            <h3>{name}</h3>
            <p>{description}</p>
          </div>
          <TickList items={benefits} className={styles.benefits} />
        </li>
      ))}
    </ul>
  );
}
