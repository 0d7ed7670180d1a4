import {type ReactElement, type RefObject, useLayoutEffect, useRef, useState} from 'react';
import clsx from 'clsx';

import {Section, SectionHead} from '@site/src/layout/Section';
import {Button} from '@site/src/ui/Button';
import type {Figures} from '../../count/figures';
import type {OpeningHours} from '../../count/hours';
import {weekText} from '../../count/sentences';
import {isHotCell} from '../../count/totals';
import {isAtLunch, isClosed, sumOf, type Tally, weekdayOrder, type WeekRow} from '../../count/week';
import {capital, hourText, monthOf, openingText, weekdays, whole} from '../../count/wording';
import {counted} from '@site/src/lib/format/counted';
import {roundToTenth, percentOf} from '@site/src/lib/format/numbers';

import {HoursForm} from './HoursForm';
import styles from './Week.drawing.module.css';

export interface WeekProps {
  readonly figures: Figures;
  readonly hasOwnHours: boolean;
  readonly onHours: (hours: OpeningHours) => void;
}

/** The week as a table, a slot for each call: missed first, then answered. */
export function Week({figures, hasOwnHours, onHours}: WeekProps): ReactElement {
  const [hasNumbers, setHasNumbers] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const origin = hasOwnHours ? 'Hours as you set them' : 'Hours as the log shows them';
  return (
    <Section labelledBy="week" className={styles.section}>
      <SectionHead id="week" title="The week, hour by hour">
        {weekText(figures)}
      </SectionHead>
      <WorstHours figures={figures} />
      {isShown ? null : (
        <Button
          variant="ghost"
          size="small"
          className={styles.onPhones}
          onClick={() => setIsShown(true)}
        >
          Show the week
        </Button>
      )}
      <div className={clsx(`apart ${styles.bar}`, !isShown && styles.folded)}>
        <ul role="list" className={`small muted ${styles.key}`} aria-hidden="true">
          <li>
            <i className={styles.missedKey} />
            Missed
          </li>
          <li>
            <i />
            Answered
          </li>
          <li>
            <i className={styles.closedKey} />
            Desk closed
          </li>
        </ul>
        <Button
          variant="ghost"
          size="small"
          aria-pressed={hasNumbers}
          onClick={() => setHasNumbers(!hasNumbers)}
        >
          Show the numbers
        </Button>
      </div>
      <div className={clsx(!isShown && styles.folded)}>
        <WeekTable figures={figures} hasNumbers={hasNumbers} />
      </div>
      <details className={`small muted ${styles.hours}`}>
        <summary className="plus">
          <span>{`${origin}: ${openingText(figures.hours)}.`}</span> <b>Change the hours</b>
        </summary>
        <HoursForm hours={figures.hours} onHours={onHours} />
      </details>
    </Section>
  );
}

/** Hours that are listed on a phone, where the week is too small to see. */
const WORST_HOURS = 5;

/** The hours in which most was missed, with a bar for each. */
function WorstHours({figures}: Pick<WeekProps, 'figures'>): ReactElement {
  const hours = figures.week
    .flatMap((row) =>
      weekdayOrder.map((weekday) => ({row, weekday, tally: row.cells[weekday] ?? NO_CALLS})),
    )
    .filter(({tally}) => tally.missed > 0)
    .sort((a, b) => b.tally.missed - a.tally.missed)
    .slice(0, WORST_HOURS);
  const most = hours[0]?.tally.missed ?? 1;
  return (
    <ol role="list" className={`small ${styles.worst} ${styles.onPhones}`}>
      {hours.map(({row, weekday, tally}) => (
        <li key={`${weekday} ${row.from}`}>
          <span>{`${weekdays[weekday]}, ${nameOf(row)}`}</span>
          <b className="num">{`${whole(tally.missed)} of ${whole(tally.calls)}`}</b>
          <i style={{width: `${(100 * tally.missed) / most}%`}} />
        </li>
      ))}
    </ol>
  );
}

