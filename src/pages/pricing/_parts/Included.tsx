import type {ReactElement} from 'react';

import {RuledList} from '@site/src/components/layout/RuledList';
import {Wave} from '@site/src/components/ui/Wave';
import {included, includedIds, type IncludedId} from '../_content';

import styles from './Included.drawing.module.css';

/** A week and a half of answered calls, in slots: a drawing, not a measurement. */
const BARS = [2, 3, 4, 3, 4, 2, 3, 4, 4, 3];

const drawings: Readonly<Record<IncludedId, ReactElement>> = {
  receptionist: (
    <div className={styles.line}>
      <Wave width={190} height={58} seed={5} lead={6} tail={14} step={3} />
      <span className={styles.live} />
    </div>
  ),
  scheduling: (
    <div className={styles.day}>
      <span className={styles.time}>10:30</span>
      <span className={`bookedSlot ${styles.slot}`}>New patient</span>
    </div>
  ),
  communication: (
    <p className={styles.bubble}>
      Lakeside: Thu 10:30, Dr. Lindgren. <span>Reply C to confirm, STOP to end texts.</span>
    </p>
  ),
  analytics: (
    <div className={styles.bars}>
      {BARS.map((height, i) => (
        <span key={i}>
          {Array.from({length: height}, (_, k) => (
            <i key={k} />
          ))}
        </span>
      ))}
    </div>
  ),
};

/** What every plan includes, each beside the thing itself. */
export function Included(): ReactElement {
  return (
    <RuledList layout="stacked" className={styles.list}>
      {includedIds.map((id) => (
        <li key={id}>
          <div>
            <h3>{included[id].name}</h3>
            <p>{included[id].description}</p>
          </div>
          <div className={styles.drawing} aria-hidden="true">
            {drawings[id]}
          </div>
        </li>
      ))}
    </RuledList>
  );
}
