import type {Database} from '../database/database.ts';
import {ApiError} from './errors.ts';
import type {ApiRequest} from './server.ts';

export const EXPOSED_SCHEMA = 'public';

/** What exists in the exposed schema, as PostgREST caches it. */
export interface Schema {
  /** Table → its columns. */
  readonly tables: ReadonlyMap<string, readonly string[]>;
  /** Function → its arguments' names and types, all of which a call must give. */
  readonly functions: ReadonlyMap<string, readonly (readonly [name: string, type: string])[]>;
}

/** Reads what exists, whoever may use it: who may is the database's to say. */
export const readSchema = (database: Database): Promise<Schema> =>
  database.transaction(async (session) => {
    const tables = await session.query<{name: string; columns: string[]}>(
      `select relname::text as name, array_agg(attname::text order by attnum) as columns
         from pg_class join pg_attribute on attrelid = pg_class.oid
        where relnamespace = $1::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
        group by relname`,
      [EXPOSED_SCHEMA],
    );
    const functions = await session.query<{name: string; args: [string, string][] | null}>(
      `select proname::text as name,
              (select json_agg(json_build_array(proargnames[n], format_type(proargtypes[n - 1], null))
                               order by n)
                 from generate_series(1, pronargs) as n) as args
         from pg_proc where pronamespace = $1::regnamespace and prorettype <> 'trigger'::regtype`,
      [EXPOSED_SCHEMA],
    );
    return {
      tables: new Map(tables.map(({name, columns}) => [name, columns])),
      functions: new Map(functions.map(({name, args}) => [name, args ?? []])),
    };
  });

/** A statement, and the status of the answer when it succeeds. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly string[];
  /** 201: stored, nothing to read. 200: its only cell is the answer. 501: there for the database to refuse. */
  readonly status: 200 | 201 | 501;
}

/** Of names that are in the schema; nothing else gets into a statement. */
const quote = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`;
const qualified = (name: string): string => `${quote(EXPOSED_SCHEMA)}.${quote(name)}`;

type JsonRow = Readonly<Record<string, unknown>>;

/** No column and no argument holds a list or an object. */
const isRow = (value: unknown): value is JsonRow =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((cell) => cell === null || typeof cell !== 'object');

/** @throws {ApiError} 400 */
const parseJson = <T>(body: string, isRight: (value: unknown) => value is T): T => {
  try {
    const value: unknown = JSON.parse(body);
    if (isRight(value)) return value;
  } catch {
    // Refused below.
  }
  throw new ApiError(400, 'PGRST102', 'Empty or invalid json');
};

const isRows = (value: unknown): value is JsonRow | JsonRow[] => {
  const rows = [value].flat();
  return rows.every(isRow) && rows.some((row) => Object.keys(row).length > 0);
};

/** Inserts one row or a list of them, with the columns that any of them names. */
const insert = (name: string, known: readonly string[], body: string): Statement => {
  const rows = [parseJson(body, isRows)].flat();
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
    status: 201,
  };
};

/** @throws {ApiError} 404 for a function or arguments that are not there */
const call = ({functions}: Schema, name: string, {method, body}: ApiRequest): Statement => {
  // A GET would run in a transaction that may not write, and all of ours write.
  if (method !== 'POST')
    throw new ApiError(405, '25006', 'cannot execute in a read-only transaction');
  const args = functions.get(name);
  const given = parseJson(body || '{}', isRow);
  const isComplete =
    args !== undefined &&
    args.length === Object.keys(given).length &&
    args.every(([argument]) => Object.hasOwn(given, argument));
  if (!isComplete) {
    const message = `Could not find the function ${EXPOSED_SCHEMA}.${name} in the schema cache`;
    throw new ApiError(404, 'PGRST202', message);
  }
  const values = args.map(
    ([argument, type], index) =>
      `${quote(argument)} => ($1::json ->> $${index + 2}::text)::${type}`,
  );
  return {
    sql: `select to_json(${qualified(name)}(${values.join(', ')})) as answer`,
    params: [JSON.stringify(given), ...args.map(([argument]) => argument)],
    status: 200,
  };
};

const refused = (sql: string): Statement => ({sql, params: [], status: 501});

/**
 * The statement for a request: an insert, a call, or what the site never sends and the grants
 * refuse. The latter would touch no row; it is there so that the database says no in its own words.
 *
 * @param target what stands behind /rest/v1/
 * @throws {ApiError} for what is not even a statement
 */
export const statementFor = (schema: Schema, target: string, request: ApiRequest): Statement => {
  const [, functionName] = /^rpc\/(.*)$/s.exec(target) ?? [];
  if (functionName !== undefined) return call(schema, functionName, request);
  const columns = schema.tables.get(target);
  if (!columns) {
    const message = `Could not find the table '${EXPOSED_SCHEMA}.${target}' in the schema cache`;
    throw new ApiError(404, 'PGRST205', message);
  }
  const table = qualified(target);
  const select = `select from ${table} where false`;
  switch (request.method) {
    case 'POST':
      // To read back what it inserts, or to upsert, a visitor would need to see rows.
      return /return=representation|resolution=/.test(request.headers.prefer ?? '')
        ? refused(select)
        : insert(target, columns, request.body);
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
