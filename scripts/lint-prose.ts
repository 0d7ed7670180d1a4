/**
 * `npm run lint:prose [files]`: spelling and style of the blog's posts, without a network.
 * Spelling uses the Hunspell dictionary of `dictionary-en` with the project's own words in
 * blog/words.txt; style is in scripts/prose/style.ts.
 */
import fs from 'node:fs';
import path from 'node:path';

import {lintProse, type Speller} from './prose/lint';

const root = path.join(__dirname, '..');

/** Null where the packages are not installed; the style rules work without them. */
const loadSpeller = async (): Promise<Speller | null> => {
  // Names in variables: TypeScript must not ask for packages that may be absent.
  const [nspell, dictionary] = ['nspell', 'dictionary-en'];
  try {
    const create = ((await import(nspell)) as {default: (words: unknown) => Speller}).default;
    const {default: words} = (await import(dictionary)) as {default: unknown};
    return create(words);
  } catch {
    return null;
  }
};

const knownWords = (): ReadonlySet<string> =>
  new Set(
    fs
      .readFileSync(path.join(root, 'blog/words.txt'), 'utf8')
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim().toLowerCase())
      .filter(Boolean),
  );

const postsIn = (folder: string): readonly string[] =>
  fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => path.join(folder, file));

const main = async (): Promise<number> => {
  const asked = process.argv.slice(2);
  const files = asked.length > 0 ? asked : postsIn('blog');
  if (files.length === 0) throw new Error('No posts found in blog/.');
  const speller = await loadSpeller();
  const known = knownWords();
  let total = 0;
  for (const file of [...files].sort()) {
    const findings = lintProse(fs.readFileSync(path.resolve(root, file), 'utf8'), known, speller);
    for (const {line, text} of findings) console.log(`${file}:${line}: ${text}`);
    total += findings.length;
  }
  const checked = `${files.length} ${files.length === 1 ? 'post' : 'posts'}`;
  const spelling = speller
    ? ''
    : ' Spelling: only the commonest slips (the dictionary packages are not installed).';
  console.log(
    total === 0
      ? `${checked}, nothing to correct.${spelling}`
      : `${checked}, ${total} to look at.${spelling}`,
  );
  return total === 0 ? 0 : 1;
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
