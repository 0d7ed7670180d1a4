import {brand} from '../../config/brand.ts';
import type {InsertFailure, InsertResult} from '../backend/insertRow.ts';
import {unreachable, type NewsletterMessage} from './unreachable.ts';

const failed = {
  title: 'Subscription failed',
  description: 'Please try again or contact support.',
  tone: 'destructive',
} as const;

/** The toasts, fixed by the owner letter for letter, emoji and straight apostrophes included. */
const failures: Readonly<Record<InsertFailure, NewsletterMessage>> = {
  duplicate: {
    title: 'Already subscribed! ✨',
    description: 'This email is already on our newsletter list.',
    tone: 'notice',
    underField: 'This address gets the letter already. There is nothing left to do.',
  },
  limited: {
    ...failed,
    underField: 'That was too many tries for now. Wait a few minutes, and press Subscribe again.',
  },
  rejected: {
    ...failed,
    underField: 'The address was not accepted. Check it for a typo, and press Subscribe again.',
  },
  failed: {...failed, underField: unreachable.underField},
  unreachable,
};

const success: NewsletterMessage = {
  title: 'Welcome aboard! 🎉',
  description: `You'll receive updates about ${brand.name} features and healthcare AI insights.`,
  tone: 'success',
};

/** What the visitor reads after a sign-up. */
export const newsletterMessage = (result: InsertResult): NewsletterMessage =>
  result.ok ? success : failures[result.reason];
