import {authorize, VISITOR_ROLE} from './auth';
import type {Engine} from './engine/engine';
import {apiError, toApiError} from './errors';
import {EXPOSED_SCHEMA, type Schema, type Table} from './schema';
import {insertStatement, refusedStatement, type Statement} from './statements';

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  /** Lower-case names, each once. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; undefined: no body. */
  readonly json?: unknown;
}

export type Handler = (request: ApiRequest) => Promise<ApiResponse>;

const REST = '/rest/v1';

const CORS_METHODS = 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS';
/** What supabase-js sends, for a preflight that asks for nothing in particular. */
const CORS_HEADERS =
  'authorization, apikey, content-type, prefer, accept-profile, content-profile, x-client-info, x-supabase-api-version, x-retry-count';

const preflight = (request: ApiRequest): ApiResponse => ({
  status: 204,
  headers: {
    'access-control-allow-methods': CORS_METHODS,
    'access-control-allow-headers':
      request.headers['access-control-request-headers'] ?? CORS_HEADERS,
    'access-control-max-age': '3600',
    // Chromium asks before a page may reach this machine.
    ...(request.headers['access-control-request-private-network'] === 'true'
      ? {'access-control-allow-private-network': 'true'}
      : {}),
  },
});

const requireExposedSchema = (request: ApiRequest): void => {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const profile = request.headers[reads ? 'accept-profile' : 'content-profile'];
  if (profile !== undefined && profile !== EXPOSED_SCHEMA) {
    throw apiError(
      406,
      'PGRST106',
      `Invalid schema: ${profile}`,
      null,
      `Only the following schemas are exposed: ${EXPOSED_SCHEMA}`,
    );
  }
};

const requireJson = (request: ApiRequest): void => {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && type !== 'application/json') {
    throw apiError(400, 'PGRST102', `Content-Type not acceptable: ${type}`);
  }
};

/** The statement for a request, or null where there is nothing to do. Only inserts are carried out. */
const statementFor = (table: Table, request: ApiRequest): Statement | null => {
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return refusedStatement(table, 'select');
    case 'PATCH':
      return refusedStatement(table, 'update');
    case 'DELETE':
      return refusedStatement(table, 'delete');
    case 'POST':
      requireJson(request);
      // To read back what it inserts, or to upsert, a visitor would need to see rows.
      return /return=representation|resolution=/.test(request.headers.prefer ?? '')
        ? refusedStatement(table, 'select')
        : insertStatement(table, request.search, request.body);
    default:
      throw apiError(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`);
  }
};

/** One transaction as the visitor's role, with what PostgREST tells functions about the request. */
const execute = (engine: Engine, request: ApiRequest, statement: Statement): Promise<void> =>
  engine.transaction(async (session) => {
    await session.query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
              set_config('request.headers', $3, true), set_config('request.method', $4, true),
              set_config('request.path', $5, true)`,
      [
        VISITOR_ROLE,
        JSON.stringify({role: VISITOR_ROLE}),
        JSON.stringify(request.headers),
        request.method,
        request.path,
      ],
    );
    await session.query(statement.sql, statement.params);
    if (!statement.isInsert) {
      throw apiError(501, 'PGRST100', 'Granted, but the local backend only carries out inserts.');
    }
  });

const answerTable = async (
  engine: Engine,
  schema: Schema,
  request: ApiRequest,
  name: string,
): Promise<ApiResponse> => {
  requireExposedSchema(request);
  const table = schema.get(name);
  if (!table) {
    throw apiError(
      404,
      'PGRST205',
      `Could not find the table '${EXPOSED_SCHEMA}.${name}' in the schema cache`,
    );
  }
  const statement = statementFor(table, request);
  if (statement) await execute(engine, request, statement);
  return {status: 201, headers: {'content-range': '*/*'}};
};

const route = async (
  engine: Engine,
  schema: Schema,
  key: string,
  request: ApiRequest,
): Promise<ApiResponse> => {
  const {path} = request;
  if (request.method === 'OPTIONS') return preflight(request);
  if (path === '/health') return {status: 200, json: {status: 'ok'}};

  const apikey = request.headers.apikey ?? request.search.get('apikey') ?? undefined;
  request.search.delete('apikey');

  if (path.startsWith(`${REST}/`)) {
    authorize(key, apikey, request.headers.authorization);
    const name = path.slice(REST.length + 1);
    const rpc = /^rpc\/([^/]+)$/.exec(name)?.[1];
    if (rpc !== undefined) {
      throw apiError(
        404,
        'PGRST202',
        `Could not find the function ${EXPOSED_SCHEMA}.${rpc} in the schema cache`,
      );
    }
    if (name !== '' && !name.includes('/')) return answerTable(engine, schema, request, name);
  }
  // Auth, storage, realtime and functions are set up in the client and used by no page.
  throw apiError(404, 'PGRST125', 'Invalid path specified in request URL');
};

/** Supabase's table API over one database: every request gets an answer, none throws. */
export const createHandler =
  (engine: Engine, schema: Schema, key: string, log: (line: string) => void): Handler =>
  async (request) => {
    try {
      return await route(engine, schema, key, request);
    } catch (error) {
      const {status, body, headers} = toApiError(error);
      // Never the request's body: it holds what people typed.
      if (status >= 500)
        log(`${request.method} ${request.path} → ${status} ${JSON.stringify(body)}`);
      return {status, headers, json: body};
    }
  };
