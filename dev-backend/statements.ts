import type {Engine} from './engine/engine';
import {ApiError} from './errors';
import type {ApiRequest} from './server';

export const EXPOSED_SCHEMA = 'public';

/** Tables of the exposed schema and their columns, as PostgREST caches them. */
export type Schema = ReadonlyMap<string, readonly string[]>;

/** Reads what exists, whoever may use it: who may is the database's to say. */
export const readSchema = async (engine: Engine): Promise<Schema> => {
  const tables = await engine.transaction((session) =>
    session.query<{name: string; columns: string[]}>(
      `select table_name::text as name, array_agg(column_name::text) as columns
         from information_schema.columns where table_schema = $1 group by table_name`,
      [EXPOSED_SCHEMA],
    ),
  );
  return new Map(tables.map(({name, columns}) => [name, columns]));
};

export interface Statement {
  readonly sql: string;
  readonly params: readonly string[];
  /** Only these are carried out; the others are there for the database to refuse. */
  readonly isInsert: boolean;
}

/** Of tables and columns that are in the schema; nothing else gets into a statement. */
const quote = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;
const qualified = (table: string): string => `${quote(EXPOSED_SCHEMA)}.${quote(table)}`;

type JsonRow = Readonly<Record<string, unknown>>;

/** No column holds a list or an object, and a deep one is too much for the stack of PGlite. */
const isRow = (value: unknown): value is JsonRow =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((cell) => cell === null || typeof cell !== 'object');

/** The body of an insert, one row or a list of them. @throws {ApiError} 400 */
const parseRows = (body: string): readonly JsonRow[] => {
  let rows: unknown[] = [];
  try {
    rows = [JSON.parse(body) as unknown].flat();
  } catch {
    // Refused below, as one without rows is.
  }
  if (rows.every(isRow) && rows.some((row) => Object.keys(row).length > 0)) return rows;
  throw new ApiError(400, 'PGRST102', 'Empty or invalid json');
};

/** Inserts rows with the columns that any of them names; where another has none, it is null. */
const insert = (name: string, known: readonly string[], body: string): Statement => {
  const rows = parseRows(body);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const unknown = columns.find((column) => !known.includes(column));
  if (unknown !== undefined) {
    const message = `Could not find the '${unknown}' column of '${name}' in the schema cache`;
    throw new ApiError(400, 'PGRST204', message);
  }
  const table = qualified(name);
  const list = columns.map(quote).join(', ');
  return {
    sql: `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1::text::json)`,
    params: [JSON.stringify(rows)],
    isInsert: true,
  };
};

const refused = (sql: string): Statement => ({sql, params: [], isInsert: false});

/**
 * The statement for a request: an insert, or what the site never sends and the grants refuse. The
 * latter would touch no row; it is there so that the database says no in its own words.
 *
 * @throws {ApiError} for what is not even a statement
 */
export const statementFor = (schema: Schema, name: string, request: ApiRequest): Statement => {
  const columns = schema.get(name);
  if (!columns) {
    const message = `Could not find the table '${EXPOSED_SCHEMA}.${name}' in the schema cache`;
    throw new ApiError(404, 'PGRST205', message);
  }
  const table = qualified(name);
  const select = `select from ${table} where false`;
  switch (request.method) {
    case 'POST':
      // To read back what it inserts, or to upsert, a visitor would need to see rows.
      return /return=representation|resolution=/.test(request.headers.prefer ?? '')
        ? refused(select)
        : insert(name, columns, request.body);
    case 'GET':
    case 'HEAD':
      return refused(select);
    case 'PATCH':
      return refused(`update ${table} set ${quote(columns[0] ?? '')} = default where false`);
    case 'DELETE':
      return refused(`delete from ${table} where false`);
    default:
      throw new ApiError(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`);
  }
};
