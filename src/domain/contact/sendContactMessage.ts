import {type SupabaseClient} from '@supabase/supabase-js';

import {toContactRow, type ContactForm} from './contactMessage';

/**
 * - `limited`: too many messages from this client
 * - `rejected`: the backend answered, and the answer was no
 * - `unreachable`: nothing answered in time, or what answered was not the backend
 */
export type SendFailure = 'limited' | 'rejected' | 'unreachable';

/** How sending ended. Nothing throws. */
export type SendResult = {readonly ok: true} | {readonly ok: false; readonly reason: SendFailure};

/** A phone on a bad line needs a few seconds; nobody watches a button for longer than this. */
const SEND_TIMEOUT_MS = 15_000;

const failure = (status: number): SendFailure => {
  if (status === 429) return 'limited';
  return status >= 400 && status < 500 ? 'rejected' : 'unreachable';
};

/**
 * Stores a message of the contact form. Doesn't throw. What was typed never reaches the console;
 * the status and the error's code do.
 *
 * The row is not asked back: visitors may insert and nothing else.
 *
 * @param connect gives the client; called once
 */
export const sendContactMessage = async (
  connect: () => Promise<SupabaseClient>,
  form: ContactForm,
  timeoutMs: number = SEND_TIMEOUT_MS,
): Promise<SendResult> => {
  try {
    const client = await connect();
    const {error, status} = await client
      .from('contact_messages')
      .insert(toContactRow(form))
      .abortSignal(AbortSignal.timeout(timeoutMs));
    // The table API confirms a row with 201. A 200 is a login page of the visitor's network.
    if (error === null && status === 201) return {ok: true};
    console.error('The contact message was not stored', {status, code: error?.code});
    return {ok: false, reason: failure(status)};
  } catch (error) {
    console.error('The contact message was not stored', error);
    return {ok: false, reason: 'unreachable'};
  }
};
