import {type CSSProperties, Fragment, type ReactElement} from 'react';

import {outcomeNames, type PlacedSlot} from '@site/src/features/call/rules/call';
import type {CallView} from '@site/src/features/call/rules/restingView';
import type {CallSlot, DaySheet} from '@site/src/features/call/callScript';
import {clockTime} from '@site/src/lib/format/clock';

import styles from './CallSheet.drawing.module.css';

type SheetPlace = Pick<CallSlot, 'column' | 'row' | 'span'>;

export interface CallSheetProps extends Pick<CallView, 'slots' | 'result' | 'emergency'> {
  readonly sheet: DaySheet;
}

const styleOf = ({column, row, span}: SheetPlace, delay: string): CSSProperties =>
  ({'--column': column, '--row': row, '--span': span, '--delay': delay}) as CSSProperties;

interface EntryProps extends SheetPlace {
  readonly title: string;
  readonly note?: string;
  readonly tone?: 'info' | PlacedSlot['state'];
}

function Entry({title, note, tone, ...place}: EntryProps): ReactElement {
  return (
    <div
      className={styles.entry}
      data-tone={tone}
      data-new={tone === 'booked' ? 'later' : undefined}
      style={styleOf(place, '0.5s')}
    >
      <p>
        <b>{title}</b>
        <br />
        {note === undefined ? null : <span className="muted">{note}</span>}
      </p>
    </div>
  );
}

/** Converts a slot to an entry: a booking with its title, others with their state. */
const entryOf = ({state, title, note, column, row, span}: PlacedSlot): EntryProps => {
  const place = {column, row, span, tone: state};
  if (state === 'booked') return {...place, title, note: span > 1 ? note : undefined};
  return {...place, title: state === 'offered' ? 'Offered' : 'Free again'};
};

/**
 * Day sheet that a call books into, with the outcome of the call in its head. In an emergency the head
 * shows whom to call, and the rest is dimmed.
 */
export function CallSheet({sheet, slots, result, emergency}: CallSheetProps): ReactElement {
  const {day, columns, startMinute, rowMinutes, rows, entries} = sheet;
  return (
    <div
      className={`micro ${styles.sheet}`}
      aria-hidden="true"
      data-emergency={emergency === null ? undefined : ''}
    >
      <div className={styles.title}>
        <span className={styles.day}>{day}</span>
        {emergency === null ? null : (
          <p className={styles.result} data-ends="emergency" data-new="">
            <b className={styles.destination}>{emergency}</b>
            <span>{result?.title ?? 'Nothing is booked'}</span>
          </p>
        )}
        {result === null || emergency !== null ? null : (
          <p
            className={styles.result}
            data-ends={result.ends}
            data-new="later"
            style={{'--delay': '0.8s'} as CSSProperties}
          >
            <b>{outcomeNames[result.ends]}</b> <span>{result.title}</span>
          </p>
        )}
      </div>
      <div className={styles.names}>
        <span className={styles.day}>{day}</span>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <div className={styles.rows}>
        {Array.from({length: rows}, (_, row) => {
          const minute = startMinute + row * rowMinutes;
          return (
            <span key={row} className={`num ${styles.time}`} style={{gridRow: row + 1}}>
              {minute % 30 === 0 ? (
                <b>{clockTime(minute)}</b>
              ) : (
                <span className="faint">{clockTime(minute)}</span>
              )}
            </span>
          );
        })}
        {entries.map(({column, row, span, title, note, tone}) => (
          <Entry key={`${column}-${row}`} {...{column, row, span, title, note, tone}} />
        ))}
        {slots.map((slot) => (
          <Fragment key={`${slot.column}-${slot.row}-${slot.state}`}>
            {slot.state === 'booked' ? (
              <i className={styles.wire} data-new="later" style={styleOf(slot, '0.1s')} />
            ) : null}
            <Entry {...entryOf(slot)} />
          </Fragment>
        ))}
      </div>
    </div>
  );
}
