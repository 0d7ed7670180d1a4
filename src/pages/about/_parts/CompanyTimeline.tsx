import type {CSSProperties, ReactElement} from 'react';

import {Slot} from '@site/src/components/ui/Slot';
import {Stop} from '@site/src/components/ui/Stop';
import {Wave} from '@site/src/components/ui/Wave';
import type {Milestone} from '../_content/timeline';

import styles from './CompanyTimeline.drawing.module.css';

/** The years as a stair, oldest first: quiet at first, a step up each year, ending in a slot. */
export function CompanyTimeline({years}: {readonly years: readonly Milestone[]}): ReactElement {
  return (
    <ol role="list" className={styles.years}>
      {years.map(({year, text, calls, slot}, index) => (
        <Stop key={year} isDrawn={slot === undefined} style={{'--step': index} as CSSProperties}>
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
        </Stop>
      ))}
    </ol>
  );
}
