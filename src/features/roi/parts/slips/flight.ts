/** The most slips in the air at once. */
const MAX_FLYING = 14;

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

export interface Flight {
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

/** Lets slips fly onto the top pile, or off it. */
export const fly = (stage: HTMLElement, {count, isLeaving, interval}: Flight): void => {
  const spike = stage.querySelector<HTMLElement>('[data-top]');
  const face = spike?.querySelector('[data-face]');
  if (!spike || !face) return;
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