const NO_CALLS: Tally = {calls: 0, missed: 0};

/** The width that a drawing has, in pixels; 0 before it is known, and as it was while the page prints. */
const useWidth = <Part extends HTMLElement>(): readonly [RefObject<Part | null>, number] => {
  const part = useRef<Part>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const {current} = part;
    if (!current) return undefined;
    setWidth(current.clientWidth);
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [part, width];
};

interface Layout {
  readonly isSmall: boolean;
  readonly isTiny: boolean;
  readonly gutter: number;
  /** 0 where there is no room for the sums. */
  readonly sums: number;
  readonly padding: number;
  /** Of a weekday, Sunday first. */
  readonly widths: readonly number[];
}

/** A closed day needs less room: the others share what is left. */
const layoutFor = (width: number, {hours}: Figures): Layout => {
  const isSmall = width < 700;
  const gutter = isSmall ? 46 : 84;
  const sums = isSmall ? 0 : width < 860 ? 92 : 108;
  const shares = hours.days.map((day) => (day ? 1 : 0.46));
  const unit = (width - gutter - sums) / shares.reduce((sum, share) => sum + share, 0);
  return {
    isSmall,
    isTiny: unit < 118,
    gutter,
    sums,
    padding: isSmall ? 3 : width < 860 ? 5 : 9,
    widths: shares.map((share) => unit * share),
  };
};

const nameOf = ({from, to}: WeekRow): string => {
  if (from === 0) return `Before ${hourText(to)}`;
  return to === 24 ? `After ${hourText(from)}` : capital(hourText(from));
};

interface WeekTableProps extends Pick<WeekProps, 'figures'> {
  readonly hasNumbers: boolean;
}

