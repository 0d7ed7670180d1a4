import {
  bareName,
  commonMeaning,
  isHarmless,
  isLooseTypeName,
  isNumbering,
  isNo,
  isTypeName,
  isYes,
  namedRoles,
  namesOf,
} from './commonNames.ts';
import {isWitness} from './conflict.ts';
import {parseLength} from './length.ts';
import {isExtension, partiesMeaning, partiesText, withheldWords} from './callerNumber.ts';
import {
  cellIn,
  type ColumnRole,
  columnRoles,
  type Columns,
  type Meaning,
  noColumns,
  plainName,
  type Row,
} from './roles.ts';
import {documentedColumn, type PhoneSystem, phoneSystems} from './phoneSystems.ts';
import {isTimeOfDay, readTime, withoutMidnight} from './time.ts';
import {MOST_WORDS} from './wordColumn.ts';
import {isZoneName, zoneIn} from './zones.ts';

export interface Recognized {
  readonly columns: Columns;
  readonly system: PhoneSystem | null;
  /** False: not every column that a verdict needs is known, and the visitor is asked. */
  readonly isSure: boolean;
  /** Columns without a role that may still say when a call was, how it ended, or who answered. */
  readonly unused: readonly number[];
}

type Rows = readonly Row[];

const valuesOf = (rows: Rows, column: number): readonly string[] =>
  rows.map((row) => (row[column] ?? '').trim()).filter((value) => value !== '');

/** A number, an extension, or what stands for one that is withheld. */
const isParty = (value: string): boolean =>
  value.replace(/\D/g, '').length >= 7 ||
  isExtension(value) ||
  withheldWords.includes(plainName(value));

const isTime = (value: string): boolean => readTime(value) !== null;
/** Counts since 1970 may be phone numbers: only a column's name tells. */
const isDate = (value: string): boolean => isTime(value) && !/^\d+(?:\.\d+)?$/.test(value);
const isLength = (value: string): boolean => Boolean(parseLength(value));
const isYesOrNo = (value: string): boolean => isYes(plainName(value)) || isNo(plainName(value));

/** A voicemail's recording. */
const isLink = (value: string): boolean => /^https?:\/\//i.test(value);

/** Checks whether a column's values fit its name; an empty column fits any. */
const fits = (role: ColumnRole, rows: Rows, column: number): boolean => {
  const values = valuesOf(rows, column);
  const share = (test: (value: string) => boolean): number =>
    values.length === 0 ? 1 : values.filter(test).length / values.length;
  switch (role) {
    case 'start':
      return values.length > 0 && share(isTime) > 0.5;
    case 'answeredAt':
    case 'endedAt':
      return share(isTime) > 0.5;
    case 'time':
      // 1:25 is a time or a length; a day's calls have mornings and afternoons.
      return (
        share(isTimeOfDay) > 0.5 && values.some((value) => /m$|^1\d:|^2\d:|[a-z)]$/i.test(value))
      );
    case 'talk':
    case 'wait':
    case 'total':
      return (
        share(isDate) < 0.5 &&
        (values.length === 0 || values.some((value) => /\d/.test(value))) &&
        !values.some((value) => /[$€£]/.test(value))
      );
    case 'from':
    case 'to':
      return share(isDate) < 0.5 && share(isParty) > 0.5;
    case 'agent':
      return share(isDate) < 0.5;
    case 'callId':
      // One for each line numbers lines, not calls.
      return values.length > 0 && new Set(values).size < values.length;
    case 'count':
      return values.length > 0 && values.every((value) => /^\d{1,3}$/.test(value));
    case 'voicemail':
      return values.every((value) => isYesOrNo(value) || isLength(value) || isLink(value));
    case 'kind':
    case 'direction':
    case 'result':
    case 'application':
      return (
        share(isDate) < 0.5 &&
        new Set(values).size <= MOST_WORDS &&
        (share(isLength) < 0.9 || share(isYesOrNo) === 1)
      );
  }
};

