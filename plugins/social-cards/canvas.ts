import {Resvg} from '@resvg/resvg-js';

import {encodePng, type Rgb} from './png';
import type {Line, TextStyle} from './text';

/** How much of each pixel a shape covers: 0 to 255, row by row. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly coverage: Uint8Array;
}

/** Colors from a ground to an ink on it, for the edges of shapes: their numbers in the palette. */
export interface Ramp {
  readonly first: number;
}

/** Shades from ground to ink, both included. More are not told apart, and take longer to pack. */
const SHADES = 48;

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Draws SVG elements that are black. In which ink they are printed is for the ramp to say. */
export const maskOf = (width: number, height: number, shape: string): Mask => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape}</svg>`;
  // Text comes as outlines: looking for the machine's fonts would only take time.
  const {pixels} = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
  const coverage = new Uint8Array(width * height);
  for (let pixel = 0; pixel < coverage.length; pixel += 1) {
    coverage[pixel] = pixels[pixel * 4 + 3] ?? 0;
  }
  return {width, height, coverage};
};

/** Places within a pixel at which a glyph may begin: rounding to whole ones would space it unevenly. */
const PLACES = 4;

/** A glyph's mask, and where it lies from the glyph's origin. */
interface Stamp {
  readonly mask: Mask;
  readonly left: number;
  readonly top: number;
}

/** Draws each glyph once for each size and place within a pixel. */
const createStamps = (): ((style: TextStyle, glyph: number, place: number) => Stamp | null) => {
  const stamps = new Map<TextStyle['typeface'], Map<string, Stamp | null>>();
  return ({typeface, size}, glyph, place) => {
    const known = stamps.get(typeface) ?? new Map<string, Stamp | null>();
    stamps.set(typeface, known);
    const key = `${glyph} ${size} ${place}`;
    const drawn = known.get(key);
    if (drawn !== undefined) return drawn;

    const extents = typeface.font.glyphExtents(glyph);
    const scale = size / typeface.unitsPerEm;
    let stamp: Stamp | null = null;
    if (extents !== undefined && extents.width !== 0 && extents.height !== 0) {
      // A pixel more on each side, for edges that lie between two.
      const left = Math.floor(extents.xBearing * scale) - 1;
      const top = Math.floor(-extents.yBearing * scale) - 1;
      const right = Math.ceil((extents.xBearing + extents.width) * scale) + 2;
      const bottom = Math.ceil(-(extents.yBearing + extents.height) * scale) + 1;
      const x = place / PLACES - left;
      const shape = `<path transform="matrix(${scale} 0 0 ${-scale} ${x} ${-top})" d="${typeface.font.glyphToPath(glyph)}"/>`;
      stamp = {mask: maskOf(right - left, bottom - top, shape), left, top};
    }
    known.set(key, stamp);
    return stamp;
  };
};

/** Pictures of one size in a fixed palette. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #palette: Rgb[] = [];
  readonly #stampOf = createStamps();
  /** As PNG wants rows: each begins with the number of its filter, which is none. */
  readonly #rows: Buffer;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#rows = Buffer.alloc(height * (width + 1));
  }

  /** Adds a color, `#rrggbb`, to the palette and returns its number. */
  color(hex: string): number {
    return this.#palette.push(rgb(hex)) - 1;
  }

  /** Adds the shades between two colors, `#rrggbb`, to the palette. */
  ramp(ground: string, ink: string): Ramp {
    const [from, to] = [rgb(ground), rgb(ink)];
    const first = this.#palette.length;
    for (let shade = 0; shade < SHADES; shade += 1) {
      const part = shade / (SHADES - 1);
      this.#palette.push(
        from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * part)),
      );
    }
    return {first};
  }

  /** What is drawn now, to be taken up again by `restore`. */
  save(): Buffer {
    return Buffer.from(this.#rows);
  }

  restore(saved: Buffer): void {
    saved.copy(this.#rows);
  }

  /** Fills a rectangle with a color of the palette. */
  fill(color: number, left: number, top: number, right: number, bottom: number): void {
    for (let y = top; y < bottom; y += 1) {
      const row = y * (this.width + 1) + 1;
      this.#rows.fill(color, row + left, row + right);
    }
  }

  /** Prints a mask in a ramp's ink on a ramp's ground. What lies outside is left out. */
  print({width, height, coverage}: Mask, {first}: Ramp, left: number, top: number): void {
    for (let y = Math.max(0, -top); y < Math.min(height, this.height - top); y += 1) {
      const row = (top + y) * (this.width + 1) + 1 + left;
      for (let x = Math.max(0, -left); x < Math.min(width, this.width - left); x += 1) {
        const shade = first + Math.round(((coverage[y * width + x] ?? 0) * (SHADES - 1)) / 255);
        if (shade === first) continue;
        const under = this.#rows[row + x] ?? 0;
        // Where two glyphs touch, the darker of both.
        const isRamp = under >= first && under < first + SHADES;
        if (!isRamp || shade > under) this.#rows[row + x] = shade;
      }
    }
  }

  /** Prints a line of text, its first glyph at `x`, its baseline at `y`, in pixels. */
  text(line: Line, style: TextStyle, ramp: Ramp, x: number, y: number): void {
    for (const {glyph, x: from} of line) {
      const quarters = Math.round((x + from) * PLACES);
      const stamp = this.#stampOf(style, glyph, ((quarters % PLACES) + PLACES) % PLACES);
      if (stamp === null) continue;
      this.print(stamp.mask, ramp, Math.floor(quarters / PLACES) + stamp.left, y + stamp.top);
    }
  }

  /** The picture as a PNG. */
  png(): Buffer {
    return encodePng(this.#rows, this.width, this.#palette);
  }
}
