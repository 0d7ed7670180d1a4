import {PREVIEW_LINES} from '../data.ts';
import {isDuration} from '../read/duration.ts';
import type {Table} from '../read/table.ts';
import {isTimeOfDay, readTime} from '../read/time.ts';
import {cellIn} from '../meaning/columns.ts';
import type {Settings} from '../meaning/settings.ts';

export const isShownDuration = (text: string): boolean => isDuration(text) && !/\d{6}/.test(text);
/** A time that is readable as such: a count since 1970 may be a phone number. */
const isShownTime = (text: string): boolean =>
  !/^[\d.]+$/.test(text) && (readTime(text) !== null || isTimeOfDay(text));

/**
 * The used columns of a file's first lines; null for what is crossed out, because it could name a person.
 *
 * @param isShown checks that the word of a row may be drawn
 */
export const previewOf = (
  {rows}: Table,
  {time, clock, direction, endings, caller, duration, unit}: Settings,
  isShown: (row: number, column: number) => boolean | null,
) => {
  // Of a column with two uses, the last is named.
  const uses = new Map<number | string | null, string>([
    [unit === null ? null : duration, 'Length'],
    [caller, 'Caller'],
    ...endings.map((column) => [column, 'Ending'] as const),
    [direction, 'Incoming'],
    [clock, 'Time'],
    [time, clock === null ? 'Time' : 'Day'],
  ]);
  const columns = [...uses]
    .flatMap(([column, use]) => (typeof column === 'number' ? [{column, use}] : []))
    .sort((a, b) => a.column - b.column);
  const cellOf = (row: number, column: number, use: string): string | null => {
    const text = cellIn(rows[row]?.cells ?? [], column);
    if (text === '') return '';
    if (use === 'Caller') return null;
    const isWord = use === 'Incoming' || use === 'Ending' ? isShown(row, column) : null;
    return (isWord ?? (isShownDuration(text) || isShownTime(text))) ? text : null;
  };
  const lines = rows.slice(0, PREVIEW_LINES).map(({line}, row) => ({
    line,
    cells: columns.map(({column, use}) => cellOf(row, column, use)),
  }));
  return {columns, lines};
};
