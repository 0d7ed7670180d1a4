import {isLength} from '../read/length.ts';
import type {Table} from '../read/table.ts';
import {isTimeOfDay, readTime} from '../read/time.ts';
import {cellIn} from '../meaning/facts.ts';
import type {Settings} from '../meaning/settings.ts';

/** Use of a column. */
export type ColumnUse = 'time' | 'direction' | 'ending' | 'caller' | 'length';

/** The first lines of a file, with everything crossed out that could name a person. */
export interface Preview {
  readonly columns: readonly {
    readonly column: number;
    readonly use: ColumnUse | null;
    readonly title: string;
  }[];
  /** Texts by column; null is crossed out. */
  readonly lines: readonly {readonly line: number; readonly cells: readonly (string | null)[]}[];
}

const PREVIEW_LINES = 5;

const usesOf = ({
  time,
  clock,
  direction,
  endings,
  sign,
  signColumn,
  caller,
  length,
  usesLengths,
}: Settings): ReadonlyMap<number, readonly [ColumnUse, string]> => {
  const uses: [number | null, ColumnUse, string][] = [
    [time, 'time', clock === null ? 'Time' : 'Day'],
    [clock, 'time', 'Time'],
    [typeof direction === 'number' ? direction : null, 'direction', 'Incoming'],
    ...endings.map((column): [number, ColumnUse, string] => [column, 'ending', 'Ending']),
    [
      endings.length === 0 ? signColumn : null,
      'ending',
      sign === '0' ? 'Missed if 0' : 'Missed if empty',
    ],
    [caller, 'caller', 'Caller'],
    [usesLengths ? length : null, 'length', 'Length'],
  ];
  const found = new Map<number, readonly [ColumnUse, string]>();
  for (const [column, use, title] of uses) {
    if (column !== null && !found.has(column)) found.set(column, [use, title]);
  }
  return found;
};

/** A time that is readable as such: a count since 1970 may be a phone number. */
const isShownTime = (text: string): boolean =>
  !/^[\d.]+$/.test(text) && (readTime(text) !== null || isTimeOfDay(text));
/** A length that is no number of a person. */
export const isShownLength = (text: string): boolean => isLength(text) && !/\d{6}/.test(text);

/** @param wordAt the word of a row's cell as it may be drawn; null where it is crossed out */
export const previewOf = (
  {rows, names}: Table,
  settings: Settings,
  wordAt: (row: number, column: number) => string | null,
): Preview => {
  const uses = usesOf(settings);
  const cellOf = (row: number, column: number): string | null => {
    const text = cellIn(rows[row]?.cells ?? [], column);
    const use = uses.get(column)?.[0];
    if (text === '') return '';
    if (use === 'time') return isShownTime(text) ? text : null;
    if (use === 'length') return isShownLength(text) ? text : null;
    if (use === 'ending' && settings.endings.length === 0) {
      return isShownLength(text) || isShownTime(text) ? text : null;
    }
    return use === 'direction' || use === 'ending' ? wordAt(row, column) : null;
  };
  return {
    columns: names.map((_, column) => {
      const [use = null, title = ''] = uses.get(column) ?? [];
      return {column, use, title};
    }),
    lines: rows
      .slice(0, PREVIEW_LINES)
      .map(({line}, row) => ({line, cells: names.map((_, column) => cellOf(row, column))})),
  };
};
