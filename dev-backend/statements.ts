import {apiError} from './errors';
import {EXPOSED_SCHEMA, type Table} from './schema';

export interface Statement {
  readonly sql: string;
  readonly params: readonly string[];
  /** Only these are carried out; the others are there for the database to refuse. */
  readonly isInsert: boolean;
}

type JsonRow = Readonly<Record<string, unknown>>;

const quote = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;
const quoteAll = (identifiers: readonly string[]): string => identifiers.map(quote).join(', ');
const qualified = (table: Table): string => `${quote(EXPOSED_SCHEMA)}.${quote(table.name)}`;

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
const parseRows = (body: string): JsonRow[] => {
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

/**
 * What the site never sends and the grants refuse, as statements that would touch no row: the
 * database says no to each in its own words.
 */
export const refusedStatement = (
  table: Table,
  method: 'select' | 'update' | 'delete',
): Statement => {
  const column = quote([...table.columns.keys()][0] ?? '');
  const sql = {
    select: `select 1 from ${qualified(table)} where false`,
    update: `update ${qualified(table)} set ${column} = ${column} where false`,
    delete: `delete from ${qualified(table)} where false`,
  }[method];
  return {sql, params: [], isInsert: false};
};

/** `POST /table`: rows to insert. null: nothing to insert. */
export const insertStatement = (
  table: Table,
  search: URLSearchParams,
  body: string,
): Statement | null => {
  const rows = parseRows(body);
  const [first] = rows;
  if (!first) return null;

  // supabase-js names the columns of several rows: "email","source".
  const named = search.get('columns');
  const columns = named === null ? Object.keys(first) : named.replaceAll('"', '').split(',');
  if (named === null) {
    const keys = [...columns].sort().join('\n');
    if (rows.some((row) => Object.keys(row).sort().join('\n') !== keys)) {
      throw apiError(400, 'PGRST102', 'All object keys must match');
    }
  }
  requireColumns(table, columns);
  if (columns.length === 0) {
    return {sql: `insert into ${qualified(table)} default values`, params: [], isInsert: true};
  }
  const types = columns.map((name) => `${quote(name)} ${table.columns.get(name) ?? 'text'}`);
  return {
    sql:
      `insert into ${qualified(table)} (${quoteAll(columns)}) select ${quoteAll(columns)} ` +
      `from json_to_recordset($1::text::json) as _(${types.join(', ')})`,
    params: [JSON.stringify(rows)],
    isInsert: true,
  };
};
