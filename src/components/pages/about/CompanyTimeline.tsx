import type {ReactElement} from 'react';

import {Wave} from '@site/src/components/ui/Wave';
import type {Milestone} from '@site/src/data/timeline';

import styles from './CompanyTimeline.module.css';

export interface CompanyTimelineProps {
  /** Oldest first; the last one is the slot that the line ends in. */
  readonly milestones: readonly Milestone[];
}

/** The years on one line: quiet at first, busier each year, ending in a slot. */
export function CompanyTimeline({milestones}: CompanyTimelineProps): ReactElement {
  return (
    <ol role="list" className={styles.years}>
      {milestones.map(({year, text, calls}, index) => (
        <li key={year}>
          {index < milestones.length - 1 ? (
            <Wave
              className={styles.line}
              fit="none"
              width={340}
              height={88}
              seed={year + 6}
              lead={34}
              tail={26}
              step={3.6}
              amplitude={calls}
              word={[14, 40]}
              pause={[10 - index * 3, 52 - index * 20]}
            />
          ) : (
            <span className={styles.slot} aria-hidden="true">
              Line open
            </span>
          )}
          <time className="num" dateTime={String(year)}>
            {year}
          </time>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
