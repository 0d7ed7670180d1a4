import {inWords} from '../../../lib/format/inWords.ts';
import {demoRules} from '../data.ts';
import type {DemoFailure, Refusal} from './bookingRequests.ts';

/** Messages to the visitor when a time can't be booked. */
export const refusalTexts: Readonly<Record<Refusal, string>> = {
  taken: 'That time was booked a moment ago.',
  past: 'That time has passed.',
  'too-soon': `That time is now too soon. We need ${inWords(demoRules.noticeHours)} working hours’ notice.`,
  'too-far': `That time is more than ${inWords(demoRules.horizonDays / 7)} weeks ahead.`,
  closed: 'We are closed at that time.',
};

const NOT_REACHED = [
  'We couldn’t reach the calendar.',
  'Try again (you won’t be booked twice)',
  true,
] as const;

/** Messages to the visitor when a request fails; `hasOtherWays` adds our email address and number. */
export const demoFailureTexts: Readonly<
  Record<DemoFailure, readonly [problem: string, remedy: string, hasOtherWays: boolean]>
> = {
  unreachable: NOT_REACHED,
  failed: NOT_REACHED,
  // The same answer for both, so that it doesn't reveal what is booked with an address.
  limited: [
    `Too many requests, or this address already has ${inWords(demoRules.perMailbox)} demos.`,
    'Wait a few minutes and try again',
    true,
  ],
  rejected: ['That was not accepted.', 'Check the email address and the phone number', true],
  over: ['Your demo has started.', 'Join as our email says', false],
  unknown: ['This demo no longer exists.', 'Book another time', false],
};
