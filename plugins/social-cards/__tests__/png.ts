import {Resvg} from '@resvg/resvg-js';

/** Decoded picture, for tests of pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Returns the color at a position as 0xrrggbb. */
  readonly at: (x: number, y: number) => number;
}

/** Decodes a PNG. Other files have no colors. */
export const readPng = (png: Buffer): Picture => {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const size = `width="${width}" height="${height}"`;
  const image = `<image ${size} href="data:image/png;base64,${png.toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`;
  const {pixels} = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
  return {width, height, at: (x, y) => pixels.readUIntBE((y * width + x) * 4, 3)};
};

/** Returns the colors in a rectangle. @param step reads only every so many pixels */
export const colorsIn = (
  picture: Picture,
  [left, top, right, bottom]: readonly [number, number, number, number],
  step = 1,
): ReadonlySet<number> => {
  const colors = new Set<number>();
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) colors.add(picture.at(x, y));
  }
  return colors;
};
