import type {ComponentProps, ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import {FactList} from '@site/src/components/layout/FactList';
import {
  EmailAddress,
  FailureText,
  phoneFact,
  PhoneNumber,
} from '@site/src/components/shared/cta/contactFacts';
import {Button} from '@site/src/components/ui/Button';
import {replyTime} from '@site/src/data/claims';
import {demo} from '@site/src/features/booking/data';
import {officeHours} from '@site/src/data/officeHours';
import type {Refusal, RequestFailure} from '@site/src/features/booking/rules/bookingRequests';
import {formatTime, nearestFree} from '@site/src/features/booking/rules/demoTimes';

import styles from './Booking.drawing.module.css';
import type {Booking} from './useBooking';

const TWO_TIMES = 'Two times that suit me:\n1. \n2. \n\nMy name: \nMy practice: ';
const DRAFT = `?subject=${encodeURIComponent('Book a demo')}&body=${encodeURIComponent(TWO_TIMES)}`;

export interface PanelProps {
  readonly title: ReactNode;
  /** Small line below the title. */
  readonly note?: ReactNode;
  readonly isHidden?: boolean;
  readonly children?: ReactNode;
}

/** Panel of one step. Its heading gets the focus when it appears. */
export function Panel({title, note, isHidden = false, children}: PanelProps): ReactElement {
  return (
    <div hidden={isHidden} className={styles.panel}>
      <h2 tabIndex={-1} className="h3">
        {title}
      </h2>
      {note === undefined ? null : <p className="small muted">{note}</p>}
      {children}
    </div>
  );
}

export function WhatYouBook(): ReactElement {
  return (
    <Panel title="What you book">
      <p>
        {demo.minutes} minutes. A person shows you your own calls. A calendar file and a link to
        move or cancel will come by email.
      </p>
      <p className="small muted">
        Would you rather talk first? Call <PhoneNumber />.
      </p>
    </Panel>
  );
}

/** Placeholder of the same height, in the HTML and until the times arrive. */
export function EmptySheet(): ReactElement {
  return (
    <div className={styles.paper}>
      <div className={styles.sheet}>
        <p className={styles.dayHead}>Looking up free times</p>
        <div className={styles.rest} />
      </div>
      <div className={styles.leaf}>
        <WhatYouBook />
      </div>
    </div>
  );
}

export interface InsteadProps {
  readonly title: string;
  readonly note: string;
  readonly onRetry?: () => void;
  readonly className?: string;
}

/** Ways to book without the calendar; also printed when nothing is booked. */
export function Instead({title, note, onRetry, className}: InsteadProps): ReactElement {
  return (
    <div className={clsx(styles.instead, className)}>
      <Panel title={title} note={<span className="noPrint">{note}</span>}>
        <FactList
          facts={[
            phoneFact,
            {term: 'Email', fact: <EmailAddress draft={DRAFT} />},
            ...officeHours.map(({days, hours}) => ({term: days, fact: hours ?? 'Closed'})),
          ]}
        />
        <p className="small muted">
          In an email, name two times that suit you. A person replies within {replyTime}.
        </p>
        {onRetry ? <Button onClick={onRetry}>Try again</Button> : null}
      </Panel>
    </div>
  );
}

/** Sentences for each reason why a chosen time can't be booked. */
export const refusalTexts: Readonly<Record<Refusal, string>> = {
  taken: 'That time was booked a moment ago.',
  past: 'That time has begun.',
  'too-soon': 'That time is too soon now: we need two working hours.',
  'too-far': 'That time is more than four weeks ahead.',
  closed: 'We are closed at that time.',
};

/** Buttons for the nearest free times, in place of one that can't be booked. */
export function NearestTimes({booking}: {readonly booking: Booking}): ReactElement | null {
  const {missed, times, zone, choose} = booking;
  if (missed === null) return null;
  return (
    <>
      <p>These are the nearest free ones:</p>
      <ul className={styles.nearest}>
        {nearestFree(missed.at, times, 3).map((at) => (
          <li key={at}>
            <button
              type="button"
              className={clsx('clean-btn', styles.time, styles.free)}
              onClick={() => choose(at, true)}
            >
              <span>{formatTime('clock', at, zone)}</span>
              <small>{formatTime('shortDay', at, zone)}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Sentences for each failure of a request, with what to try before calling or writing. */
const failureTexts: Readonly<Record<RequestFailure, readonly [what: string, todo: string]>> = {
  unreachable: ['Our calendar did not answer.', 'press the button again (it is done once)'],
  // The same answer for both, so that it doesn't reveal what is booked with an address.
  limited: [
    'Those were many requests, or three demos are booked with this address.',
    'wait a few minutes, press the button again',
  ],
  rejected: ['That was not accepted.', 'check the email address and the phone number'],
  over: ['Your demo has begun.', 'use the link in its email'],
  unknown: ['There is no demo for this link any more.', 'book another one'],
};

/** Error message at the button, with other ways to book. Gets the focus when it appears. */
export function Failure({booking: {failure}}: {readonly booking: Booking}): ReactElement | null {
  if (failure === null) return null;
  return (
    <p tabIndex={-1} className={styles.failure}>
      <FailureText texts={failureTexts[failure]} draft={DRAFT} />
    </p>
  );
}

export interface SendButtonProps extends Pick<ComponentProps<typeof Button>, 'type' | 'onClick'> {
  readonly isSending: boolean;
  /** Label while the request is pending. */
  readonly busy: string;
  readonly children: ReactNode;
}

export function SendButton({isSending, busy, children, ...rest}: SendButtonProps): ReactElement {
  return (
    <Button {...rest} disabled={isSending} className={styles.send}>
      <span key={isSending ? 'busy' : 'ready'}>{isSending ? busy : children}</span>
    </Button>
  );
}
