import type {InsertFailure} from '../../../lib/backend/insertRow.ts';

const NOT_SENT = ['Your message wasn’t sent.', 'press the button again'] as const;

/** Messages to the visitor when a message wasn't stored. */
export const contactFailureTexts: Readonly<
  Record<InsertFailure, readonly [problem: string, remedy: string]>
> = {
  unreachable: NOT_SENT,
  failed: NOT_SENT,
  // Only ids are unique in this table and this id is new, so the visitor isn't at fault.
  duplicate: NOT_SENT,
  rejected: [
    'The email address wasn’t accepted.',
    'check it for a typo and press the button again',
  ],
  limited: ['Too many messages in a short time.', 'wait a few minutes and press the button again'],
};
