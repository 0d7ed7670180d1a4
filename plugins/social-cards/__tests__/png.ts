import {inflateSync} from 'node:zlib';

/** A decoded picture, for tests that look at pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** 0xrrggbb at a position. */
  readonly at: (x: number, y: number) => number;
}

/** Reads an 8-bit RGBA PNG, as resvg writes them: enough to look at pixels without a library. */
export const readPng = (png: Buffer): Picture => {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png[25] === 6 ? 4 : 3;
  const data: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      data.push(png.subarray(at + 8, at + 8 + length));
    }
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
    at: (x, y) => rows.readUIntBE(y * stride + x * channels, 3),
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