/** Two columns whose words mean the same on every line. */
const isSame = (rows: Rows, one: number, other: number): boolean =>
  rows.every((row) => {
    const [a, b] = [one, other].map((column) => commonMeaning(plainName(row[column] ?? '')));
    return a !== null && a === b;
  });

/** Role of a column called “Type”, by words that mean one thing everywhere. */
const roleOfType = (rows: Rows, column: number): 'kind' | 'direction' | 'result' => {
  const meanings = valuesOf(rows, column).map((value) => commonMeaning(plainName(value)));
  const has = (...some: Meaning[]): boolean => meanings.some((one) => one && some.includes(one));
  if (has('in', 'out', 'internal')) return 'direction';
  return has('answered', 'missed', 'voicemail') && !has('call', 'other') ? 'result' : 'kind';
};

const recognizeNames = (
  header: readonly string[],
  rows: Rows,
): Pick<Recognized, 'columns' | 'isSure'> => {
  const names = header.map(bareName);
  const columns = {...noColumns} as Record<ColumnRole, number>;
  /** A role that two columns may have is asked about. */
  const rivals = new Set<ColumnRole>();
  const isFree = (column: number): boolean => !Object.values(columns).includes(column);
  const found = (role: (typeof namedRoles)[number]): readonly number[] =>
    namesOf(role).flatMap((name) =>
      names.flatMap((other, column) =>
        other === name && isFree(column) && fits(role, rows, column) ? [column] : [],
      ),
    );
  // A spreadsheet writes a date as the midnight it began with.
  const hasTimeOfDay = (column: number): boolean =>
    valuesOf(rows, column).some((value) => readTime(withoutMidnight(value))?.hasTime);

  const starts = found('start');
  columns.start = starts[0] ?? -1;
  if (columns.start >= 0 && !hasTimeOfDay(columns.start)) columns.time = found('time')[0] ?? -1;
  if (columns.time < 0) columns.start = starts.find(hasTimeOfDay) ?? columns.start;
  names.forEach((name, column) => {
    if (!isTypeName(name) || !isFree(column)) return;
    const isKnown = valuesOf(rows, column).some(
      (value) => commonMeaning(plainName(value)) !== null,
    );
    if (isLooseTypeName(name) && !isKnown) return;
    const role = roleOfType(rows, column);
    if (columns[role] < 0 && fits(role, rows, column)) columns[role] = column;
    else if (!isSame(rows, columns[role], column)) rivals.add(role);
  });
  for (const role of namedRoles) {
    if (role === 'start' || role === 'time') continue;
    const all = found(role);
    const [column, other] = all;
    if (column === undefined) continue;
    // “Answered” and “Missed” beside each other, each yes or no, are compared line by line.
    const isOther =
      other !== undefined && !all.every((one) => valuesOf(rows, one).every(isYesOrNo));
    const hadType = columns[role] >= 0 && !isSame(rows, columns[role], column);
    const isParties =
      other !== undefined &&
      role === 'from' &&
      rows.some((row) => (row[column] ?? '').trim() !== (row[other] ?? '').trim());
    if (hadType || isParties || (isOther && role === 'result')) rivals.add(role);
    if (columns[role] < 0) columns[role] = column;
  }
  return {columns, isSure: isEnough(columns, rows) && rivals.size === 0};
};

/**
 * Finds columns that nobody knows: with a date or a number, a few words that repeat, or text on some
 * lines alone. What is the same on every line, or different on each, tells no call from another.
 */
const unusedColumns = (
  header: readonly string[],
  rows: Rows,
  columns: Columns,
): readonly number[] => {
  const used = Object.values(columns);
  return header.flatMap((name, column) => {
    const values = valuesOf(rows, column);
    const different = new Set(values).size;
    const isSame = different <= 1 && values.length === rows.length;
    if (used.includes(column) || values.length === 0 || isSame) return [];
    const bare = bareName(name);
    const isKnown =
      isHarmless(bare) ||
      (isNumbering(bare) && different === values.length) ||
      isCounting(values) ||
      (isZoneName(bare) && values.every((value) => zoneIn(value) !== null)) ||
      isHalfOfDay(rows, column) ||
      isWitness(bare, values);
    if (isKnown) return [];
    const isText = !values.every((value) => isDate(value) || isLength(value));
    const tellsNone = isText && values.length > rows.length * 0.9 && different === values.length;
    return tellsNone ? [] : [column];
  });
};

