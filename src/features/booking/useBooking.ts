import {useMemo, useRef, useState} from 'react';
import type {SupabaseClient} from '@supabase/supabase-js';

import {useBackendRequest} from '@site/src/components/shared/useBackendRequest';
import type {DemoSource} from '@site/src/domain/analytics/events';
import {lastDemoSource, track} from '@site/src/domain/analytics/track';
import {newRequestId} from '@site/src/domain/backend/insertRow';
import {
  type BookingFormValues,
  toBookingColumns,
} from '@site/src/features/booking/rules/bookingForm';
import {
  bookDemo,
  cancelDemo,
  type FoundDemo,
  isRefusal,
  moveDemo,
  type Refusal,
  type RequestFailure,
  type RequestOutcome,
} from '@site/src/features/booking/rules/bookingRequests';
import {
  type DemoDay,
  type DemoTime,
  findDay,
  formatTime,
  groupByDay,
  OFFICE_ZONE,
  parseZone,
  zoneName,
} from '@site/src/features/booking/rules/demoTimes';
import {counted} from '@site/src/format/counted';

/** A demo that is or was booked. */
export type BookedDemo = Pick<FoundDemo, 'id' | 'at' | 'sequence'> & {
  readonly token: string;
  /** Address of whoever booked; null if an email's link opened it. */
  readonly email: string | null;
};

interface State {
  readonly step: 'choosing' | 'booked' | 'moved' | 'moving' | 'canceled';
  /** The demo in every step but choosing, where it is null. */
  readonly demo: BookedDemo | null;
  readonly zone: string;
  /** A time on the day shown, so that a change of the zone keeps that day. */
  readonly shown: number | null;
  readonly picked: number | null;
  /** Chosen time that can't be booked, with the reason. */
  readonly missed: {readonly at: number; readonly why: Refusal} | null;
  readonly failure: RequestFailure | null;
  /** Text of the live region. */
  readonly said: string;
  /** Number of changes so far that move the focus. */
  readonly news: number;
}

export interface Booking extends Omit<State, 'shown' | 'picked'> {
  readonly days: readonly DemoDay[];
  /** Day shown. */
  readonly day: DemoDay | undefined;
  readonly times: readonly DemoTime[];
  readonly chosen: number | null;
  readonly isSending: boolean;
  readonly showDay: (day: DemoDay) => void;
  /** @param isPressed true for a pointer, false for the arrow keys */
  readonly choose: (at: number, isPressed: boolean) => void;
  readonly changeZone: (zone: string) => void;
  /** @param onBooked called after success */
  readonly book: (values: BookingFormValues, onBooked: () => void) => void;
  readonly move: () => void;
  readonly cancel: () => void;
  /** Goes on from a booked demo to moving it, or from a canceled one to a new one. */
  readonly goOn: (step: 'moving' | 'choosing') => void;
}

export interface BookingStart {
  readonly token: string | null;
  readonly found: FoundDemo | null;
  readonly times: readonly DemoTime[];
  readonly source: DemoSource;
  /** Called when the times may be out of date. */
  readonly onStale: () => void;
}

const firstState = ({found, token}: BookingStart): State => ({
  step: found?.state === 'open' ? 'moving' : found?.state === 'canceled' ? 'canceled' : 'choosing',
  demo: found && token !== null && found.state !== 'over' ? {...found, token, email: null} : null,
  zone: parseZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? OFFICE_ZONE,
  shown: null,
  picked: null,
  missed: null,
  failure: null,
  said: '',
  news: 0,
});

const NOTHING_CHOSEN = {picked: null, shown: null, missed: null, failure: null} as const;

/** Request for a change of the demo at a time. */
interface Change {
  readonly at: number;
  readonly send: (client: SupabaseClient) => Promise<RequestOutcome>;
  /** Called on success; returns the next state. */
  readonly done: () => Partial<State>;
}

