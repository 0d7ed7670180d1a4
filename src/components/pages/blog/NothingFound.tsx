import type {ReactElement} from 'react';

import {Columns} from '@site/src/components/layout/Columns';
import {Words} from '@site/src/components/layout/Words';
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
    <Columns split="7/4" align="center" className={styles.nothing}>
      <Words
        title="Nobody has written that one yet"
        actions={
          <Button variant="ghost" size="small" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        No article matches {filter}. Try fewer words, or look through all {total}.
      </Words>
      <svg viewBox="0 0 260 90" aria-hidden="true" focusable="false">
        <path d="M0 45H70C110 45 100 74 140 66" />
        <path strokeDasharray="4 4" d="M150 22H250V68H150Z" />
      </svg>
    </Columns>
  );
}
