import type {SupabaseClient} from '@supabase/supabase-js';

import type {PublicEnv} from '../../config/publicEnv.ts';

const AUTH = {
  // Fixed by the owner: the session is kept in local storage and refreshed. The library falls back to
  // memory where storage throws (cookies blocked, private windows).
  persistSession: true,
  autoRefreshToken: true,
  // The site has no sign-in, so a session in the address can only be someone else's, planted.
  detectSessionInUrl: false,
} as const;

/** Address and public key of the table API. */
export type BackendAddress = Pick<PublicEnv, 'supabaseUrl' | 'supabaseKey'>;

const load = () => import(/* webpackChunkName: 'supabase' */ '@supabase/supabase-js');

let shared: Promise<SupabaseClient> | undefined;

/**
 * Returns the page's one supabase-js client, created on first use: its 46 kB (brotli) must not be part
 * of a first view.
 *
 * @throws if the code cannot be loaded; the next call then tries again
 */
export const connectBackend = ({
  supabaseUrl,
  supabaseKey,
}: BackendAddress): Promise<SupabaseClient> => {
  shared ??= load().then(
    ({createClient}) => createClient(supabaseUrl, supabaseKey, {auth: AUTH}),
    (error: unknown) => {
      shared = undefined;
      throw error;
    },
  );
  return shared;
};

/** Preloads the client's code. A failure is reported by the first use. */
export const preloadBackend = (): void => {
  load().catch(() => undefined);
};

/** Milliseconds. Phones on slow networks need a few seconds, and hardly anyone waits longer than this. */
export const REQUEST_TIMEOUT_MS = 15_000;

export const requestTimeout = (): AbortSignal => AbortSignal.timeout(REQUEST_TIMEOUT_MS);

/** Answer of the table API. Without a connection, or an answer in time, the status is 0. */
export interface BackendAnswer {
  readonly status: number;
  readonly error: {readonly code?: string; readonly message?: string} | null;
}

/**
 * Reasons why a request failed:
 * - `limited`: too many requests from this client
 * - `rejected`: a check of the database refused a typed value
 * - `failed`: the server answered with an error that no typed value caused; nothing was stored
 * - `unreachable`: no answer in time, or not from the backend; the request may have been stored
 */
export type RequestFailure = 'limited' | 'rejected' | 'failed' | 'unreachable';

// PostgREST confirms a row with 201. A 200 is a captive portal's login page.
export const isStored = ({status}: BackendAnswer): boolean => status === 201;

/** PostgreSQL's unique_violation. */
export const UNIQUE_VIOLATION = '23505';

/** PostgreSQL's check_violation, and its class 22 (data exceptions): too long, a zero byte, not UTF-8. */
const isCheckCode = (code: string): boolean => code === '23514' || /^22[0-9A-Z]{3}$/.test(code);

/** Classifies an answer that is not a success. */
export const failureOf = ({status, error}: BackendAnswer): RequestFailure => {
  if (status === 429) return 'limited';
  if ((status === 400 || status === 422) && isCheckCode(error?.code ?? '')) return 'rejected';
  return status >= 400 ? 'failed' : 'unreachable';
};

/** Milliseconds until the table API has usually reloaded its schema. */
const RELOAD_MS = 3_000;

/**
 * Sends a request, and repeats it once if the table API's cached schema is older than the tables
 * (PGRST202, 204, 205): it reloads the schema within seconds of a migration.
 */
export const sendRequest = async <Answer extends BackendAnswer>(
  request: () => {readonly abortSignal: (timeout: AbortSignal) => PromiseLike<Answer>},
): Promise<Answer> => {
  const answer = await request().abortSignal(requestTimeout());
  if (!/^PGRST20[245]$/.test(answer.error?.code ?? '')) return answer;
  await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
  return request().abortSignal(requestTimeout());
};

/** Logs status and code only, never typed text or a token. */
export const logFailure = (label: string, {status, error}: BackendAnswer): void =>
  console.error(label, {status, code: error?.code ?? ''});
