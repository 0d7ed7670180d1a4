import type {CallChoice, CallOutcome} from '../callScript.ts';
import type {PlacedSlot, SampleCall, SpokenLine} from './call.ts';

/** State of a page's call: the sample at rest or playing, or the visitor's own call, active or ended. */
export type CallMode = 'rest' | 'play' | 'taken' | 'ended';

export interface CallSession {
  readonly mode: CallMode;
  /** Step of a playing sample; null in the other modes. */
  readonly step: 'calling' | 'reading' | 'choosing' | 'saying' | null;
  /** Ids of the choices that have been answered. */
  readonly path: readonly number[];
  /** Id of the choice that has no answer yet. */
  readonly pending: number | null;
  /** True once this call has reached an end, also after the visitor went back from it. */
  readonly hasFinished: boolean;
}

export type CallEvent =
  /** A press of a choice; `path` is the path at which the pressed button was shown. */
  | {readonly type: 'say'; readonly path: readonly number[]; readonly id: number}
  /** Opens the call at a path from the URL; an unknown path opens it at its start. */
  | {readonly type: 'open'; readonly path: readonly number[]}
  /** `take` starts a new call, or takes over a playing sample at its current line. `tick` is the timer's. */
  | {readonly type: 'play' | 'skip' | 'take' | 'back' | 'hang-up' | 'tick'};

export const RESTING: CallSession = {
  mode: 'rest',
  step: null,
  path: [],
  pending: null,
  hasFinished: false,
};

/** Outcome that the card shows: the one of the call, or its booking so far. */
export interface ShownOutcome extends Pick<CallOutcome, 'ends' | 'title'> {
  /** Duration: '56 s'; null until the call has ended. */
  readonly length: string | null;
}

/** Everything that the card shows of a call. */
export interface CallView {
  readonly turns: readonly SpokenLine[];
  readonly slots: readonly PlacedSlot[];
  /** Empty at the end of a call. */
  readonly choices: readonly Pick<CallChoice, 'id' | 'says'>[];
  /** Path at which the choices are shown; a press sends it. */
  readonly path: readonly number[];
  /** Id of the choice that was just made, or that the sample makes next. */
  readonly highlightedChoice: number | null;
  readonly result: ShownOutcome | null;
  /** One sentence on the end of the visitor's own call. */
  readonly detail: string | null;
  /** Number to call once the caller has described an emergency: '911'. */
  readonly emergency: string | null;
  /** The phone is still ringing. */
  readonly isCalling: boolean;
  /** State of the drawn line: connected, into a slot, to a person, or hung up. */
  readonly phoneLine: 'live' | 'slot' | 'passed' | 'ended';
}

export const phoneLineOf = (
  slots: readonly PlacedSlot[],
  result: ShownOutcome | null,
): CallView['phoneLine'] => {
  if (slots.some(({state}) => state === 'booked')) return 'slot';
  if (result === null) return 'live';
  return result.ends === 'passed' ? 'passed' : 'ended';
};

/** Returns the view of the sample at its end. */
export const restingView = ({turns, booked, outcome, length, starts}: SampleCall): CallView => {
  const slots = booked.map((slot): PlacedSlot => ({...slot, state: 'booked'}));
  const result = {ends: outcome.ends, title: outcome.title, length};
  return {
    turns,
    slots,
    choices: starts,
    path: [],
    highlightedChoice: null,
    result,
    detail: null,
    emergency: null,
    isCalling: false,
    phoneLine: phoneLineOf(slots, result),
  };
};
