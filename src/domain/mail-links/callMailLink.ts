import type {SupabaseClient} from '@supabase/supabase-js';

/** Functions of the database that a link in a mail may call, each with a token. */
export type MailLinkFunction =
  'confirm_subscription' | 'leave_newsletter' | 'return_to_newsletter' | 'mark_answered';

/**
 * - `done`: changed by this press
 * - `refused`: nothing was changed; the token is malformed, unknown, used, or somebody else's
 * - `failed`: no answer in time, or not the backend's; nobody knows, and a second press is safe
 */
export type MailLinkResult = 'done' | 'refused' | 'failed';

/** Timeout in milliseconds, the same as a form's. */
const MAIL_LINK_TIMEOUT_MS = 15_000;

/**
 * Does what a link in a mail is for. Doesn't throw. The console is told a status and a code, never
 * the token.
 *
 * @param connect gives the client; called once
 */
export const callMailLink = async (
  connect: () => Promise<SupabaseClient>,
  name: MailLinkFunction,
  token: string,
  timeoutMs: number = MAIL_LINK_TIMEOUT_MS,
): Promise<MailLinkResult> => {
  try {
    const client = await connect();
    const {data, error, status} = await client
      .rpc(name, {token})
      .abortSignal(AbortSignal.timeout(timeoutMs));
    // A 200 that is not a yes or a no is a login page of the visitor's network.
    if (error === null && typeof data === 'boolean') return data ? 'done' : 'refused';
    console.error('Mail link failed', {name, status, code: error?.code});
  } catch (error) {
    console.error('Mail link failed', {
      name,
      error: error instanceof Error ? error.name : 'thrown',
    });
  }
  return 'failed';
};
