import type {ReactElement} from 'react';

import {RuledList} from '@site/src/layout/RuledList';
import {automationTimeline} from '@site/src/features/blog/figures/automationTimeline';

import styles from './Timeline.module.css';

export function Timeline(): ReactElement {
  return (
    <RuledList as="ol" className={styles.timeline}>
      {automationTimeline.map(({years, title, happens, staysWithPeople}) => (
        <li key={years}>
          <b className="h3 num">{years}</b>
          <div>
            <b className="h3">{title}</b>
            <ul role="list">
              {happens.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className={styles.people}>
              <b>Stays with people.</b> {staysWithPeople}
            </p>
          </div>
        </li>
      ))}
    </RuledList>
  );
}
