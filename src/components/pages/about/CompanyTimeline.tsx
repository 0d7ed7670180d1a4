import type {CSSProperties, ReactElement} from 'react';

import {Slot} from '@site/src/components/ui/Slot';
import {Wave} from '@site/src/components/ui/Wave';
import type {Milestone} from '@site/src/data/timeline';

import styles from './CompanyTimeline.module.css';

export interface CompanyTimelineProps {
  /** Oldest first; the last one is the slot that the line ends in. */
  readonly milestones: readonly Milestone[];
}

/** The years as a stair: quiet at first, a step up each year, ending in a slot. */
export function CompanyTimeline({milestones}: CompanyTimelineProps): ReactElement {
  return (
    <ol role="list" className={styles.years}>
      {milestones.map(({year, text, calls, slot}, index) => (
        <li key={year} style={{'--step': index} as CSSProperties}>
          {slot === undefined ? (
            <Wave
              fit="none"
              width={300}
              height={72}
              seed={year + 6}
              lead={90}
              tail={60}
              step={3.6}
              amplitude={calls}
              word={[14, 40]}
              pause={[10 - index * 3, 52 - index * 20]}
            />
          ) : (
            <Slot tone="booked" className={styles.slot}>
              {slot}
            </Slot>
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
