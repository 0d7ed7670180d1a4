import type {SupabaseClient} from '@supabase/supabase-js';

import type {NewsletterSource} from '../../data/newsletterConsent.ts';
import {insertRow, type InsertResult} from '../backend/insertRow.ts';
import {normalizeEmail} from './email.ts';

export interface Subscription {
  /** As typed. */
  readonly email: string;
  readonly source: NewsletterSource;
}

/**
 * Puts an address on the newsletter list. Doesn't throw; what went wrong is in the result and, as
 * the owner asked, in the console.
 *
 * @param connect gives the client; called once
 */
export const subscribe = (
  connect: () => Promise<SupabaseClient>,
  {email, source}: Subscription,
  timeoutMs?: number,
): Promise<InsertResult> => {
  const address = normalizeEmail(email);
  return insertRow(connect, {
    table: 'newsletter_subscriptions',
    row: {email: address, source},
    // The other form, on another page, asks for the same.
    identity: address,
    failureLabel: 'Newsletter sign-up failed',
    timeoutMs,
  });
};
