/**
 * Writes the icons of `src/data/icons.ts`, from Phosphor's Regular weight: one picture of symbols for
 * pages, and a file for each icon of a component. The picture is downloaded once, while paths in
 * components are in each page's HTML and scripts.
 *
 * Run `npm run icons` after adding a name; the result is committed.
 */
import {createHash} from 'node:crypto';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import prettier from 'prettier';
import {optimize} from 'svgo';

import {componentIconNames, iconNames} from '../src/data/icons.ts';
import {root} from './lib/root.mjs';

const fromHere = createRequire(import.meta.filename);
const PICTURES = path.join(root, 'static/icons');
const FOLDER = path.join(root, 'src/ui/icon');
const DRAWN = path.join(FOLDER, 'drawn');
const WRITTEN_BY = 'Written by `npm run icons` from @phosphor-icons/core, Regular.';

/** Phosphor's names of icons that we name differently. */
const FILE_NAMES: Readonly<Partial<Record<string, string>>> = {warning: 'warning-circle'};

/** Icons with arcs of almost half a circle, whose centers move noticeably if the radius is rounded. */
const HIGH_PRECISION: readonly string[] = ['pill'];

/** Rounds to tenths of the grid's unit, a hundredth of a pixel at 24 px. Saves 20% of the bytes. */
const rounded = (name: string, drawing: string): string => {
  const {data} = optimize(`<svg viewBox="0 0 256 256"><path d="${drawing}"/></svg>`, {
    plugins: [
      {name: 'convertPathData', params: {floatPrecision: HIGH_PRECISION.includes(name) ? 2 : 1}},
    ],
  });
  const [, short] = /\sd="([^"]+)"/.exec(data) ?? [];
  if (short === undefined) throw new Error(`svgo made no path of ${name}`);
  return short;
};

/** Reads an icon's path. @throws {Error} if it is not one path on the grid of `Icon.tsx` */
const readPath = async (name: string): Promise<string> => {
  const file = `@phosphor-icons/core/assets/regular/${FILE_NAMES[name] ?? name}.svg`;
  const svg = await readFile(fromHere.resolve(file), 'utf8');
  const paths = [...svg.matchAll(/<(?:path|circle|rect|line|polyline)[^>]*?\sd="([^"]+)"/g)];
  const [first] = paths;
  if (paths.length !== 1 || !first?.[1] || !svg.includes('viewBox="0 0 256 256"')) {
    throw new Error(`${file}: expected one path in a box of 256 by 256`);
  }
  return rounded(name, first[1]);
};

const writeCode = async (file: string, text: string): Promise<void> => {
  const options = await prettier.resolveConfig(file);
  const code = `// ${WRITTEN_BY}\n${text}`;
  await writeFile(file, await prettier.format(code, {...options, filepath: file}));
};

/** Empties a folder, so that no removed icon is left. */
const emptyFolder = async (folder: string): Promise<void> => {
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder);
};

/** Builds a picture with a symbol for each icon, named like the icon. */
const pictureOf = async (names: readonly string[]): Promise<string> => {
  const symbols = names.map(
    async (name) =>
      `<symbol id="${name}" viewBox="0 0 256 256"><path d="${await readPath(name)}"/></symbol>`,
  );
  const lines = [`<!-- ${WRITTEN_BY} -->`, ...(await Promise.all(symbols))];
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${lines.join('\n')}\n</svg>\n`;
};

const main = async (): Promise<void> => {
  const picture = await pictureOf(iconNames);
  // Browsers cache the file for a year, so a changed picture needs another name.
  const file = `${createHash('sha256').update(picture).digest('hex').slice(0, 8)}.svg`;
  await emptyFolder(PICTURES);
  await writeFile(path.join(PICTURES, file), picture);
  await writeCode(
    path.join(FOLDER, 'iconPicture.generated.ts'),
    `/** Picture with a symbol for each icon of \`src/data/icons.ts\`. */
export const iconPicture = '/icons/${file}';

export type IconSymbol = ${iconNames.map((name) => `'${name}'`).join(' | ')};
`,
  );
  await emptyFolder(DRAWN);
  for (const name of componentIconNames) {
    await writeCode(
      path.join(DRAWN, `${name}.ts`),
      `/** Paths on a grid of 256 by 256. */
export default ${JSON.stringify(await readPath(name))};
`,
    );
  }
};

void main();
