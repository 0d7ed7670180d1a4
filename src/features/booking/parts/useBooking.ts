import {useEffect, useMemo, useRef, useState} from 'react';
import type {SupabaseClient} from '@supabase/supabase-js';

import {useBackendRequest} from '@site/src/hooks/useBackendRequest';
import type {DemoSource} from '@site/src/features/measurement/rules/events';
import {lastDemoSource, track} from '@site/src/features/measurement/rules/track';
import {preloadBackend} from '@site/src/lib/backend/backendClient';
import {confirmRequest, requestIds} from '@site/src/lib/backend/requestIds';
import {
  addEntry,
  entryValue,
  persistedValue,
  persistValue,
  setEntryValue,
} from '@site/src/lib/persisted';
import {counted} from '@site/src/lib/format/counted';

import {type BookingFormValues, toDemoColumns} from '../rules/bookingForm';
import {
  bookDemo,
  DEMO_TABLE,
  cancelDemo,
  type FoundDemo,
  moveDemo,
  type DemoFailure,
  type DemoOutcome,
} from '../rules/bookingRequests';
import {
  type BookingStep,
  type TimeChoice,
  choiceOf,
  currentChoice,
  type Demo,
  type DemoStep,
  firstStep,
  nextStep,
  NO_CHOICE,
  withChoice,
} from '../rules/bookingState';
import {
  type DemoDay,
  type DemoTime,
  findDay,
  firstOpenDay,
  formatTime,
  groupByDay,
} from '../rules/times';
import {rememberedToken, rememberToken} from '../rules/rememberedToken';
import {isZoneHidden, parseZone, usZones, zoneName} from '../rules/zones';

interface State {
  readonly step: BookingStep;
  readonly zone: string;
  /** True while the browser hides its zone and the visitor hasn't confirmed the shown one. */
  readonly isZoneDoubtful: boolean;
  /** A time on the day shown, so that a change of the zone keeps that day. */
  readonly shown: number | null;
  readonly failure: DemoFailure | null;
  /** Text of the live region. */
  readonly announcement: string;
  /** Number of changes so far that move the focus. */
  readonly focusVersion: number;
}

export interface BookingController extends BookingStart, Omit<State, 'shown'> {
  readonly days: readonly DemoDay[];
  readonly day: DemoDay | undefined;
  readonly choice: TimeChoice;
  readonly isSending: boolean;
  readonly showDay: (day: DemoDay) => void;
  /** @param isPressed false for the arrow keys, which leave the focus in the grid */
  readonly choose: (at: number, isPressed: boolean) => void;
  readonly changeZone: (zone: string) => void;
  /** @param onBooked called after success */
  readonly book: (values: BookingFormValues, onBooked: () => void) => void;
  readonly move: (demo: Demo, to: number) => void;
  readonly cancel: (demo: Demo) => void;
  readonly goTo: (step: BookingStep) => void;
}

export interface BookingStart {
  /** Token of the demo that the page opens with: from an email's link, or booked on this page earlier. */
  readonly token: string | null;
  /** False for an email's link. */
  readonly isNew: boolean;
  readonly found: FoundDemo | null;
  readonly times: readonly DemoTime[];
  readonly updatedAt: number;
  /** True if the last refetch must have failed; choosing a time then refetches. */
  readonly isOld: boolean;
  readonly source: DemoSource;
  readonly refetch: () => void;
}

/** Key of the zone that the visitor chose. */
const ZONE_KEY = 'demo zone';

/**
 * Key in the history entry of the time whose form is open, null in the entry before it, so that Back
 * closes the form.
 */
const OPEN_TIME = 'open demo time';

const storeOpenTime = (at: number, wasOpen: boolean): void => {
  if (wasOpen) {
    setEntryValue(OPEN_TIME, at);
  } else {
    setEntryValue(OPEN_TIME, null);
    addEntry(OPEN_TIME, at);
  }
};

const firstState = ({found, token, isNew}: BookingStart): State => {
  const chosen = parseZone(persistedValue(ZONE_KEY));
  const own = parseZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isZoneDoubtful = chosen === null && isZoneHidden(own, navigator.language);
  const step = firstStep(found, token, isNew);
  const at = entryValue(OPEN_TIME);
  return {
    step: typeof at === 'number' ? withChoice(step, {kind: 'time', at}) : step,
    zone: chosen ?? (isZoneDoubtful ? null : own) ?? usZones[0],
    isZoneDoubtful,
    shown: null,
    failure: null,
    announcement: '',
    focusVersion: 0,
  };
};

interface Change {
  readonly at: number;
  readonly send: (client: SupabaseClient) => Promise<DemoOutcome>;
  /** Key of the request's ids, kept until the answer is known. */
  readonly content?: string;
  /** Step once the request has succeeded. */
  readonly success: DemoStep;
  /** Called once the request has succeeded, or the demo is held. */
  readonly onDone?: (outcome: 'done' | 'held') => void;
}

