import {company} from '../../../config/company.ts';
import type {InsertOutcome} from '../../../lib/backend/insertRow.ts';

export interface NewsletterMessage {
  /** Toast text, fixed by the owner letter for letter, including emoji and straight apostrophes. */
  readonly title: string;
  readonly description: string;
  readonly tone: 'success' | 'notice' | 'destructive';
  /** Persistent message under the field: the result, and the next step. */
  readonly underField?: string;
}

const failed = {
  title: 'Subscription failed',
  description: 'Please try again or contact support.',
  tone: 'destructive',
} as const;

const NOT_SENT = `Your sign-up wasn’t sent. Your address is still here: try again in a few minutes, or write to ${company.email.display}.`;

/** Messages to the visitor after a sign-up. */
export const newsletterMessages: Readonly<Record<InsertOutcome, NewsletterMessage>> = {
  done: {
    title: 'Welcome aboard! 🎉',
    description: `You'll receive updates about ${company.name} features and healthcare AI insights.`,
    tone: 'success',
  },
  duplicate: {
    title: 'Already subscribed! ✨',
    description: 'This email is already on our newsletter list.',
    tone: 'notice',
    // Same message for an unconfirmed address, which is sent the email again, because the sender must
    // not learn from it whether an address is confirmed.
    underField:
      'This address is on the list. If you never confirmed it, we’ve sent the link again.',
  },
  limited: {
    ...failed,
    underField: 'Too many tries. Wait a few minutes, then press Subscribe again.',
  },
  rejected: {
    ...failed,
    underField: 'The address wasn’t accepted. Check it for a typo, then press Subscribe again.',
  },
  failed: {...failed, underField: NOT_SENT},
  unreachable: {
    title: 'Something went wrong',
    description: 'Please try again later.',
    tone: 'notice',
    underField: NOT_SENT,
  },
};
