import {readFile} from 'node:fs/promises';

import {convert} from 'fontverter';
import type * as HarfBuzzModule from 'harfbuzzjs';

/** What shapes text: the HarfBuzz library, loaded. */
export type HarfBuzz = typeof HarfBuzzModule;

/** A font and the library that reads it. */
export interface Typeface {
  readonly harfbuzz: HarfBuzz;
  readonly font: HarfBuzzModule.Font;
  readonly unitsPerEm: number;
}

/** How text is set. */
export interface TextStyle {
  readonly typeface: Typeface;
  /** Pixels of an em. */
  readonly size: number;
  /** Pixels after each glyph. */
  readonly spacing: number;
}

/** A glyph of a shaped text. */
export interface PlacedGlyph {
  /** Its number in the font. */
  readonly glyph: number;
  /** Pixels from where its line begins. */
  readonly x: number;
  /** Pixels to the next glyph. */
  readonly advance: number;
  /** The text that it begins at: its place in the text that was shaped. */
  readonly at: number;
}

/** A line of text: its glyphs, the first at 0. */
export type Line = readonly PlacedGlyph[];

/**
 * Reads a font.
 *
 * @param file a .woff.
 */
export const readTypeface = async (harfbuzz: HarfBuzz, file: string): Promise<Typeface> => {
  const data = await convert(await readFile(file), 'truetype');
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(data).buffer), 0);
  return {harfbuzz, font: new harfbuzz.Font(face), unitsPerEm: face.upem};
};

/** Sets a text in one line, however long. */
export const shapeText = (text: string, {typeface, size, spacing}: TextStyle): Line => {
  const {harfbuzz, font, unitsPerEm} = typeface;
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(harfbuzz.Direction.LTR);
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const scale = size / unitsPerEm;
  let x = 0;
  return buffer.getGlyphInfos().map(({codepoint, cluster}, index) => {
    const {xAdvance = 0, xOffset = 0} = positions[index] ?? {};
    const advance = xAdvance * scale + spacing;
    const placed = {glyph: codepoint, x: x + xOffset * scale, advance, at: cluster};
    x += advance;
    return placed;
  });
};

/** Pixels from a line's first glyph to behind its last. */
export const lineWidth = (line: Line): number => {
  const last = line.at(-1);
  return last === undefined ? 0 : last.x + last.advance - (line[0]?.x ?? 0);
};

const fromZero = (line: Line): Line => {
  const start = line[0]?.x ?? 0;
  return line.map((glyph) => ({...glyph, x: glyph.x - start}));
};

export interface BreakOptions {
  /** Pixels that a line may take. */
  readonly width: number;
  /** Lines at most. What does not fit into them is left out, and `ellipsis` says so. */
  readonly lines: number;
  readonly ellipsis: Line;
}

/**
 * Breaks a text into lines, at spaces, or within a word that is too long for a line of its own.
 *
 * @param line the text, shaped in one line.
 */
export const breakLines = (
  text: string,
  line: Line,
  {width, lines, ellipsis}: BreakOptions,
): readonly Line[] => {
  const isSpace = ({at}: PlacedGlyph): boolean => text[at] === ' ';
  const trimmed = (part: Line): Line => {
    const spaces = part.map(isSpace);
    return spaces.includes(false)
      ? part.slice(spaces.indexOf(false), spaces.lastIndexOf(false) + 1)
      : [];
  };
  const broken: Line[] = [];
  let rest = trimmed(line);
  while (rest.length > 0 && broken.length < lines) {
    let end = rest.length;
    if (lineWidth(rest) > width) {
      const start = rest[0]?.x ?? 0;
      const tooFar = rest.findIndex((glyph) => glyph.x + glyph.advance - start > width);
      const space = rest.map(isSpace).lastIndexOf(true, tooFar);
      end = Math.max(1, space === -1 ? tooFar : space);
    }
    broken.push(fromZero(trimmed(rest.slice(0, end))));
    rest = trimmed(rest.slice(end));
  }
  if (rest.length === 0) return broken;

  let last: Line = broken.pop() ?? [];
  while (last.length > 0 && lineWidth(last) + lineWidth(ellipsis) > width) {
    last = trimmed(last.slice(0, -1));
  }
  const end = lineWidth(last);
  return [...broken, [...last, ...ellipsis.map((glyph) => ({...glyph, x: glyph.x + end}))]];
};
