import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** Names that a folder's contract repeats: each page's texts, each specialty's page and call. */
const CONTRACTS: readonly (readonly [name: string, files: RegExp])[] = [
  ['content', /^src\/pages\/.+\/_content\.ts$/],
  ['specialty', /^src\/features\/specialties\/data\/[\w-]+\/page\.ts$/],
  ['script', /^src\/features\/specialties\/data\/[\w-]+\/call\.ts$/],
];

/** Commands whose text has the exports of a file that they write. */
const GENERATORS = /^(?:scripts\/(?:fonts|icons)|backend\/database\/rowTypes)\.ts$/;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], {cwd: root, encoding: 'utf8'})
  .trim()
  .split('\n')
  .filter((file) => !/__(?:tests|mocks)__/.test(file) && !GENERATORS.test(file));

const exportedNames = (file: string): readonly string[] => {
  const code = readFileSync(path.join(root, file), 'utf8');
  const declarations = code.matchAll(
    /^export (?:abstract |async )?(?:class|const|enum|function|interface|type) (\w+)/gm,
  );
  return [...declarations].flatMap(([, name = '']) =>
    CONTRACTS.some(([allowed, where]) => name === allowed && where.test(file)) ? [] : [name],
  );
};

test('an exported name has one meaning in the repository', () => {
  const places = new Map<string, Set<string>>();
  for (const file of files) {
    for (const name of exportedNames(file)) {
      places.set(name, (places.get(name) ?? new Set()).add(file));
    }
  }
  expect(places.size).toBeGreaterThan(500);
  const shared = [...places].filter(([, where]) => where.size > 1);
  expect(shared.map(([name, where]) => `${name}: ${[...where].join(', ')}`)).toEqual([]);
});
