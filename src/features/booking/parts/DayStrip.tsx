import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useId,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import {flushSync} from 'react-dom';

import caretDown from '@site/src/ui/icon/drawn/caret-down';
import {Icon} from '@site/src/ui/icon/Icon';
import {counted} from '@site/src/lib/format/counted';

import cardStyles from './Booking.drawing.module.css';
import styles from './DayStrip.drawing.module.css';
import {type DemoDay, findDay, formatTime, hasGap} from '../rules/times';
import type {BookingController} from './useBooking';

/** Number of days by the strip's minimum width in rem, so that large text counts as a narrow strip. */
const stripSizes = [
  {from: 37.5, days: 10},
  {from: 24, days: 6},
  {from: 17, days: 5},
  {from: 0, days: 3},
] as const;

/** A tab shows how many times are left if there are at most this many. */
const MAX_TIMES_LEFT = 9;

/** Measures how many days fit beside one another. */
const useStripSize = (strip: RefObject<HTMLElement | null>): number => {
  const [size, setSize] = useState<number>(stripSizes[0].days);
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const measure = (): void => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const width = element.clientWidth / rem;
      setSize(stripSizes.find(({from}) => width >= from)?.days ?? stripSizes[0].days);
    };
    // Before the first paint, so that no day moves.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [strip]);
  return size;
};

/** Places days in columns, with a narrow one where a Sunday is left out. */
const placeDays = (
  days: readonly DemoDay[],
  size: number,
): {readonly columns: string; readonly places: readonly number[]} => {
  const columns: string[] = [];
  const places = Array.from({length: size}, (_, index) => {
    const day = days[index];
    if (day && hasGap(days[index - 1], day)) columns.push('var(--sunday)');
    return columns.push('minmax(0, 1fr)');
  });
  return {columns: columns.join(' '), places};
};

interface DayTabProps {
  readonly booking: BookingController;
  readonly day: DemoDay;
  readonly name: string;
  readonly isShown: boolean;
  /** True for the day of the selected time or the booked demo. */
  readonly isMarked: boolean;
  readonly column: number;
}

function DayTab({booking, day, name, isShown, isMarked, column}: DayTabProps): ReactElement {
  const {zone, step, isSending, showDay} = booking;
  const {at, freeCount} = day;
  const isChoosing = 'choice' in step;
  const isFull = isChoosing && freeCount === 0;
  const isFew = isChoosing && freeCount > 0 && freeCount <= MAX_TIMES_LEFT;
  return (
    <label
      style={{gridColumn: column}}
      className={clsx(
        'covered micro',
        cardStyles.control,
        styles.tab,
        isChoosing && isMarked && styles.marked,
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isShown}
        disabled={!isChoosing || isSending || (isFull && !isShown && !isMarked)}
        onChange={() => showDay(day)}
      />
      <span>{formatTime('shortWeekday', at, zone)} </span>
      <b>{formatTime('dayOfMonth', at, zone)}</b>
      {/* The name begins with the visible text, for visitors who control the page by voice. */}
      <small className={isFull ? 'faint' : undefined}>
        {isFull ? ' full' : isFew ? ` ${freeCount} left` : ''}
      </small>
      <span className="visuallyHidden">
        {`, ${formatTime('month', at, zone)}${isFull || isFew ? '' : `, ${counted(freeCount, 'open time')}`}`}
      </span>
    </label>
  );
}

export interface DayStripProps {
  readonly booking: BookingController;
  readonly day: DemoDay;
}

/** Tabs of the working days under their months, with buttons to the days before and after. */
export function DayStrip({booking, day}: DayStripProps): ReactElement {
  const {days, zone, step, choice, showDay} = booking;
  const name = useId();
  const strip = useRef<HTMLFieldSetElement>(null);
  const size = useStripSize(strip);
  const from = Math.floor(days.indexOf(day) / size) * size;
  const fitting = days.slice(from, from + size);
  const {columns, places} = placeDays(fitting, size);
  const isChoosing = 'choice' in step;
  const shown = isChoosing ? fitting : [day];
  const marked = [
    choice.kind === 'time' ? findDay(days, choice.at) : undefined,
    'demo' in step ? findDay(days, step.demo.at) : undefined,
  ];
  const monthOf = (one: DemoDay): string => formatTime('shortMonth', one.at, zone);
  const months = [...new Set(shown.map(monthOf))].map((month) => {
    const inMonth = shown
      .filter((one) => monthOf(one) === month)
      .map((one) => fitting.indexOf(one));
    return {month, begin: places[inMonth[0] ?? 0], end: (places[inMonth.at(-1) ?? 0] ?? 0) + 1};
  });

  /** Moves to the next open day by the arrow keys, also beyond the strip's ends. */
  const onArrowKey = (event: KeyboardEvent): void => {
    const by = {ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1}[event.key];
    const isTab = event.target instanceof HTMLInputElement;
    if (by === undefined || !isTab || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const candidates =
      by > 0 ? days.slice(days.indexOf(day) + 1) : days.slice(0, days.indexOf(day)).reverse();
    const next = candidates.find((one) => one.freeCount > 0 || marked.includes(one));
    if (!next) return;
    flushSync(() => showDay(next));
    strip.current?.querySelector<HTMLElement>(':checked')?.focus();
  };
  const arrowButton = (label: string, to: number): ReactElement | null => {
    const target = days.slice(Math.max(to, 0), Math.max(to + size, 0));
    const next = target.find(({freeCount}) => freeCount > 0) ?? target[0];
    if (next === undefined || !isChoosing) return null;
    return (
      <button
        type="button"
        aria-label={label}
        className={clsx('clean-btn', styles.arrow)}
        onClick={() => showDay(next)}
      >
        <Icon path={caretDown} />
      </button>
    );
  };
  return (
    <fieldset
      ref={strip}
      role="radiogroup"
      aria-label="Day"
      tabIndex={-1}
      className={styles.strip}
      onKeyDown={onArrowKey}
    >
      {arrowButton('Earlier days', from - size)}
      <div className={styles.days} style={{gridTemplateColumns: columns}} data-repeats="">
        {months.map(({month, begin, end}) => (
          <span
            key={month}
            aria-hidden="true"
            className={`micro ${styles.month}`}
            style={{gridColumn: `${begin} / ${end}`}}
          >
            {month}
          </span>
        ))}
        {shown.map((one) => (
          <DayTab
            key={one.date}
            booking={booking}
            day={one}
            name={name}
            isShown={one === day}
            isMarked={marked.includes(one)}
            column={places[fitting.indexOf(one)] ?? 1}
          />
        ))}
      </div>
      {arrowButton('Later days', from + size)}
    </fieldset>
  );
}
