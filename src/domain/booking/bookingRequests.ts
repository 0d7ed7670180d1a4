import type {PostgrestSingleResponse, SupabaseClient} from '@supabase/supabase-js';

import {asRecord} from '../persisted.ts';
import type {DemoTime} from './demoTimes.ts';

/** Why a time can't be booked; the database decides (supabase/migrations). */
const refusals = ['taken', 'past', 'too-soon', 'too-far', 'closed'] as const;
export type Refusal = (typeof refusals)[number];

/**
 * - `limited`: too many requests from this client
 * - `rejected`: a check of the database refused something that was typed
 * - `over`: the demo has begun; `unknown`: there is none for this token
 * - `unreachable`: no answer in time, or what answered was not the backend; nobody knows
 */
export type RequestFailure = 'limited' | 'rejected' | 'over' | 'unknown' | 'unreachable';

/** `done`: booked, moved or canceled, also where that was so before. */
export type RequestOutcome = 'done' | 'canceled' | Refusal | RequestFailure;

export interface BookingRow {
  /** Both UUIDs. A repeat with the same is stored once. */
  readonly id: string;
  readonly token: string;
  /** ISO 8601. */
  readonly starts_at: string;
  readonly time_zone: string;
  readonly name: string;
  readonly email: string;
  readonly practice: string | null;
  readonly phone: string | null;
  readonly wish: string | null;
}

/** The demo that a token belongs to. */
export interface FoundDemo {
  readonly id: string;
  readonly at: number;
  /** How often it was changed, for calendars. */
  readonly sequence: number;
  readonly state: 'open' | 'canceled' | 'over';
}

/** As long as a form waits, in milliseconds. */
const TIMEOUT_MS = 15_000;

const timeout = (): AbortSignal => AbortSignal.timeout(TIMEOUT_MS);

export const isRefusal = (text: unknown): text is Refusal =>
  refusals.some((known) => known === text);

/** The console is told a status and a code, never what was typed or a token. */
const failureOf = (
  what: string,
  {error, status}: Pick<PostgrestSingleResponse<unknown>, 'error' | 'status'>,
): Refusal | RequestFailure => {
  console.error(what, {status, code: error?.code});
  if (status === 409 && isRefusal(error?.message)) return error.message;
  if (status === 429) return 'limited';
  return status === 400 && error?.code === '23514' ? 'rejected' : 'unreachable';
};

/**
 * Every time of the next four weeks that a demo may begin at, in order.
 *
 * @throws when they did not arrive
 */
export const fetchDemoTimes = async (client: SupabaseClient): Promise<readonly DemoTime[]> => {
  const response = await client
    .rpc('demo_times', {}, {get: true})
    // The page asks again itself, and says so.
    .retry(false)
    .abortSignal(timeout());
  // A 200 without these lists is a login page of the visitor's network.
  const {free, taken} = asRecord(response.data);
  if (!Array.isArray(free) || !Array.isArray(taken)) {
    throw new Error(failureOf('No free times', response));
  }
  const asTimes = (minutes: readonly unknown[], isFree: boolean): DemoTime[] =>
    minutes.map((minute) => ({at: Number(minute) * 60_000, isFree}));
  return [...asTimes(free, true), ...asTimes(taken, false)].sort((a, b) => a.at - b.at);
};

/**
 * The demo of a mail's link, or null where there is none. Changes nothing.
 *
 * @throws when the backend did not answer
 */
export const findDemo = async (
  client: SupabaseClient,
  token: string,
): Promise<FoundDemo | null> => {
  const response = await client.rpc('find_demo', {token}).abortSignal(timeout());
  if (!Array.isArray(response.data)) throw new Error(failureOf('No demo', response));
  if (response.data.length === 0) return null;
  const {id, starts_at: start, sequence, state} = asRecord(response.data[0]);
  return {
    id: String(id),
    at: Date.parse(String(start)),
    sequence: Number(sequence),
    state: state === 'open' || state === 'canceled' ? state : 'over',
  };
};

/** Books a demo. Doesn't throw. The row is not asked back: visitors may insert and nothing else. */
export const bookDemo = async (
  client: SupabaseClient,
  row: BookingRow,
): Promise<RequestOutcome> => {
  const response = await client.from('demo_bookings').insert(row).abortSignal(timeout());
  // The table API confirms a row with 201. A 200 is a login page of the visitor's network.
  return response.status === 201 ? 'done' : failureOf('The demo was not booked', response);
};

/** The words of `move_demo` and `cancel_demo`. */
const outcomeOf = (
  response: PostgrestSingleResponse<unknown>,
  done: 'moved' | 'canceled',
): RequestOutcome => {
  const {data} = response;
  if (data === done) return 'done';
  if (data === 'over' || data === 'unknown' || data === 'canceled' || isRefusal(data)) return data;
  return failureOf('The demo was not changed', response);
};

/** Moves a demo, which stays where it is unless this answers `done`. Doesn't throw. */
export const moveDemo = async (
  client: SupabaseClient,
  token: string,
  at: number,
): Promise<RequestOutcome> =>
  outcomeOf(
    await client
      .rpc('move_demo', {token, new_start: new Date(at).toISOString()})
      .abortSignal(timeout()),
    'moved',
  );

/** Cancels a demo. Doesn't throw; cancelling again changes nothing. */
export const cancelDemo = async (client: SupabaseClient, token: string): Promise<RequestOutcome> =>
  outcomeOf(await client.rpc('cancel_demo', {token}).abortSignal(timeout()), 'canceled');
