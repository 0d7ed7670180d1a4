import type {Database} from '../database/database.ts';
import {ApiError} from './errors.ts';
import type {ApiRequest, ApiResponse, Handler} from './server.ts';
import {EXPOSED_SCHEMA, type Schema, type Statement, statementFor} from './statements.ts';

const TABLES = '/rest/v1/';

const preflight = (request: ApiRequest): ApiResponse => ({
  status: 204,
  headers: {
    'access-control-allow-methods': 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '3600',
  },
});

/**
 * Lets a request with the publishable key pass as a visitor, and no other.
 *
 * A bearer token is never believed: nothing here signs tokens, so any that claims a role is forged
 * (or belongs to another project). supabase-js sends the key itself as the bearer.
 *
 * @throws {ApiError} 401, worded as Supabase's gateway (the key) and PostgREST (the token) do
 */
const authorize = (key: string, {apikey, authorization}: ApiRequest['headers']): void => {
  if (!apikey) throw new ApiError(401, '401', 'No API key found in request');
  if (apikey !== key) {
    const hint = 'It accepts BACKEND_KEY, by default the key in src/config/publicEnv.ts.';
    throw new ApiError(401, '401', 'Invalid API key', null, hint);
  }
  if (authorization !== undefined && authorization !== `Bearer ${key}`) {
    throw new ApiError(401, 'PGRST301', 'No suitable key was found to decode the JWT');
  }
};

/** @throws {ApiError} for another schema or content type than the one that is understood */
const requireUnderstood = ({headers}: ApiRequest): void => {
  const schema = headers['content-profile'] ?? headers['accept-profile'] ?? EXPOSED_SCHEMA;
  if (schema !== EXPOSED_SCHEMA) throw new ApiError(406, 'PGRST106', `Invalid schema: ${schema}`);
  const type = headers['content-type'] ?? 'application/json';
  if (!/^application\/json *(?:;|$)/i.test(type)) {
    throw new ApiError(400, 'PGRST102', `Content-Type not acceptable: ${type}`);
  }
};

/** One transaction as the visitor's role, with what PostgREST tells functions about the request. */
const execute = (
  database: Database,
  request: ApiRequest,
  statement: Statement,
): Promise<ApiResponse> =>
  database.transaction(async (session) => {
    await session.query(
      `select set_config('role', 'anon', true), set_config('request.headers', $1, true)`,
      [JSON.stringify(request.headers)],
    );
    const [row] = await session.query<{answer?: unknown}>(statement.sql, statement.params);
    if (statement.status === 501) {
      throw new ApiError(501, 'PGRST100', 'Granted, but this stand-in only inserts and calls.');
    }
    // A function of the database may choose the status, as with PostgREST.
    const [chosen] = await session.query<{status: string | null}>(
      `select nullif(current_setting('response.status', true), '') as status`,
    );
    if (chosen?.status) return {status: Number(chosen.status)};
    return {status: statement.status, json: row?.answer};
  });

/** Supabase's table API over one database. What it can't do, or may not, it throws. */
export const createHandler =
  (database: Database, schema: Schema, key: string): Handler =>
  async (request) => {
    if (request.method === 'OPTIONS') return preflight(request);
    // Auth, storage and realtime are set up in the client and used by no page.
    if (!request.path.startsWith(TABLES)) {
      throw new ApiError(404, 'PGRST125', 'Invalid path specified in request URL');
    }
    authorize(key, request.headers);
    requireUnderstood(request);
    return execute(
      database,
      request,
      statementFor(schema, request.path.slice(TABLES.length), request),
    );
  };
