import type {CSSProperties, ReactElement, ReactNode, Ref} from 'react';
import clsx from 'clsx';

import {DaySheet, type DaySheetProps} from '@site/src/components/shared/day-sheet/DaySheet';
import {LiveDot} from '@site/src/components/ui/Button';
import {Icon} from '@site/src/components/ui/icon/Icon';
import {Wave} from '@site/src/components/ui/Wave';
import {brand} from '@site/src/config/brand';
import {outcomeTitle, type PlacedSlot, type Said} from '@site/src/domain/call/call';
import type {CallOutcome} from '@site/src/data/specialties/callScript';
import {clockTime} from '@site/src/format/clock';
import {hero} from '@site/src/data/home';

import styles from './CallBox.drawing.module.css';
import {sheetEntries} from './sheetEntries';
import {useCleanCut} from './useCleanCut';

/** A page's sheet before the call. */
export type CallSheet = Omit<DaySheetProps, 'className' | 'isPart' | 'narrowColumns'>;

export interface CallBoxProps {
  /** The call's name, for screen readers. */
  readonly label: string;
  /** A sample that stands or plays, or the visitor's own call. */
  readonly mode: 'rest' | 'sample' | 'live';
  /** What the line's state is called: 'Call Answered'. */
  readonly state: ReactNode;
  /** False before the call is answered, and after its end. */
  readonly isLive: boolean;
  /** Buttons beside the state. */
  readonly controls?: ReactNode;
  readonly turns: readonly Said[];
  readonly callerLabel: string;
  /** Turns from here on have room and are not seen yet. */
  readonly pendingFrom?: number;
  /** What may be said, or what came of it. */
  readonly next: ReactNode;
  readonly sheet: CallSheet;
  readonly slots: readonly PlacedSlot[];
  /** The row that a phone shows while nothing is on the sheet. */
  readonly restRow: number;
  readonly outcome: Pick<CallOutcome, 'ends' | 'title'> | null;
  /** Makes the call's wave its own. */
  readonly seed: number;
  /** Hidden at first, where it is about to play. */
  readonly plays?: boolean;
  /** The way in is one button, not the choices themselves. */
  readonly asksOnce?: boolean;
  /** Narrow papers have room for two of the sheet's columns, or show all three closer. */
  readonly twoColumns?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
  readonly nextRef?: Ref<HTMLDivElement>;
}

/** Rows above a slot that the card needs; without them it stands below. */
const CARD_ROWS = 3;

/**
 * The paper that a call is on: what was said, what may be said, the line and the day sheet. One height,
 * from the window (see the style sheet), so that nothing on the page moves when the call is taken,
 * answered or ended. The log takes what the other parts leave and is scrolled to its end by being laid
 * out from there. Line and sheet are placed by the style sheet alone, so they stand without a script.
 */
export function CallBox({
  label,
  mode,
  state,
  isLive,
  controls,
  turns,
  callerLabel,
  pendingFrom = turns.length,
  next,
  sheet,
  slots,
  restRow,
  outcome,
  seed,
  plays = false,
  asksOnce = false,
  twoColumns = false,
  ref,
  nextRef,
}: CallBoxProps): ReactElement {
  const log = useCleanCut(turns.length, pendingFrom < turns.length ? pendingFrom : null);
  const booked = slots.filter((slot) => slot.state === 'booked');
  const [first] = booked;
  const offered = slots.filter((slot) => slot.state === 'offered');
  // What is being talked about.
  const current = offered.length > 0 ? offered : booked;
  const top = Math.min(...current.map(({row}) => row));
  // Where the line goes: into the slot, to somebody, nowhere any more, or on.
  const line = first
    ? 'slot'
    : outcome === null
      ? 'live'
      : outcome.ends === 'declined'
        ? 'end'
        : 'term';
  const said = Math.min(pendingFrom, turns.length);
  const places = {
    '--rows': sheet.rows,
    '--all-columns': sheet.columns.length,
    '--shown-row': current.length > 0 ? top : restRow,
    '--turns': Math.min(9, said),
    ...(first && {
      '--column': first.column,
      '--row': first.row,
      '--below': Math.max(...booked.map(({row, span}) => row + span)),
    }),
  } as CSSProperties;

  return (
    <div className={styles.box}>
      <div
        ref={ref}
        role="group"
        aria-label={label}
        className={clsx(styles.paper, twoColumns && styles.two)}
        style={places}
        data-mode={mode}
        data-line={line}
        data-plays={plays ? '' : undefined}
        data-asks={asksOnce ? 'once' : undefined}
      >
        <div className={styles.talk}>
          <div className={styles.head}>
            <p className={`small ${styles.state}`}>
              <LiveDot className={isLive ? undefined : styles.idle} />
              {state}
            </p>
            {controls}
          </div>
          <div
            ref={log}
            className={styles.log}
            role="log"
            aria-label="The call so far"
            // A sample is there to be seen: only the visitor's own call is read out as it goes.
            aria-live={mode === 'sample' ? 'off' : 'polite'}
            // What scrolls must be reachable by keyboard.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
            tabIndex={0}
          >
            <ol role="list" className={styles.turns}>
              {turns.map(({by, text, lang, note}, index) => (
                <li key={index} data-by={by} data-pending={index >= said ? '' : undefined}>
                  <p>
                    <b>{by === 'agent' ? brand.name : mode === 'live' ? 'You' : callerLabel}</b>{' '}
                    <span lang={lang}>{text}</span>
                  </p>
                  {note === undefined ? null : (
                    <p className={`micro ${styles.note}`}>
                      <span className="visuallyHidden">Note: </span>
                      {note}
                    </p>
                  )}
                </li>
              ))}
            </ol>
          </div>
          <div ref={nextRef} className={`needsScript ${styles.next}`} tabIndex={-1}>
            {next}
          </div>
        </div>
        <DaySheet
          {...sheet}
          entries={sheetEntries(sheet, slots)}
          narrowColumns={sheet.columns.length}
          isPart={mode !== 'live'}
          className={styles.sheet}
        />
        <div className={styles.band} aria-hidden="true">
          <Wave width={50 * said} height={64} lead={6} tail={2} seed={seed} fit="none" />
          <span className={styles.flat} />
          {outcome !== null && line === 'term' ? (
            <p className={`small ${styles.term}`} data-ends={outcome.ends}>
              <b>{outcomeTitle(outcome)}</b>
            </p>
          ) : null}
        </div>
        {first === undefined ? null : (
          <>
            <span className={styles.wire} aria-hidden="true" />
            <p
              // What the last line of the call says, again: there is no room for it on a phone.
              data-repeats=""
              className={clsx(`small ${styles.card}`, first.row < CARD_ROWS && styles.below)}
              // In a call of one's own the end's heading says it.
              aria-hidden={mode === 'live'}
            >
              <Icon name="calendar-check" size="small" />
              <span>
                <b>{hero.appointmentBooked.label}</b>
                <span className="muted">
                  {outcome?.title ?? clockTime(sheet.startMinute + first.row * sheet.rowMinutes)}
                </span>
              </span>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
