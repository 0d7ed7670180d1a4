import type {ReactElement} from 'react';
import clsx from 'clsx';

import styles from './Figures.module.css';

export interface FiguresProps {
  readonly figures: readonly {readonly value: string; readonly label: string}[];
  /** True for a row that stays in the background: small figures, two by two on a phone. */
  readonly quiet?: boolean;
  readonly className?: string;
}

/** Large figures with what they count, on one baseline between hairlines; rows on a phone. */
export function Figures({figures, quiet = false, className}: FiguresProps): ReactElement {
  return (
    <ul role="list" className={clsx(styles.figures, quiet && styles.quiet, className)}>
      {figures.map(({value, label}) => (
        <li key={label}>
          <b className="num">{value}</b> {label}
        </li>
      ))}
    </ul>
  );
}
