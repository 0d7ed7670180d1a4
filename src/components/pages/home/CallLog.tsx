import type {ReactElement} from 'react';

import {TickList} from '@site/src/components/ui/TickList';
import {Wave} from '@site/src/components/ui/Wave';

import styles from './CallLog.module.css';

export interface LoggedCall {
  readonly id: string;
  readonly name: string;
  readonly time: string;
  readonly isoTime: string;
  readonly caller: string;
  readonly title: string;
  readonly text: string;
  readonly benefits: readonly string[];
}

export interface CallLogProps {
  readonly label: string;
  readonly calls: readonly LoggedCall[];
}

/**
 * A day's calls as a ruled log: when and what was asked, what answers it, three benefits.
 * On a phone the rows become cards to swipe through, so that six calls take one screen.
 */
export function CallLog({label, calls}: CallLogProps): ReactElement {
  return (
    // Scrolls sideways on a phone; a region that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <ol role="list" className={styles.log}>
        {calls.map((call, index) => (
          <li key={call.id} className={styles.call}>
            <div className={styles.when}>
              <div>
                <time className={`num ${styles.time}`} dateTime={call.isoTime}>
                  {call.time}
                </time>
                <q className={styles.caller}>{call.caller}</q>
              </div>
              <Wave
                className={styles.wave}
                width={150}
                height={34}
                seed={7 + index * 3}
                lead={4}
                // A longer question draws a longer voice.
                tail={Math.max(18, 118 - call.caller.length * 4)}
                step={3}
                word={[14, 30]}
                pause={[3, 7]}
              />
            </div>
            <div className={styles.what}>
              <p className={styles.name}>{call.name}</p>
              <h3>{call.title}</h3>
              <p className={styles.text}>{call.text}</p>
            </div>
            <TickList items={call.benefits} className={styles.benefits} />
          </li>
        ))}
      </ol>
    </div>
  );
}
