import type {ReactElement} from 'react';

import {TickList} from '@site/src/components/ui/TickList';
import {coreFeatures} from '../_content/coreFeatures';

import styles from './CallLog.module.css';

/** The one that stands open: what most practices ask about first. */
const OPEN = 'scheduling';

/** A day's calls as ruled rows: when, what was asked, which feature answers. One is open. */
export function CallLog(): ReactElement {
  return (
    <ol role="list" className={styles.log}>
      {coreFeatures.map(({id, time, isoTime, caller, name, title, text, benefits}) => (
        <li key={id}>
          <details name="calls" open={id === OPEN}>
            <summary>
              <h3 className={styles.row}>
                <time className="num small" dateTime={isoTime}>
                  {time}
                </time>
                <q>{caller}</q>
                <span>{name}</span>
              </h3>
            </summary>
            <div className={styles.answer}>
              <p>
                <b>{title}.</b> {text}
              </p>
              <TickList items={benefits} />
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}
