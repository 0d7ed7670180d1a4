import type {CSSProperties, ReactElement} from 'react';
import clsx from 'clsx';

import homeSample from '@generated/specialty-pages/default/home-call.json';

import {BookHead, BookLine, BookPath, BookSlot, type BookSlotProps} from '@site/src/ui/book/Book';
import {Wave} from '@site/src/ui/Wave';
import {claims} from '@site/src/data/claims';

import styles from './DayBook.drawing.module.css';

interface EntryProps extends Pick<BookSlotProps, 'tone'> {
  readonly time: string;
  readonly who: string;
  readonly note: string;
}

/** Entry that fills its line. */
function Entry({tone, time, who, note}: EntryProps): ReactElement {
  return (
    <BookSlot isWide tone={tone}>
      <b>{time}</b>
      <span>{who}</span>
      <span className={styles.note}>{note}</span>
    </BookSlot>
  );
}

interface BookLine {
  readonly time: string;
  /** Undefined for an hour without a call. */
  readonly entry?: ReactElement;
  /** True for the call in the hero, which is in the book from the start. */
  readonly isBooked?: boolean;
}

/** Day of the hero's call, with the six calls of the core features. People are examples. */
const lines: readonly BookLine[] = [
  {
    time: '7:52',
    entry: (
      <>
        <span>Picked up</span>
        <Wave width={150} height={28} seed={44} lead={4} tail={34} />
        <b>{claims.answerSeconds} s</b>
      </>
    ),
  },
  {
    time: '7:58',
    isBooked: true,
    entry: (
      <Entry tone="booked" time="Thu 10:30" who={homeSample.booked[0]!.title} note="Dr. Lindgren" />
    ),
  },
  {
    time: '8:06',
    entry: (
      <>
        <span>
          K. Amari <s className="muted">Thu 3:15</s>
        </span>
        <BookPath />
        <BookSlot tone="booked">
          <span className="visuallyHidden">moved to </span>
          <b>Fri 11:00</b>
        </BookSlot>
      </>
    ),
  },
  {time: '9:00'},
  {time: '10:00'},
  {
    time: '11:40',
    entry: <Entry tone="booked" time="Wed 2:15" who="E. Vargas" note="In Spanish" />,
  },
  {
    time: '12:25',
    entry: (
      <>
        <em>Test results, third call.</em>
        <BookSlot tone="info">
          <b>Nurse Tran, 1:00</b>
        </BookSlot>
      </>
    ),
  },
  {time: '1:00'},
  {time: '2:00'},
  {
    time: '3:15',
    entry: <Entry tone="ink" time="911" who="Told to hang up and call" note="Dr. Okafor paged" />,
  },
  {time: '4:00'},
  {
    time: '5:40',
    entry: (
      <Entry
        tone="live"
        time="Live"
        who="Oak Street office"
        note={`Set up in ${claims.setupHours} hours`}
      />
    ),
  },
];

const callRows = lines.flatMap(({entry, isBooked}, row) => (entry && !isBooked ? [row] : []));

/** Class of the six calls' lines, where the cord ends. */
const CALL = 'bookedCall';
export const CALL_LINE = `.${CALL}`;

export interface DayBookProps {
  /** Index of the last call that was read, -1 for none; null shows the whole day. */
  readonly reached: number | null;
}

/** Page of the appointment book, on which the calls appear as they are read. */
export function DayBook({reached}: DayBookProps): ReactElement {
  const lastRow = reached === null ? lines.length - 1 : (callRows[reached] ?? -0.5);
  return (
    <aside
      className={styles.book}
      aria-label="Appointment book of that Tuesday"
      data-repeats=""
      data-live={reached === null ? undefined : ''}
      style={{'--run': lastRow + 0.5} as CSSProperties}
    >
      <BookHead day="10" title="Tuesday" note={`Sample day, ${homeSample.practiceName}`} />
      <ol role="list">
        {lines.map(({time, entry, isBooked}, row) => {
          const isNow = reached !== null && row === lastRow;
          const isCall = entry !== undefined && !isBooked;
          return (
            <BookLine
              key={time}
              time={time}
              state={isNow ? 'now' : !isBooked && row > lastRow ? 'ahead' : 'read'}
              className={clsx(entry && styles.written, isCall && CALL)}
            >
              {entry}
            </BookLine>
          );
        })}
      </ol>
    </aside>
  );
}
