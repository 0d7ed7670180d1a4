import type {SupabaseClient, SupabaseClientOptions} from '@supabase/supabase-js';

import type {PublicEnv} from '../../config/publicEnv.ts';

export type BackendConfig = Pick<PublicEnv, 'supabaseUrl' | 'supabaseKey'>;

const AUTH = {
  // Fixed by the owner: the session is kept in local storage and refreshed. The library falls back to
  // memory where storage throws (cookies blocked, private windows).
  persistSession: true,
  autoRefreshToken: true,
  // The site has no sign-in, so a session in the address can only be someone else's, planted.
  detectSessionInUrl: false,
} as const;

/**
 * The real supabase-js client. Loaded here and not at the top: its 46 kB (brotli) must not be part
 * of a first view, and it must never be created while pages are rendered to HTML.
 *
 * @param options for tests on Node, which lacks what a browser brings
 * @throws when the code cannot be loaded
 */
export const createBackend = async (
  {supabaseUrl, supabaseKey}: BackendConfig,
  options: SupabaseClientOptions<'public'> = {},
): Promise<SupabaseClient> => {
  const {createClient} = await import(/* webpackChunkName: 'supabase' */ '@supabase/supabase-js');
  return createClient(supabaseUrl, supabaseKey, {...options, auth: {...AUTH, ...options.auth}});
};

let shared: Promise<SupabaseClient> | undefined;

/**
 * The page's one client, created on first use.
 *
 * @throws on the server, and when the code cannot be loaded; the next call then tries again
 */
export const connectBackend = (config: BackendConfig): Promise<SupabaseClient> => {
  if (typeof document === 'undefined') {
    return Promise.reject(new Error('The backend client belongs to the browser'));
  }
  shared ??= createBackend(config).catch((error: unknown) => {
    shared = undefined;
    throw error;
  });
  return shared;
};

/** Fetches the client's code ahead of its use; a failure waits for the use itself. */
export const preloadBackend = (): void => {
  import(/* webpackChunkName: 'supabase' */ '@supabase/supabase-js').catch(() => undefined);
};
