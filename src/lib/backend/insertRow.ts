import type {SupabaseClient} from '@supabase/supabase-js';

import {
  type BackendAnswer,
  failureOf,
  isStored,
  logFailure,
  type RequestFailure,
  sendRequest,
  UNIQUE_VIOLATION,
} from './backendClient.ts';
import {confirmRequest, requestIds} from './requestIds.ts';

/** `duplicate`: another request has already stored a value that must be unique. */
export type InsertFailure = RequestFailure | 'duplicate';
export type InsertOutcome = 'done' | InsertFailure;

export interface Insertion {
  readonly table: 'contact_messages' | 'newsletter_subscriptions';
  /** The typed values. A request with the same row is a repeat, whatever its origin. */
  readonly row: object;
  /** Columns that describe where the request was sent from. */
  readonly origin: object;
  /** Label of a failure in the console, before its status and code. */
  readonly failureLabel: string;
}

/** Classifies an answer. @param isRepeat true if a request with the same id was sent before */
export const insertOutcome = (answer: BackendAnswer, isRepeat: boolean): InsertOutcome => {
  const code = answer.error?.code ?? '';
  if (isStored(answer)) return 'done';
  if (answer.status !== 409) return failureOf(answer);
  // The database confirms a repeat with 201, unless it arrives while the first is being stored.
  if (code === UNIQUE_VIOLATION) return isRepeat ? 'done' : 'duplicate';
  // It answers other duplicates without a code (supabase/migrations).
  return code === '' ? 'duplicate' : 'failed';
};

/**
 * Stores one row. Doesn't read it back, because visitors may only insert: without `.select()`, the
 * library sends `Prefer: return=minimal`.
 */
export const insertRow = async (
  client: SupabaseClient,
  {table, row, origin, failureLabel}: Insertion,
): Promise<InsertOutcome> => {
  const content = `${table} ${JSON.stringify(row)}`;
  const {id, isRepeat} = requestIds(content);
  const answer = await sendRequest(() => client.from(table).insert({id, ...row, ...origin}));
  const outcome = insertOutcome(answer, isRepeat);
  if (outcome === 'done') confirmRequest(content);
  else logFailure(failureLabel, answer);
  return outcome;
};
