import {existsSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';

import {solutions} from '../../../src/data/solutions';
import {tradeIconNames} from '../../../src/data/solutions/tradeIcons';
import {type Solution} from '../../../src/data/solutions/types';
import {drawingNames, iconFile} from '../drawings';
import {pageModule} from '../pageModule';

interface Loaded {
  /** What the module imports: file by local name. */
  readonly imports: Readonly<Record<string, string>>;
  /** What it exports; an import stands in it as its file. */
  readonly page: unknown;
}

/** Runs the module with the names of files in place of what they export. */
const load = (text: string): Loaded => {
  const imports = Object.fromEntries(
    [...text.matchAll(/^import (?:\{(\w+)\}|(\w+)) from '(.+)';$/gm)].map(
      ([, named, byDefault, file]) => [named ?? byDefault, file],
    ),
  ) as Record<string, string>;
  const [, page = ''] = text.trim().replace(/;$/, '').split('export default ');
  return {imports, page: runInNewContext(`(${page})`, {...imports})};
};

const icon = (name: string): string => `@site/src/components/ui/Icon/drawn/${name}`;
const pages: readonly (readonly [string, Solution])[] = Object.entries(solutions);

describe('pageModule', () => {
  it('brings a page its data and its own drawings by kind and by name', () => {
    const {page} = load(pageModule('veterinarians', solutions.veterinarians));
    expect(page).toEqual({
      slug: 'veterinarians',
      solution: solutions.veterinarians,
      drawings: {
        objects: {
          charts: '@site/src/components/solution/objects/Charts',
          facts: '@site/src/components/solution/objects/Facts',
        },
        // The trust count's, which no data names, and one that only the charts name.
        icons: expect.objectContaining({
          'users-three': icon('users-three'),
          rabbit: icon('rabbit'),
        }) as unknown,
      },
    });
  });

  it.each(pages)('%s imports nothing but what it shows', (slug, solution) => {
    const {imports, page} = load(pageModule(slug, solution));
    const {objects, icons} = drawingNames(solution);
    expect(Object.keys(imports)).toHaveLength(objects.length + icons.length);
    expect(objects).toHaveLength(new Set(solution.features.cards.map((c) => c.object.kind)).size);
    const data = JSON.stringify(solution);
    // The trust count's is in no page's data.
    for (const name of icons.slice(1)) expect(data).toContain(`"icon":"${name}"`);
    expect(page).toMatchObject({slug, solution});
  });

  it('imports a drawing once, however often it is shown', () => {
    const {dental} = solutions;
    const [card] = dental.features.cards;
    const pill = dental.pills[0]!;
    const twice = {
      ...dental,
      pills: [pill, pill],
      features: {...dental.features, cards: [card, card]},
    } satisfies Solution;
    const names = pageModule('dental', twice).match(/^import .+$/gm) ?? [];
    expect(new Set(names.map((line) => line.replace(/^.+from/, ''))).size).toBe(names.length);
  });

  it('finds a file for every icon that data may name', () => {
    const missing = tradeIconNames
      .map((name) => iconFile(name).replace('@site', path.join(__dirname, '../../..')))
      .filter((file) => !existsSync(`${file}.ts`));
    expect(tradeIconNames.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });
});
