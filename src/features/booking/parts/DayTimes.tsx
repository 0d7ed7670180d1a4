import {type KeyboardEvent, type ReactElement, type ReactNode, useId, useMemo} from 'react';
import clsx from 'clsx';

import caretDown from '@site/src/ui/icon/drawn/caret-down';
import {Icon} from '@site/src/ui/icon/Icon';
import {counted} from '@site/src/lib/format/counted';

import styles from './Booking.drawing.module.css';
import {DayStrip} from './DayStrip';
import type {BookingFormValues} from '../rules/bookingForm';
import {slotLines} from '../rules/slotNames';
import {
  type DemoDay,
  type DemoTime,
  formatTime,
  partsOfDay,
  shortDayNote,
  thirdOfHour,
} from '../rules/times';
import {easternDifference, zoneName} from '../rules/zones';
import {SlotText} from './SlotText';
import type {BookingController} from './useBooking';
import {ZoneList} from './ZoneList';

type Visitor = Pick<BookingFormValues, 'name' | 'practice'>;

interface TimeProps {
  readonly booking: BookingController;
  readonly name: string;
  readonly time: DemoTime;
  readonly visitor: Visitor;
}

function Time({booking, name, time: {at, isFree}, visitor}: TimeProps): ReactElement | null {
  const {zone, step, choice, choose, isSending} = booking;
  const style = {gridColumn: thirdOfHour(at, zone) + 1};
  const isMoving = step.name === 'moving';
  const isChosen = choice.kind === 'time' && choice.at === at;
  const versions = useMemo(() => {
    const typed = isMoving ? [] : slotLines(visitor.name, visitor.practice);
    return typed.length > 0 ? typed : [[isMoving ? 'New time' : 'Your time']];
  }, [isMoving, visitor]);
  // Keyed by its text, because a translator may have replaced the node inside.
  const [clock = '', half] = formatTime('clock', at, zone).split('\u00a0');
  const text = (
    <>
      <span key={clock}>{clock}</span>
      <span className="visuallyHidden"> {half}</span>
    </>
  );
  if (isMoving && at === step.demo.at) {
    return (
      <span style={style} className={clsx('bookedSlot', styles.time, styles.own)}>
        {text}
        <SlotText versions={OLD_TIME} />
      </span>
    );
  }
  if (!isFree) return <span style={style} className={styles.time} />;
  return (
    <label
      style={style}
      className={clsx('covered', styles.control, styles.time, styles.free, isChosen && styles.own)}
    >
      <input
        type="radio"
        name={name}
        value={at}
        checked={isChosen}
        disabled={isSending}
        onClick={() => choose(at, true)}
        onChange={() => undefined}
      />
      {text}
      {isChosen ? <SlotText versions={versions} /> : null}
    </label>
  );
}
const OLD_TIME = [['Your time']];

/** Finds the free time for an arrow key: the next one, or the nearest one of the next row. */
const timeAtArrow = (
  key: string,
  {rows}: DemoDay,
  at: number,
  zone: string,
): DemoTime | undefined => {
  const free = rows
    .map((times) => times.filter(({isFree}) => isFree))
    .filter(({length}) => length > 0);
  const all = free.flat();
  const index = all.findIndex((time) => time.at === at);
  const row = free.findIndex((times) => times.some((time) => time.at === at));
  const nearest = (times: readonly DemoTime[] = []): DemoTime | undefined => {
    const distance = (time: DemoTime): number =>
      Math.abs(thirdOfHour(time.at, zone) - thirdOfHour(at, zone));
    return [...times].sort((a, b) => distance(a) - distance(b))[0];
  };
  if (key === 'ArrowLeft') return all[index - 1];
  if (key === 'ArrowRight') return all[index + 1];
  return nearest(free[key === 'ArrowUp' ? row - 1 : row + 1]);
};

export interface DayHeadProps {
  readonly booking: BookingController;
  /** Any time of the day shown. */
  readonly at: number;
  readonly id?: string;
}

export function DayHead({booking, at, id}: DayHeadProps): ReactElement {
  const {zone, changeZone} = booking;
  const eastern = easternDifference(at, zone);
  return (
    <div className={`inLine ${styles.dayHead}`}>
      <h2 key={at} id={id} className="h3">
        {formatTime('headDay', at, zone)}
      </h2>
      <label className={`covered press small ${styles.control} ${styles.zone}`}>
        <span className="visuallyHidden">Time zone</span>
        <b aria-hidden="true">{zoneName(zone)}</b>
        <Icon path={caretDown} size="small" />
        <ZoneList zone={zone} onZone={changeZone} />
      </label>
      {eastern === '' ? null : <p className="small muted">{eastern}</p>}
    </div>
  );
}

export interface DayTimesProps {
  readonly booking: BookingController;
  readonly day: DemoDay;
  readonly visitor: Visitor;
  /** Index of the row of the selected time; -1 for none. */
  readonly openedRow: number;
  /** Line above the times. */
  readonly notice?: ReactNode;
}

/** Working days and the times of one of them: a row for each hour, with three times. */
export function DayTimes({booking, day, visitor, openedRow, notice}: DayTimesProps): ReactElement {
  const {zone, choose, isOld, updatedAt} = booking;
  const id = useId();
  const note = shortDayNote(day, zone, updatedAt);

  const onArrowKey = (event: KeyboardEvent): void => {
    const {key, target, currentTarget} = event;
    if (!/^Arrow/.test(key) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!(target instanceof HTMLInputElement)) return;
    const next = timeAtArrow(key, day, Number(target.value), zone);
    if (!next) return;
    choose(next.at, false);
    currentTarget.querySelector<HTMLElement>(`[value="${next.at}"]`)?.focus();
  };
  const order = (times: readonly DemoTime[] | undefined): number =>
    times ? day.rows.indexOf(times) : 0;
  return (
    <div className={styles.day}>
      <div className={styles.head}>
        <DayStrip booking={booking} day={day} />
        <DayHead booking={booking} at={day.at} id={`${id}day`} />
        {notice === undefined ? null : <div className={`inLine ${styles.notice}`}>{notice}</div>}
      </div>
      <div
        role="radiogroup"
        aria-labelledby={`${id}day`}
        tabIndex={-1}
        className={clsx(styles.times, isOld && styles.old)}
        onKeyDown={onArrowKey}
      >
        {partsOfDay(day, zone).map(({name, rows}) => {
          const free = rows.flat().filter(({isFree}) => isFree).length;
          return (
            <div
              key={name}
              role="group"
              aria-label={`${name}, ${counted(free, 'open time')}`}
              className={styles.part}
            >
              <p aria-hidden="true" style={{order: order(rows[0])}} className={styles.partName}>
                <b>{name}</b>{' '}
                <span className="small muted">{name === 'Morning' ? 'am' : 'pm'}</span>
              </p>
              {rows.map((times) => (
                <div
                  key={times[0]?.at}
                  style={{order: order(times)}}
                  className={styles.row}
                  data-opened={order(times) === openedRow || undefined}
                >
                  {times.map((time) => (
                    <Time key={time.at} booking={booking} name={id} time={time} visitor={visitor} />
                  ))}
                </div>
              ))}
            </div>
          );
        })}
        {note === '' ? null : <p className={`small muted ${styles.note}`}>{note}</p>}
      </div>
    </div>
  );
}
