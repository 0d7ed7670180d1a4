import type {SupabaseClient} from '@supabase/supabase-js';

import {
  askAgain,
  failureOf,
  logFailure,
  type RequestFailure,
  requestTimeout,
} from '../../../lib/backend/backendClient.ts';

/** Functions of the database that a link in a mail may call, each with a token. */
export type MailLinkFunction =
  | 'confirm_subscription'
  | 'confirm_demo'
  | 'unsubscribe'
  | 'return_to_newsletter'
  | 'mark_answered';

/**
 * - `done`: changed by this press
 * - `refused`: nothing was changed; the token is malformed, unknown, used, or somebody else's
 * - a failure: nobody knows, and a second press is safe
 */
export type MailLinkResult = 'done' | 'refused' | RequestFailure;

/** Does what a link in a mail is for. */
export const callMailLink = async (
  client: SupabaseClient,
  name: MailLinkFunction,
  token: string,
): Promise<MailLinkResult> => {
  const answer = await askAgain(() => client.rpc(name, {token}).abortSignal(requestTimeout()));
  // A 200 that is not a yes or a no is a login page of the visitor's network.
  if (answer.error === null && typeof answer.data === 'boolean')
    return answer.data ? 'done' : 'refused';
  logFailure('Mail link failed', answer);
  return failureOf(answer);
};
