import {useEffect, useRef} from 'react';

import {addEntry, entryValue, setEntryValue} from '@site/src/lib/persisted';

import {type BookingStep, choiceOf, NO_CHOICE, withChoice} from '../rules/bookingState';
import {rememberedToken, rememberToken} from '../rules/rememberedToken';

/**
 * Key in the history entry of the time whose form is open, null in the entry before it, so that Back
 * closes the form.
 */
const OPEN_TIME = 'open demo time';

/** Returns the step with the form that the current history entry shows. */
export const withOpenTime = (step: BookingStep): BookingStep => {
  const at = entryValue(OPEN_TIME);
  return typeof at === 'number' ? withChoice(step, {kind: 'time', at}) : step;
};

/** Removes the time from the current history entry, once nothing is left to send. */
export const forgetOpenTime = (): void => setEntryValue(OPEN_TIME, undefined);

/**
 * Adds a history entry when a form opens, and follows Back and Forward.
 *
 * @param onStep called with the step of the entry that the visitor goes to, and its time, if it has one
 * @returns function that stores a selected time in the history
 */
export const useOpenTimeHistory = (
  step: BookingStep,
  onStep: (step: BookingStep, at?: number) => void,
): ((at: number) => void) => {
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
      onStep(withOpenTime(step), at);
    } else if (at === null && selected.kind !== 'none') {
      const time = document.querySelector<HTMLElement>(`input[value="${selected.at}"]`);
      time?.focus({preventScroll: true});
      onStep(withChoice(step, NO_CHOICE));
    } else if (at === null && wasAdded) {
      // Nothing is left to close, as after a booking.
      if ('demo' in step && step.name !== 'canceled') rememberToken(step.demo.token);
      window.history.back();
    }
  };
  // One listener for all renderings: the router renders on the same event, which a new listener would miss.
  const latest = useRef(followHistory);
  useEffect(() => {
    latest.current = followHistory;
  });
  useEffect(() => {
    const follow = (): void => latest.current();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  return (at) => {
    if (selected.kind === 'none') {
      setEntryValue(OPEN_TIME, null);
      addEntry(OPEN_TIME, at);
    } else {
      setEntryValue(OPEN_TIME, at);
    }
    isInAddedEntry.current = true;
  };
};
