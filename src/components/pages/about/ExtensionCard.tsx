import type {ReactElement} from 'react';

import type {TeamRole} from '@site/src/data/team';

import styles from './ExtensionCard.module.css';

export interface ExtensionCardProps {
  readonly title: string;
  /** The number that the extensions belong to. */
  readonly number: string;
  readonly roles: readonly TeamRole[];
}

/** The card taped inside a front desk's drawer: who to ask for, and about what. */
export function ExtensionCard({title, number, roles}: ExtensionCardProps): ReactElement {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <span>{title}</span>
        <span className="num">{number}</span>
      </div>
      <ol role="list" className={styles.list}>
        {roles.map(({role, ask}, index) => (
          <li key={role}>
            <span className={`num ${styles.extension}`} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3>{role}</h3>
            <p>{ask}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
