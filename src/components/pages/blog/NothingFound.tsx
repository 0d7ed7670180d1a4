import type {ReactElement} from 'react';

import {Button} from '@site/src/components/ui/Button';

import styles from './BlogList.module.css';

export interface NothingFoundProps {
  /** 'for “fax” in HIPAA Compliance'. */
  readonly filter: string;
  readonly total: number;
  readonly onClear: () => void;
}

export function NothingFound({filter, total, onClear}: NothingFoundProps): ReactElement {
  return (
    <div className={styles.nothing}>
      <div>
        <h2>Nobody has written that one yet</h2>
        <p>
          No article matches {filter}. Try fewer words, or look through all {total}.
        </p>
        <Button variant="ghost" size="small" onClick={onClear}>
          Clear filters
        </Button>
      </div>
      <svg viewBox="0 0 260 90" aria-hidden="true" focusable="false">
        <path d="M0 45H70C110 45 100 74 140 66" />
        <rect x="150" y="22" width="100" height="46" rx="3" />
      </svg>
    </div>
  );
}
