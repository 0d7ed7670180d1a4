import type {IncomingMessage, ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {LOCAL_PUBLISHABLE_KEY} from '../../src/config/publicEnv.ts';
import {openDatabase} from '../database/database.ts';
import {listenLocally, type RunningServer} from './listenLocally.ts';
import {startPostgrest} from './postgrest.ts';

export interface TableApiOptions {
  /** Port to listen on; 0 for any free one. */
  readonly port: number;
  /** Connection string of a migrated database, for a role that may create roles. */
  readonly databaseUrl: string;
  readonly log: (line: string) => void;
  /** Called with one line if a part ends by itself, so that forms can't be stored anymore. */
  readonly onFailure?: (line: string) => void;
}

/** Role of PostgREST, as in every Supabase project: may log in and become anon, with a timeout of 8 s. */
const AUTHENTICATOR = 'authenticator';

/**
 * Creates the role of PostgREST, without any of the owner's rights. Its password is the cluster's, which
 * only this machine's user can read.
 *
 * @returns its connection string
 */
const createAuthenticator = async (databaseUrl: string): Promise<string> => {
  const url = new URL(databaseUrl);
  const owner = openDatabase(databaseUrl);
  try {
    await owner.query(`
      do $$
      begin
        if not exists (select from pg_roles where rolname = '${AUTHENTICATOR}') then
          create role ${AUTHENTICATOR};
        end if;
      end
      $$;
      alter role ${AUTHENTICATOR} login noinherit password '${url.password}';
      alter role ${AUTHENTICATOR} set statement_timeout = '8s';
      grant anon to ${AUTHENTICATOR}`);
  } finally {
    await owner.close();
  }
  url.username = AUTHENTICATOR;
  return url.href;
};

const PREFIX = '/rest/v1';
const UNAVAILABLE = 'The table API does not answer.';
/** Refuses a request with the message of Supabase's gateway, readable by pages of any origin. */
const refuse = (response: ServerResponse, status: number, message: string): void =>
  void response
    .writeHead(status, {'content-type': 'application/json', 'access-control-allow-origin': '*'})
    .end(JSON.stringify({message}));

/** Headers that apply to a single connection; fetch sets its own. */
const HOP_BY_HOP = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];
const withoutHop = (headers: Iterable<[string, string]>): [string, string][] =>
  [...headers].filter(([name]) => !HOP_BY_HOP.includes(name));

export interface TableApi extends RunningServer {
  /** URL of PostgREST itself, for tests without the gateway. */
  readonly postgrestUrl: string;
}

/**
 * Serves Supabase's table API on this machine: PostgREST behind a proxy that acts like Supabase's gateway
 * for clients with the publishable key, and like the nginx block of docs/run/deploy-server.md.
 *
 * @throws one line with the problem
 */
export const startTableApi = async ({
  databaseUrl,
  log,
  onFailure,
  port,
}: TableApiOptions): Promise<TableApi> => {
  const visitorUrl = await createAuthenticator(databaseUrl);
  const postgrest = await startPostgrest({databaseUrl: visitorUrl, log, onEnd: onFailure});
  const postgrestUrl = `http://127.0.0.1:${postgrest.port}`;
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const {method = 'GET', url = '/', socket} = incoming;
    const sent = incoming.headers as Record<string, string>;
    if (!url.startsWith(`${PREFIX}/`)) return refuse(response, 404, 'Not found');
    if (method !== 'OPTIONS') {
      if (!sent.apikey) return refuse(response, 401, 'No API key found in request');
      if (sent.apikey !== LOCAL_PUBLISHABLE_KEY) return refuse(response, 401, 'Invalid API key');
    }
    const headers: Record<string, string> = {
      'x-forwarded-for': socket.remoteAddress ?? '',
      ...Object.fromEntries(withoutHop(Object.entries(sent))),
      // Overwritten, because PostgREST uses the first of two values and the database sees the last.
      accept: 'application/json',
      prefer: 'return=minimal',
    };
    // supabase-js also sends the key as a bearer token, which it isn't.
    if (headers.authorization === `Bearer ${LOCAL_PUBLISHABLE_KEY}`) delete headers.authorization;
    const body = (await text(incoming)) || undefined;
    const upstream = await fetch(postgrestUrl + url.slice(PREFIX.length), {method, headers, body});
    // PostgREST's message contains hosts, ports and files.
    if (upstream.status >= 500) return refuse(response, upstream.status, UNAVAILABLE);
    const content = await upstream.text();
    response
      .writeHead(upstream.status, Object.fromEntries(withoutHop(upstream.headers)))
      .end(content);
  };
  try {
    const {url, close} = await listenLocally(
      (incoming, response) =>
        void answer(incoming, response).catch(() => refuse(response, 503, UNAVAILABLE)),
      port,
      'BACKEND_PORT (and PUBLIC_SUPABASE_URL to match)',
    );
    return {url, postgrestUrl, close: () => close().then(() => postgrest.stop())};
  } catch (error) {
    await postgrest.stop();
    throw error;
  }
};
