import type {ReactElement} from 'react';

import {illustrativeDay} from '@site/src/features/blog/figures/illustrativeDay';

import {ArticleFigure} from './ArticleFigure';
import styles from './CallsByHour.module.css';

const SLOT_W = 32;
const STEP_X = 40;
const SLOT_H = 9;
const STEP_Y = 12.5;

/** Chart of a day's calls by the hour: each slot is one call, pink if it was missed. */
export function CallsByHour(): ReactElement {
  const top = Math.max(...illustrativeDay.map(({answered, missed}) => answered + missed));
  const height = top * STEP_Y;
  const width = illustrativeDay.length * STEP_X - (STEP_X - SLOT_W);
  const missedAll = illustrativeDay.reduce((sum, {missed}) => sum + missed, 0);
  const all = illustrativeDay.reduce((sum, {answered, missed}) => sum + answered + missed, 0);
  return (
    <ArticleFigure
      inMargin
      className={styles.chart}
      caption="One example day. Each square is one call."
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Calls by the hour on one example day: ${missedAll} of ${all} are missed, most of them before nine, at noon, and after five.`}
      >
        {illustrativeDay.flatMap(({hour, answered, missed}, column) =>
          Array.from({length: answered + missed}, (_, index) => {
            const isMissed = index >= answered;
            const inset = isMissed ? 0.6 : 0;
            return (
              <rect
                key={`${hour}-${index}`}
                className={isMissed ? 'missedMark' : styles.slot}
                x={column * STEP_X + inset}
                y={height - (index + 1) * STEP_Y + 3 + inset}
                width={SLOT_W - inset * 2}
                height={SLOT_H - inset * 2}
                rx="2"
              />
            );
          }),
        )}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{illustrativeDay[0]?.hour}</span>
        <span>noon</span>
        <span>{illustrativeDay.at(-1)?.hour}</span>
      </p>
      <p className={styles.legend}>
        {(['slot', 'missed'] as const).map((key) => (
          <span key={key}>
            <svg className="sampleMark" viewBox="0 0 16 9" aria-hidden="true">
              <rect
                className={key === 'slot' ? styles.slot : 'missedMark'}
                x="0.6"
                y="0.6"
                width="14.8"
                height="7.8"
                rx="2"
              />
            </svg>
            <span>{key === 'slot' ? 'Answered' : 'Missed'}</span>
          </span>
        ))}
      </p>
    </ArticleFigure>
  );
}
