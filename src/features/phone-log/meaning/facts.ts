import {isExtension, isParty, ownNumber, partiesOf} from '../read/callerNumber.ts';
import {bareName, isTypeName, type NamedRole, namesOf, plainName} from '../read/columnNames.ts';
import {isLength, isZeroLength, unitOf, type Unit} from '../read/length.ts';
import type {Row, Table} from '../read/table.ts';
import {isTimeOfDay, readTime} from '../read/time.ts';
import {type ColumnRole, documentedColumn, type PhoneSystem, systemOf} from './phoneSystems.ts';
import type {Settings} from './settings.ts';
import {commonMeaning, isNo, type Meaning, yesOrNo} from './words.ts';

/** Rows that the columns are recognized by. */
const SAMPLE_ROWS = 400;
/** Different words that a column of words may have: names of people are more. */
export const MAX_WORDS = 40;
/** Share of a column's cells that must fit its role. */
const MOST = 0.5;

/** Some exports guard a number from spreadsheets as a formula: ="6025550100", or by an apostrophe. */
export const cellIn = (cells: readonly string[], column: number | null): string => {
  const cell = column === null ? '' : (cells[column] ?? '');
  const isGuarded = cell.startsWith('=') || cell.startsWith("'");
  return (isGuarded ? cell.replace(/^(?:="?|')|"$/g, '') : cell).trim();
};

/** A part of the word that says how a call ended: a column's word, or that there is something in it. */
export interface EndPart {
  readonly column: number;
  readonly role: 'result' | 'kind' | 'application' | 'agent' | 'voicemail' | 'talk';
  readonly as: 'word' | 'filled' | 'amount';
}

/** Facts of a table that the visitor isn't asked about. */
export interface Facts {
  readonly system: PhoneSystem | null;
  /** Values of each column in the first rows. */
  readonly samples: readonly (readonly string[])[];
  readonly from: number | null;
  readonly to: number | null;
  readonly callId: number | null;
  readonly count: number | null;
  /** Ring time and total time, beside the talk time. */
  readonly wait: number | null;
  readonly total: number | null;
  /** The column of AM and PM, where they stand alone; that of each line's zone. */
  readonly half: number | null;
  readonly zoneColumn: number | null;
  readonly ownNumber: string;
  readonly parts: readonly EndPart[];
  /** Every column is known by its name or its words, and no other could be meant. */
  readonly isSure: boolean;
}

const share = (values: readonly string[], test: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(test).length / values.length;

const isTime = (value: string): boolean => readTime(value) !== null;
/** Counts since 1970 may be phone numbers: only a column's name tells. */
const isDate = (value: string): boolean => isTime(value) && !/^\d+(?:\.\d+)?$/.test(value);
const isYesOrNo = (value: string): boolean =>
  isNo(plainName(value)) || yesOrNo('answered', plainName(value)) !== null;
const meaningsIn = (values: readonly string[]): ReadonlySet<Meaning | null> =>
  new Set(values.map((value) => commonMeaning(plainName(value))));

/** Finds the columns' roles in the names and in the first rows. */
class Columns {
  readonly names: readonly string[];
  readonly bare: readonly string[];
  readonly rows: readonly Row[];
  readonly system: PhoneSystem | null;
  readonly samples: readonly (readonly string[])[];

  constructor({names, rows}: Table) {
    this.names = names;
    this.bare = names.map(bareName);
    this.rows = rows.slice(0, SAMPLE_ROWS);
    this.system = systemOf(names);
    this.samples = names.map((_, column) =>
      this.rows.map(({cells}) => cellIn(cells, column)).filter((value) => value !== ''),
    );
  }

  values(column: number): readonly string[] {
    return this.samples[column] ?? [];
  }

  where(test: (values: readonly string[], column: number) => boolean): readonly number[] {
    return this.names.flatMap((_, column) => (test(this.values(column), column) ? [column] : []));
  }

  /** Columns with a name of the role whose values fit, the documented one alone where there is one. */
  named(role: ColumnRole, test: (values: readonly string[]) => boolean): readonly number[] {
    const {system} = this;
    if (system) {
      const column = documentedColumn(system, role, this.names);
      if (column >= 0) return test(this.values(column)) ? [column] : [];
      if (role !== 'callId') return [];
    }
    if (role === 'application') return [];
    const common = namesOf(role).flatMap((name) =>
      this.bare.flatMap((other, column) => (other === name ? [column] : [])),
    );
    return common.filter((column) => test(this.values(column)));
  }

  hasFewWords(values: readonly string[]): boolean {
    return (
      values.length > 0 &&
      share(values, isDate) < MOST &&
      new Set(values).size <= MAX_WORDS &&
      (share(values, isLength) < 0.9 || values.every(isYesOrNo))
    );
  }
}

type Guess<Key extends keyof Settings> = Pick<Settings, Key> & {readonly isSure: boolean};

const guessTime = (columns: Columns): Guess<'time' | 'clock'> => {
  const fits = (values: readonly string[]): boolean => share(values, isTime) > MOST;
  const named = columns.named('start', fits);
  const dated = columns.where((values) => share(values, isDate) > MOST);
  const hasClock = (column: number): boolean =>
    columns.values(column).some((value) => readTime(value)?.hasTime);
  const clock = columns.named('time', (values) => share(values, isTimeOfDay) > MOST)[0] ?? null;
  // Beside a time of day, a date with a time is the midnight that a spreadsheet writes.
  const date = named.find((column) => !hasClock(column) || isMidnight(columns.values(column)));
  if (clock !== null && date !== undefined) return {time: date, clock, isSure: true};
  const time = named.find(hasClock) ?? dated.find(hasClock) ?? named[0] ?? dated[0] ?? null;
  return {time, clock: null, isSure: named.find(hasClock) === time};
};

const isMidnight = (values: readonly string[]): boolean =>
  values.every((value) => (readTime(value)?.clock ?? 0) % 86_400 === 0);

/** The column with the time of day beside a date, by its values. */
export const clockBeside = ({names, rows}: Table, time: number): number | null => {
  const columns = new Columns({names, rows} as Table);
  if (columns.values(time).some((value) => readTime(value)?.hasTime)) return null;
  const [column = null] = columns.where(
    (values, at) => at !== time && share(values, isTimeOfDay) > MOST,
  );
  return column;
};

const guessDirection = (
  columns: Columns,
  from: number | null,
  to: number | null,
): Guess<'direction'> => {
  const fits = (values: readonly string[]): boolean => columns.hasFewWords(values);
  const [named] = columns.named('direction', fits);
  if (named !== undefined) return {direction: named, isSure: true};
  if (!columns.system) {
    const said = columns.where((values) => {
      const meanings = meaningsIn(values);
      return fits(values) && (meanings.has('in') || meanings.has('out'));
    });
    if (said[0] !== undefined) return {direction: said[0], isSure: said.length === 1};
  }
  const hasNumbers =
    from !== null &&
    to !== null &&
    columns.rows.some(
      ({cells}) => isExtension(cellIn(cells, from)) || isExtension(cellIn(cells, to)),
    );
  const hasOwn = from !== null && to !== null && ownNumber(pairsOf(columns.rows, from, to)) !== '';
  return hasNumbers || hasOwn
    ? {direction: 'numbers', isSure: true}
    : {direction: null, isSure: false};
};

const pairsOf = (
  rows: readonly Row[],
  from: number,
  to: number,
): readonly (readonly [string, string])[] =>
  rows.map(({cells}) => [cellIn(cells, from), cellIn(cells, to)] as const);

const isFilledOrNot = (values: readonly string[]): boolean =>
  values.every((value) => isYesOrNo(value) || isLength(value) || /^https?:\/\//i.test(value));

/** Columns that say how calls ended, in the order in which their words are read. */
const guessParts = (
  columns: Columns,
  direction: Settings['direction'],
): {readonly parts: readonly EndPart[]; readonly isSure: boolean} => {
  const {system} = columns;
  const fits = (values: readonly string[]): boolean => columns.hasFewWords(values);
  const isEnd = (column: number): boolean => {
    const meanings = meaningsIn(columns.values(column));
    return meanings.has('answered') || meanings.has('missed') || meanings.has('voicemail');
  };
  const results = columns.named('result', fits);
  const known = system ? [] : columns.where((values, at) => fits(values) && isEnd(at));
  const others = known.filter((column) => column !== direction);
  const named = results.find(isEnd) ?? results[0];
  const result = named ?? others[0] ?? known[0];
  const parts: EndPart[] = [];
  const add = (column: number | undefined, role: EndPart['role'], as: EndPart['as']): void => {
    const isNew = column !== undefined && parts.every((part) => part.column !== column);
    if (isNew) parts.push({column, role, as});
  };
  add(result, 'result', 'word');
  const [kind] = system
    ? columns.named('kind', fits)
    : columns.where((values, at) => {
        const isNamed =
          isTypeName(columns.bare[at] ?? '') || namesOf('kind').includes(columns.bare[at] ?? '');
        return isNamed && fits(values) && meaningsIn(values).has('other');
      });
  if (kind !== direction) add(kind, 'kind', 'word');
  const [application] = columns.named('application', fits);
  add(application, 'application', 'word');
  if (system?.words?.application?.agent !== undefined) {
    add(columns.named('agent', () => true)[0], 'agent', 'filled');
  }
  if (result !== undefined)
    add(columns.named('voicemail', isFilledOrNot)[0], 'voicemail', 'filled');
  const words = result === undefined ? [] : columns.values(result).map(plainName);
  const talkWords = (system?.words?.result?.talk ?? '').split('|');
  const needsTalk = words.some(
    (word) => commonMeaning(word) === 'talk' || talkWords.includes(word),
  );
  const hidesIn = result === undefined && system !== null;
  if (needsTalk || hidesIn) {
    const [talk] = columns.named('talk', (values) => values.some(isLength));
    const [answeredAt] = columns.named('answeredAt', (values) => share(values, isTime) > MOST);
    if (talk !== undefined) add(talk, 'talk', 'amount');
    else add(answeredAt, 'talk', 'filled');
  }
  const rivals = results.filter((column) => !columns.values(column).every(isYesOrNo));
  const isSure = named === undefined ? others.length === 1 : rivals.length < 2;
  return {parts, isSure};
};

const guessSign = (columns: Columns): Guess<'sign' | 'signColumn'> => {
  const has = (values: readonly string[]): boolean =>
    values.some(isZeroLength) && values.some((value) => isLength(value) && !isZeroLength(value));
  const [talk] = columns.named('talk', has);
  if (talk !== undefined) return {sign: '0', signColumn: talk, isSure: true};
  const [answered] = columns.named('answeredAt', (values) => share(values, isTime) > MOST);
  if (answered !== undefined) return {sign: 'nothing', signColumn: answered, isSure: true};
  const [total = null] = columns.named('total', has);
  return {sign: '0', signColumn: total, isSure: false};
};

/** The unit of a column's lengths, as its system documents it or as it is certain; null otherwise. */
export const certainUnit = (
  {names}: Pick<Table, 'names'>,
  {system, samples}: Pick<Facts, 'system' | 'samples'>,
  column: number,
): Unit | null => {
  const role = (['talk', 'wait', 'total'] as const).find(
    (one) => system !== null && documentedColumn(system, one, names) === column,
  );
  const documented = role && system?.units?.[role];
  return documented ?? unitOf(names[column] ?? '', samples[column] ?? []);
};

/** Recognizes the columns of a table, by names that are documented or mean one thing, and by words. */
export const guess = (table: Table): {readonly settings: Settings; readonly facts: Facts} => {
  const columns = new Columns(table);
  const {system, samples, rows} = columns;
  const isLengths = (values: readonly string[]): boolean =>
    values.some(isLength) && share(values, isDate) < MOST;
  const [first = null, ...others] = columns.named(
    'from',
    (values) => share(values, isParty) > MOST,
  );
  const [to = null] = columns.named('to', (values) => share(values, isParty) > MOST);
  const find = (role: NamedRole, test: (values: readonly string[]) => boolean): number | null =>
    columns.named(role, test)[0] ?? null;
  const from = first;
  const time = guessTime(columns);
  const direction = guessDirection(columns, from, to);
  const {parts, isSure: areEndsSure} = guessParts(columns, direction.direction);
  const sign = guessSign(columns);
  const [talk, total] = [find('talk', isLengths), find('total', isLengths)];
  const length = talk ?? total;
  const unit = length === null ? null : certainUnit(table, {system, samples}, length);
  const certain = (column: number | null): number | null =>
    column !== null && certainUnit(table, {system, samples}, column) !== null ? column : null;
  const [half] = columns.where(
    (values) => values.length > 0 && values.every((value) => /^[ap]\.?m\.?$/i.test(value)),
  );
  const zoneColumn = columns.bare.findIndex((name) =>
    /^(?:time ?zone|tz|zone|(?:utc|gmt|tz|time ?zone) offset|offset)$/.test(name),
  );
  return {
    settings: {
      time: time.time,
      clock: time.clock,
      order: null,
      half: null,
      zone: null,
      direction: direction.direction,
      wayOf: {},
      endings: parts.map(({column}) => column),
      endOf: {},
      sign: sign.sign,
      signColumn: sign.signColumn,
      caller: from,
      called: to ?? from,
      length,
      unit,
      usesLengths: unit !== null,
    },
    facts: {
      ...{system, samples, from, to, parts},
      callId: find('callId', (values) => new Set(values).size < values.length),
      count: find('count', (values) => values.every((value) => /^\d{1,3}$/.test(value))),
      wait: certain(find('wait', isLengths)),
      total: talk === null ? null : certain(total),
      half: half ?? null,
      zoneColumn: zoneColumn < 0 ? null : zoneColumn,
      ownNumber: from === null || to === null ? '' : ownNumber(pairsOf(rows, from, to)),
      isSure:
        time.isSure &&
        direction.isSure &&
        (parts.length > 0 ? areEndsSure : sign.isSure) &&
        (system !== null || others.length === 0),
    },
  };
};

/** The way that a row's two numbers show, for a log without a column that says it. */
export const partiesIn = ({from, to, ownNumber: own}: Facts, cells: readonly string[]): string =>
  partiesOf(own, cellIn(cells, from), cellIn(cells, to));

/** Checks for a call between two short numbers, which is inside the practice whatever its word is. */
export const isInside = ({from, to}: Facts, cells: readonly string[]): boolean =>
  isExtension(cellIn(cells, from)) && isExtension(cellIn(cells, to));
