import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Wave} from '@site/src/components/ui/Wave';
import {trail} from '@site/src/data/featureArtefacts';
import {featureGroupIds, featureGroups} from '@site/src/data/features';

import styles from './Trail.module.css';

/** One call on one line, with a stop for every group: the page's contents. */
export function Trail(): ReactElement {
  return (
    <nav aria-label="Groups of features" className={styles.trail}>
      <Wave width={1240} height={56} seed={44} lead={24} tail={980} fit="none" />
      <ol role="list">
        {featureGroupIds.map((id) => (
          <li key={id}>
            <Link to={`#${id}`}>
              <span className={styles.when}>{trail[id].when}</span>
              <span className={styles.what}>{trail[id].what}</span>
              <span className={styles.group}>{featureGroups[id].name}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
