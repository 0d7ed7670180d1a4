import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {useSolutionMenu} from '@site/src/components/shared/useSolutionMenu';
import {Icon} from '@site/src/components/ui/icon/Icon';

import {Caret} from './Caret';
import styles from './SolutionsMenu.module.css';
import {useDisclosure} from './useDisclosure';

export interface SolutionsMenuProps {
  /** The look that it shares with the links beside it. */
  readonly className?: string;
  /** The page is one of the solutions. */
  readonly isCurrent: boolean;
}

/** The eleven solution pages in four groups, and a line to try it on. */
export function SolutionsMenu({className, isCurrent}: SolutionsMenuProps): ReactElement {
  const disclosure = useDisclosure();
  const groups = useSolutionMenu();

  return (
    <details ref={disclosure}>
      <summary className={className} data-current={isCurrent || undefined}>
        Solutions <Caret />
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
                    <Link to={`/solutions/${item.slug}`}>
                      <Icon name={item.icon} />
                      {item.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div className={styles.test} data-ground="tint">
            <p>Hear it for yourself</p>
            <p className="small muted">
              Call the test line and book a pretend cleaning. It takes a minute.
            </p>
            <PhoneLink variant="ghost" size="small">
              Call Test AI
            </PhoneLink>
            <Link className="textLink small" to="/solutions">
              All solutions
            </Link>
          </div>
        </div>
      </div>
    </details>
  );
}
