import type {ReactElement} from 'react';

import {RuledList} from '@site/src/components/layout/RuledList';
import {TickList} from '@site/src/components/ui/TickList';
import {Wave} from '@site/src/components/ui/Wave';
import {coreFeatures} from '../_content/coreFeatures';

import styles from './CallLog.module.css';

/** A day's calls as a ruled log: when and what was asked, what answers it, three benefits. */
export function CallLog(): ReactElement {
  return (
    <RuledList as="ol" layout="stacked" className={styles.log}>
      {coreFeatures.map((call, index) => (
        <li key={call.id}>
          <div className={styles.when}>
            <time className="num" dateTime={call.isoTime}>
              {call.time}
            </time>
            <q>{call.caller}</q>
            <Wave
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
          <div>
            <p className={styles.name}>{call.name}</p>
            <h3>{call.title}</h3>
            <p>{call.text}</p>
          </div>
          <TickList items={call.benefits} />
        </li>
      ))}
    </RuledList>
  );
}
