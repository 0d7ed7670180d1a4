import {type RefObject, useEffect, useRef} from 'react';

import {onceInView} from '@site/src/lib/onceInView';

/** The most slips in the air at once, and the most that one change sets off. */
const MAX_FLYING = 14;
const MAX_PER_CHANGE = 8;
/** Change of the number for which one slip flies. */
const CHANGE_PER_SLIP = 10;
/** Milliseconds between two changes that set slips off. */
const BETWEEN_FLIGHTS_MS = 70;
/** Slips that fall when the pile is first seen, the fall's milliseconds, and the share in view. */
const FALLING = 13;
const FALL_MS = 1_500;
const IN_VIEW = 0.55;

const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pixels of the pile's top, from the drawing's top left, and sizes of a slip and of the drawing. */
interface Pile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const at = (x: number, y: number, turn = 0): string =>
  `translate(${x}px, ${y}px) rotate(${turn}deg)`;

/** Keyframes of a slip that falls on the pile. */
const arrival = ({x, y, height}: Pile, turn: number): Keyframe[] => [
  {transform: at(x + 2 * turn, -0.5 * height, turn), opacity: 0},
  {transform: at(x + turn, -0.22 * height, turn / 2), opacity: 1, offset: 0.35},
  {transform: at(x, y), opacity: 1},
];

/** Keyframes of a slip that goes up the spike, and off to the right. */
const departure = ({x, y, width}: Pile, turn: number): Keyframe[] => [
  {transform: at(x, y), opacity: 1},
  {transform: at(x, -0.4 * width), opacity: 1, offset: 0.42, easing: 'ease-out'},
  {transform: at(x + width + 6 * turn, -0.8 * width + 3 * turn, 3 * turn), opacity: 0},
];

interface Flight {
  readonly count: number;
  readonly isLeaving: boolean;
  /** Milliseconds between two slips. */
  readonly interval: number;
}

/** Slips of a drawing that fly, copied from its sample the first time: later, only transforms change. */
const flyingSlips = (stage: HTMLElement): readonly HTMLElement[] => {
  const slips = [...stage.querySelectorAll<HTMLElement>('[data-flying]')];
  const sample = stage.querySelector('[data-sample]');
  if (slips.length > 0 || !sample) return slips;
  const copies = Array.from({length: MAX_FLYING}, () => {
    const copy = sample.cloneNode(true) as HTMLElement;
    copy.removeAttribute('hidden');
    copy.dataset.flying = 'no';
    return copy;
  });
  stage.append(...copies);
  return copies;
};

const fly = (stage: HTMLElement, {count, isLeaving, interval}: Flight): void => {
  const spike = stage.querySelector<HTMLElement>('[data-top]');
  const face = spike?.querySelector('[data-face]');
  if (!spike || !face || prefersStill()) return;
  const pile: Pile = {
    x: spike.offsetLeft,
    y: Math.max(0, face.getBoundingClientRect().top - stage.getBoundingClientRect().top),
    width: spike.clientWidth,
    height: stage.clientHeight,
  };
  const idle = flyingSlips(stage).filter(({dataset}) => dataset.flying === 'no');
  for (const [index, slip] of idle.slice(0, count).entries()) {
    slip.dataset.flying = 'yes';
    slip.style.width = `${pile.width}px`;
    const turn = (index % 2 ? -1 : 1) * (4 + (index % 5) * 3);
    slip.animate(isLeaving ? departure(pile, turn) : arrival(pile, turn), {
      duration: isLeaving ? 620 : 430,
      delay: index * interval,
      easing: 'ease-in',
      fill: 'backwards',
    }).onfinish = () => {
      slip.dataset.flying = 'no';
    };
  }
};

/**
 * Moves slips in a drawing: a few fly when their number changes, and all fall when the drawing is
 * first seen. Under reduced motion, only the pile changes.
 */
export const useSlipMotion = (stage: RefObject<HTMLElement | null>, slips: number): void => {
  const shown = useRef(slips);
  const lastFlight = useRef(0);
  useEffect(() => {
    const change = slips - shown.current;
    shown.current = slips;
    const now = performance.now();
    if (change === 0 || now - lastFlight.current < BETWEEN_FLIGHTS_MS) return;
    lastFlight.current = now;
    const count = Math.min(MAX_PER_CHANGE, Math.ceil(Math.abs(change) / CHANGE_PER_SLIP));
    // In the next frame, whose layout it needs anyway.
    requestAnimationFrame(() => {
      if (stage.current) fly(stage.current, {count, isLeaving: change < 0, interval: 40});
    });
  }, [stage, slips]);

  useEffect(() => {
    const here = stage.current;
    if (!here || prefersStill()) return undefined;
    if (here.getBoundingClientRect().top < window.innerHeight) return undefined;
    here.setAttribute('data-motion', 'waits');
    const fall = (): void => {
      here.setAttribute('data-motion', 'falls');
      fly(here, {count: FALLING, isLeaving: false, interval: 92});
      window.setTimeout(() => here.removeAttribute('data-motion'), FALL_MS);
    };
    const stop = onceInView(here, fall, {threshold: IN_VIEW});
    return () => {
      stop();
      here.removeAttribute('data-motion');
    };
  }, [stage]);
};
