// cspell:ignore calldate clid dnis billsec
import {isTimeOfDay, readLength, readTime} from './time.ts';
import {directionOf, resultOf} from './words.ts';

/** What a column may hold. `time` is a time of day beside a date. */
export const columnRoles = [
  'start',
  'time',
  'direction',
  'result',
  'talk',
  'wait',
  'total',
  'answeredAt',
  'endedAt',
  'from',
  'to',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** The column of each role, counted from 0; -1 where there is none. */
export type Columns = Readonly<Record<ColumnRole, number>>;

/** What the values of a column look like, whatever its name. */
type Kind = 'start' | 'number' | 'direction' | 'result' | 'length' | null;

export interface Recognized {
  readonly columns: Columns;
  /** False: too little was recognized, and the visitor is asked. */
  readonly isSure: boolean;
  readonly kinds: readonly Kind[];
  /** What the log looks like an export of. */
  readonly source: string;
}

export const noColumns: Columns = {
  start: -1,
  time: -1,
  direction: -1,
  result: -1,
  talk: -1,
  wait: -1,
  total: -1,
  answeredAt: -1,
  endedAt: -1,
  from: -1,
  to: -1,
};

/** Names in small letters and single spaces; the first pattern that finds a column decides. */
const NAMES: Readonly<Record<ColumnRole, readonly RegExp[]>> = {
  start: [
    /^(?:call )?(?:start|begin)|^date started|^initiated/,
    /^calldate$|^call ?(?:date|time)|^date ?(?:\/|and|&|-)? ?time|^time ?stamp|^time of call/,
    /^date$|^date \(|^time$/,
  ],
  time: [/^time$|^start time$|^call time$|^time \(/],
  direction: [/direction|^in ?\/ ?out$/, /^(?:call )?type$/],
  result: [
    /result|disposition|outcome/,
    /^(?:call )?status$|^answered\??$|^state$/,
    /^(?:call )?type$/,
  ],
  talk: [
    /talk|bill ?sec|^conversation|connected (?:time|duration)|^answered (?:for|duration)|handle ?time/,
  ],
  wait: [/ring|^wait|queue time|time in queue|speed of answer|time to answer|hold before/],
  total: [/duration|^length|call length|^totals?$|^elapsed|^total time|^minutes$|^seconds$/],
  answeredAt: [/^(?:time|date)? ?(?:answer|connect)(?:ed)?(?: (?:time|at|date|start time))?$/],
  endedAt: [/^(?:call |time |date )?(?:end|ended|stop|disconnected?)(?: (?:time|at|date))?$/],
  from: [
    /^from\b(?! name)|^caller ?(?:id|number|#|phone)|^src$|^source(?: number)?$|^ani$|^external number/,
    /^(?:caller|calling)(?: party)?$|^clid$|phone ?(?:number|#)?$|^number$|^other party/,
  ],
  to: [/^to\b(?! name)|^callee(?! name)|^called|^dst$|^dest|^dialed|^dnis$|^internal number/],
};

/** Column names that are documented in public; other systems are described, not named. */
const SOURCES: readonly {readonly name: string; readonly has: readonly string[]}[] = [
  // docs.asterisk.org, Call Detail Records
  {name: 'an Asterisk call record (CDR)', has: ['src', 'dst', 'disposition', 'billsec']},
  // support.8x8.com, Definitions for Call Detail Records in Analytics for 8x8 Work
  {
    name: '8x8 Work’s call detail records',
    has: ['answer time', 'stop time', 'talk time', 'callee'],
  },
  {name: 'a report with waiting and talking times', has: ['ringing', 'talking', 'status']},
  {name: 'a cloud phone system’s call history', has: ['direction', 'from', 'to', 'result']},
];

/** 'startTime', 'Start_Time' and 'Start Time' are one name. */
export const columnName = (header: string): string =>
  header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase();

const isIn = <Value>(values: readonly Value[], value: Value): boolean => values.includes(value);

/** A share of the values that decides what a column is: a few lines are always odd. */
const MOST = 0.8;

const kindOf = (rows: readonly (readonly string[])[], column: number): Kind => {
  const values = rows.map((row) => (row[column] ?? '').trim()).filter((value) => value !== '');
  const most = (test: (value: string) => boolean, share = MOST): boolean =>
    values.length > 0 && values.filter(test).length > values.length * share;
  // Nothing else can be read as a date; lines of totals and of what was cut off have none.
  if (most((value) => readTime(value) !== null, 0.5)) return 'start';
  if (most((value) => /^[\d\s()+.x-]+$/i.test(value) && value.replace(/\D/g, '').length >= 10, 0.5))
    return 'number';
  const isResult = most((value) => !isIn([null, 'ended'], resultOf(value)));
  if (!isResult && most((value) => directionOf(value) !== null)) return 'direction';
  if (isResult) return 'result';
  if (most((value) => /[:hms]/i.test(value) && readLength(value) !== null)) return 'length';
  return null;
};

/**
 * Which column is which, by the names; for what they don't say, a first guess by the values, which
 * the visitor is then asked about.
 */
export const recognizeColumns = (
  header: readonly string[],
  rows: readonly (readonly string[])[],
): Recognized => {
  const names = header.map(columnName);
  const kinds = header.map((_, column) => kindOf(rows, column));
  const columns: Record<ColumnRole, number> = {...noColumns};
  const isFree = (column: number): boolean => !Object.values(columns).includes(column);
  const some = (column: number, test: (value: string) => boolean): boolean =>
    rows.some((row) => test(row[column] ?? ''));
  const find = (role: ColumnRole, isFit: (column: number) => boolean = () => true): void => {
    for (const pattern of NAMES[role]) {
      columns[role] = names.findIndex(
        (name, column) => pattern.test(name) && isFree(column) && isFit(column),
      );
      if (columns[role] >= 0) return;
    }
  };
  const isDated = (column: number): boolean => kinds[column] === 'start';

  find('start', isDated);
  if (columns.start >= 0 && !some(columns.start, (value) => readTime(value)?.hasTime ?? false)) {
    find('time', (column) => some(column, isTimeOfDay));
  }
  find('answeredAt', isDated);
  find('endedAt', isDated);
  find('direction', (column) => some(column, (value) => directionOf(value) !== null));
  find('result', (column) => some(column, (value) => resultOf(value) !== null));
  for (const role of ['talk', 'wait', 'total', 'from', 'to'] as const) {
    find(role, (column) => !isDated(column));
  }

  const tellsResult =
    (['result', 'talk', 'total', 'answeredAt'] as const).some((role) => columns[role] >= 0) ||
    // A column of kinds: received, missed, placed.
    some(columns.direction, (value) => isIn(['missed', 'voicemail'], resultOf(value)));
  const isSure =
    columns.start >= 0 &&
    tellsResult &&
    (columns.direction >= 0 || (columns.from >= 0 && columns.to >= 0));
  if (!isSure) {
    const guess = (role: ColumnRole, kind: Kind): void => {
      if (columns[role] >= 0) return;
      columns[role] = kinds.findIndex((found, column) => found === kind && isFree(column));
    };
    guess('start', 'start');
    guess('direction', 'direction');
    guess('result', 'result');
    guess('from', 'number');
    if (columns.talk < 0) guess('total', 'length');
  }
  const source =
    SOURCES.find(({has}) => has.every((name) => names.includes(name)))?.name ??
    'a call log with one line for each call';
  return {columns, isSure, kinds, source};
};

/** Whether any name is one that a call log has. */
export const hasLogNames = (header: readonly string[]): boolean =>
  header.some((name) =>
    columnRoles.some((role) => NAMES[role].some((pattern) => pattern.test(columnName(name)))),
  );

const ROLE_WORDS: readonly (readonly [ColumnRole, string])[] = [
  ['start', 'start time'],
  ['direction', 'direction'],
  ['result', 'result'],
  ['wait', 'waiting time'],
  ['talk', 'talk time'],
  ['total', 'duration'],
  ['answeredAt', 'time of the answer'],
  ['from', 'number'],
];

/** What was recognized, for a sentence. */
export const recognizedWords = (columns: Columns): readonly string[] =>
  ROLE_WORDS.filter(([role]) => columns[role] >= 0).map(([, word]) => word);
