/** Roles of a log's columns. */
export const columnRoles = [
  /** Date and time, or the date alone where `time` stands beside it. */
  'start',
  'time',
  'direction',
  /** The call's result. */
  'result',
  /** Call, fax, message, meeting. */
  'kind',
  /** The program that had the call last, or how its last leg ended: it tells an answering machine. */
  'application',
  /** Person or machine that picked up; empty where nobody did. */
  'agent',
  /** A voicemail's link, or yes. */
  'voicemail',
  'talk',
  'wait',
  'total',
  'answeredAt',
  'endedAt',
  'from',
  'to',
  /** One for all lines of a call, where the log has several for one. */
  'callId',
  /** Number of calls that a line stands for. */
  'count',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** The column of each role, counted from 0; -1 where there is none. */
export type Columns = Readonly<Record<ColumnRole, number>>;

export type Row = readonly string[];

/** Some exports guard a number from spreadsheets as a formula: ="6025550100", or by an apostrophe. */
export const cellIn = (row: Row, column: number): string => {
  const cell = row[column] ?? '';
  const isGuarded = cell.startsWith('=') || cell.startsWith("'");
  return (isGuarded ? cell.replace(/^(?:="?|')|"$/g, '') : cell).trim();
};

export const noColumns = Object.fromEntries(columnRoles.map((role) => [role, -1])) as Columns;

/**
 * Sources of the words that classify a line: columns, `agent` for the names of what answered, and
 * `conflict`, where two columns of a line say different things of its end.
 */
export const wordRoles = [
  'kind',
  'direction',
  'result',
  'application',
  'agent',
  'conflict',
] as const;
export type WordRole = (typeof wordRoles)[number];

/** Columns that hold lengths of time. */
export const lengthRoles = ['talk', 'wait', 'total'] as const;
export type LengthRole = (typeof lengthRoles)[number];

/**
 * Meaning of a word. `talk`: the talk time decides whether it was answered; `agent`: whether
 * somebody picked up does; `call`: a telephone call, whose other columns say more; `other`: not a
 * telephone call of the practice, left out.
 */
export const meanings = [
  'answered',
  'missed',
  'voicemail',
  'talk',
  'agent',
  'in',
  'out',
  'internal',
  'call',
  'other',
] as const;
export type Meaning = (typeof meanings)[number];

/** Interpretation of a column's lengths. */
export type LengthReading =
  'written' | 'seconds' | 'minutes' | 'milliseconds' | 'hours-minutes' | 'minutes-seconds' | 'none';

/** 'startTime', 'Start_Time' and 'Start Time' are one name, as are 'No-Answer' and 'NO ANSWER'. */
export const plainName = (text: string): string =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\s-]+/g, ' ')
    .trim()
    .toLowerCase();
