import type {SupabaseClient} from '@supabase/supabase-js';

import {bookDemo, type NewDemo} from '../bookingRequests.ts';

// With the real client and database: e2e/booking.spec.ts.

const AT = '2026-12-01T15:00:00.000Z';
const row = {id: 'i', token: 't', starts_at: AT, name: 'Ana', email: 'a@x.example'} as NewDemo;

test.each([
  ['was stored meanwhile', [{id: 'i', starts_at: AT, state: 'open'}], 'done'],
  ['is held', [{id: 'i', starts_at: AT, state: 'held'}], 'held'],
  ['was canceled', [{id: 'i', starts_at: AT, state: 'canceled'}], 'already-canceled'],
  [
    'was moved',
    [{id: 'i', starts_at: '2026-12-02T15:00:00.000Z', state: 'open'}],
    'already-canceled',
  ],
  ['was erased', [], 'already-canceled'],
])('a repeated request whose demo %s has the right outcome', async (_, found, outcome) => {
  const answer = (value: object) => ({abortSignal: () => Promise.resolve(value)});
  const client = {
    from: () => ({insert: () => answer({status: 409, error: {code: '23505'}})}),
    rpc: () => answer({status: 200, data: found, error: null}),
  };
  expect(await bookDemo(client as unknown as SupabaseClient, row)).toBe(outcome);
});
