/**
 * Cuts the site's fonts down to fixed weights and the characters that the PDFs use, and writes
 * `src/domain/pdf/fonts.generated.ts`. As TrueType: pdfkit 0.20 stops at accented letters in a WOFF2.
 *
 * Run `npx tsx scripts/pdf-fonts.ts` after changing what is listed here; the result is committed.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import subsetFont from 'subset-font';

const fromHere = createRequire(__filename);

const ASCII = Array.from({length: 0x7f - 0x20}, (_, i) => String.fromCodePoint(0x20 + i)).join('');
/** What the PDFs' texts use beyond ASCII; their tests, and the build, fail on any other. */
const SIGNS = '\u2212×÷±–—’‘“”·…©\u00a0';

const BESLEY = '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2';
const HANKEN = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

const faces = [
  {name: 'serif', file: BESLEY, weight: 400, text: ASCII + SIGNS},
  {name: 'sans', file: HANKEN, weight: 420, text: ASCII + SIGNS},
  {name: 'sansBold', file: HANKEN, weight: 620, text: ASCII + SIGNS},
] as const;

const main = async (): Promise<void> => {
  const fonts: string[] = [];
  for (const {name, file, weight, text} of faces) {
    const source = await readFile(fromHere.resolve(file));
    const cut = await subsetFont(source, text, {
      targetFormat: 'truetype',
      variationAxes: {wght: weight},
    });
    fonts.push(`  /** ${cut.length} bytes. */\n  ${name}: '${cut.toString('base64')}',`);
    console.log(`${name}: ${cut.length} bytes`);
  }
  await writeFile(
    path.resolve(__dirname, '../src/domain/pdf/fonts.generated.ts'),
    '// Written by scripts/pdf-fonts.ts; do not edit.\n\n' +
      '/** Base64 TrueType, SIL Open Font License: Besley, Hanken Grotesk. */\n' +
      `export const pdfFonts = {\n${fonts.join('\n')}\n} as const;\n\n` +
      '/** Every character the fonts above can draw. */\n' +
      `export const pdfCharacters = ${JSON.stringify(ASCII + SIGNS)};\n`,
  );
};

void main();
