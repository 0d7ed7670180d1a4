import type {ReactElement} from 'react';
import clsx from 'clsx';

import {type ObjectOf} from './objectOf';
import styles from './objects.module.css';

/** The texts between two visits. */
export function Messages({messages}: ObjectOf<'messages'>): ReactElement {
  return (
    <ol role="list" className={clsx(styles.opened, styles.messages)}>
      {messages.map(({by, at, text}) => (
        <li key={text} data-by={by}>
          <span className="micro faint">
            <span className="visuallyHidden">{by === 'client' ? 'Client, ' : 'Practice, '}</span>
            {at}
          </span>{' '}
          <span className={styles.bubble}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
