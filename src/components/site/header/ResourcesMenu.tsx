import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {QuietList} from '@site/src/components/site/QuietLinks';
import {resourceLinks} from '@site/src/data/navigation';

import {Caret} from './Caret';
import styles from './ResourcesMenu.module.css';
import header from './SiteHeader.module.css';
import {useDisclosure} from './useDisclosure';

export interface ResourcesMenuProps {
  readonly isWithin: (route: string) => boolean;
}

/** Menu of tools and reading in the header. */
export function ResourcesMenu({isWithin}: ResourcesMenuProps): ReactElement {
  const disclosure = useDisclosure();
  return (
    <details ref={disclosure} name="bar" className={styles.menu}>
      <summary>
        <span
          className={header.link}
          data-current={resourceLinks.some(({to}) => isWithin(to)) || undefined}
        >
          Resources <Caret />
        </span>
      </summary>
      <QuietList className={styles.panel}>
        {resourceLinks.map(({label, to}) => (
          <li key={to}>
            <Link to={to} aria-current={isWithin(to) ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </QuietList>
    </details>
  );
}
