import type {CallChoice, CallOutcome} from '../../specialties/data/callScript.ts';
import type {PlacedSlot, SampleCall, SpokenLine} from './call.ts';

/** A call on a page: its sample at rest or playing, or the visitor's own, under way or ended. */
export type CallMode = 'rest' | 'play' | 'taken' | 'ended';

export interface CallSession {
  readonly mode: CallMode;
  /** Step of a playing sample; null in the other modes. */
  readonly step: 'calling' | 'reading' | 'choosing' | 'saying' | null;
  /** The ids of the choices that have been answered. */
  readonly path: readonly number[];
  /** The choice that the caller has said and that awaits its answer. */
  readonly pending: number | null;
  /** True once this call has reached an end, also after going back from it. */
  readonly hasFinished: boolean;
}

export type CallEvent =
  /** A press of a choice; `path` is the path that the pressed button belonged to. */
  | {readonly type: 'say'; readonly path: readonly number[]; readonly id: number}
  /** Opens the call at a path from an address; an unknown one opens it at its start. */
  | {readonly type: 'open'; readonly path: readonly number[]}
  /** `take` begins a call, or takes a playing sample over where it stands. `tick` is the clock's. */
  | {readonly type: 'play' | 'skip' | 'take' | 'again' | 'back' | 'hang-up' | 'tick'};

export const RESTING: CallSession = {
  mode: 'rest',
  step: null,
  path: [],
  pending: null,
  hasFinished: false,
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Outcome of a call, or its bookings so far. */
export interface CallResult extends Pick<CallOutcome, 'ends' | 'title'> {
  /** '56 s'; null while the call goes on. */
  readonly length: string | null;
}

/** Everything that a paper shows of a call. */
export interface CallView {
  readonly turns: readonly SpokenLine[];
  readonly slots: readonly PlacedSlot[];
  /** Empty at the end of a call. */
  readonly choices: readonly Pick<CallChoice, 'id' | 'says' | 'lang'>[];
  /** The path that the choices belong to: a press carries it. */
  readonly path: readonly number[];
  /** The choice that is being said, or that a sample is about to say. */
  readonly highlightedChoice: number | null;
  readonly result: CallResult | null;
  /** One sentence on the end of the visitor's own call. */
  readonly detail: string | null;
  /** Destination of an emergency, from the moment that the caller names it: '911'. */
  readonly emergency: string | null;
  /** The phone is still ringing. */
  readonly isCalling: boolean;
  /** State of the drawn line: going on, into a slot, to a person, or hung up. */
  readonly line: 'live' | 'slot' | 'passed' | 'ended';
}

export const lineOf = (
  slots: readonly PlacedSlot[],
  result: CallResult | null,
): CallView['line'] => {
  if (slots.some(({state}) => state === 'booked')) return 'slot';
  if (result === null) return 'live';
  return result.ends === 'passed' ? 'passed' : 'ended';
};

/** A page's data about its call before it has the script. */
export interface RestingCall extends Pick<SampleCall, 'turns' | 'booked' | 'length'> {
  readonly outcome: Pick<CallOutcome, 'ends' | 'title'>;
}

/**
 * The sample at its end.
 *
 * @param starts what the visitor may say first
 */
export const restingView = (
  {turns, booked, outcome, length}: RestingCall,
  starts: CallView['choices'],
): CallView => {
  const isBooked = outcome.ends === 'booked';
  const slots = isBooked ? booked.map((slot): PlacedSlot => ({...slot, state: 'booked'})) : [];
  const result = {ends: outcome.ends, title: capital(outcome.title), length};
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
    line: lineOf(slots, result),
  };
};
