import {existsSync, globSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';

const root = path.join(__dirname, '../..');

/** Handbook and the documents that link to it, read without a build. */
const texts = [
  ...globSync('docs/**/*.{md,mdx}', {cwd: root}),
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'backend/README.md', 'plugins/README.md'],
].sort();

/** Removes code blocks from a text. */
const prose = (file: string): string =>
  readFileSync(path.join(root, file), 'utf8').replace(/^```[\s\S]*?^```/gm, '');

/** Ids of a text's headings. */
const anchorsOf = (file: string): ReadonlySet<string> => {
  const slugger = createSlugger();
  const headings = prose(file).matchAll(/^#{1,6} (.+)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) => {
      const {id, text} = parseMarkdownHeadingId(heading);
      return id ?? slugger.slug(text.replace(/[`*]/g, ''));
    }),
  );
};

/** Links of a text to other files of this project and to its own headings. */
const linksOf = (file: string): readonly string[] =>
  [
    ...prose(file)
      .replace(/`[^`]*`/g, '')
      .matchAll(/\]\(([^()\s]+)\)/g),
  ]
    .map(([, to = '']) => to)
    .filter((to) => !/^(?:[a-z]+:|\/)/.test(to));

it.each(texts)('%s links only to existing files', (file) => {
  const broken = linksOf(file).filter((to) => {
    const [name = '', anchor] = to.split('#');
    const target = name === '' ? file : path.join(path.dirname(file), name);
    if (!existsSync(path.join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(target).has(anchor);
  });
  expect(broken).toEqual([]);
});

/** Paths in backticks from the project's root, without placeholders and examples. */
const NAMED =
  /`((?:src|plugins|backend|scripts|e2e|bench|compliance|supabase|docs|blog)\/[\w./-]+)`/g;
const EXAMPLES = ['blog/your-title.mdx', 'src/pages/press.mdx', 'src/pages/press/index.tsx'];
const namedIn = (file: string): readonly string[] =>
  [...prose(file).matchAll(NAMED)]
    .map(([, name = '']) => name)
    .filter((name) => !EXAMPLES.includes(name));

it.each(texts)('%s names only existing files', (file) => {
  expect(namedIn(file).filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

it('the page on names and comments quotes only what the code has', () => {
  const code = globSync('{src,backend,plugins,scripts}/**/*.{ts,tsx,mjs}', {cwd: root})
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const quotes = prose('docs/build/names-and-comments.md').matchAll(/^\| `(.+?)` /gm);
  const written = [...quotes].map(([, quote = '']) => quote.replaceAll('’', "'"));
  expect(written.filter((quote) => !code.includes(quote))).toEqual([]);
});

it('plugins/README.md lists every plugin', () => {
  const list = readFileSync(path.join(root, 'plugins/README.md'), 'utf8');
  const plugins = globSync('plugins/*/index.ts', {cwd: root}).map((file) =>
    path.basename(path.dirname(file)),
  );
  expect(plugins.filter((name) => !list.includes(`| \`${name}\``))).toEqual([]);
});

it('the check of the handbook finds links and file names', () => {
  expect(texts.flatMap(linksOf).length).toBeGreaterThan(50);
  expect(texts.flatMap(namedIn).length).toBeGreaterThan(100);
});
