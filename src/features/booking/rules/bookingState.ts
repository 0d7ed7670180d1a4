import type {BookingFormValues} from './bookingForm.ts';
import {
  type DemoFailure,
  type DemoOutcome,
  type FoundDemo,
  isRefusal,
  type Refusal,
} from './bookingRequests.ts';
import {type DemoDay, type DemoTime, findDay, firstOpenDay} from './times.ts';

/** Demo that the page shows, with the token of its links. */
export interface Demo extends Omit<FoundDemo, 'state'> {
  readonly token: string;
  /** Typed details; undefined if an email's link opened the demo. */
  readonly visitor?: BookingFormValues;
}

/** Selected time, or one that can't be booked, with the reason. */
export type TimeChoice =
  | {readonly kind: 'none'}
  | {readonly kind: 'time'; readonly at: number}
  | {readonly kind: 'unavailable'; readonly at: number; readonly reason: Refusal};

export type BookingStep =
  | {readonly name: 'choosing'; readonly choice: TimeChoice}
  | {readonly name: 'moving'; readonly choice: TimeChoice; readonly demo: Demo}
  | {readonly name: 'held' | 'booked' | 'moved' | 'canceled'; readonly demo: Demo};

/** Step of a demo that is or was booked. */
export type DemoStep = Extract<BookingStep, {readonly demo: Demo}>;

export const NO_CHOICE: TimeChoice = {kind: 'none'};

export const choiceOf = (step: BookingStep): TimeChoice =>
  'choice' in step ? step.choice : NO_CHOICE;

/** Returns the same step with another choice; a booked demo has none. */
export const withChoice = (step: BookingStep, choice: TimeChoice): BookingStep =>
  'choice' in step ? {...step, choice} : step;

/**
 * Replaces a selected time that is no longer free with the reason.
 *
 * @param times every time that has the notice, in order, also the taken ones
 */
export const currentChoice = (choice: TimeChoice, times: readonly DemoTime[]): TimeChoice => {
  if (choice.kind !== 'time') return choice;
  const {at} = choice;
  const listed = times.find((time) => time.at === at);
  if (listed?.isFree === true) return choice;
  const [first] = times;
  const missing = first && first.at < at ? 'closed' : 'too-soon';
  return {kind: 'unavailable', at, reason: listed ? 'taken' : missing};
};

/**
 * Returns the day to show: the one that the visitor opened, otherwise that of the selected time, or of the
 * demo, or the first with a free time.
 *
 * @param shown a time of the opened day
 */
export const shownDay = (
  days: readonly DemoDay[],
  step: BookingStep,
  choice: TimeChoice,
  shown: number | null,
): DemoDay | undefined =>
  findDay(days, shown) ??
  findDay(days, choice.kind === 'none' ? null : choice.at) ??
  findDay(days, 'demo' in step ? step.demo.at : null) ??
  firstOpenDay(days);

/**
 * Returns the step at which a page opens.
 *
 * @param found demo of the token; null without one
 * @param isNew true if it was booked on this page, false for an email's link
 */
export const firstStep = (
  found: FoundDemo | null,
  token: string | null,
  isNew: boolean,
): BookingStep => {
  if (found === null || token === null || found.state === 'over') {
    return {name: 'choosing', choice: NO_CHOICE};
  }
  const {state, ...demo} = found;
  const known = {...demo, token};
  if (state !== 'open') return {name: state, demo: known};
  return isNew ? {name: 'booked', demo: known} : {name: 'moving', choice: NO_CHOICE, demo: known};
};

/**
 * Returns what follows a request that books, moves or cancels: the next step, or the failure to show.
 *
 * @param at requested time
 * @param success step once the request has succeeded
 */
export const nextStep = (
  outcome: DemoOutcome,
  step: BookingStep,
  at: number,
  success: DemoStep,
): BookingStep | DemoFailure => {
  const demo = 'demo' in step ? step.demo : undefined;
  if (outcome === 'done') return success;
  if (outcome === 'held') return {name: 'held', demo: demo ?? success.demo};
  if (outcome === 'already-canceled') return demo ? {name: 'canceled', demo} : 'unknown';
  return isRefusal(outcome)
    ? withChoice(step, {kind: 'unavailable', at, reason: outcome})
    : outcome;
};
