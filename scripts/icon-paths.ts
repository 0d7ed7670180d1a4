/**
 * Writes the paths of the icons in `src/data/icons.ts`, from Phosphor's Regular weight: a record for
 * every page, one for specialty pages, and a file for each icon that a component loads. Paths take fewer
 * bytes of a page than components.
 *
 * Run `npm run icons` after adding a name; the result is committed.
 */
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import prettier from 'prettier';
import {optimize} from 'svgo';

import {componentIconNames, iconNames, specialtyIconNames} from '../src/data/icons.ts';
import {root} from './lib/root.mjs';

const fromHere = createRequire(import.meta.filename);
const FOLDER = path.join(root, 'src/ui/icon');
const DRAWN = path.join(FOLDER, 'drawn');
const WRITTEN_BY = '// Written by `npm run icons` from @phosphor-icons/core, Regular.\n';

/** Names of files that differ from their icon's. */
const FILE_NAMES: Readonly<Partial<Record<string, string>>> = {warning: 'warning-circle'};

/** Icons with arcs of almost half a circle, whose centers move a lot when a radius is rounded. */
const FINE: readonly string[] = ['pill', 'rabbit'];

/**
 * Rounds to tenths of the grid's unit: a hundredth of a pixel at 24 px. Saves a fifth of the bytes, which
 * every page carries twice.
 */
const rounded = (name: string, drawing: string): string => {
  const {data} = optimize(`<svg viewBox="0 0 256 256"><path d="${drawing}"/></svg>`, {
    plugins: [{name: 'convertPathData', params: {floatPrecision: FINE.includes(name) ? 2 : 1}}],
  });
  const [, short] = /\sd="([^"]+)"/.exec(data) ?? [];
  if (short === undefined) throw new Error(`svgo made no path of ${name}`);
  return short;
};

/** @throws {Error} if the package's icon is not one path on the grid of `Icon.tsx` */
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

const write = async (file: string, text: string): Promise<void> => {
  const options = await prettier.resolveConfig(file);
  await writeFile(file, await prettier.format(WRITTEN_BY + text, {...options, filepath: file}));
};

const pathsOf = async (names: readonly string[]): Promise<string> =>
  JSON.stringify(
    Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await readPath(name)] as const)),
    ),
  ).slice(1, -1);

const GRID = '/** Paths on a grid of 256 by 256. */';

const main = async (): Promise<void> => {
  await write(
    path.join(FOLDER, 'iconPaths.generated.ts'),
    `${GRID}
export const iconPaths = {${await pathsOf(iconNames)}};
`,
  );
  const everyPage = new Set<string>(iconNames);
  await write(
    path.join(FOLDER, 'specialtyIconPaths.generated.ts'),
    `import {iconPaths} from './iconPaths.generated';

${GRID}
export const specialtyIconPaths = {...iconPaths, ${await pathsOf(specialtyIconNames.filter((name) => !everyPage.has(name)))}};
`,
  );
  await rm(DRAWN, {recursive: true, force: true});
  await mkdir(DRAWN);
  for (const name of componentIconNames) {
    const text = `${GRID}\nexport default ${JSON.stringify(await readPath(name))};\n`;
    await write(path.join(DRAWN, `${name}.ts`), text);
  }
};

void main();
