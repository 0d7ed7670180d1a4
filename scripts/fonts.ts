/**
 * Cuts the two variable fonts down to the characters and weights the site uses, and writes
 * `static/fonts/*.woff2` (named by content, so that they can be cached for a year), the `@font-face`
 * rules and the preload list in `src/config/fonts.generated.ts`, and the PDFs' fonts and colors in
 * `src/lib/pdf`.
 *
 * Run `npm run fonts` after changing what is listed here, or a color; the results are committed.
 */
import {createHash} from 'node:crypto';
import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import subsetFont from 'subset-font';

import {company} from '../src/config/company.ts';
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

interface Face {
  readonly family: string;
  readonly file: string;
  readonly name: string;
  readonly style: 'normal' | 'italic';
  /** Minimum and maximum weight kept on the variable axis; one fixed weight if they are equal. */
  readonly weights: readonly [number, number];
  readonly text: string;
  /** True for a font in the first view of every page. */
  readonly preload: boolean;
}

const faces: readonly Face[] = [
  // Two fixed weights, not one variable font of 27 kB: the first is all that a heading needs, and with
  // most pages it fits into the first two round trips of a connection.
  {
    family: 'Besley',
    file: BESLEY_FILE,
    name: 'besley-400',
    style: 'normal',
    weights: [400, 400],
    text: TEXT,
    preload: true,
  },
  {
    family: 'Besley',
    file: BESLEY_FILE,
    name: 'besley-500',
    style: 'normal',
    weights: [500, 500],
    text: TEXT,
    preload: false,
  },
  {
    family: 'Besley Wordmark',
    file: BESLEY_FILE,
    name: 'besley-wordmark',
    style: 'normal',
    weights: [600, 600],
    text: `${company.name}ı`,
    preload: true,
  },
  {
    // A separate family, so that slanted Besley is used until it loads. As a face of Besley's family it
    // would make the browser search for a fallback font, which took half of the home page's longest frame
    // and looks less like the final text.
    family: 'Besley Italic',
    file: '@fontsource-variable/besley/files/besley-latin-wght-italic.woff2',
    name: 'besley-italic',
    style: 'italic',
    weights: [400, 400],
    text: QUOTE,
    preload: false,
  },
  {
    family: 'Hanken Grotesk Variable',
    file: HANKEN_FILE,
    name: 'hanken-grotesk',
    style: 'normal',
    weights: [400, 650],
    text: TEXT,
    preload: true,
  },
];

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

/** Ascent and descent of our fonts, in em. */
const BESLEY = {ascent: 1.25, descent: 0.425};
const HANKEN = {ascent: 1, descent: 0.303};

/**
 * System fonts scaled to the metrics of ours, so that text doesn't move when ours load: those of Windows
 * and macOS, then Android, then Linux. `size` is the width of our font divided by theirs, from
 * @capsizecss/metrics 4.3.0; DejaVu's are measured on the home page, its sans a little wider, so that
 * few lines break differently.
 */
const fallbacks = [
  {family: 'Besley Fallback', local: 'Georgia', like: BESLEY, size: 1.129428},
  {family: 'Besley Fallback Android', local: 'Noto Serif', like: BESLEY, size: 1.046778},
  {family: 'Besley Fallback Linux', local: 'DejaVu Serif', like: BESLEY, size: 0.974144},
  {family: 'Hanken Grotesk Fallback', local: 'Arial', like: HANKEN, size: 1.009419},
  {family: 'Hanken Grotesk Fallback Android', local: 'Roboto', like: HANKEN, size: 1.011636},
  {family: 'Hanken Grotesk Fallback Linux', local: 'DejaVu Sans', like: HANKEN, size: 0.91},
] as const;

const percent = (share: number): string => `${Number((share * 100).toFixed(4))}%`;

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

  const rules: string[] = [];
  const preloads: string[] = [];
  let total = 0;
  for (const face of faces) {
    const source = await readFile(fromHere.resolve(face.file));
    const font = await subsetFont(source, face.text, {
      targetFormat: 'woff2',
      variationAxes: {
        wght:
          face.weights[0] === face.weights[1]
            ? face.weights[0]
            : {min: face.weights[0], max: face.weights[1]},
      },
    });
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
    const fileName = `${face.name}.${hash}.woff2`;
    await writeFile(path.join(fontsDir, fileName), font);
    total += font.length;
    console.log(`${fileName}  ${(font.length / 1024).toFixed(1)} kB`);
    if (face.preload) preloads.push(`/fonts/${fileName}`);
    rules.push(
      `@font-face {\n  font-family: '${face.family}';\n  font-style: ${face.style};\n  font-weight: ${[...new Set(face.weights)].join(' ')};\n  font-display: swap;\n  src: url('/fonts/${fileName}') format('woff2');\n}`,
    );
  }
  console.log(`total  ${(total / 1024).toFixed(1)} kB`);

  for (const {family, local, like, size} of fallbacks) {
    rules.push(
      `@font-face {\n  font-family: '${family}';\n  src: local('${local}');\n  ascent-override: ${percent(like.ascent / size)};\n  descent-override: ${percent(like.descent / size)};\n  line-gap-override: 0%;\n  size-adjust: ${percent(size)};\n}`,
    );
  }

  await writeFile(
    path.join(root, 'src/config/fonts.generated.ts'),
    `${NOTE}/** Fonts of the first view, to be preloaded on every page. */
export const preloadedFonts: readonly string[] = [
${preloads.map((url) => `  '${url}',`).join('\n')}
];

/**
 * Goes into the head of every page, not into a stylesheet: there the bundler would give the
 * files other addresses than the preloaded ones, and every font would be fetched twice.
 */
export const fontFaceCss = \`
${rules.join('\n\n')}
\`;
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
