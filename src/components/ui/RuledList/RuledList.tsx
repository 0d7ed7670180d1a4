import type {ReactElement} from 'react';

import styles from './styles.module.css';

export interface RuledListProps {
  readonly items: readonly {readonly title: string; readonly text: string}[];
}

/** Names on the left, what they mean on the right, a hairline below each. */
export function RuledList({items}: RuledListProps): ReactElement {
  return (
    <ul role="list" className={styles.list}>
      {items.map(({title, text}) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
