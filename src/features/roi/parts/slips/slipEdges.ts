import {seededRandom} from '@site/src/lib/drawing/seededRandom';
import {roundToTenth} from '@site/src/lib/format/numbers';

/** Units that a slip is wide, and the height of one that lies in a pile. */
export const SLIP_WIDTH = 214;
export const SLIP_HEIGHT = 1.8;

/**
 * Path of the edges of slips in a pile, from the top one down, none quite straight. Few digits, because
 * the path is in the page's HTML.
 */
export const slipEdges = (count: number, seed: number): string => {
  const random = seededRandom(seed);
  return Array.from({length: count}, (_, at) => {
    const x = Math.round((random() - 0.5) * (random() < 0.08 ? 22 : 9));
    const tilt = Math.round((random() - 0.5) * 4) / 2;
    return `M${x} ${roundToTenth(SLIP_HEIGHT * (at + 0.5) - tilt / 2)}l${SLIP_WIDTH} ${tilt}`;
  }).join('');
};
