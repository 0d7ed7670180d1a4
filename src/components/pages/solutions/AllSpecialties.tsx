import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Icon} from '@site/src/components/ui/icon/Icon';

import styles from './AllSpecialties.module.css';
import {useSolutionMenu} from '@site/src/components/shared/useSolutionMenu';

/** Every specialty with a page, in the menu's groups. */
export function AllSpecialties(): ReactElement {
  return (
    <div className={styles.groups}>
      {useSolutionMenu().map(({id, label, items}) => (
        <div key={id}>
          <h3 className={styles.label}>{label}</h3>
          <ul role="list">
            {items.map(({slug, label: name, icon}) => (
              <li key={slug}>
                <Link className={styles.link} to={`/solutions/${slug}`}>
                  <Icon name={icon} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
