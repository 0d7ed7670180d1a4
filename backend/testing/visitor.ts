import {createClient, type SupabaseClient} from '@supabase/supabase-js';
import {LOCAL_PUBLISHABLE_KEY} from '../../src/config/publicEnv.ts';
import type {Database, Session} from '../database/database.ts';

/** Transport for supabase-js: Node 20 has no WebSocket, and no test listens to changes. */
class NoTransport {}

let lastAddress = 0;

/** Returns an unused address in a /24 that few visitors share: limits count by both. */
export const freshAddress = (): string => {
  lastAddress += 1;
  // TEST-NET of RFC 2544: 198.18.0.0/15.
  const network = lastAddress % 512;
  return `198.${18 + (network >> 8)}.${network & 255}.${Math.floor(lastAddress / 512) + 1}`;
};

/** Creates the real supabase-js client of one visitor, with an unused address. */
export const visitor = (url: string): SupabaseClient =>
  createClient(url, LOCAL_PUBLISHABLE_KEY, {
    auth: {persistSession: false, autoRefreshToken: false},
    global: {headers: {'x-forwarded-for': freshAddress()}},
    realtime: {transport: NoTransport as unknown as typeof WebSocket},
  });

/** Runs work in a transaction as a visitor's request. */
export const asVisitor = <T>(
  database: Database,
  work: (session: Session) => Promise<T>,
  address = freshAddress(),
): Promise<T> =>
  database.transaction(async (session) => {
    await session.query('set local role anon');
    await session.query(`select set_config('request.headers', $1, true)`, [
      JSON.stringify({'x-forwarded-for': address}),
    ]);
    return work(session);
  });
