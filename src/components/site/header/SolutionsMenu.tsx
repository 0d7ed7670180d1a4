import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {useSpecialtyMenu} from '@site/src/components/shared/useSpecialtyMenu';
import {Icon} from '@site/src/components/ui/icon/Icon';

import {QuietList} from '@site/src/components/site/QuietLinks';

import {BarMenu} from './BarMenu';
import styles from './SolutionsMenu.module.css';

/** Menu of the eleven specialty pages in four groups, with the number of the test line. */
export function SolutionsMenu({isCurrent}: {readonly isCurrent: boolean}): ReactElement {
  const groups = useSpecialtyMenu();

  return (
    <BarMenu label="Solutions" isCurrent={isCurrent}>
      <div className={styles.panel}>
        <div className={`wrap ${styles.columns}`}>
          {groups.map((group) => (
            <div key={group.id}>
              <p id={`solutions-${group.id}`} className={styles.group}>
                {group.label}
              </p>
              <QuietList aria-labelledby={`solutions-${group.id}`}>
                {group.items.map((item) => (
                  <li key={item.slug}>
                    <Link to={`/solutions/${item.slug}`}>
                      <Icon name={item.icon} />
                      {item.label}
                    </Link>
                  </li>
                ))}
              </QuietList>
            </div>
          ))}
          <div className={styles.test} data-ground="tint">
            <p>Hear it for yourself</p>
            <p className="small muted">Book a test cleaning by phone. It takes a minute.</p>
            <PhoneLink variant="ghost" size="small" />
          </div>
          <Link className={styles.all} to="/solutions">
            All solutions
          </Link>
        </div>
      </div>
    </BarMenu>
  );
}
