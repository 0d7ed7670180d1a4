import type {ReactElement} from 'react';

import type {CaseChart} from '@site/src/data/caseStudies';

import {CaseBeforeAfter} from './CaseBeforeAfter';
import styles from './chart.module.css';

type Week = Extract<CaseChart, {kind: 'week'}>;

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
const COLUMN = 93.5;
const ROW = 15;

interface DaysProps {
  readonly visitsPerDay: number;
  readonly empty: readonly number[];
  readonly refilled: readonly number[];
}

function Days({visitsPerDay, empty, refilled}: DaysProps): ReactElement {
  const look = (visit: number): string | undefined => {
    if (empty.includes(visit)) return styles.missed;
    return refilled.includes(visit) ? styles.booked : styles.kept;
  };
  const bottom = visitsPerDay * ROW;
  return (
    <svg viewBox={`0 0 459 ${bottom + 14}`} aria-hidden="true">
      {DAYS.map((day, column) => (
        <g key={day} transform={`translate(${column * COLUMN} 0)`}>
          {Array.from({length: visitsPerDay}, (_, row) => (
            <rect
              key={row}
              className={look(column * visitsPerDay + row)}
              x="0.6"
              y={row * ROW + 0.6}
              width="83.8"
              height="9.8"
              rx="2"
            />
          ))}
          <text x="0" y={bottom + 11}>
            {day}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A therapist's week: pink did not come, yellow was given to somebody else. */
export function WeekChart({chart}: {readonly chart: Week}): ReactElement {
  const {visitsPerDay, emptyBefore, emptyAfter, refilledAfter} = chart;
  const total = visitsPerDay * DAYS.length;
  return (
    <CaseBeforeAfter
      label={`Before: ${emptyBefore.length} of ${total} visits empty. After: ${emptyAfter.length} empty, ${refilledAfter.length} refilled.`}
      before={{
        drawing: <Days visitsPerDay={visitsPerDay} empty={emptyBefore} refilled={[]} />,
        figure: `${emptyBefore.length} of ${total} empty`,
        note: chart.noteBefore,
      }}
      after={{
        drawing: <Days visitsPerDay={visitsPerDay} empty={emptyAfter} refilled={refilledAfter} />,
        figure: `${emptyAfter.length} of ${total} empty`,
        note: chart.noteAfter,
      }}
    />
  );
}
