import {isExtension, isParty, practiceNumber, wayByNumbers} from '../read/callerNumber.ts';
import {bareName, type NamedRole, namesOf, plainName} from '../read/columnNames.ts';
import {isDuration, isZeroDuration, unitOf, type Unit} from '../read/duration.ts';
import type {Table} from '../read/table.ts';
import {DAY, isTimeOfDay, readTime} from '../read/time.ts';
import {type PhoneSystem, systemOf} from './phoneSystems.ts';
import type {Settings} from './settings.ts';
import {isYesOrNo, type WordClass, classifyWord} from './words.ts';

/** Rows from which the columns are recognized. */
const SAMPLE_ROWS = 400;
/** Maximum number of distinct values in a column of words; a column of names has more. */
export const MAX_WORDS = 40;
/** Share of a column's cells that must fit its role. */
const MIN_SHARE = 0.5;
const ZONE_NAME = /^(?:time ?zone|tz|zone|(?:utc|gmt|tz|time ?zone) offset|offset)$/;

/** Text of a cell without what protects it from spreadsheets: ="6025550100", or apostrophes. */
export const cellIn = (cells: readonly string[], column: number | null): string => {
  const cell = column === null ? '' : (cells[column] ?? '');
  const isGuarded = cell.startsWith('=') || cell.startsWith("'");
  return (isGuarded ? cell.replace(/^(?:="?|')|["']$/g, '') : cell).trim();
};

/** A column with how calls ended, alone or together with others. */
export interface EndPart {
  readonly column: number;
  readonly role: 'result' | 'kind' | 'application' | 'agent' | 'voicemail' | 'talk';
}

/** True if a cell's word is read. In other parts it only matters whether a cell is filled. */
export const hasWords = ({role}: EndPart): boolean =>
  role === 'result' || role === 'kind' || role === 'application';

type Values = readonly string[];

/** A column of durations. The unit is null unless its system documents it or it is certain. */
interface DurationColumn {
  readonly column: number | null;
  readonly unit: Unit | null;
}

/** Columns as they are recognized, which the visitor isn't asked about. */
export interface ColumnFacts {
  readonly system: PhoneSystem | null;
  readonly names: readonly string[];
  /** Cells of the first rows that aren't empty, by column. */
  readonly samples: readonly Values[];
  readonly from: number | null;
  readonly to: number | null;
  /** Phone number of the practice; '' if the log doesn't show it. */
  readonly practiceNumber: string;
  readonly parts: readonly EndPart[];
  readonly callId: number | null;
  readonly count: number | null;
  /** Ring time. */
  readonly wait: DurationColumn;
  /** Total time, in a log that has talk time, too. */
  readonly total: DurationColumn;
  /** The column with each line's time zone. */
  readonly zoneColumn: number | null;
  /** True if names or words show every column, and no other could be meant. */
  readonly isSure: boolean;
}

const share = (values: Values, test: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(test).length / values.length;
const mostly =
  (test: (value: string) => boolean) =>
  (values: Values): boolean =>
    share(values, test) > MIN_SHARE;
const areTimes = mostly((value) => readTime(value) !== null);
/** Most calls come by day. */
const areDaytimes = mostly(
  (value) => isTimeOfDay(value) && /^(?:0?[6-9]|1\d|2[01]):|[ap]\.?m/i.test(value),
);
/** Checks for dates. Counts since 1970 are left out: they may be phone numbers. */
const areDates = mostly((value) => readTime(value) !== null && !/^\d+(?:\.\d+)?$/.test(value));
/** Full numbers, of callers perhaps. */
const areNumbers = mostly(
  (value) => isParty(value) && !isExtension(value) && readTime(value) === null,
);
const areParties = mostly(isParty);
const areDurations = (values: Values): boolean => values.some(isDuration) && !areDates(values);
const hasClock = (values: Values): boolean => values.some((value) => readTime(value)?.hasTime);
export const areWords = (values: Values): boolean =>
  values.length > 0 &&
  !areDates(values) &&
  new Set(values).size <= MAX_WORDS &&
  (share(values, isDuration) < 0.9 || values.every(isYesOrNo));

/** Checks that a column's values fit its name's role. */
const FITS: Readonly<Record<NamedRole, (values: Values) => boolean>> = {
  ...{start: areTimes, time: mostly(isTimeOfDay), answeredAt: areTimes},
  ...{direction: areWords, result: areWords, kind: areWords, application: areWords},
  ...{talk: areDurations, wait: areDurations, total: areDurations},
  ...{from: areParties, to: areParties, agent: () => true},
  voicemail: (values) =>
    values.every((value) => isYesOrNo(value) || isDuration(value) || /^https?:\/\//i.test(value)),
  callId: (values) => new Set(values).size < values.length,
  count: (values) => values.every((value) => /^\d{1,3}$/.test(value)),
};

/** Finds columns by their names and by the values of the first rows. */
const columnsOf = (names: readonly string[], rows: Table['rows'], system: PhoneSystem | null) => {
  const [plain, bare] = [names.map(plainName), names.map(bareName)];
  const samples = names.map((_, column) =>
    rows
      .slice(0, SAMPLE_ROWS)
      .map(({cells}) => cellIn(cells, column))
      .filter((value) => value !== ''),
  );
  const columnsWith = (test: (values: Values, column: number) => boolean): readonly number[] =>
    names.flatMap((_, column) => (test(samples[column] ?? [], column) ? [column] : []));
  return {
    ...{names, bare, samples, columnsWith},
    /** Columns with a name of the role whose values fit, the plainest name first. */
    columnsNamed: (role: NamedRole): readonly number[] =>
      namesOf(role).flatMap((name) =>
        columnsWith(
          (values, at) => (bare[at] === name || plain[at] === name) && FITS[role](values),
        ),
      ),
    classesIn: (column: number): ReadonlySet<WordClass | null> =>
      new Set(
        samples[column]?.map((value) =>
          classifyWord(system?.words, names[column] ?? '', plainName(value)),
        ),
      ),
  };
};

type Columns = ReturnType<typeof columnsOf>;

const findTime = (columns: Columns) => {
  const {columnsNamed, columnsWith, samples} = columns;
  const starts = columnsNamed('start');
  const isClocked = (column: number): boolean => hasClock(samples[column] ?? []);
  // Beside a time of day, a date with a time is the midnight that a spreadsheet writes.
  const isDay = (column: number): boolean =>
    samples[column]!.every((value) => (readTime(value)?.clock ?? 0) % DAY === 0);
  const [clock = null] = columnsNamed('time');
  const day = starts.find((column) => !isClocked(column) || isDay(column));
  if (clock !== null && day !== undefined) return {time: day, clock, isSure: true};
  const dated = columnsWith(areDates);
  const time = starts.find(isClocked) ?? dated.find(isClocked) ?? starts[0] ?? dated[0] ?? null;
  return {time, clock: clockBeside(columns, time), isSure: time === starts.find(isClocked)};
};

/** The column with the time of day beside a date, by its values: a duration looks like one. */
export const clockBeside = (
  {samples, names}: Pick<ColumnFacts, 'samples' | 'names'>,
  time: number | null,
): number | null => {
  if (time === null || hasClock(samples[time] ?? [])) return null;
  const durations = (['talk', 'wait', 'total'] as const).flatMap(namesOf);
  const column = samples.findIndex(
    (values, at) =>
      at !== time && areDaytimes(values) && !durations.includes(bareName(names[at] ?? '')),
  );
  return column < 0 ? null : column;
};

const findDirection = ({columnsNamed, columnsWith, classesIn}: Columns, hasNumbers: boolean) => {
  const [column] = columnsNamed('direction');
  if (column !== undefined) return {direction: column, isSure: true};
  const byWords = columnsWith(
    (values, at) => areWords(values) && (classesIn(at).has('in') || classesIn(at).has('out')),
  );
  if (byWords[0] !== undefined) return {direction: byWords[0], isSure: byWords.length === 1};
  return {direction: hasNumbers ? ('numbers' as const) : null, isSure: hasNumbers};
};

/** Finds the columns with how calls ended, in the order in which their words are read. */
const findEndings = (
  {columnsNamed, columnsWith, classesIn, samples}: Columns,
  system: PhoneSystem | null,
  direction: Settings['direction'],
): {readonly parts: readonly EndPart[]; readonly isSure: boolean} => {
  const isEnd = (column: number): boolean =>
    (['answered', 'missed', 'unreached', 'voicemail'] as const).some((end) =>
      classesIn(column).has(end),
    );
  const results = columnsNamed('result');
  const byWords = columnsWith((values, at) => areWords(values) && isEnd(at));
  const others = byWords.filter((column) => column !== direction);
  const result = results.find(isEnd) ?? results[0] ?? others[0] ?? byWords[0];
  const parts: EndPart[] = [];
  const add = (column: number | undefined, role: EndPart['role']): void => {
    const isNew = column !== undefined && parts.every((part) => part.column !== column);
    if (isNew) parts.push({column, role});
  };
  add(result, 'result');
  // “Type” may have Voice and Fax, or Incoming and Missed: its values decide.
  const [kind] = columnsNamed('kind').filter((at) => classesIn(at).has('other'));
  if (kind !== direction) add(kind, 'kind');
  if (system) add(columnsNamed('application')[0], 'application');
  if (system?.words && [...system.words.values()].includes('agent'))
    add(columnsNamed('agent')[0], 'agent');
  if (result !== undefined) add(columnsNamed('voicemail')[0], 'voicemail');
  if (result === undefined ? system : classesIn(result).has('talk')) {
    add(columnsNamed('talk')[0] ?? columnsNamed('answeredAt')[0], 'talk');
  }
  if (parts.length === 0) {
    // The column whose cells are empty, or 0, for a missed call.
    const hasBoth = (column: number): boolean =>
      [true, false].every((isZero) =>
        samples[column]?.some((value) => isDuration(value) && isZeroDuration(value) === isZero),
      );
    const known = columnsNamed('talk').find(hasBoth) ?? columnsNamed('answeredAt')[0];
    add(known ?? columnsNamed('total').find(hasBoth), 'talk');
    return {parts, isSure: known !== undefined};
  }
  if (system) return {parts, isSure: true};
  const rivals = results.filter((column) => !(samples[column] ?? []).every(isYesOrNo));
  return {parts, isSure: results.length > 0 ? rivals.length < 2 : others.length === 1};
};

/** The two numbers of each of the first rows; empty unless the log has columns for both. */
const numberPairs = (rows: Table['rows'], from: number | null, to: number | null) => {
  if (from === null || to === null) return [];
  return rows
    .slice(0, SAMPLE_ROWS)
    .map(({cells}) => [cellIn(cells, from), cellIn(cells, to)] as const);
};

/** Recognizes the columns of a table, by names that are documented or mean one thing, and by words. */
export const recognizeColumns = ({
  names,
  rows,
}: Table): {readonly settings: Settings; readonly facts: ColumnFacts} => {
  const system = systemOf(names);
  const columns = columnsOf(names, rows, system);
  const {samples, columnsNamed, columnsWith, bare} = columns;
  const find = (role: NamedRole): number | null => columnsNamed(role)[0] ?? null;
  const withUnit = (column: number | null): DurationColumn => {
    if (column === null) return {column, unit: null};
    return {column, unit: unitOf(names[column] ?? '', samples[column] ?? [], system?.unit)};
  };
  const from = find('from');
  const to = find('to');
  const pairs = numberPairs(rows, from, to);
  const own = practiceNumber(pairs);
  const {isSure: isTimeSure, ...time} = findTime(columns);
  const way = findDirection(columns, own !== '' || pairs.flat().some(isExtension));
  const ends = findEndings(columns, system, way.direction);
  const talk = find('talk');
  const total = find('total');
  const duration = withUnit(talk ?? total);
  const zoneColumn = bare.findIndex((name) => ZONE_NAME.test(name));
  const isCallerSure =
    from === null ? columnsWith(areNumbers).length === 0 : columnsNamed('from').length < 2;
  const settings = {
    ...{...time, order: null, amPm: null, zone: null},
    ...{direction: way.direction, wayOf: {}},
    ...{endings: ends.parts.map(({column}) => column), endOf: {}},
    ...{caller: from, duration: duration.column, unit: duration.unit},
  };
  const facts = {
    ...{system, names, samples, from, to, practiceNumber: own, parts: ends.parts},
    ...{callId: find('callId'), count: find('count')},
    ...{wait: withUnit(find('wait')), total: withUnit(talk === null ? null : total)},
    zoneColumn: zoneColumn < 0 ? null : zoneColumn,
    isSure: isTimeSure && way.isSure && ends.isSure && (system !== null || isCallerSure),
  };
  return {settings, facts};
};

/** Describes a row's way by its two numbers, for a log without a column for it. */
export const rowWayByNumbers = (
  {from, to, practiceNumber: own}: ColumnFacts,
  cells: readonly string[],
): string => wayByNumbers(own, cellIn(cells, from), cellIn(cells, to));

/** Checks for a call between two short numbers, which is inside the practice whatever its word is. */
export const isInside = ({from, to}: ColumnFacts, cells: readonly string[]): boolean =>
  isExtension(cellIn(cells, from)) && isExtension(cellIn(cells, to));
