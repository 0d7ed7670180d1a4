import {useEffect, useState} from 'react';

import type {CallScript} from '@site/src/data/specialties/callScript';
import {type CallState, playCall, type Said, startCall} from '@site/src/domain/call/call';

/** The pickup takes the time that the site states. */
const PICKUP_MS = 300;
/** Time to read a line, to see which answer is chosen, and the breath before the reply. */
const READ_MS = 1_700;
const CHOOSE_MS = 600;
const BREATH_MS = 420;

export interface Sample {
  /** Null once the visitor has the call. */
  readonly step: 'playing' | 'ended' | null;
  readonly isCalling: boolean;
  /** Where the sample stands, and all that is said in it. */
  readonly state: CallState | null;
  readonly turns: readonly Said[] | null;
  /** How many of them have been said, while it plays. */
  readonly said: number | null;
  /** The choice that is about to be made. */
  readonly lit: number | null;
  /** The answer is on its way, or it was the last. */
  readonly waits: boolean;
  /** The row of the sheet that it writes to. */
  readonly row: number;
  readonly play: () => void;
  /** To its end at once. */
  readonly end: () => void;
  /** The visitor takes the call. */
  readonly stop: () => void;
}

interface Moment {
  readonly at: number;
  readonly said: number;
  readonly lit?: number;
}

/** What happens when, in milliseconds from the start: a line, the choice, its words, the reply. */
const momentsOf = (
  sample: readonly number[],
): {readonly moments: readonly Moment[]; readonly length: number} => {
  let at = PICKUP_MS;
  const moments: Moment[] = [{at, said: 1}];
  sample.forEach((id, index) => {
    at += READ_MS;
    moments.push({at, said: 2 * index + 1, lit: id});
    at += CHOOSE_MS;
    moments.push({at, said: 2 * index + 2});
    at += BREATH_MS;
    moments.push({at, said: 2 * index + 3});
  });
  return {moments, length: at + READ_MS};
};

/** A script's sample call, played once: about nine seconds. */
export const useSample = (script: CallScript, begins: boolean): Sample => {
  const [step, setStep] = useState<Sample['step']>(begins ? 'playing' : null);
  const [moment, setMoment] = useState<Moment | null>(null);

  useEffect(() => {
    if (step !== 'playing') return undefined;
    const {moments, length} = momentsOf(script.sample);
    const timers = moments.map((one) => window.setTimeout(() => setMoment(one), one.at));
    timers.push(window.setTimeout(() => setStep('ended'), length));
    return () => timers.forEach((timer) => window.clearTimeout(timer));
  }, [step, script]);

  const full = playCall(script, script.sample) ?? startCall(script);
  const said = step === 'playing' ? (moment?.said ?? 0) : null;
  const answered = said === null ? script.sample.length : Math.max(0, Math.floor((said - 1) / 2));
  return {
    step,
    isCalling: said === 0,
    state: step === null ? null : (playCall(script, script.sample.slice(0, answered)) ?? full),
    turns: step === null ? null : full.log,
    said,
    lit: said === null ? null : (moment?.lit ?? null),
    waits: said !== null && (said % 2 === 0 || answered === script.sample.length) && said > 0,
    row: full.slots.find(({state}) => state === 'booked')?.row ?? 0,
    play: () => {
      setMoment(null);
      setStep('playing');
    },
    end: () => setStep('ended'),
    stop: () => setStep(null),
  };
};
