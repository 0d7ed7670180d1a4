import {createClient, type SupabaseClient} from '@supabase/supabase-js';
import {LOCAL_PUBLISHABLE_KEY} from '../../src/config/publicEnv.ts';

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
export const visitor = (
  url: string,
  {
    address = freshAddress(),
    key = LOCAL_PUBLISHABLE_KEY,
  }: {readonly address?: string; readonly key?: string} = {},
): SupabaseClient =>
  createClient(url, key, {
    auth: {persistSession: false, autoRefreshToken: false},
    global: {headers: {'x-forwarded-for': address}},
    realtime: {transport: NoTransport as unknown as typeof WebSocket},
  });
