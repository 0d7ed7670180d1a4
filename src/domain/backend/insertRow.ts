import type {SupabaseClient} from '@supabase/supabase-js';

import {confirmRequest, requestIdFor} from './requestId.ts';

/**
 * - `duplicate`: what has to be unique is there already, and not from this very request
 * - `limited`: too many requests from this client
 * - `rejected`: a check of the database refused something that was typed
 * - `failed`: something answered and the row was not stored; nothing typed is to blame
 * - `unreachable`: no answer in time, or what answered was not the backend
 */
export type InsertFailure = 'duplicate' | 'limited' | 'rejected' | 'failed' | 'unreachable';

export type InsertResult =
  | {readonly ok: true}
  | {readonly ok: false; readonly reason: InsertFailure; readonly code?: string};

export interface Insertion {
  readonly table: 'contact_messages' | 'newsletter_subscriptions';
  readonly row: object;
  /** What makes a second request a repeat of the first. */
  readonly identity: string;
  /** Goes before the status and the code in the console. */
  readonly failureLabel: string;
  /** In milliseconds. */
  readonly timeoutMs?: number;
}

/** A phone on a bad line needs a few seconds; nobody watches a button for longer than this. */
export const INSERT_TIMEOUT_MS = 15_000;

/** PostgreSQL's unique_violation. */
const UNIQUE_VIOLATION = '23505';

/** PostgreSQL's check_violation, and its class 22 (data exceptions): too long, a zero byte, not UTF-8. */
const isCheckCode = (code: string): boolean => code === '23514' || /^22[0-9A-Z]{3}$/.test(code);

interface Refusal {
  readonly code?: string;
  readonly message?: string;
}

const failureOf = (status: number, {code = '', message = ''}: Refusal): InsertFailure => {
  if (status === 429) return 'limited';
  // The database answers most duplicates without a body.
  if (status === 409 && (code === UNIQUE_VIOLATION || code + message === '')) return 'duplicate';
  if ((status === 400 || status === 422) && isCheckCode(code)) return 'rejected';
  return status >= 400 ? 'failed' : 'unreachable';
};

/** The id itself is there: this request was stored before, and its answer was lost. */
const isRepeat = (status: number, {code, message = ''}: Refusal): boolean =>
  status === 409 && code === UNIQUE_VIOLATION && message.includes('_pkey');

/**
 * Stores one row. Doesn't throw. What was typed never reaches the console; the status and the
 * error's code do.
 *
 * The row is not asked back: visitors may insert and nothing else (no `.select()`, which sends
 * `Prefer: return=minimal`).
 *
 * @param connect gives the client; called once
 */
export const insertRow = async (
  connect: () => Promise<SupabaseClient>,
  {table, row, identity, failureLabel, timeoutMs = INSERT_TIMEOUT_MS}: Insertion,
): Promise<InsertResult> => {
  const content = `${table} ${identity}`;
  try {
    const client = await connect();
    const {error, status} = await client
      .from(table)
      .insert({id: requestIdFor(content), ...row})
      .abortSignal(AbortSignal.timeout(timeoutMs));
    const refusal: Refusal = error ?? {};
    // The table API confirms a row with 201. A 200 is a login page of the visitor's network.
    if ((error === null && status === 201) || isRepeat(status, refusal)) {
      confirmRequest(content);
      return {ok: true};
    }
    const code = refusal.code || undefined;
    console.error(failureLabel, {status, code});
    return {ok: false, reason: failureOf(status, refusal), ...(code && {code})};
  } catch (error) {
    console.error(failureLabel, {error: (error as Partial<Error> | undefined)?.name});
    return {ok: false, reason: 'unreachable'};
  }
};
