import {type SupabaseClient} from '@supabase/supabase-js';

import {normalizeEmail} from './email';

/** `blog` for the 'Stay Updated' box, `website` everywhere else (decisions.md). */
export type NewsletterSource = 'website' | 'blog';

export interface Subscription {
  /** As typed. */
  readonly email: string;
  readonly source: NewsletterSource;
}

/**
 * - `duplicate`: the address is on the list already
 * - `limited`: too many sign-ups from this client
 * - `rejected`: the backend answered, and the answer was no
 * - `unreachable`: nothing answered in time, or what answered was not the backend
 */
export type SubscribeFailure = 'duplicate' | 'limited' | 'rejected' | 'unreachable';

export type SubscribeResult =
  {readonly ok: true} | {readonly ok: false; readonly reason: SubscribeFailure};

/** PostgreSQL's unique_violation. */
const UNIQUE_VIOLATION = '23505';

/** A phone on a bad line needs a few seconds; nobody watches a button for longer than this. */
export const SUBSCRIBE_TIMEOUT_MS = 15_000;

const failure = (status: number, code: string | undefined): SubscribeFailure => {
  if (code === UNIQUE_VIOLATION) return 'duplicate';
  if (status === 429) return 'limited';
  return status >= 400 ? 'rejected' : 'unreachable';
};

/**
 * Puts an address on the newsletter list. Doesn't throw; what went wrong is in the result and, as
 * spec section 8 asks, in the console.
 *
 * Only an error code is read from the answer: visitors may insert and nothing else, so the row is
 * not asked back (no `.select()`, which sends `Prefer: return=minimal`).
 *
 * @param connect gives the client; called once
 */
export const subscribe = async (
  connect: () => Promise<SupabaseClient>,
  {email, source}: Subscription,
  timeoutMs: number = SUBSCRIBE_TIMEOUT_MS,
): Promise<SubscribeResult> => {
  try {
    const client = await connect();
    const {error, status} = await client
      .from('newsletter_subscriptions')
      .insert({email: normalizeEmail(email), source})
      .abortSignal(AbortSignal.timeout(timeoutMs));
    // The table API confirms a row with 201. A 200 is a login page of the visitor's network.
    if (error === null && status === 201) return {ok: true};
    console.error('Newsletter sign-up failed', {status, error});
    return {ok: false, reason: failure(status, error?.code)};
  } catch (error) {
    console.error('Newsletter sign-up failed', error);
    return {ok: false, reason: 'unreachable'};
  }
};
