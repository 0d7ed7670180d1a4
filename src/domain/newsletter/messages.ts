import {brand} from '../../config/brand';
import {type SubscribeFailure, type SubscribeResult} from './subscribe';

export interface NewsletterMessage {
  readonly title: string;
  readonly description: string;
  readonly tone: 'success' | 'notice' | 'destructive';
}

/** Spec section 8, letter for letter, emoji and straight apostrophes included. */
const failed = {
  title: 'Subscription failed',
  description: 'Please try again or contact support.',
  tone: 'destructive',
} as const;

const failures: Record<SubscribeFailure, NewsletterMessage> = {
  duplicate: {
    title: 'Already subscribed! ✨',
    description: 'This email is already on our newsletter list.',
    tone: 'notice',
  },
  limited: failed,
  rejected: failed,
  unreachable: {
    title: 'Something went wrong',
    description: 'Please try again later.',
    tone: 'notice',
  },
};

const success: NewsletterMessage = {
  title: 'Welcome aboard! 🎉',
  description: `You'll receive updates about ${brand.name} features and healthcare AI insights.`,
  tone: 'success',
};

/** What the visitor reads after a sign-up. */
export const newsletterMessage = (result: SubscribeResult): NewsletterMessage =>
  result.ok ? success : failures[result.reason];
