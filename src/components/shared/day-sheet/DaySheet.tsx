import type {CSSProperties, ReactElement} from 'react';
import clsx from 'clsx';

import {clockTime} from '@site/src/format/clock';
import {joined} from '@site/src/format/list';

import styles from './DaySheet.drawing.module.css';

export interface DaySheetEntry {
  /** 0 is the first column after the times. */
  readonly column: number;
  /** 0 is the first row. */
  readonly row: number;
  /** Rows it takes. */
  readonly span: number;
  readonly title: string;
  readonly note?: string;
  /**
   * `new` is what was just booked (canary), `info` is not an ordinary visit (blue), `open` is free
   * and `offered` not written yet (both dashed).
   */
  readonly tone?: 'info' | 'new' | 'open' | 'offered';
}

export interface DaySheetProps {
  /** Day of the month, large in the corner. */
  readonly day: string;
  readonly columns: readonly string[];
  /** Minutes since midnight of the first row. */
  readonly startMinute: number;
  readonly rowMinutes: number;
  readonly rows: number;
  readonly entries: readonly DaySheetEntry[];
  /** Columns that a phone has room for; the others are hidden there. */
  readonly narrowColumns?: number;
  /** Where the sheet is part of a larger drawing, which says what it shows. */
  readonly isPart?: boolean;
  readonly className?: string;
}

/** The drawing in words: its columns and what is new on it. */
const describeSheet = ({
  columns,
  startMinute,
  rowMinutes,
  entries,
}: Pick<DaySheetProps, 'columns' | 'startMinute' | 'rowMinutes' | 'entries'>): string => {
  const booked = entries
    .filter(({tone}) => tone === 'new')
    .map(
      ({column, row, title, note}) =>
        `Just booked at ${clockTime(startMinute + row * rowMinutes)} under ${columns[column] ?? ''}: ` +
        `${title}${note === undefined ? '' : `, ${note}`}.`,
    );
  return [`Day sheet with columns for ${joined(columns)}.`, ...booked].join(' ');
};

/** A page of an appointment book: ruled rows, the double margin, slots that fill. */
export function DaySheet({
  day,
  columns,
  startMinute,
  rowMinutes,
  rows,
  entries,
  narrowColumns = 2,
  isPart = false,
  className,
}: DaySheetProps): ReactElement {
  const variables = {
    '--columns': columns.length,
    '--rows': rows,
    '--narrow-columns': Math.min(narrowColumns, columns.length),
  } as CSSProperties;
  const wideOnly = (column: number): string | false => column >= narrowColumns && styles.wideOnly!;

  return (
    <div
      {...(isPart
        ? {'aria-hidden': true}
        : {
            role: 'img',
            'aria-label': describeSheet({columns, startMinute, rowMinutes, entries}),
          })}
      className={clsx(styles.sheet, className)}
      style={variables}
    >
      <div className={styles.head}>
        <span className={styles.day}>{day}</span>
        {columns.map((column, index) => (
          <span
            key={column}
            data-column={index}
            className={clsx(styles.column, wideOnly(index))}
            style={{gridColumn: index + 2}}
          >
            {column}
          </span>
        ))}
      </div>
      <div className={styles.body}>
        {Array.from({length: rows}, (_, row) => {
          const minute = startMinute + row * rowMinutes;
          return (
            <span
              key={minute}
              className={clsx(styles.time, minute % 30 === 0 && styles.half)}
              style={{gridRow: row + 1}}
            >
              {clockTime(minute)}
            </span>
          );
        })}
        {entries.map(({column, row, span, title, note, tone}) => (
          <div
            key={`${column}-${row}`}
            data-column={column}
            data-tone={tone}
            className={clsx(styles.entry, wideOnly(column))}
            style={{gridColumn: column + 2, gridRow: `${row + 1} / span ${span}`}}
          >
            <b>{title}</b>
            {note === undefined ? null : <span>{note}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
