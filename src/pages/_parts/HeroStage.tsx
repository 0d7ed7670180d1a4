import type {ReactElement} from 'react';
import clsx from 'clsx';

import {Card} from '@site/src/components/layout/Card';
import {DaySheet} from '@site/src/components/shared/day-sheet/DaySheet';
import {Icon} from '@site/src/components/ui/icon/Icon';
import {Wave} from '@site/src/components/ui/Wave';
import {brand} from '@site/src/config/brand';
import {heroSheet} from '../_content/heroSheet';
import {hero} from '@site/src/data/home';

import styles from './HeroStage.drawing.module.css';

/**
 * The call plays once: the line draws, the wire reaches the slot, the slot fills, the card rises.
 * All of it is CSS, so it also plays where scripts are blocked; reduced motion shows the end.
 * To assistive technology it is one picture, described.
 */
export function HeroStage(): ReactElement {
  const {appointmentBooked, call, callAnswered, stageDescription} = hero;
  return (
    <div role="img" aria-label={stageDescription}>
      <div className={styles.stage} aria-hidden="true">
        <DaySheet isPart className={styles.sheet} {...heroSheet} />
        <Card
          className={clsx(styles.card, styles.call)}
          head={
            <>
              <b>
                <span className={styles.live} />
                {callAnswered.label}
              </b>
              <span className={clsx('num', styles.answered)}>{callAnswered.value}</span>
            </>
          }
        >
          <div className={styles.talk}>
            {call.map(({who, says}) => (
              <p key={says} className={clsx(who === brand.name && styles.ai)}>
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
        </Card>
        <svg className={styles.wireOut} viewBox="0 0 110 174" preserveAspectRatio="none">
          <path d="M0 172.5H42Q62 172.5 62 152.5V20Q62 1 82 1H110" />
        </svg>
        <Card className={clsx(styles.card, styles.booked)}>
          <div>
            <Icon name="calendar-check" size="small" />
            <span>
              <b>{appointmentBooked.label}</b>
              <span className="muted">{appointmentBooked.value}</span>
            </span>
          </div>
        </Card>
      </div>
    </div>
  );
}
