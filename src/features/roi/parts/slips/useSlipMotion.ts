import {type RefObject, useEffect, useRef} from 'react';

import {onceInView} from '@site/src/lib/onceInView';

import type {Flight} from './flight';

/** The most slips that one change sets off. */
const MAX_PER_CHANGE = 8;
/** Change of the number for which one slip flies. */
const CHANGE_PER_SLIP = 10;
/** Milliseconds between two flights: what changed meanwhile flies with the next. */
const BETWEEN_FLIGHTS_MS = 200;
/** Milliseconds within which a further change belongs to the same drag. */
const DRAG_MS = 250;
/** Slips that fall when the pile is first seen, the fall's milliseconds, and the share in view. */
const FALLING = 13;
const FALL_MS = 1_500;
const IN_VIEW = 0.55;

const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets slips fly; without the code of their flight only the pile changes. */
const letFly = async (stage: HTMLElement | null, flight: Flight): Promise<void> => {
  if (!stage || prefersStill()) return;
  const {fly} = await import('./flight');
  fly(stage, flight);
};

/**
 * Moves slips in a drawing: a few fly when their number changes, and all fall when the drawing is
 * first seen. While a slider is dragged the pile follows at once. Under reduced motion, only the pile changes.
 */
export const useSlipMotion = (stage: RefObject<HTMLElement | null>, slips: number): void => {
  const shown = useRef(slips);
  const flown = useRef(slips);
  const lastChange = useRef(-Infinity);
  const lastFlight = useRef(0);
  useEffect(() => {
    if (slips === shown.current) return;
    shown.current = slips;
    const now = performance.now();
    // Each step of a drag would start the pile's transitions anew.
    stage.current?.toggleAttribute('data-dragged', now - lastChange.current < DRAG_MS);
    lastChange.current = now;
    if (now - lastFlight.current < BETWEEN_FLIGHTS_MS) return;
    const change = slips - flown.current;
    flown.current = slips;
    lastFlight.current = now;
    const count = Math.min(MAX_PER_CHANGE, Math.ceil(Math.abs(change) / CHANGE_PER_SLIP));
    // In the next frame, whose layout it needs anyway.
    requestAnimationFrame(() => {
      letFly(stage.current, {count, isLeaving: change < 0, interval: 40}).catch(() => undefined);
    });
  }, [stage, slips]);

  useEffect(() => {
    const here = stage.current;
    if (!here || prefersStill()) return undefined;
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
