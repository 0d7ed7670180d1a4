import type {ReactElement} from 'react';

import styles from './Figures.module.css';

export interface FiguresProps {
  readonly figures: readonly {readonly value: string; readonly label: string}[];
}

/** Large figures with their labels, on one baseline between hairlines; rows on a phone. */
export function Figures({figures}: FiguresProps): ReactElement {
  return (
    <ul role="list" className={styles.figures}>
      {figures.map(({value, label}) => (
        <li key={label}>
          <b className="num">{value}</b> {label}
        </li>
      ))}
    </ul>
  );
}
