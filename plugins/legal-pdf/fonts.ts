import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';

import subsetFont from 'subset-font';

const fromHere = createRequire(__filename);

export const pdfFaces = ['serif', 'sans', 'bold'] as const;
export type PdfFace = (typeof pdfFaces)[number];

const FILES: Readonly<Record<PdfFace, {readonly file: string; readonly weight: number}>> = {
  serif: {file: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2', weight: 400},
  sans: {
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    weight: 420,
  },
  bold: {
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    weight: 620,
  },
};

/** What the embedded fonts can draw: both files are the Latin subset. */
const DRAWABLE =
  /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]*$/;

/** jsPDF drops a glyph that it has no outline for, without a word. So we ask first. */
export const undrawable = (text: string): readonly string[] =>
  [...new Set(text)].filter((character) => !DRAWABLE.test(character));

/** The site's fonts at one weight each, with the given characters only, as base64 TrueType. */
export const pdfFonts = async (text: string): Promise<Readonly<Record<PdfFace, string>>> => {
  const make = async (face: PdfFace): Promise<[PdfFace, string]> => {
    const {file, weight} = FILES[face];
    const font = await subsetFont(await readFile(fromHere.resolve(file)), text, {
      targetFormat: 'truetype',
      variationAxes: {wght: weight},
    });
    return [face, font.toString('base64')];
  };
  return Object.fromEntries(await Promise.all(pdfFaces.map(make))) as Record<PdfFace, string>;
};
