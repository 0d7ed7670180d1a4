import {inflateSync} from 'node:zlib';

/** A decoded picture, for tests that look at pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** 0xrrggbb at a position. */
  readonly at: (x: number, y: number) => number;
}

/** Reads an 8-bit PNG, in true color or with a palette: enough to look at pixels without a library. */
export const readPng = (png: Buffer): Picture => {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = {2: 3, 3: 1, 6: 4}[png[25] ?? 0] ?? 0;
  const data: Buffer[] = [];
  let palette: Buffer | undefined;
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const content = png.subarray(at + 8, at + 8 + length);
    if (type === 'IDAT') data.push(content);
    if (type === 'PLTE') palette = content;
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(data));
  const stride = width * channels;
  const rows = Buffer.alloc(stride * height);
  const paeth = (a: number, b: number, c: number): number => {
    const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
  };
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x += 1) {
      const value = raw[y * (stride + 1) + 1 + x] ?? 0;
      const left = x < channels ? 0 : (rows[y * stride + x - channels] ?? 0);
      const up = y === 0 ? 0 : (rows[(y - 1) * stride + x] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (rows[(y - 1) * stride + x - channels] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0;
      rows[y * stride + x] = (value + guess) & 255;
    }
  }
  return {
    width,
    height,
    at: (x, y) => {
      const pixel = y * stride + x * channels;
      return palette?.readUIntBE((rows[pixel] ?? 0) * 3, 3) ?? rows.readUIntBE(pixel, 3);
    },
  };
};

/** Every color in a rectangle; `step` looks at every so many pixels only. */
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
