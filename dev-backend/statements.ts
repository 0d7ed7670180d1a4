import {apiError} from './errors';
import {EXPOSED_SCHEMA, type Table} from './schema';

export interface Statement {
  readonly sql: string;
  readonly params: readonly string[];
  /** Parts of the request that this backend cannot run; the statement then touches no row. */
  readonly unsupported: readonly string[];
}

/** What the `Prefer` header may ask for, as far as it changes a statement. */
export interface Preferences {
  readonly representation: boolean;
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
}

export const parsePreferences = (header: string | undefined): Preferences => {
  const preferences = new Set((header ?? '').split(',').map((item) => item.trim()));
  return {
    representation: preferences.has('return=representation'),
    resolution: preferences.has('resolution=merge-duplicates')
      ? 'merge-duplicates'
      : preferences.has('resolution=ignore-duplicates')
        ? 'ignore-duplicates'
        : null,
  };
};

type JsonRow = Readonly<Record<string, unknown>>;

const quote = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;
const quoteAll = (identifiers: readonly string[]): string => identifiers.map(quote).join(', ');
const qualified = (table: Table): string => `${quote(EXPOSED_SCHEMA)}.${quote(table.name)}`;

const splitList = (value: string): string[] =>
  value
    .split(',')
    .map((item) => item.trim().replace(/^"(.*)"$/, '$1'))
    .filter((item) => item !== '');

const requireColumns = (table: Table, names: readonly string[]): void => {
  const unknown = names.find((name) => !table.columns.has(name));
  if (unknown !== undefined) {
    throw apiError(
      400,
      'PGRST204',
      `Could not find the '${unknown}' column of '${table.name}' in the schema cache`,
    );
  }
};

const invalidJson = (): Error => apiError(400, 'PGRST102', 'Empty or invalid json');

/** Deeper than any row is; PostgreSQL's own JSON reader is recursive, and in PGlite has little stack. */
const MAX_DEPTH = 20;
const isTooDeep = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth >= MAX_DEPTH || Object.values(value).some((item) => isTooDeep(item, depth + 1)));

const isRow = (value: unknown): value is JsonRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The request's body as rows. @throws ApiError 400 when it is not an object or an array of them */
export const parseRows = (body: string): JsonRow[] => {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw invalidJson();
  }
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (!rows.every(isRow) || isTooDeep(rows)) throw invalidJson();
  return rows;
};

/** `column type` pairs for reading rows out of JSON, and the JSON itself as the first parameter. */
const rowSource = (table: Table, columns: readonly string[], rows: readonly JsonRow[]) => ({
  from: `json_to_recordset($1::text::json) as _(${columns
    .map((name) => `${quote(name)} ${table.columns.get(name) ?? 'text'}`)
    .join(', ')})`,
  params: [JSON.stringify(rows)],
});

