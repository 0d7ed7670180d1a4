import {useMemo, useState} from 'react';

import type {DemoSource} from '@site/src/features/measurement/rules/events';
import {preloadBackend} from '@site/src/lib/backend/backendClient';
import {persistedValue, persistValue} from '@site/src/lib/persisted';
import {counted} from '@site/src/lib/format/counted';

import type {DemoFailure, FoundDemo} from '../rules/bookingRequests';
import {
  type BookingStep,
  type TimeChoice,
  choiceOf,
  currentChoice,
  firstStep,
  nextStep,
  shownDay,
  withChoice,
} from '../rules/bookingState';
import {type DemoDay, type DemoTime, formatTime, groupByDay} from '../rules/times';
import {isZoneHidden, parseZone, usZones, zoneName} from '../rules/zones';
import {type DemoRequests, useDemoRequests} from './useDemoRequests';
import {useOpenTimeHistory, withOpenTime} from './useOpenTimeHistory';

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

/** State of the card, and the functions that change it. */
export interface BookingController extends BookingStart, DemoRequests, Omit<State, 'shown'> {
  readonly days: readonly DemoDay[];
  readonly day: DemoDay | undefined;
  readonly choice: TimeChoice;
  readonly showDay: (day: DemoDay) => void;
  /** @param isPressed false for the arrow keys, which leave the focus in the grid */
  readonly choose: (at: number, isPressed: boolean) => void;
  readonly changeZone: (zone: string) => void;
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

const firstState = ({found, token, isNew}: BookingStart): State => {
  const chosen = parseZone(persistedValue(ZONE_KEY));
  const own = parseZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isZoneDoubtful = chosen === null && isZoneHidden(own, navigator.language);
  return {
    step: withOpenTime(firstStep(found, token, isNew)),
    zone: chosen ?? (isZoneDoubtful ? null : own) ?? usZones[0],
    isZoneDoubtful,
    shown: null,
    failure: null,
    announcement: '',
    focusVersion: 0,
  };
};

export const useBooking = (start: BookingStart): BookingController => {
  const {times, isOld, source, refetch} = start;
  const [state, setState] = useState(() => firstState(start));
  const {step, zone, failure, shown} = state;
  const change = (next: Partial<State>, movesFocus = false): void =>
    setState((was) => ({...was, ...next, focusVersion: was.focusVersion + (movesFocus ? 1 : 0)}));

  const storeOpenTime = useOpenTimeHistory(step, (next, at) =>
    change({step: next, shown: at ?? shown, failure: null}),
  );
  const requests = useDemoRequests(
    zone,
    source,
    (announcement) => change({announcement, failure: null}),
    (outcome, {at, success}) => {
      const next = nextStep(outcome, step, at, success);
      change({announcement: ''});
      change(typeof next === 'string' ? {failure: next} : {step: next, shown: null}, true);
      if (outcome !== 'unreachable') refetch();
    },
  );
  const {isSending} = requests;

  const days = useMemo(() => groupByDay(times, zone), [times, zone]);
  const selected = choiceOf(step);
  // A time that is no longer free may be the visitor's own, booked by a request without an answer.
  const choice = isSending || failure !== null ? selected : currentChoice(selected, times);
  const day = shownDay(days, step, choice, shown);

  return {
    ...start,
    ...state,
    ...requests,
    days,
    day,
    choice,
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
      storeOpenTime(at);
      const next = withChoice(step, {kind: 'time', at});
      change({step: next, shown: at, failure: null, announcement: ''}, isPressed);
    },
    changeZone: (next) => {
      persistValue(ZONE_KEY, next);
      change({
        zone: next,
        isZoneDoubtful: false,
        shown: shown ?? (choice.kind === 'none' ? null : choice.at) ?? day?.at ?? null,
        announcement: `Times are now in ${zoneName(next)}.`,
      });
    },
    goTo: (next) => change({step: next, shown: null, failure: null}, true),
  };
};
