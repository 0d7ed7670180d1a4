import type {ReactElement} from 'react';
import clsx from 'clsx';

import {DaySheet, type DaySheetProps} from '@site/src/components/shared/day-sheet/DaySheet';
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
  readonly sheet: Omit<DaySheetProps, 'isPart' | 'className'>;
}

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
      <DaySheet isPart className={styles.sheet} {...sheet} />
      <span className={styles.wireIn} aria-hidden="true" />
      <div className={clsx(styles.card, styles.call)} aria-hidden="true">
        <div className={styles.head}>
          <span className={styles.live} />
          <b>{callAnswered.label}</b>
          <span className="num">{callAnswered.value}</span>
        </div>
        <div className={styles.talk}>
          {call.map(({who, says}) => (
            <p key={says} className={clsx(who === productName && styles.ai)}>
              <span>{who}</span> {says}
            </p>
          ))}
        </div>
        <Wave
          animated
          fit="none"
          className={styles.wave}
          width={384}
          height={72}
          seed={12}
          lead={36}
          tail={44}
        />
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
      <div className={clsx(styles.card, styles.booked)} aria-hidden="true">
        <Icon name="calendar-check" size="small" />
        <span>
          <b>{appointmentBooked.label}</b>
          <span className="muted">{appointmentBooked.value}</span>
        </span>
      </div>
    </div>
  );
}
