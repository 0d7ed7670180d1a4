import type {ReactElement} from 'react';

import type {RoiInputs} from '@site/src/data/roiFields';
import {monthSheet, slotPath} from '@site/src/domain/roi/monthSheet';
import {formatNumber} from '@site/src/domain/format/numbers';

import styles from './RoiCalculator.module.css';

export interface MonthSheetProps {
  readonly inputs: RoiInputs;
  /** Calls a month, written above the sheet. */
  readonly recoveredCalls: number;
}

/** A month as an appointment book shows it: a column a working day, a slot a missed call. */
export function MonthSheet({inputs, recoveredCalls}: MonthSheetProps): ReactElement {
  const sheet = monthSheet(inputs);
  const recovered = formatNumber(recoveredCalls, 0);
  const baseline = sheet.height - 0.5;

  return (
    <div className={styles.month}>
      <div className={styles.monthCaption}>
        <p>
          <b className="num">{recovered}</b> {recovered === '1' ? 'call' : 'calls'} recovered each
          month
        </p>
        <p className={styles.quiet}>{sheet.caption}</p>
      </div>
      <svg
        className={styles.monthSheet}
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        role="img"
        aria-label={sheet.label}
      >
        <line x1="0" x2={sheet.width} y1={baseline} y2={baseline} />
        <path className={styles.recovered} d={slotPath(sheet, 'recovered')} />
        <path className={styles.missed} d={slotPath(sheet, 'missed')} />
      </svg>
      <div className={styles.weeks} aria-hidden="true">
        {Array.from({length: sheet.weeks}, (_, week) => (
          <span key={week}>Week {week + 1}</span>
        ))}
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span>
          <i className={styles.recoveredKey} />
          Recovered
        </span>
        <span>
          <i className={styles.missedKey} />
          Still missed
        </span>
      </p>
    </div>
  );
}
