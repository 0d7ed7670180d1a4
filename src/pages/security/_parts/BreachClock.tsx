import type {ReactElement} from 'react';

import {FactList} from '@site/src/components/layout/FactList';
import {Stop} from '@site/src/components/ui/Stop';
import {claims} from '@site/src/data/claims';
import {breachClock} from '@site/src/data/security';

import styles from './BreachClock.drawing.module.css';

const hours = claims.breachReportHours;
const {starts, ends, law} = breachClock;

/** A day of hours as slots: it starts with the suspicion and ends, at the latest, with the report. */
export function BreachClock(): ReactElement {
  return (
    <>
      <div className={styles.day}>
        <Stop as="p" className={`small muted ${styles.from}`}>
          <b>{starts.title}</b>
          {starts.text}
        </Stop>
        <ol className={styles.hours} aria-label={`${hours} hours, a slot each`}>
          {Array.from({length: hours}, (_, hour) => (
            <li key={hour} className={hour + 1 === hours ? 'bookedSlot' : undefined}>
              {hour + 1 === hours ? <b>{ends.title}</b> : null}
              <span className="num">{hour + 1}</span>
            </li>
          ))}
        </ol>
      </div>
      <FactList
        className={styles.facts}
        facts={[
          {term: 'What the report says', fact: ends.text},
          {
            term: 'What the law allows a business associate',
            fact: (
              <>
                {law.days} days, {law.section}: one line below for each day. Ours is the first.
                <span className={styles.rows} aria-hidden="true" />
              </>
            ),
          },
        ]}
      />
    </>
  );
}