/** Checks for the numbers of the lines: each is one more, or one less, than the one before. */
const isCounting = (values: readonly string[]): boolean => {
  const steps = values.slice(1).map((value, at) => Number(value) - Number(values[at]));
  return steps.length > 1 && Math.abs(steps[0] ?? 0) === 1 && new Set(steps).size === 1;
};

/** Checks for a column of AM and PM alone. */
export const isHalfOfDay = (rows: Rows, column: number): boolean =>
  rows.length > 0 && rows.every((row) => /^[ap]\.?m\.?$/i.test((row[column] ?? '').trim()));

/** Most lines tell by their numbers which way they went; the others are asked about. */
const impliesDirection = ({from, to}: Columns, rows: Rows): boolean => {
  const ways = rows.map((row) => partiesMeaning(partiesText(cellIn(row, from), cellIn(row, to))));
  return ways.filter((way) => way !== null).length > rows.length / 2;
};

/** Checks whether the columns have a call's time, direction and result. */
const isEnough = (columns: Columns, rows: Rows): boolean => {
  const has = (role: ColumnRole): boolean => columns[role] >= 0;
  const kinds = valuesOf(rows, columns.direction).map((word) => commonMeaning(plainName(word)));
  const endsInKind = kinds.some((meaning) => meaning === 'missed' || meaning === 'answered');
  return (
    has('start') &&
    (has('result') || has('talk') || has('answeredAt') || endsInKind) &&
    (has('direction') || (has('from') && has('to') && impliesDirection(columns, rows)))
  );
};

/** Finds the columns' roles by names that are documented or mean one thing; the rest is asked. */
export const recognizeColumns = (header: readonly string[], rows: Rows): Recognized => {
  const names = header.map(plainName);
  const system = phoneSystems.find(({has}) => has.every((name) => names.includes(name))) ?? null;
  const found = (role: ColumnRole): number => {
    const columns =
      role === 'callId'
        ? namesOf(role).map((name) => header.findIndex((other) => bareName(other) === name))
        : [system ? documentedColumn(system, role, names) : -1];
    return columns.find((column) => column >= 0 && fits(role, rows, column)) ?? -1;
  };
  if (system && found('start') >= 0) {
    const columns = Object.fromEntries(columnRoles.map((role) => [role, found(role)])) as Columns;
    return {columns, system, isSure: true, unused: []};
  }
  const {columns, isSure} = recognizeNames(header, rows);
  const unused = unusedColumns(header, rows, columns);
  return {columns, system: null, isSure: isSure && unused.length === 0, unused};
};

/** Checks whether any name is one that a call log has. */
export const hasLogNames = (header: readonly string[]): boolean =>
  header.some((name) => namedRoles.some((role) => namesOf(role).includes(bareName(name))));

/** 05.10.2026 08:02 Uhr: the shape of a date, in whatever form. */
const looksDated = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((value) => /\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/.test(value));

/** A column with dates that we can read; or one whose name says that it has some, and an example. */
export const datesIn = (
  header: readonly string[],
  rows: Rows,
): {readonly isThere: boolean; readonly unknown: {name: string; example: string} | null} => {
  const isThere = header.some((_, column) => fits('start', rows, column));
  const named = header.findIndex((name) => namesOf('start').includes(bareName(name)));
  const column = named >= 0 ? named : header.findIndex((_, at) => looksDated(valuesOf(rows, at)));
  const [example] = column >= 0 ? valuesOf(rows, column) : [];
  return {
    isThere,
    unknown: isThere || example === undefined ? null : {name: header[column] ?? '', example},
  };
};
