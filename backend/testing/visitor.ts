import {createClient, type SupabaseClient} from '@supabase/supabase-js';
import {LOCAL_PUBLISHABLE_KEY} from '../../src/config/publicEnv.ts';

/** Node 20 has no WebSocket, and nothing here listens to changes. */
class NoTransport {}

let lastAddress = 0;

/** An address that no other visitor in this process has, in a /24 that few share: limits count by both. */
export const freshAddress = (): string => {
  lastAddress += 1;
  // TEST-NET of RFC 2544: 198.18.0.0/15.
  const network = lastAddress % 512;
  return `198.${18 + (network >> 8)}.${network & 255}.${Math.floor(lastAddress / 512) + 1}`;
};

/** The real supabase-js, as one visitor with an address of their own. */
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
