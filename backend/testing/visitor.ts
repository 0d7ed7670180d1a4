import {createClient, type SupabaseClient} from '@supabase/supabase-js';
import {LOCAL_PUBLISHABLE_KEY} from '../../src/config/publicEnv.ts';
import type {Database, Session} from '../database/database.ts';

let lastAddress = 0;

/** Returns an unused IP address in a /24 network with few visitors, because limits count both. */
export const freshAddress = (): string => {
  lastAddress += 1;
  // TEST-NET of RFC 2544: 198.18.0.0/15.
  const network = lastAddress % 512;
  return `198.${18 + (network >> 8)}.${network & 255}.${Math.floor(lastAddress / 512) + 1}`;
};

/** Creates a supabase-js client for one visitor, with an unused IP address. */
export const visitor = (url: string): SupabaseClient =>
  createClient(url, LOCAL_PUBLISHABLE_KEY, {
    auth: {persistSession: false, autoRefreshToken: false},
    global: {headers: {'x-forwarded-for': freshAddress()}},
  });

/** Runs work in a transaction with the rights and headers of a visitor's request. */
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
