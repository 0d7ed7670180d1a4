import {brand} from '../../config/brand.ts';
import type {InsertOutcome} from '../backend/insertRow.ts';

export interface NewsletterMessage {
  /** The toast, fixed by the owner letter for letter, emoji and straight apostrophes included. */
  readonly title: string;
  readonly description: string;
  readonly tone: 'success' | 'notice' | 'destructive';
  /** Under the field, where it stays: what became of the address, and what to do. */
  readonly underField?: string;
}

const failed = {
  title: 'Subscription failed',
  description: 'Please try again or contact support.',
  tone: 'destructive',
} as const;

const NOT_THROUGH = `Your sign-up wasn’t sent. Your address is still here: try again in a few minutes, or write to ${brand.email.display}.`;

/** What the visitor reads after a sign-up. */
export const newsletterMessages: Readonly<Record<InsertOutcome, NewsletterMessage>> = {
  stored: {
    title: 'Welcome aboard! 🎉',
    description: `You'll receive updates about ${brand.name} features and healthcare AI insights.`,
    tone: 'success',
  },
  duplicate: {
    title: 'Already subscribed! ✨',
    description: 'This email is already on our newsletter list.',
    tone: 'notice',
    // Also said of an address that nobody confirmed, which then gets the mail once more: the two are
    // not told apart to whoever types it.
    underField:
      'This address is on the list. If it was never confirmed, we are sending the link again.',
  },
  limited: {
    ...failed,
    underField: 'Too many tries. Wait a few minutes, then press Subscribe again.',
  },
  rejected: {
    ...failed,
    underField: 'The address wasn’t accepted. Check it for a typo, then press Subscribe again.',
  },
  failed: {...failed, underField: NOT_THROUGH},
  unreachable: {
    title: 'Something went wrong',
    description: 'Please try again later.',
    tone: 'notice',
    underField: NOT_THROUGH,
  },
};
