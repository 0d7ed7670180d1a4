import type {ReactElement} from 'react';

import type {CaseChart} from '@site/src/data/caseStudies';

import {CaseBeforeAfter} from './CaseBeforeAfter';
import styles from './chart.module.css';

type Calls = Extract<CaseChart, {kind: 'calls'}>;

const PER_ROW = 16;
const STEP = 29;
const ROW = 18;

function Day({
  total,
  missed,
}: {
  readonly total: number;
  readonly missed: readonly number[];
}): ReactElement {
  const rows = Math.ceil(total / PER_ROW);
  return (
    <svg viewBox={`0 0 ${PER_ROW * STEP - 5} ${rows * ROW - 6}`} aria-hidden="true">
      {Array.from({length: total}, (_, call) => {
        const isMissed = missed.includes(call);
        const inset = isMissed ? 0.6 : 0;
        return (
          <rect
            key={call}
            className={isMissed ? styles.missed : styles.answered}
            x={(call % PER_ROW) * STEP + inset}
            y={Math.floor(call / PER_ROW) * ROW + inset}
            width={24 - 2 * inset}
            height={12 - 2 * inset}
            rx="2"
          />
        );
      })}
    </svg>
  );
}

/** A day's calls as slots: green answered, pink missed. */
export function CallsChart({chart}: {readonly chart: Calls}): ReactElement {
  const {total, missedBefore, missedAfter} = chart;
  return (
    <CaseBeforeAfter
      label={`Before: ${missedBefore.length} of ${total} calls missed. After: ${missedAfter.length} of ${total} missed.`}
      before={{
        drawing: <Day total={total} missed={missedBefore} />,
        figure: `${missedBefore.length} of ${total} missed`,
        note: chart.noteBefore,
      }}
      after={{
        drawing: <Day total={total} missed={missedAfter} />,
        figure: `${missedAfter.length} of ${total} missed`,
        note: chart.noteAfter,
      }}
    />
  );
}
