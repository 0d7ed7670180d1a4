/**
 * Cuts the variable fonts down to the characters and weights the site uses, and writes
 * `static/fonts/*.woff2` (named by content, so that they can be cached for a year), their addresses in
 * `src/config/fonts.generated.ts`, and the PDFs' fonts and colors in `src/lib/pdf`.
 *
 * Run `npm run fonts` after changing what is listed here, `src/config/fontFaces.ts`, or a color; the
 * results are committed.
 */
import {createHash} from 'node:crypto';
import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import subsetFont from 'subset-font';

import {company} from '../src/config/company.ts';
import {fontFaces} from '../src/config/fontFaces.ts';
import {tokenColors} from '../src/lib/tokenColors.ts';
import {root} from './lib/root.mjs';

const fromHere = createRequire(import.meta.filename);

const BESLEY_FILE = '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2';
const HANKEN_FILE =
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

const range = (from: number, to: number): string =>
  Array.from({length: to - from + 1}, (_, i) => String.fromCodePoint(from + i)).join('');

/** English, the Western European letters of names and Spanish quotes, and the signs in use. */
const LETTERS = 'áâàäãåçéêèëíîïñóôòöõøúûùüÁÇÉÍÑÓÖÚÜœ';
const TEXT = range(0x20, 0x7e) + LETTERS + 'ı¿¡‘’“”–—…·−×÷±≥≤→§©®°½\u00a0';
/** Characters of italics, which are callers' words only. */
const QUOTE = range(0x20, 0x7e) + 'áéíóúüñçèêÁÉÍÓÚÑ¿¡‘’“”–—…\u00a0';

/** Font that each face is cut from, and the characters kept. */
const sources = {
  'besley-400': [BESLEY_FILE, TEXT],
  'besley-500': [BESLEY_FILE, TEXT],
  // Its i is dotless: the wordmark draws the dot.
  'besley-wordmark': [BESLEY_FILE, `${company.name}ı`],
  'besley-italic': ['@fontsource-variable/besley/files/besley-latin-wght-italic.woff2', QUOTE],
  'hanken-grotesk': [HANKEN_FILE, TEXT],
} as const;

/** Characters of the PDFs' texts; the tests and the build fail on others. */
const PDF_TEXT = `${range(0x20, 0x7e)}\u2212×÷±–—’‘“”·…©\u00a0`;
const pdfFaces = [
  {name: 'serif', file: BESLEY_FILE, weight: 400},
  {name: 'sans', file: HANKEN_FILE, weight: 420},
  {name: 'sansBold', file: HANKEN_FILE, weight: 620},
] as const;

/** Tokens of the light theme for the PDFs' colors. */
const PDF_COLORS = {
  ink: 'ds-ink',
  ink2: 'ds-ink-2',
  rule: 'ds-rule',
  margin: 'ds-rule-margin',
  live: 'ds-live',
  missed: 'ds-missed-bg',
  missedEdge: 'ds-missed-text',
  booked: 'ds-slot-booked-edge',
} as const;

const fontsDir = path.join(root, 'static/fonts');
const NOTE = '// Written by scripts/fonts.ts (npm run fonts). Change that, not this.\n\n';

/** Writes the PDFs' fonts as TrueType: pdfkit 0.20 fails at accented letters in WOFF2. */
const writePdfFonts = async (): Promise<void> => {
  const fonts: string[] = [];
  for (const {name, file, weight} of pdfFaces) {
    const font = await subsetFont(await readFile(fromHere.resolve(file)), PDF_TEXT, {
      targetFormat: 'truetype',
      variationAxes: {wght: weight},
    });
    fonts.push(`  /** ${font.length} bytes. */\n  ${name}: '${font.toString('base64')}',`);
  }
  await writeFile(
    path.join(root, 'src/lib/pdf/fonts.generated.ts'),
    `${NOTE}/** Base64 TrueType, SIL Open Font License: Besley, Hanken Grotesk. */
export const pdfFonts = {
${fonts.join('\n')}
} as const;

/** Every character the fonts above can draw. */
export const pdfCharacters = ${JSON.stringify(PDF_TEXT)};
`,
  );
};

const main = async (): Promise<void> => {
  await mkdir(fontsDir, {recursive: true});
  for (const old of await readdir(fontsDir)) {
    if (old.endsWith('.woff2')) await rm(path.join(fontsDir, old));
  }

  const addresses: string[] = [];
  let total = 0;
  for (const {name, weights} of fontFaces) {
    const [file, text] = sources[name];
    const [min, max] = weights;
    const font = await subsetFont(await readFile(fromHere.resolve(file)), text, {
      targetFormat: 'woff2',
      variationAxes: {wght: min === max ? min : {min, max}},
    });
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
    const fileName = `${name}.${hash}.woff2`;
    await writeFile(path.join(fontsDir, fileName), font);
    total += font.length;
    console.log(`${fileName}  ${(font.length / 1024).toFixed(1)} kB`);
    addresses.push(`  '${name}': '/fonts/${fileName}',`);
  }
  console.log(`total  ${(total / 1024).toFixed(1)} kB`);

  await writeFile(
    path.join(root, 'src/config/fonts.generated.ts'),
    `${NOTE}/** Addresses of the fonts by their names. */
export const fontFiles = {
${addresses.join('\n')}
} as const;
`,
  );
  await writePdfFonts();
  const color = tokenColors(await readFile(path.join(root, 'src/css/tokens.css'), 'utf8'));
  const colors = Object.entries(PDF_COLORS).map(([name, token]) => `  ${name}: '${color(token)}',`);
  await writeFile(
    path.join(root, 'src/lib/pdf/colors.generated.ts'),
    `${NOTE}/** Colors of src/css/tokens.css. */\nexport const PAPER = {\n${colors.join('\n')}\n} as const;\n`,
  );
};

void main();
