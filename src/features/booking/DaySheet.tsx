import {type ReactElement, useId} from 'react';
import clsx from 'clsx';

import caretDown from '@site/src/components/ui/icon/drawn/caret-down';
import {Icon} from '@site/src/components/ui/icon/Icon';
import {
  type DemoDay,
  type DemoTime,
  easternTime,
  formatTime,
  OFFICE_ZONE,
  thirdOfHour,
  zoneName,
} from '@site/src/features/booking/rules/demoTimes';
import {counted} from '@site/src/format/counted';

import styles from './Booking.drawing.module.css';
import type {Booking} from './useBooking';
import {ZoneList} from './ZoneList';

const DAYS_IN_STRIP = 10;

export interface DaySheetProps {
  readonly booking: Booking;
  readonly day: DemoDay;
  /** Line above the times. */
  readonly line?: string;
}

const isDone = ({step}: Booking): boolean => step === 'booked' || step === 'moved';

/** Ten working days, with buttons to the ten before and after. */
function DayStrip({booking, day}: DaySheetProps): ReactElement {
  const {days, zone, isSending, showDay} = booking;
  const name = useId();
  const from = Math.floor(days.indexOf(day) / DAYS_IN_STRIP) * DAYS_IN_STRIP;
  const strip = days.slice(from, from + DAYS_IN_STRIP);
  const turn = (label: string, to: number): ReactElement | null => {
    const there = days.slice(Math.max(to, 0), to + DAYS_IN_STRIP);
    const next = there.find(({freeCount}) => freeCount > 0) ?? there[0];
    return next === undefined ? null : (
      <button key={label} type="button" className={styles.turn} onClick={() => showDay(next)}>
        {label}
      </button>
    );
  };
  return (
    <div role="radiogroup" aria-label="Day" className={styles.strip}>
      {turn('Earlier', from - DAYS_IN_STRIP)}
      {strip.map((one) => {
        const {date, at, freeCount} = one;
        const free = freeCount === 0 ? 'no free time' : counted(freeCount, 'free time');
        return (
          <label key={date} className={clsx(styles.tab, freeCount === 0 && styles.full)}>
            <input
              type="radio"
              name={name}
              checked={one === day}
              disabled={isDone(booking) || isSending || (freeCount === 0 && one !== day)}
              aria-label={`${formatTime('day', at, zone)}, ${free}`}
              onChange={() => showDay(one)}
            />
            <span>{formatTime('shortWeekday', at, zone)}</span>
            <b>{formatTime('dayOfMonth', at, zone)}</b>
            <span>
              <span>{freeCount === 0 ? 'Full' : freeCount}</span>
              {freeCount === 0 ? null : <i> free</i>}
            </span>
          </label>
        );
      })}
      {turn('Later', from + DAYS_IN_STRIP)}
    </div>
  );
}

interface TimeProps {
  readonly booking: Booking;
  readonly name: string;
  readonly time: DemoTime;
}

function Time({booking, name, time: {at, isFree}}: TimeProps): ReactElement {
  const {zone, demo, step, chosen, choose, isSending} = booking;
  const place = {gridColumn: thirdOfHour(at, zone) + 2};
  const label = formatTime('clock', at, zone);
  // Keyed by its text, because a translator may have replaced the node inside.
  const clock = <span key={label}>{label.replace('\u00a0', ' ')}</span>;
  if (at === demo?.at && step !== 'canceled') {
    return (
      <span style={place} className={clsx('bookedSlot', styles.time)}>
        {clock}
        <small>{isDone(booking) ? 'Booked' : 'Your time'}</small>
      </span>
    );
  }
  if (!isFree) {
    return (
      <span style={place} aria-hidden="true" className={clsx(styles.time, styles.gone)}>
        {clock}
      </span>
    );
  }
  const eastern = easternTime(at, zone);
  return (
    <label style={place} className={clsx(styles.time, styles.free)}>
      <input
        type="radio"
        name={name}
        checked={at === chosen}
        disabled={isDone(booking) || isSending}
        aria-label={eastern === '' ? label : `${label}, ${eastern}`}
        // A pointer's click has a count in `detail`; the arrow keys' has 0.
        onClick={({detail}) => choose(at, detail > 0)}
        onChange={() => undefined}
      />
      {clock}
      {at === chosen ? (
        <small aria-hidden="true">{demo === null ? 'Your time' : 'New time'}</small>
      ) : null}
    </label>
  );
}

/** The working days and the times of one of them: a row an hour, three times in each. */
export function DaySheet({booking, day, line}: DaySheetProps): ReactElement {
  const {zone, changeZone} = booking;
  const id = useId();
  return (
    <div className={styles.sheet}>
      <DayStrip booking={booking} day={day} />
      <div className={styles.dayHead}>
        <h2 id={`${id}day`} className="h3">
          {formatTime('day', day.at, zone)}
        </h2>
        <label className={styles.zone}>
          <span className="visuallyHidden">Time zone</span>
          <b aria-hidden="true">{zoneName(zone)}</b>
          <Icon path={caretDown} size="small" />
          <ZoneList zone={zone} onZone={changeZone} />
        </label>
      </div>
      {line === undefined ? null : <p className={styles.note}>{line}</p>}
      <div role="radiogroup" aria-labelledby={`${id}day`} className={styles.rows}>
        {day.rows.map((times, index) => {
          const first = times[0]?.at ?? day.at;
          return (
            <div key={first} style={{order: index}} className={styles.row}>
              <span aria-hidden="true" className={styles.hour}>
                <b>{formatTime('hour', first, zone)}</b>
                {easternTime(first, zone) === '' ? null : (
                  <small>{`${formatTime('hour', first, OFFICE_ZONE)} ET`}</small>
                )}
              </span>
              {times.map((time) => (
                <Time key={time.at} booking={booking} name={id} time={time} />
              ))}
            </div>
          );
        })}
      </div>
      <div className={styles.rest} />
    </div>
  );
}