export const useBooking = (start: BookingStart): BookingController => {
  const {times, isOld, source, refetch} = start;
  const [state, setState] = useState(() => firstState(start));
  const {step, zone, failure} = state;
  const change = (next: Partial<State>, movesFocus = false): void =>
    setState((was) => ({...was, ...next, focusVersion: was.focusVersion + (movesFocus ? 1 : 0)}));

  const {request, isPending: isSending} = useBackendRequest<Change, DemoOutcome>({
    send: (client, {send}) => send(client),
    failureLabel: 'The demo was not changed',
    onSettled: (outcome, {at, content, success, onDone}) => {
      const isAnswered = outcome !== 'unreachable' && outcome !== 'failed';
      if (isAnswered && content !== undefined) confirmRequest(content);
      if (outcome === 'done' || outcome === 'held') {
        setEntryValue(OPEN_TIME, undefined);
        onDone?.(outcome);
      }
      const next = nextStep(outcome, step, at, success);
      change({announcement: ''});
      change(typeof next === 'string' ? {failure: next} : {step: next, shown: null}, true);
      if (outcome !== 'unreachable') refetch();
    },
  });
  const run = (announcement: string, next: Change): void => {
    change({announcement, failure: null});
    request(next);
  };

  const days = useMemo(() => groupByDay(times, zone), [times, zone]);
  const selected = choiceOf(step);

  /** True in an entry that was added for a form, also once its demo is booked. */
  const isInAddedEntry = useRef(
    step.name === 'booked' ? rememberedToken() !== null : selected.kind !== 'none',
  );
  const followHistory = (): void => {
    const at = entryValue(OPEN_TIME);
    const wasAdded = isInAddedEntry.current;
    if (at !== undefined) isInAddedEntry.current = at !== null;
    if (typeof at === 'number') {
      change({step: withChoice(step, {kind: 'time', at}), shown: at, failure: null});
    } else if (at === null && selected.kind !== 'none') {
      const time = document.querySelector<HTMLElement>(`input[value="${selected.at}"]`);
      time?.focus({preventScroll: true});
      change({step: withChoice(step, NO_CHOICE), failure: null});
    } else if (at === null && wasAdded) {
      // Nothing is left to close, as after a booking.
      if ('demo' in step && step.name !== 'canceled') rememberToken(step.demo.token);
      window.history.back();
    }
  };
  // One listener for all renderings: the router renders on the same event, and one added then would miss it.
  const latest = useRef(followHistory);
  useEffect(() => {
    latest.current = followHistory;
  });
  useEffect(() => {
    const follow = (): void => latest.current();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  // A time that is no longer free may be the visitor's own, booked by a request without an answer.
  const choice = isSending || failure !== null ? selected : currentChoice(selected, times);
  const day =
    findDay(days, state.shown) ??
    findDay(days, choice.kind === 'none' ? null : choice.at) ??
    findDay(days, 'demo' in step ? step.demo.at : null) ??
    firstOpenDay(days);

  return {
    ...start,
    ...state,
    days,
    day,
    choice,
    isSending,
    showDay: ({at, freeCount}) =>
      change({
        shown: at,
        announcement: `${formatTime('day', at, zone)}, ${counted(freeCount, 'open time')}`,
      }),
    choose: (at, isPressed) => {
      if (isSending) return;
      if (isOld) {
        refetch();
        change({announcement: 'Loading open times'});
        return;
      }
      preloadBackend();
      storeOpenTime(at, choice.kind !== 'none');
      isInAddedEntry.current = true;
      const next = withChoice(step, {kind: 'time', at});
      change({step: next, shown: at, failure: null, announcement: ''}, isPressed);
    },
    changeZone: (next) => {
      persistValue(ZONE_KEY, next);
      change({
        zone: next,
        isZoneDoubtful: false,
        shown: state.shown ?? (choice.kind === 'none' ? null : choice.at) ?? day?.at ?? null,
        announcement: `Times are now in ${zoneName(next)}.`,
      });
    },
    book: (values, onBooked) => {
      if (choice.kind !== 'time') return;
      const {at} = choice;
      const columns = toDemoColumns(values);
      const content = `${DEMO_TABLE} ${JSON.stringify([at, columns])}`;
      const {id, token} = requestIds(content);
      const startsAt = new Date(at).toISOString();
      const isByPhone = columns.phone !== null;
      run('Booking', {
        at,
        content,
        send: (client) =>
          bookDemo(client, {id, token, starts_at: startsAt, time_zone: zone, ...columns}),
        success: {name: 'booked', demo: {id, token, at, sequence: 0, isByPhone, visitor: values}},
        onDone: (outcome) => {
          rememberToken(token);
          onBooked();
          // A held demo isn't booked yet, and the link in its email may never be pressed.
          if (outcome === 'done') track({type: 'demo_booking', source: lastDemoSource() ?? source});
        },
      });
    },
    move: (demo, to) =>
      run('Moving', {
        at: to,
        send: (client) => moveDemo(client, demo.token, to),
        success: {name: 'moved', demo: {...demo, at: to, sequence: demo.sequence + 1}},
      }),
    cancel: (demo) =>
      run('Canceling', {
        at: demo.at,
        send: (client) => cancelDemo(client, demo.token),
        success: {name: 'canceled', demo},
        onDone: () => rememberToken(undefined),
      }),
    goTo: (next) => change({step: next, shown: null, failure: null}, true),
  };
};
