import type {ReactElement} from 'react';

import type {RoiInputs} from '@site/src/features/roi/data/fields';
import {estimateCautious, estimateRoi} from '@site/src/features/roi/rules/estimate';
import {monthSheet} from '@site/src/features/roi/rules/monthSheet';
import {formatNumber} from '@site/src/lib/format/numbers';

import styles from './MonthSheet.drawing.module.css';

const kinds = [
  {kind: 'cautious', name: 'Cautious case', look: 'liveMark'},
  {kind: 'recovered', name: 'Formula', look: styles.recovered},
  {kind: 'missed', name: 'Still missed', look: 'missedMark'},
] as const;

/** Month of missed calls as an appointment book: a column for each working day, a slot for each call. */
export function MonthSheet({inputs}: {readonly inputs: RoiInputs}): ReactElement {
  const sheet = monthSheet(inputs);
  const cautious = formatNumber(estimateCautious(inputs).recoveredCalls, 0);
  const recovered = formatNumber(estimateRoi(inputs).recoveredCalls, 0);
  const baseline = sheet.height - 0.5;

  return (
    <div className={`muted ${styles.month}`}>
      <div className={`apart ${styles.caption}`}>
        <p>
          <b className="num">{cautious}</b>{' '}
          <span>{`${cautious === '1' ? 'call' : 'calls'} recovered each month, ${recovered} by the formula`}</span>
        </p>
        <p>{sheet.caption}</p>
      </div>
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} role="img" aria-label={sheet.label}>
        <line x1="0" x2={sheet.width} y1={baseline} y2={baseline} />
        {kinds.map(({kind, look}) => (
          <path key={kind} className={look} d={sheet.paths[kind]} />
        ))}
      </svg>
      <div className={styles.weeks} aria-hidden="true">
        {Array.from({length: sheet.weeks}, (_, week) => (
          <span key={week}>Week {week + 1}</span>
        ))}
      </div>
      <p className={`inLine ${styles.legend}`} aria-hidden="true">
        {kinds.map(({kind, name, look}) => (
          <span key={kind}>
            <svg className="sampleMark" viewBox="0 0 16 9" focusable="false">
              <rect className={look} x="0.6" y="0.6" width="14.8" height="7.8" rx="2" />
            </svg>
            {name}
          </span>
        ))}
      </p>
    </div>
  );
}
