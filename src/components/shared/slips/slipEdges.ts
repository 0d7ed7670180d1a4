import {seededRandom} from '@site/src/format/seededRandom';
import {toTenth} from '@site/src/format/numbers';

/** Units that a slip is wide, and the height of one that lies in a pile. */
export const SLIP_WIDTH = 214;
export const SLIP_HEIGHT = 1.8;

/** Path of the edges of slips in a pile, from the top one down, none quite straight. */
export const slipEdges = (count: number, seed: number): string => {
  const random = seededRandom(seed);
  return Array.from({length: count}, (_, at) => {
    const x = (random() - 0.5) * (random() < 0.08 ? 22 : 9);
    const tilt = (random() - 0.5) * 1.2;
    const y = SLIP_HEIGHT * (at + 0.5) + tilt;
    return `M${toTenth(x)} ${toTenth(y)}q${SLIP_WIDTH / 2} ${toTenth(random() - 0.3 - tilt)} ${SLIP_WIDTH} ${toTenth(-2 * tilt)}`;
  }).join('');
};
