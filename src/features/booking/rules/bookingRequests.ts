import type {SupabaseClient} from '@supabase/supabase-js';

import {
  type BackendAddress,
  type BackendAnswer,
  failureOf,
  isStored,
  logFailure,
  type RequestFailure,
  requestTimeout,
  sendRequest,
  UNIQUE_VIOLATION,
} from '../../../lib/backend/backendClient.ts';
import {asRecord} from '../../../lib/persisted.ts';
import type {DemoTime} from './times.ts';

/** Reasons why a time can't be booked, decided by the database (supabase/migrations). */
const refusals = ['taken', 'past', 'too-soon', 'too-far', 'closed'] as const;
export type Refusal = (typeof refusals)[number];

/** `over`: the demo has begun; `unknown`: the token has no demo. */
export type DemoFailure = RequestFailure | 'over' | 'unknown';

/**
 * - `done`: booked, moved or canceled, also if it already was
 * - `held`: reserved until the link in our email is pressed (/book/confirm); can't be moved before that
 * - `already-canceled`: canceled elsewhere before a move, or changed since by an earlier try of this booking
 */
export type DemoOutcome = 'done' | 'held' | 'already-canceled' | Refusal | DemoFailure;

/** Columns of `demo_bookings` that a visitor may insert. */
export interface NewDemo {
  /** Ids are UUIDs; a repeated request with the same id is stored once. */
  readonly id: string;
  readonly token: string;
  /** ISO 8601 date and time. */
  readonly starts_at: string;
  readonly time_zone: string;
  readonly name: string;
  readonly email: string;
  readonly practice: string | null;
  readonly phone: string | null;
  readonly calls: string | null;
}

/** Stored demo that a token belongs to. */
export interface FoundDemo {
  readonly id: string;
  readonly at: number;
  /** Number of changes, for calendars. */
  readonly sequence: number;
  /** True if the visitor gave a phone number. */
  readonly isByPhone: boolean;
  /** `held`: booked once the link in our email is pressed. */
  readonly state: 'open' | 'held' | 'canceled' | 'over';
}

export const DEMO_TABLE = 'demo_bookings';

/** Checks whether an outcome, or a database error, is one of these reasons. */
export const isRefusal = (text: unknown): text is Refusal =>
  refusals.some((known) => known === text);

const refusalOrFailure = (label: string, answer: BackendAnswer): Refusal | RequestFailure => {
  logFailure(label, answer);
  const reason = answer.error?.message;
  return answer.status === 409 && isRefusal(reason) ? reason : failureOf(answer);
};

/**
 * Fetches every start time of a demo until the horizon, in order.
 *
 * Not by supabase-js: the times are what the page is opened for, and would wait for its 46 kB.
 *
 * @throws if the request fails
 */
export const fetchDemoTimes = async ({
  supabaseUrl,
  supabaseKey,
}: BackendAddress): Promise<readonly DemoTime[]> => {
  const response = await fetch(new URL('/rest/v1/rpc/demo_times', supabaseUrl), {
    headers: {apikey: supabaseKey, authorization: `Bearer ${supabaseKey}`},
    signal: requestTimeout(),
  }).catch(() => undefined);
  const answer = asRecord(await response?.json().catch(() => undefined));
  // A 200 without these lists is a captive portal's login page.
  const {free, taken} = answer;
  if (!Array.isArray(free) || !Array.isArray(taken)) {
    throw new Error(
      refusalOrFailure('No free times', {status: response?.status ?? 0, error: answer}),
    );
  }
  const asTimes = (minutes: readonly unknown[], isFree: boolean): DemoTime[] =>
    minutes.map((minute) => ({at: Number(minute) * 60_000, isFree}));
  return [...asTimes(free, true), ...asTimes(taken, false)].sort((a, b) => a.at - b.at);
};

/**
 * Fetches the demo of an email link; null if there is none. Changes nothing.
 *
 * @throws if the backend didn't answer
 */
export const findDemo = async (
  client: SupabaseClient,
  token: string,
): Promise<FoundDemo | null> => {
  const response = await sendRequest(() => client.rpc('find_demo', {token}));
  if (!Array.isArray(response.data)) throw new Error(refusalOrFailure('No demo', response));
  if (response.data.length === 0) return null;
  const {id, starts_at: start, sequence, by_phone: byPhone, state} = asRecord(response.data[0]);
  return {
    id: String(id),
    at: Date.parse(String(start)),
    sequence: Number(sequence),
    isByPhone: byPhone === true,
    state: state === 'open' || state === 'held' || state === 'canceled' ? state : 'over',
  };
};

/** Books a demo. Doesn't return the row, because visitors may only insert. */
export const bookDemo = async (client: SupabaseClient, row: NewDemo): Promise<DemoOutcome> => {
  const response = await sendRequest(() => client.from(DEMO_TABLE).insert(row));
  if (response.status === 202) return 'held';
  if (response.error?.code === UNIQUE_VIOLATION) {
    // The id is stored: by a request that overlapped with this one, or for a demo moved or canceled since.
    const demo = await findDemo(client, row.token);
    if (demo?.at !== Date.parse(row.starts_at)) return 'already-canceled';
    if (demo.state === 'held') return 'held';
    return demo.state === 'open' ? 'done' : 'already-canceled';
  }
  return isStored(response) ? 'done' : refusalOrFailure('The demo was not booked', response);
};

/** Answers of `move_demo` and `cancel_demo` that are outcomes by the same name. */
const changeFailures = ['held', 'over', 'unknown', ...refusals] as const;

const changeDemo = async (
  client: SupabaseClient,
  [name, done]: readonly ['move_demo', 'moved'] | readonly ['cancel_demo', 'canceled'],
  params: object,
): Promise<DemoOutcome> => {
  const response = await sendRequest(() => client.rpc(name, params));
  if (response.data === done) return 'done';
  if (response.data === 'canceled') return 'already-canceled';
  const failure = changeFailures.find((one) => one === response.data);
  return failure ?? refusalOrFailure('The demo was not changed', response);
};

/** Moves a demo; it keeps its time unless the result is `done`. */
export const moveDemo = (client: SupabaseClient, token: string, at: number) =>
  changeDemo(client, ['move_demo', 'moved'], {token, new_start: new Date(at).toISOString()});

/** Cancels a demo; canceling again changes nothing. */
export const cancelDemo = (client: SupabaseClient, token: string) =>
  changeDemo(client, ['cancel_demo', 'canceled'], {token});
