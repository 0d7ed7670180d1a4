import {isNo} from './commonNames.ts';
import {readLength} from './length.ts';
import type {Direction, LogLine, Result} from './logLine.ts';
import type {CallCodes, CallerCodes} from './callerNumber.ts';
import {
  cellIn,
  type ColumnRole,
  type Columns,
  type LengthRole,
  type Meaning,
  type Row,
  type WordRole,
} from './roles.ts';
import type {ReadTime} from './time.ts';

/** Format of a log's lines: found once, the same for all lines. */
export interface LineFormat {
  readonly columns: Columns;
  readonly callers: CallerCodes;
  readonly calls: CallCodes;
  /** Seconds of a moment that a column has; null where it has none. */
  readonly momentIn: (row: Row, column: number) => number | null;
}

/** Undefined where there is no such column. */
export type Meanings = Readonly<Partial<Record<WordRole, Meaning>>>;
/** Seconds; null for nothing. */
export type Lengths = Readonly<Partial<Record<LengthRole, number | null>>>;

/** Values read from the cells of a line. */
export interface ReadCells {
  readonly time: ReadTime;
  readonly meanings: Meanings;
  readonly lengths: Lengths;
}

// cspell:ignore usbi
/** The mailboxes that Asterisk's distributions send callers to: vmu101, vmb101, vms101. */
const isMailbox = (to: string): boolean => /^(?:vm[usbi]\d+|voice ?mail\b.*)$/i.test(to.trim());

/** Longer is two clocks, or a zone that one of them left out. */
const LONGEST_SECONDS = 4 * 3600;

/** Seconds between two moments; null where one is missing, or they can't be of one call. */
const between = (from: number | null, to: number | null): number | null => {
  const seconds = from === null || to === null ? -1 : to - from;
  return seconds >= 0 && seconds <= LONGEST_SECONDS ? seconds : null;
};

/** Yes, a link, or a length that isn't nothing. */
const hasVoicemail = (text: string): boolean =>
  !isNo(text.toLowerCase()) && readLength(text, 'seconds') !== 0;

const isDirection = (meaning: Meaning | null | undefined): meaning is Direction =>
  meaning === 'in' || meaning === 'out' || meaning === 'internal';

/**
 * One line of a log, reduced to what the figures need. What it says else is dropped here.
 *
 * @returns 'other' for what isn't a telephone call, 'unread' where nothing tells an answered call from a
 *   missed one
 */
export const readLine = (
  row: Row,
  {time, meanings, lengths}: ReadCells,
  {columns, callers, calls, momentIn}: LineFormat,
): LogLine | 'other' | 'unread' => {
  const cell = (role: ColumnRole): string => cellIn(row, columns[role]);
  const has = (role: ColumnRole): boolean => columns[role] >= 0;

  const {kind, direction: way, result: end, application} = meanings;
  if ([kind, way, end, application].includes('other')) return 'other';

  // 'Missed' beside 'Placed': only who was called misses a call.
  const direction = [way, kind, end].find(isDirection) ?? 'in';
  const {total = null} = lengths;
  const answeredAt = momentIn(row, columns.answeredAt);
  const endedAt = momentIn(row, columns.endedAt);
  let {talk = null} = lengths;
  let isTalked = talk === null ? null : talk > 0;
  if (talk === null && has('answeredAt')) {
    isTalked = answeredAt !== null;
    talk = between(answeredAt, endedAt);
  }

  let result: Result | null = null;
  for (const meaning of [end, kind, way]) {
    if (result !== null) break;
    if (meaning === 'answered' || meaning === 'missed' || meaning === 'voicemail') result = meaning;
    if (meaning === 'agent') result = isNo(cell('agent').toLowerCase()) ? 'missed' : 'answered';
    if (meaning === 'talk' && isTalked !== null) result = isTalked ? 'answered' : 'missed';
  }
  if (result === null && !has('result') && isTalked !== null) {
    result = isTalked ? 'answered' : 'missed';
  }
  if (result === null && direction === 'out') result = 'answered';
  if (result === null) return 'unread';
  // An answering machine answers, too: the last application or target identifies it.
  let isMachine = false;
  if (direction === 'in') {
    const nobody = application === 'agent' && has('agent') && cell('agent') === '';
    const isLeft = result !== 'answered' && hasVoicemail(cell('voicemail'));
    if (application === 'voicemail' || isMailbox(cell('to')) || isLeft) {
      isMachine = result === 'answered';
      result = 'voicemail';
    } else if (result === 'answered' && (application === 'missed' || nobody)) {
      isMachine = true;
      result = 'missed';
    }
  }

  // A machine picks up at once, and the caller waits on.
  let wait = isMachine ? (total ?? between(time.start, endedAt)) : (lengths.wait ?? null);
  if (wait === null && !isMachine) wait = between(time.start, answeredAt);
  if (wait === null && !isMachine && talk !== null && total !== null && total >= talk)
    wait = total - talk;
  if (wait === null && result !== 'answered') wait = between(time.start, endedAt);
  // The length of a missed call is its wait.
  if (!wait && result !== 'answered') wait = total;
  // Nobody hangs up before it rings: 0 says nothing.
  if (result !== 'answered' && wait === 0) wait = null;

  const outside = direction === 'out' && has('to') ? cell('to') : cell('from');
  return {
    start: time.start,
    clock: time.clock,
    direction,
    result,
    talk: result === 'answered' ? (talk ?? total ?? 0) : 0,
    wait,
    caller: callers.codeOf(outside),
    call: has('callId') ? calls.codeOf(cell('callId')) : 0,
  };
};
