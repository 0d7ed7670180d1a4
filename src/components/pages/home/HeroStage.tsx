import type {ReactElement} from 'react';
import clsx from 'clsx';

import {Icon} from '@site/src/components/ui/icon/Icon';
import {Wave} from '@site/src/components/ui/Wave';

import styles from './HeroStage.module.css';

export interface HeroStageProps {
  /** What the drawing shows, in words. */
  readonly description: string;
  readonly callAnswered: {readonly label: string; readonly value: string};
  readonly appointmentBooked: {readonly label: string; readonly value: string};
  readonly productName: string;
  readonly call: readonly {readonly who: string; readonly says: string}[];
  readonly sheet: {
    readonly day: string;
    readonly columns: readonly string[];
    /** Hours since midnight; 8.5 is 8:30. */
    readonly firstHour: number;
    readonly rows: number;
    readonly entries: readonly {
      readonly column: number;
      readonly row: number;
      readonly span: number;
      readonly title: string;
      readonly note?: string;
      readonly tone?: 'info' | 'new';
    }[];
  };
}

const clock = (hours: number): string => {
  const whole = Math.floor(hours);
  const minutes = Math.round((hours - whole) * 60);
  return `${((whole + 11) % 12) + 1}:${String(minutes).padStart(2, '0')}`;
};

/**
 * The call plays once: the line draws, the wire reaches the slot, the slot fills, the card rises.
 * All of it is CSS, so it also plays where scripts are blocked; reduced motion shows the end.
 * To assistive technology it is one picture, described.
 */
export function HeroStage({
  description,
  callAnswered,
  appointmentBooked,
  productName,
  call,
  sheet,
}: HeroStageProps): ReactElement {
  return (
    <div className={styles.stage} role="img" aria-label={description}>
      <div className={styles.sheet} aria-hidden="true">
        <div className={styles.sheetHead}>
          <span>{sheet.day}</span>
          {sheet.columns.map((column, index) => (
            <span key={column} className={styles[`column${index + 1}`]}>
              {column}
            </span>
          ))}
        </div>
        <div className={styles.sheetBody}>
          {Array.from({length: sheet.rows}, (_, row) => {
            const hours = sheet.firstHour + row / 4;
            return (
              <span
                key={row}
                className={clsx(styles.hour, Number.isInteger(hours * 2) && styles.half)}
                style={{gridRow: row + 1}}
              >
                {clock(hours)}
              </span>
            );
          })}
          {sheet.entries.map((entry) => (
            <div
              key={`${entry.column}-${entry.row}`}
              className={clsx(
                styles.entry,
                styles[`column${entry.column}`],
                entry.tone === 'info' && styles.info,
                entry.tone === 'new' && styles.new,
              )}
              style={{gridColumn: entry.column + 1, gridRow: `${entry.row} / span ${entry.span}`}}
            >
              <b>{entry.title}</b>
              {entry.note === undefined ? null : <span>{entry.note}</span>}
            </div>
          ))}
        </div>
      </div>
      <span className={styles.wireIn} aria-hidden="true" />
      <div className={styles.callCard} aria-hidden="true">
        <div className={styles.callHead}>
          <span className={styles.live} />
          <b>{callAnswered.label}</b>
          <span className={`num ${styles.callTime}`}>{callAnswered.value}</span>
        </div>
        <div className={styles.talk}>
          {call.map(({who, says}) => (
            <div key={says} className={styles.turn}>
              <span className={clsx(who === productName && styles.ai)}>{who}</span>
              <span>{says}</span>
            </div>
          ))}
        </div>
        <div className={styles.waveStrip}>
          <Wave animated fit="none" width={384} height={72} seed={12} lead={36} tail={44} />
        </div>
      </div>
      <svg
        className={styles.wireOut}
        aria-hidden="true"
        focusable="false"
        viewBox="0 0 110 174"
        preserveAspectRatio="none"
      >
        <path
          className={styles.wire}
          pathLength={1}
          d="M0 172.5H42Q62 172.5 62 152.5V20Q62 1 82 1H110"
        />
      </svg>
      <div className={styles.bookCard} aria-hidden="true">
        <span className={styles.check}>
          <Icon name="calendar-check" size="small" />
        </span>
        <span>
          <b>{appointmentBooked.label}</b>
          <span className="muted">{appointmentBooked.value}</span>
        </span>
      </div>
    </div>
  );
}
