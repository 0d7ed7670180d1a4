/**
 * Writes the drawings that `src/components/ui/Icon/iconNames.ts` and `src/data/solutions/tradeIcons.ts`
 * name, from Phosphor's Regular weight: those that every page carries to `iconPaths.generated.ts`,
 * those that come with a component or a solution page to `drawn/`. As paths and not as components,
 * because that is what a page carries least of.
 *
 * Run `npm run icons` after naming one; the result is committed.
 */
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import prettier from 'prettier';
import {optimize} from 'svgo';

import {drawnNames, iconNames} from '../src/components/ui/Icon/iconNames';
import {tradeIconNames} from '../src/data/solutions/tradeIcons';

const fromHere = createRequire(__filename);
const FOLDER = path.join(__dirname, '../src/components/ui/Icon');
const FILE = path.join(FOLDER, 'iconPaths.generated.ts');
const DRAWN = path.join(FOLDER, 'drawn');
const WRITTEN_BY = '// Written by `npm run icons` from @phosphor-icons/core, Regular.\n';

/** Where the file has another name than the icon. */
const FILE_NAMES: Readonly<Partial<Record<string, string>>> = {warning: 'warning-circle'};

/** With arcs of almost half a circle: a radius a little longer moves their centers a lot. */
const FINE: readonly string[] = ['pill', 'rabbit'];

/**
 * Rounds to tenths of the grid's unit: a hundredth of a pixel at 24 px, for a fifth of the bytes,
 * which every page carries twice.
 */
const rounded = (name: string, drawing: string): string => {
  const {data} = optimize(`<svg viewBox="0 0 256 256"><path d="${drawing}"/></svg>`, {
    plugins: [{name: 'convertPathData', params: {floatPrecision: FINE.includes(name) ? 2 : 1}}],
  });
  const [, short] = /\sd="([^"]+)"/.exec(data) ?? [];
  if (short === undefined) throw new Error(`svgo made no path of ${name}`);
  return short;
};

/** @throws when the package's drawing is not one path on the grid that `Icon.tsx` draws on */
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

const main = async (): Promise<void> => {
  const entries = await Promise.all(
    iconNames.map(async (name) => [name, await readPath(name)] as const),
  );
  await write(
    FILE,
    `import {type IconName} from './iconNames';

/** What to draw, on a grid of 256 by 256. */
export const iconPaths: Readonly<Record<IconName, string>> = ${JSON.stringify(Object.fromEntries(entries))};
`,
  );
  await rm(DRAWN, {recursive: true, force: true});
  await mkdir(DRAWN);
  const carried = new Set<string>(iconNames);
  for (const name of new Set([...drawnNames, ...tradeIconNames])) {
    const text = carried.has(name)
      ? `import {iconPaths} from '../iconPaths.generated';\n\n/** Every page has it already. */\nexport default iconPaths[${JSON.stringify(name)}];\n`
      : `/** What to draw, on a grid of 256 by 256. */\nexport default ${JSON.stringify(await readPath(name))};\n`;
    await write(path.join(DRAWN, `${name}.ts`), text);
  }
};

void main();
