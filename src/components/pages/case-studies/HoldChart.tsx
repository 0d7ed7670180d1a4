import type {ReactElement} from 'react';

import {wavePath} from '@site/src/components/ui/wavePath';
import type {CaseChart} from '@site/src/data/caseStudies';

import {CaseBeforeAfter} from './CaseBeforeAfter';
import styles from './chart.module.css';
import {duration} from './duration';

type Hold = Extract<CaseChart, {kind: 'hold'}>;

const TALK = {height: 44, seed: 77, step: 3.6, amplitude: 0.4, lead: 6, tail: 0} as const;

/** One caller's line: dotted while nobody speaks, a wave while somebody does, a slot at its end. */
export function HoldChart({chart}: {readonly chart: Hold}): ReactElement {
  const before = duration(chart.secondsBefore);
  const after = duration(chart.secondsAfter);
  return (
    <CaseBeforeAfter
      label={`Before: ${before}, ${chart.noteBefore}. After: ${after}, ${chart.noteAfter}.`}
      before={{
        drawing: (
          <svg viewBox="0 0 459 44" aria-hidden="true">
            <path className={`${styles.line} ${styles.hold}`} d="M0 22H330" />
            <path
              className={styles.line}
              transform="translate(330 0)"
              d={wavePath({...TALK, width: 129})}
            />
          </svg>
        ),
        figure: before,
        note: chart.noteBefore,
      }}
      after={{
        drawing: (
          <svg viewBox="0 0 459 44" aria-hidden="true">
            <path className={styles.line} d={wavePath({...TALK, width: 150, tail: 10})} />
            <rect className={styles.booked} x="150" y="6" width="308" height="32" rx="3" />
            <text className={styles.inSlot} x="166" y="27">
              Booked
            </text>
          </svg>
        ),
        figure: after,
        note: chart.noteAfter,
      }}
    />
  );
}
