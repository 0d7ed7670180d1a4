import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {useSolutionMenu} from '@site/src/components/shared/useSolutionMenu';
import {Icon} from '@site/src/components/ui/icon/Icon';

import {Caret} from './Caret';
import styles from './SolutionsMenu.module.css';
import {useDisclosure} from './useDisclosure';

/** The eleven solution pages in four groups, and a line to try it on. */
export function SolutionsMenu(): ReactElement {
  const disclosure = useDisclosure();
  const groups = useSolutionMenu();

  return (
    <details ref={disclosure} className={styles.menu}>
      <summary className={styles.toggle}>
        Solutions <Caret className={styles.caret} />
      </summary>
      <div className={styles.panel}>
        <div className={`wrap ${styles.columns}`}>
          {groups.map((group) => (
            <div key={group.id}>
              <p id={`solutions-${group.id}`} className={styles.group}>
                {group.label}
              </p>
              <ul role="list" aria-labelledby={`solutions-${group.id}`}>
                {group.items.map((item) => (
                  <li key={item.slug}>
                    <Link className={styles.link} to={`/solutions/${item.slug}`}>
                      <Icon name={item.icon} className={styles.icon} />
                      <span>{item.label}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div className={styles.test}>
            <p className={styles.testTitle}>Hear it for yourself</p>
            <p className="small muted">
              Call the test line and book a pretend cleaning. It takes a minute.
            </p>
            <PhoneLink variant="ghost" size="small">
              Call Test AI
            </PhoneLink>
            <Link className={`textLink small ${styles.all}`} to="/solutions">
              All solutions
            </Link>
          </div>
        </div>
      </div>
    </details>
  );
}
