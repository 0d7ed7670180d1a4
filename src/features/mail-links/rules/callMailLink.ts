import type {SupabaseClient} from '@supabase/supabase-js';

import {
  failureOf,
  logFailure,
  type RequestFailure,
  sendRequest,
} from '../../../lib/backend/backendClient.ts';

/** Functions of the database that an email's link may call, each with a token. */
export type MailLinkFunction =
  | 'confirm_subscription'
  | 'confirm_demo'
  | 'unsubscribe'
  | 'return_to_newsletter'
  | 'mark_answered';

/**
 * - `done`: changed by this press
 * - `refused`: nothing was changed; the token is malformed, unknown or used
 * - a failure: the change may have been made, and a second press is safe
 */
export type MailLinkResult = 'done' | 'refused' | RequestFailure;

/** Calls the database function of an email's link. */
export const callMailLink = async (
  client: SupabaseClient,
  name: MailLinkFunction,
  token: string,
): Promise<MailLinkResult> => {
  const answer = await sendRequest(() => client.rpc(name, {token}));
  // A 200 without a boolean is a captive portal's login page.
  if (answer.error === null && typeof answer.data === 'boolean')
    return answer.data ? 'done' : 'refused';
  logFailure('Mail link failed', answer);
  return failureOf(answer);
};