/** State of a booking sheet: choosing a time, sending, booked, moving, canceled. */
export const useBooking = (start: BookingStart): Booking => {
  const {times, source, onStale} = start;
  const [state, setState] = useState(() => firstState(start));
  const {step, demo, zone, picked, failure} = state;
  const change = (next: Partial<State>, isNews = false): void =>
    setState((was) => ({...was, ...next, news: was.news + (isNews ? 1 : 0)}));
  /** Last request to book, so that a repeat with the same content has the same id. */
  const sent = useRef({content: '', id: '', token: ''});

  const {request, isPending: isSending} = useBackendRequest<Change, RequestOutcome>({
    send: (client, {send}) => send(client),
    lost: 'unreachable',
    failureLabel: 'The demo was not changed',
    onSettled: (outcome, {at, done}) => {
      const next = (): Partial<State> => {
        if (outcome === 'done') return {...NOTHING_CHOSEN, ...done()};
        if (outcome === 'canceled') return {...NOTHING_CHOSEN, step: 'canceled'};
        if (isRefusal(outcome)) return {...NOTHING_CHOSEN, missed: {at, why: outcome}};
        return {failure: outcome};
      };
      change({...next(), said: ''}, true);
      if (outcome !== 'unreachable') onStale();
    },
  });
  const run = (said: string, next: Change): void => {
    change({said, failure: null});
    request(next);
  };

  const days = useMemo(() => groupByDay(times, zone), [times, zone]);
  // A time that is taken while the page is open, unless a request of this page may have booked it.
  const now = times.find(({at}) => at === picked);
  const isGone = picked !== null && !isSending && failure === null && now?.isFree !== true;
  const missed = isGone ? ({at: picked, why: now ? 'taken' : 'too-soon'} as const) : state.missed;
  const chosen = isGone ? null : picked;
  const day =
    findDay(days, state.shown) ??
    findDay(days, chosen ?? missed?.at ?? demo?.at ?? null) ??
    days.find(({freeCount}) => freeCount > 0) ??
    days[0];

  return {
    ...state,
    times,
    days,
    day,
    chosen,
    missed,
    isSending,
    showDay: ({at, freeCount}) =>
      change({
        shown: at,
        said: `${formatTime('day', at, zone)}, ${counted(freeCount, 'free time')}`,
      }),
    choose: (at, isPressed) => {
      if (isSending) return;
      const next = step === 'canceled' ? 'choosing' : step;
      change({...NOTHING_CHOSEN, step: next, picked: at, shown: at}, isPressed);
    },
    changeZone: (next) =>
      change({
        zone: next,
        shown: state.shown ?? chosen ?? day?.at ?? null,
        said: `Times are now in ${zoneName(next)}.`,
      }),
    book: (values, onBooked) => {
      if (chosen === null) return;
      const columns = toBookingColumns(values);
      const content = JSON.stringify([chosen, columns]);
      if (sent.current.content !== content)
        sent.current = {content, id: newRequestId(), token: newRequestId()};
      const {id, token} = sent.current;
      const startsAt = new Date(chosen).toISOString();
      const row = {id, token, starts_at: startsAt, time_zone: zone, ...columns};
      run('Booking', {
        at: chosen,
        send: (client) => bookDemo(client, row),
        done: () => {
          onBooked();
          track({type: 'demo_booking', source: lastDemoSource() ?? source});
          const booked = {id, token, at: chosen, sequence: 0, email: columns.email};
          return {step: 'booked', demo: booked};
        },
      });
    },
    move: () => {
      if (chosen === null || demo === null) return;
      run('Moving', {
        at: chosen,
        send: (client) => moveDemo(client, demo.token, chosen),
        done: () => ({step: 'moved', demo: {...demo, at: chosen, sequence: demo.sequence + 1}}),
      });
    },
    cancel: () => {
      if (demo === null) return;
      run('Canceling', {
        at: demo.at,
        send: (client) => cancelDemo(client, demo.token),
        done: () => ({step: 'canceled'}),
      });
    },
    goOn: (next) => change({...NOTHING_CHOSEN, step: next}, true),
  };
};
