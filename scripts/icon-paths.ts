/**
 * Writes `src/components/ui/Icon/iconPaths.generated.ts`: the drawings that `iconNames.ts` names,
 * from Phosphor's Regular weight. As paths and not as components, because every page carries them.
 *
 * Run `npm run icons` after naming one; the result is committed.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import prettier from 'prettier';
import {optimize} from 'svgo';

import {iconNames} from '../src/components/ui/Icon/iconNames';

const fromHere = createRequire(__filename);
const FILE = path.join(__dirname, '../src/components/ui/Icon/iconPaths.generated.ts');

/** Where the file has another name than the icon. */
const FILE_NAMES: Readonly<Partial<Record<string, string>>> = {warning: 'warning-circle'};

/** Its ends are almost half circles: a radius a little longer moves their centers a lot. */
const FINE: readonly string[] = ['pill'];

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

const main = async (): Promise<void> => {
  const entries = await Promise.all(
    iconNames.map(async (name) => [name, await readPath(name)] as const),
  );
  const text = `// Written by \`npm run icons\` from @phosphor-icons/core, Regular.
import type {IconName} from './iconNames';

/** What to draw, on a grid of 256 by 256. */
export const iconPaths: Readonly<Record<IconName, string>> = ${JSON.stringify(Object.fromEntries(entries))};
`;
  const options = await prettier.resolveConfig(FILE);
  await writeFile(FILE, await prettier.format(text, {...options, filepath: FILE}));
};

void main();
