import {roundToTenth} from '../format/numbers.ts';
import {seededRandom} from './seededRandom.ts';

/**
 * Draws the phone line: flat when idle, a voice, flat again, in one continuous stroke. The same
 * seed gives the same path on the server and in the browser.
 */
export interface WaveShape {
  /** Width and height of the drawing's box, in SVG units. */
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Length of the flat line before and after the voice. */
  readonly lead?: number;
  readonly tail?: number;
  /** Distance between strokes within a word. */
  readonly step?: number;
  /** Minimum and maximum width of a word. */
  readonly word?: readonly [number, number];
}

/** Height of the loudest stroke as a fraction of the box's height. */
const AMPLITUDE = 0.46;
/** Minimum and maximum width of a pause. */
const [MIN_PAUSE, MAX_PAUSE] = [6, 16];

export const wavePath = ({
  width,
  height,
  seed,
  lead = 40,
  tail = 40,
  step = 4,
  word = [22, 64],
}: WaveShape): string => {
  const random = seededRandom(seed);
  const middle = height / 2;
  const end = width - tail;
  let path = `M0 ${middle}H${lead}`;
  let x = lead;
  let sign = random() > 0.5 ? 1 : -1;

  while (x < end - word[0]) {
    const length = Math.min(word[0] + random() * (word[1] - word[0]), end - x);
    const loudness = 0.3 + random() * 0.7;
    const peak = 0.18 + random() * 0.35;
    const strokes = Math.max(3, Math.round(length / step / (0.85 + random() * 0.4)));
    const stroke = length / strokes;
    const [reach, pull] = [0.42 * stroke, 0.58 * stroke].map(roundToTenth);
    let [fromX, fromY] = [roundToTenth(x), middle];
    for (let i = 1; i <= strokes; i++) {
      const t = i / strokes;
      const envelope = t < peak ? (t / peak) ** 0.7 : ((1 - t) / (1 - peak)) ** 1.25;
      const toX = roundToTenth(x + i * stroke);
      let toY = middle;
      if (i < strokes) {
        sign *= -1;
        const swing = height * AMPLITUDE * loudness * envelope * (0.4 + random() * 0.6);
        toY = roundToTenth(middle - sign * swing);
      }
      const [dx, dy] = [roundToTenth(toX - fromX), roundToTenth(toY - fromY)];
      // A smooth stroke repeats the reach of the one before, and needs half the digits.
      path += `${i === 1 ? `c${reach} 0 ` : 's'}${pull} ${dy} ${dx} ${dy}`;
      [fromX, fromY] = [toX, toY];
    }
    x += length;
    const gap = MIN_PAUSE + random() * (MAX_PAUSE - MIN_PAUSE);
    if (x + gap < end) {
      x += gap;
      path += `H${roundToTenth(x)}`;
    }
  }
  return `${path}H${width}`;
};
