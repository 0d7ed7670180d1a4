import type {ReactElement} from 'react';
import clsx from 'clsx';

import styles from './Figures.module.css';

export interface FiguresProps {
  readonly figures: readonly {readonly value: string; readonly label: string}[];
  readonly className?: string;
}

/** Large figures with their labels, on one baseline between hairlines; rows on a phone. */
export function Figures({figures, className}: FiguresProps): ReactElement {
  return (
    <ul role="list" className={clsx(styles.figures, className)}>
      {figures.map(({value, label}) => (
        <li key={label}>
          <b className="num">{value}</b> {label}
        </li>
      ))}
    </ul>
  );
}
