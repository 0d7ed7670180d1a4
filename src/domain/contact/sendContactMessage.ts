import type {SupabaseClient} from '@supabase/supabase-js';

import {insertRow, type InsertFailure} from '../backend/insertRow.ts';
import {toContactRow, type ContactForm, type MessageOrigin} from './contactMessage.ts';

export type SendFailure = Exclude<InsertFailure, 'duplicate'>;

/** How sending ended. Nothing throws. */
export type SendResult = {readonly ok: true} | {readonly ok: false; readonly reason: SendFailure};

/**
 * Stores a message of the contact form. Doesn't throw.
 *
 * @param connect gives the client; called once
 */
export const sendContactMessage = async (
  connect: () => Promise<SupabaseClient>,
  form: ContactForm,
  origin: MessageOrigin,
  timeoutMs?: number,
): Promise<SendResult> => {
  const row = toContactRow(form, origin);
  const result = await insertRow(connect, {
    table: 'contact_messages',
    row,
    // Not of where it was sent from: the campaign is forgotten when the page is loaded anew.
    identity: JSON.stringify(toContactRow(form, {page: '', campaign: {}})),
    failureLabel: 'The contact message was not stored',
    timeoutMs,
  });
  if (result.ok) return result;
  const {reason, code} = result;
  if (reason !== 'duplicate') return {ok: false, reason};
  // Of a message only the id is unique. A 409 that doesn't say so is somebody else's.
  return code === undefined ? {ok: false, reason: 'failed'} : {ok: true};
};
