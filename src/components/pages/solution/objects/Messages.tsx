import type {ReactElement} from 'react';

import styles from './Messages.module.css';
import {type ObjectOf} from './objectOf';

/** The texts between two visits. */
export function Messages({messages}: ObjectOf<'messages'>): ReactElement {
  return (
    <ol role="list" className={styles.messages}>
      {messages.map(({by, at, text}) => (
        <li key={text} data-by={by}>
          <span className={styles.at}>
            <span className="visuallyHidden">{by === 'client' ? 'Client, ' : 'Practice, '}</span>
            {at}
          </span>{' '}
          <span className={styles.bubble}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
