import {claims} from '../../../data/claims.ts';
import type {CallScript} from '../callScript.ts';
import type {CallState} from './call.ts';
import {emergencyName, formatLength, playCall, saidBy, startCall} from './play.ts';
import {
  type CallEvent,
  type ShownOutcome,
  type CallSession,
  type CallView,
  phoneLineOf,
  RESTING,
} from './restingView.ts';

/** Milliseconds. */
const STEP_MS = {
  calling: claims.answerSeconds * 1_000,
  reading: 1_700,
  choosing: 600,
  saying: 420,
} as const;
const ANSWER_MS = 420;

/** Milliseconds until the next tick; null while the call waits for the visitor. */
export const nextDelay = ({step, pending}: CallSession): number | null => {
  if (step !== null) return STEP_MS[step];
  return pending === null ? null : ANSWER_MS;
};

const stateAt = (script: CallScript, path: readonly number[]): CallState =>
  playCall(script, path) ?? startCall(script);

/** Returns the session after the answer to a choice. A sample that has ended rests again. */
const answered = (script: CallScript, session: CallSession, id: number): CallSession => {
  const path = [...session.path, id];
  const isEnded = stateAt(script, path).outcome !== null;
  if (session.mode === 'play')
    return isEnded ? RESTING : {...session, path, step: 'reading', pending: null};
  return {
    ...session,
    mode: isEnded ? 'ended' : 'taken',
    path,
    pending: null,
    hasFinished: session.hasFinished || isEnded,
  };
};

const tick = (script: CallScript, session: CallSession): CallSession => {
  const {step, path, pending} = session;
  if (step === 'calling') return {...session, step: 'reading'};
  if (step === 'reading') return {...session, step: 'choosing'};
  if (step === 'choosing')
    return {...session, step: 'saying', pending: script.sample[path.length] ?? null};
  return pending === null ? session : answered(script, session, pending);
};

const say = (
  script: CallScript,
  session: CallSession,
  {path, id}: Extract<CallEvent, {type: 'say'}>,
): CallSession => {
  if (!playCall(script, path)?.choices.some((choice) => choice.id === id)) return session;
  // A second press of the same choice changes nothing.
  const isSaid = session.mode === 'taken' && session.pending === id;
  if (isSaid && String(session.path) === String(path)) return session;
  const isSameCall = session.mode === 'taken' || session.mode === 'ended';
  const hasFinished = isSameCall && session.hasFinished;
  return {mode: 'taken', step: null, path, pending: id, hasFinished};
};

/** Returns the next session for an event; the same object if the event changes nothing. */
export const nextSession = (
  script: CallScript,
  session: CallSession,
  event: CallEvent,
): CallSession => {
  switch (event.type) {
    case 'play':
      return {...RESTING, mode: 'play', step: 'calling'};
    case 'skip':
    case 'hang-up':
      return RESTING;
    case 'take':
      return session.mode === 'play'
        ? {...session, mode: 'taken', step: null}
        : {...RESTING, mode: 'taken'};
    case 'open': {
      const state = stateAt(script, event.path);
      return {...RESTING, mode: state.outcome === null ? 'taken' : 'ended', path: state.path};
    }
    case 'back':
      return {
        ...session,
        mode: 'taken',
        path: session.pending === null ? session.path.slice(0, -1) : session.path,
        pending: null,
      };
    case 'say':
      return say(script, session, event);
    case 'tick':
      return tick(script, session);
  }
};

/** Returns the outcome of a call, or its booking before the call has ended. */
const resultOf = ({outcome, seconds, slots, choices}: CallState): ShownOutcome | null => {
  if (outcome !== null) {
    return {ends: outcome.ends, title: outcome.title, length: formatLength(seconds)};
  }
  if (!slots.some(({state}) => state === 'booked')) return null;
  const end = choices.find((choice) => 'ends' in choice && choice.ends === 'booked');
  return end && 'ends' in end ? {ends: end.ends, title: end.title, length: null} : null;
};

/** Returns the view of a playing sample or of the visitor's own call. */
export const callView = (script: CallScript, session: CallSession): CallView => {
  const {step, path, pending} = session;
  const state = stateAt(script, path);
  const isCalling = step === 'calling';
  const said = state.choices.find(({id}) => id === pending);
  const turns = said ? [...state.log, saidBy('caller', said)] : state.log;
  const result = resultOf(state);
  return {
    turns: isCalling ? [] : turns,
    slots: state.slots,
    choices: state.choices,
    path,
    highlightedChoice: step === 'choosing' ? (script.sample[path.length] ?? null) : pending,
    result,
    detail: state.outcome?.detail ?? null,
    emergency: state.isEmergency || said?.emergency ? emergencyName(script) : null,
    isCalling,
    phoneLine: phoneLineOf(state.slots, result),
  };
};
