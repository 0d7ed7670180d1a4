import type {ReactElement, TableHTMLAttributes} from 'react';
import clsx from 'clsx';

import {ScrollableTable} from '@site/src/components/ui/ScrollableTable';

import styles from './RuledTable.module.css';

export interface RuledTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** The last column holds figures: at the far edge, and never broken. */
  readonly figures?: boolean;
}

/** A table with a hairline below each row; what is too wide for a phone scrolls in its own frame. */
export function RuledTable({figures = false, className, ...props}: RuledTableProps): ReactElement {
  return (
    <ScrollableTable
      {...props}
      className={clsx(styles.table, figures && styles.figures, className)}
    />
  );
}
