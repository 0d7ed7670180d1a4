import {type RefObject, useEffect, useRef} from 'react';

import {onceInView} from '@site/src/lib/onceInView';
import {prefersReducedMotion} from '@site/src/lib/prefersReducedMotion';

import type {Flight} from './flight';

/** The most slips that one change sets off. */
const MAX_PER_CHANGE = 8;
/** Change of the number for which one slip flies. */
const CHANGE_PER_SLIP = 10;
/** Milliseconds within which a further change belongs to the same drag. */
const DRAG_MS = 400;
/** Slips that fall when the pile is first seen, the fall's milliseconds, and the share in view. */
const FALLING = 13;
const FALL_MS = 1_500;
const IN_VIEW = 0.55;

/** Lets slips fly; without the code of their flight only the pile changes. */
const letFly = async (stage: HTMLElement | null, flight: Flight): Promise<void> => {
  if (!stage || prefersReducedMotion()) return;
  const {fly} = await import('./flight');
  fly(stage, flight);
};

/**
 * Moves slips in a drawing: a few fly when their number changes, and all fall when the drawing is
 * first seen. While a slider is dragged the pile follows at once, and slips fly when it rests. Under
 * reduced motion, only the pile changes.
 */
export const useSlipMotion = (stage: RefObject<HTMLElement | null>, slips: number): void => {
  const flown = useRef(slips);
  const lastChange = useRef(-Infinity);
  useEffect(() => {
    const change = slips - flown.current;
    if (change === 0) return undefined;
    const now = performance.now();
    const isDragged = now - lastChange.current < DRAG_MS;
    lastChange.current = now;
    // Without it each step of a drag restarts the pile's transitions, and flying slips slow every frame.
    stage.current?.toggleAttribute('data-dragged', isDragged);
    const count = Math.min(MAX_PER_CHANGE, Math.ceil(Math.abs(change) / CHANGE_PER_SLIP));
    const timer = window.setTimeout(
      () => {
        flown.current = slips;
        letFly(stage.current, {count, isLeaving: change < 0, interval: 40}).catch(() => undefined);
      },
      isDragged ? DRAG_MS : 0,
    );
    return () => window.clearTimeout(timer);
  }, [stage, slips]);

  useEffect(() => {
    const here = stage.current;
    if (!here || prefersReducedMotion()) return undefined;
    if (here.getBoundingClientRect().top < window.innerHeight) return undefined;
    here.setAttribute('data-motion', 'waits');
    const fall = (): void => {
      here.setAttribute('data-motion', 'falls');
      letFly(here, {count: FALLING, isLeaving: false, interval: 92}).catch(() => undefined);
      window.setTimeout(() => here.removeAttribute('data-motion'), FALL_MS);
    };
    const stop = onceInView(here, fall, {threshold: IN_VIEW});
    return () => {
      stop();
      here.removeAttribute('data-motion');
    };
  }, [stage]);
};
