import {roundToTenth} from '../format/numbers.ts';

export interface SlotShape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Half the width of an outline, which then lies within the slot. */
  readonly inset?: number;
}

const RADIUS = 2;
const corner = (dx: number, dy: number): string => `a${RADIUS} ${RADIUS} 0 0 1 ${dx} ${dy}`;

/** Draws a slot, a rectangle with round corners, as part of an SVG path: one path draws hundreds. */
export const slotPath = ({x, y, width, height, inset = 0}: SlotShape): string => {
  const h = roundToTenth(width - 2 * (inset + RADIUS));
  const v = roundToTenth(height - 2 * (inset + RADIUS));
  return (
    `M${roundToTenth(x + inset + RADIUS)} ${roundToTenth(y + inset)}` +
    `h${h}${corner(RADIUS, RADIUS)}v${v}${corner(-RADIUS, RADIUS)}` +
    `h${-h}${corner(-RADIUS, -RADIUS)}v${-v}${corner(RADIUS, -RADIUS)}z`
  );
};