const returning = (preferences: Preferences, select: string | null): string => {
  if (!preferences.representation) return '';
  const columns = select === null || !/^[\w, "]+$/.test(select) ? [] : splitList(select);
  return ` returning ${columns.length > 0 ? quoteAll(columns) : '*'}`;
};

const conflictClause = (
  table: Table,
  columns: readonly string[],
  onConflict: string | null,
  resolution: Preferences['resolution'],
): string => {
  const target = onConflict === null ? table.primaryKey : splitList(onConflict);
  if (resolution === null || target.length === 0) return '';
  const action =
    resolution === 'ignore-duplicates' || columns.length === 0
      ? 'do nothing'
      : `do update set ${columns.map((name) => `${quote(name)} = excluded.${quote(name)}`).join(', ')}`;
  return ` on conflict (${quoteAll(target)}) ${action}`;
};

/** `POST /table`: insert, or upsert with a resolution preference. null: nothing to insert. */
export const insertStatement = (
  table: Table,
  search: URLSearchParams,
  preferences: Preferences,
  body: string,
): Statement | null => {
  const rows = parseRows(body);
  const [first] = rows;
  if (!first) return null;

  const named = search.get('columns');
  const columns = named === null ? Object.keys(first) : splitList(named);
  if (named === null) {
    const keys = [...columns].sort().join('\n');
    if (rows.some((row) => Object.keys(row).sort().join('\n') !== keys)) {
      throw apiError(400, 'PGRST102', 'All object keys must match');
    }
  }
  requireColumns(table, columns);

  const tail =
    conflictClause(table, columns, search.get('on_conflict'), preferences.resolution) +
    returning(preferences, search.get('select'));
  if (columns.length === 0) {
    return {
      sql: `insert into ${qualified(table)} default values${tail}`,
      params: [],
      unsupported: [],
    };
  }
  const source = rowSource(table, columns, rows);
  return {
    sql: `insert into ${qualified(table)} (${quoteAll(columns)}) select ${quoteAll(columns)} from ${source.from}${tail}`,
    params: source.params,
    unsupported: [],
  };
};

const NOT_FILTERS = new Set(['select', 'columns', 'on_conflict', 'order', 'limit', 'offset']);

/**
 * `column=eq.value` and `column=is.null`. Any other filter makes the statement touch no row: the
 * database still says whether it may be run at all, and nothing is changed by a filter misread.
 */
const where = (table: Table, search: URLSearchParams, params: string[]) => {
  const unsupported: string[] = [];
  const conditions: string[] = [];
  for (const [name, filter] of search) {
    if (NOT_FILTERS.has(name)) continue;
    const type = table.columns.get(name);
    if (type !== undefined && filter.startsWith('eq.')) {
      params.push(filter.slice(3));
      conditions.push(`${quote(name)} = ($${params.length}::text)::${type}`);
    } else if (type !== undefined && filter === 'is.null') {
      conditions.push(`${quote(name)} is null`);
    } else {
      unsupported.push(`${name}=${filter}`);
    }
  }
  if (unsupported.length > 0) conditions.push('false');
  return {
    clause: conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '',
    unsupported,
  };
};

const count = (value: string | null): string | null =>
  value !== null && /^\d{1,9}$/.test(value) ? value : null;

/** `GET /table` */
export const selectStatement = (table: Table, search: URLSearchParams): Statement => {
  const params: string[] = [];
  const {clause, unsupported} = where(table, search, params);
  const select = search.get('select') ?? '*';
  const plain = select === '*' || /^[\w, "]+$/.test(select);
  const list = select === '*' || !plain ? '*' : quoteAll(splitList(select));
  const order = search.get('order');
  const limit = count(search.get('limit'));
  const offset = count(search.get('offset'));
  return {
    sql:
      `select ${list} from ${qualified(table)}${clause}` +
      (limit === null ? '' : ` limit ${limit}`) +
      (offset === null ? '' : ` offset ${offset}`),
    params,
    unsupported: [
      ...unsupported,
      ...(plain ? [] : [`select=${select}`]),
      ...(order === null ? [] : [`order=${order}`]),
    ],
  };
};

/** `PATCH /table` */
export const updateStatement = (
  table: Table,
  search: URLSearchParams,
  preferences: Preferences,
  body: string,
): Statement | null => {
  const rows = parseRows(body);
  const [row] = rows;
  if (!row || rows.length !== 1) throw invalidJson();
  const columns = Object.keys(row);
  if (columns.length === 0) return null;
  requireColumns(table, columns);
  const source = rowSource(table, columns, rows);
  const params = [...source.params];
  const {clause, unsupported} = where(table, search, params);
  return {
    sql:
      `update ${qualified(table)} set (${quoteAll(columns)}) = row(${columns
        .map((name) => `(select ${quote(name)} from ${source.from})`)
        .join(', ')})${clause}` + returning(preferences, search.get('select')),
    params,
    unsupported,
  };
};

/** `DELETE /table` */
export const deleteStatement = (
  table: Table,
  search: URLSearchParams,
  preferences: Preferences,
): Statement => {
  const params: string[] = [];
  const {clause, unsupported} = where(table, search, params);
  return {
    sql: `delete from ${qualified(table)}${clause}` + returning(preferences, search.get('select')),
    params,
    unsupported,
  };
};
