import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './BarMenu.module.css';
import {Caret} from '../../ui/Caret';
import header from './SiteHeader.module.css';
import {useAutoCloseMenu} from './useAutoCloseMenu';

export interface BarMenuProps {
  readonly label: string;
  readonly isCurrent: boolean;
  /** `MenuGroup`s in four columns, a `MenuAside` in the fifth. */
  readonly children: ReactNode;
}

/** Menu of the header's bar, as wide as the window; one is open at a time. */
export function BarMenu({label, isCurrent, children}: BarMenuProps): ReactElement {
  const menu = useAutoCloseMenu();
  return (
    <details ref={menu} name="bar">
      <summary>
        <span className={`press small ${header.link}`} data-current={isCurrent || undefined}>
          {label} <Caret />
        </span>
      </summary>
      <div className={styles.panel}>
        <div className={`wrap ${styles.columns}`}>{children}</div>
      </div>
    </details>
  );
}

export interface MenuGroupProps {
  readonly id: string;
  readonly label: string;
  /** True for two columns, where each link has a description of its page. */
  readonly hasDescriptions?: boolean;
  readonly children: ReactNode;
}

export function MenuGroup({
  id,
  label,
  hasDescriptions = false,
  children,
}: MenuGroupProps): ReactElement {
  return (
    <div className={clsx(hasDescriptions && styles.lined)}>
      <p id={id} className={styles.group}>
        {label}
      </p>
      <ul role="list" className="quiet" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

export interface MenuAsideProps {
  readonly title: string;
  readonly text: string;
  /** One button. */
  readonly children: ReactNode;
}

export function MenuAside({title, text, children}: MenuAsideProps): ReactElement {
  return (
    <div className={styles.aside} data-ground="tint">
      <p>{title}</p>
      <p className="small muted">{text}</p>
      {children}
    </div>
  );
}
