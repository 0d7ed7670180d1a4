import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {DemoLink} from '@site/src/features/cta/parts/DemoLink';
import {PhoneLink} from '@site/src/features/cta/parts/PhoneLink';
import {useSpecialtyMenu} from '@site/src/features/specialties/parts/useSpecialtyMenu';
import {Icon} from '@site/src/ui/icon/Icon';
import {buttonLabels} from '@site/src/data/buttonLabels';
import {aboutPageLink, headerLinks, resourceLinks} from '@site/src/data/navigation';
import {specialtyPath} from '@site/src/data/specialtyIds';

import {Caret} from '../../ui/Caret';
import styles from './MobileMenu.module.css';
import {ThemeToggle} from './ThemeToggle';
import {useAutoCloseMenu} from './useAutoCloseMenu';

/** The whole navigation behind one button, for screens too narrow for the bar. */
export function MobileMenu(): ReactElement {
  const menu = useAutoCloseMenu();
  const groups = useSpecialtyMenu();

  return (
    <details ref={menu} className={styles.menu}>
      <summary aria-label="Menu">
        <span className={styles.toggle}>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path className={styles.bars} d="M3 7.5h18M3 16.5h18" />
            <path className={styles.cross} d="M5 5l14 14M19 5L5 19" />
          </svg>
        </span>
      </summary>
      <nav className={styles.panel} data-ground="tint" aria-label="Main, small screen">
        <div className="wrap">
          <details>
            <summary>
              <span className={styles.row}>
                Solutions <Caret />
              </span>
            </summary>
            <ul role="list" className={`quiet ${styles.list}`}>
              {groups
                .flatMap((group) => group.items)
                .map((item) => (
                  <li key={item.slug}>
                    <Link to={specialtyPath(item.slug)}>
                      <Icon name={item.icon} size="small" tone="live" />
                      {item.label}
                    </Link>
                  </li>
                ))}
              <li>
                <Link to="/solutions">All solutions</Link>
              </li>
            </ul>
          </details>
          <ul role="list" className="quiet">
            {[...headerLinks, aboutPageLink].map((link) => (
              <li key={link.to}>
                <Link to={link.to} className={styles.row}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
          <ul role="list" className={`inLine quiet small ${styles.more}`}>
            {resourceLinks.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="press">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <DemoLink source="mobile_header">{buttonLabels.headerDemo}</DemoLink>
            <PhoneLink variant="ghost" showsNumber>
              {buttonLabels.headerCall}
            </PhoneLink>
            <ThemeToggle hasLabel />
          </div>
        </div>
      </nav>
    </details>
  );
}