function WeekTable({figures, hasNumbers}: WeekTableProps): ReactElement {
  const [part, width] = useWidth<HTMLDivElement>();
  const layout = layoutFor(width || 1000, figures);
  const {isSmall, isTiny, gutter, sums, widths} = layout;
  const {hours, week, dates, isWholeMonth, from, calls, share} = figures;
  const isOpen = (weekday: number): boolean => Boolean(hours.days[weekday]);
  const dayName = (weekday: number): string => {
    const name = weekdays[weekday] ?? '';
    if (isOpen(weekday) && !isTiny) return name;
    return name.slice(0, isSmall && !isOpen(weekday) ? 1 : 3);
  };
  const shareOf = (tally: Tally): string =>
    tally.calls > 0 ? `${percentOf(tally.missed / tally.calls)} of ${whole(tally.calls)}` : '';
  return (
    <div ref={part}>
      <table className={clsx(styles.week, isSmall && styles.small, hasNumbers && styles.numbers)}>
        <caption className="visuallyHidden">Calls and missed calls by weekday and hour</caption>
        <colgroup>
          <col style={{width: gutter}} />
          {weekdayOrder.map((weekday) => (
            <col key={weekday} style={{width: widths[weekday]}} />
          ))}
          {sums > 0 ? <col style={{width: sums}} /> : null}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" className={styles.month}>
              <span className="visuallyHidden">Hour</span>
              <span aria-hidden="true">{isWholeMonth ? monthOf(from).slice(0, 3) : ''}</span>
            </th>
            {weekdayOrder.map((weekday) => (
              <th key={weekday} scope="col">
                <span aria-hidden="true">{dayName(weekday)}</span>
                <span className="visuallyHidden">{weekdays[weekday]}</span>
                {isSmall || !isOpen(weekday) ? null : (
                  <small>{counted(dates[weekday] ?? 0, 'day')}</small>
                )}
              </th>
            ))}
            {sums > 0 ? (
              <th scope="col" className={styles.sum}>
                <span>All week</span>
                <small>missed</small>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {week.map((row) => (
            <tr key={row.from} className={clsx(isAtLunch(row, hours.lunch) && styles.lunch)}>
              <th scope="row">
                <span>{nameOf(row)}</span>
                {isAtLunch(row, hours.lunch) ? <i>Lunch</i> : null}
              </th>
              {weekdayOrder.map((weekday) => (
                <Cell
                  key={weekday}
                  tally={row.cells[weekday] ?? NO_CALLS}
                  isShut={isClosed(row, hours.days[weekday])}
                  isHot={isHotCell(figures, row, weekday)}
                  width={(widths[weekday] ?? 0) - 2 * layout.padding}
                  layout={layout}
                />
              ))}
              {sums > 0 ? <td className={styles.sum}>{shareOf(sumOf(row.cells))}</td> : null}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Missed</th>
            {weekdayOrder.map((weekday) => {
              const tally = sumOf(week.flatMap(({cells}) => cells[weekday] ?? []));
              const text = tally.calls > 0 ? percentOf(tally.missed / tally.calls) : '';
              return (
                <td key={weekday}>
                  {isTiny ? (isOpen(weekday) ? text : '') : isOpen(weekday) ? shareOf(tally) : text}
                </td>
              );
            })}
            {sums > 0 ? (
              <td className={styles.sum}>{`${percentOf(share)} of ${whole(calls)}`}</td>
            ) : null}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface CellProps {
  readonly tally: Tally;
  readonly isShut: boolean;
  readonly isHot: boolean;
  readonly width: number;
  readonly layout: Layout;
}

function Cell({tally: {calls, missed}, isShut, isHot, width, layout}: CellProps): ReactElement {
  const {isSmall, isTiny} = layout;
  return (
    <td className={clsx(isShut && styles.shut, isHot && styles.hot)}>
      {calls > 0 ? <Slots missed={missed} calls={calls} width={width} isTiny={isTiny} /> : null}
      <span className="visuallyHidden">
        {calls > 0 ? `${counted(calls, 'call')}, ${whole(missed)} missed` : 'no calls'}
      </span>
      <span className={styles.number} aria-hidden="true">
        {calls > 0 ? `${missed}${isSmall ? '/' : ' of '}${calls}` : ''}
      </span>
      {isHot && !isSmall ? (
        <b className={styles.count} aria-hidden="true">
          {missed}
        </b>
      ) : null}
    </td>
  );
}

/** More slots than this in a cell are a blot: from there on one stands for several calls. */
const MAX_SLOTS = 240;

interface SlotsProps extends Tally {
  readonly width: number;
  readonly isTiny: boolean;
}

/** A slot for each call, in lines. */
function Slots({missed, calls, width, isTiny}: SlotsProps): ReactElement {
  const per = Math.ceil(calls / MAX_SLOTS);
  const [count, dark] = [Math.ceil(calls / per), Math.round(missed / per)];
  const [slot, high, gapX, gapY] = isTiny ? [4, 5, 1.3, 2] : [8, 6.5, 2, 3];
  const line = Math.max(1, Math.floor((width + gapX) / (slot + gapX)));
  const box = (at: number, inset: number): string => {
    const x = (at % line) * (slot + gapX) + inset;
    const y = Math.floor(at / line) * (high + gapY) + inset;
    const [wide, tall] = [slot - 2 * inset, high - 2 * inset];
    return `M${roundToTenth(x)} ${roundToTenth(y)}h${roundToTenth(wide)}v${roundToTenth(tall)}h${roundToTenth(-wide)}z`;
  };
  const boxes = (from: number, to: number, inset: number): string =>
    Array.from({length: to - from}, (_, at) => box(from + at, inset)).join('');
  return (
    <svg
      aria-hidden="true"
      width={roundToTenth(Math.min(count, line) * (slot + gapX))}
      height={roundToTenth(Math.ceil(count / line) * (high + gapY) - gapY)}
    >
      <path className={styles.answered} d={boxes(dark, count, 0)} />
      <path className={styles.missed} d={boxes(0, dark, 0.5)} />
    </svg>
  );
}
