import type {ReactElement} from 'react';

import {EmailAddress, PhoneNumber} from '@site/src/features/cta/parts/contactLinks';
import {Button} from '@site/src/ui/Button';
import {aiPhoneLine} from '@site/src/data/subjects';

import {demoFailureTexts} from '../rules/messages';
import {formatTime, nearestFree} from '../rules/times';
import type {BookingController} from './useBooking';

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
  const [problem, remedy, hasOtherWays] = demoFailureTexts[failure];
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
