import type {ReactElement} from 'react';

import {EmailAddress, PhoneNumber} from '@site/src/features/cta/parts/contactLinks';
import {Button} from '@site/src/ui/Button';
import {aiPhoneLine} from '@site/src/data/subjects';
import {inWords} from '@site/src/lib/format/inWords';

import {demoRules} from '../data';
import type {DemoFailure, Refusal} from '../rules/bookingRequests';
import {formatTime, nearestFree} from '../rules/times';
import type {BookingController} from './useBooking';

export const refusalTexts: Readonly<Record<Refusal, string>> = {
  taken: 'That time was booked a moment ago.',
  past: 'That time has passed.',
  'too-soon': `That time is now too soon. We need ${inWords(demoRules.noticeHours)} working hours’ notice.`,
  'too-far': `That time is more than ${inWords(demoRules.horizonDays / 7)} weeks ahead.`,
  closed: 'We are closed at that time.',
};

/** Buttons for the nearest free times, in place of one that can't be booked. */
export function NearestTimes({
  booking,
}: {
  readonly booking: BookingController;
}): ReactElement | null {
  const {choice, times, zone, choose} = booking;
  if (choice.kind !== 'unavailable') return null;
  const day = formatTime('day', choice.at, zone);
  return (
    <>
      <p>These are the nearest open times:</p>
      <ul className="actions">
        {nearestFree(choice.at, times, 3).map((at) => (
          <li key={at}>
            <Button variant="ghost" onClick={() => choose(at, true)}>
              <span>{formatTime('clock', at, zone)} </span>
              <small>
                {formatTime('day', at, zone) === day
                  ? 'Same day'
                  : formatTime('shortDay', at, zone)}
              </small>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

const NOT_REACHED = [
  'We couldn’t reach the calendar.',
  'Try again (you won’t be booked twice)',
  true,
] as const;

/** Texts for each failure of a request; `hasOtherWays` adds our email address and number. */
const failureTexts: Readonly<
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

export interface BookingFailureProps {
  readonly booking: BookingController;
  /** Query of the email address, with what was typed in the form. */
  readonly draft?: string;
}

/** Error message at the button, with other ways to book. Gets the focus when it appears. */
export function BookingFailure({
  booking: {failure},
  draft,
}: BookingFailureProps): ReactElement | null {
  if (failure === null) return null;
  const [problem, remedy, hasOtherWays] = failureTexts[failure];
  return (
    <p tabIndex={-1} className="atMargin">
      <strong>{problem}</strong>
      <span>{draft === undefined ? ' ' : ' What you typed is still here. '}</span>
      <span>{remedy}</span>
      {hasOtherWays ? (
        <span>
          , write to <EmailAddress draft={draft} />, or call {aiPhoneLine.name}, <PhoneNumber />
        </span>
      ) : null}
      <span>.</span>
    </p>
  );
}
