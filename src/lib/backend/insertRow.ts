import type {SupabaseClient} from '@supabase/supabase-js';

import {asRecord, persistedValue, persistValue} from '../persisted.ts';
import {askAgain, type BackendAnswer, logFailure, requestTimeout} from './backendClient.ts';

/**
 * - `duplicate`: what has to be unique is there already, and not from this very request
 * - `limited`: too many requests from this client
 * - `rejected`: a check of the database refused something that was typed
 * - `failed`: something answered and the row was not stored; nothing typed is to blame
 * - `unreachable`: no answer in time, or what answered was not the backend
 */
export type InsertFailure = 'duplicate' | 'limited' | 'rejected' | 'failed' | 'unreachable';
export type InsertOutcome = 'stored' | InsertFailure;

export interface Insertion {
  readonly table: 'contact_messages' | 'newsletter_subscriptions';
  /** The typed values. A request with the same row is a repeat, wherever it comes from. */
  readonly row: object;
  /** Further columns, of where it was sent from. */
  readonly origin: object;
  /** Prefix of the status and the code in the console. */
  readonly failureLabel: string;
}

/** A random UUID, also where the page came over plain HTTP and browsers have no `randomUUID`. */
export const newRequestId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // RFC 9562, version 4: the version and the variant stand in fixed places.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/**
 * Ids of requests that were not confirmed, by their content. A repeat keeps the id, so that the
 * database stores it once, also after a reload; anything else gets its own id, so that
 * nothing is dropped.
 */
const UNCONFIRMED = 'unconfirmed';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const unconfirmedIds = () => asRecord(persistedValue(UNCONFIRMED));

const confirm = (content: string): void => {
  // The same content sent again is a new request.
  const {[content]: _, ...others} = unconfirmedIds();
  persistValue(UNCONFIRMED, Object.keys(others).length === 0 ? undefined : others);
};

/** PostgreSQL's unique_violation. */
const UNIQUE_VIOLATION = '23505';

/** PostgreSQL's check_violation, and its class 22 (data exceptions): too long, a zero byte, not UTF-8. */
const isCheckCode = (code: string): boolean => code === '23514' || /^22[0-9A-Z]{3}$/.test(code);

/** Exported for its test. @param isRepeat true if a request with the same id was sent before */
export const insertOutcome = ({status, error}: BackendAnswer, isRepeat: boolean): InsertOutcome => {
  const code = error?.code ?? '';
  // The table API confirms a row with 201. A 200 is a login page of the visitor's network.
  if (status === 201) return 'stored';
  if (status === 409) {
    // The database confirms a repeat with 201, but for one that comes while the first is being stored.
    if (code === UNIQUE_VIOLATION) return isRepeat ? 'stored' : 'duplicate';
    // It answers other duplicates without a code (supabase/migrations).
    return code === '' ? 'duplicate' : 'failed';
  }
  if (status === 429) return 'limited';
  if ((status === 400 || status === 422) && isCheckCode(code)) return 'rejected';
  return status >= 400 ? 'failed' : 'unreachable';
};

/**
 * Stores one row.
 *
 * The row is not asked back: visitors may insert and nothing else (no `.select()`, which sends
 * `Prefer: return=minimal`).
 */
export const insertRow = async (
  client: SupabaseClient,
  {table, row, origin, failureLabel}: Insertion,
): Promise<InsertOutcome> => {
  const content = `${table} ${JSON.stringify(row)}`;
  const earlierId = unconfirmedIds()[content];
  const isRepeat = typeof earlierId === 'string' && UUID.test(earlierId);
  const id = isRepeat ? earlierId : newRequestId();
  persistValue(UNCONFIRMED, {...unconfirmedIds(), [content]: id});
  const answer = await askAgain(() =>
    client
      .from(table)
      .insert({id, ...row, ...origin})
      .abortSignal(requestTimeout()),
  );
  const outcome = insertOutcome(answer, isRepeat);
  if (outcome === 'stored') confirm(content);
  else logFailure(failureLabel, answer);
  return outcome;
};
