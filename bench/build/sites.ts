import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {writePosts} from './posts';

const ROOT = path.join(__dirname, '../..');
const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
/** Everything that the builds read and write; git ignores it. */
export const FOLDER = path.join(ROOT, '.test', 'builds');

/** A site with so many generated posts, ready to be built again and again. */
export interface BuildableSite {
  readonly name: 'ours' | 'template';
  /** Generated ones; ours has its own articles besides. */
  readonly posts: number;
  /** Of the site, and where the build runs: the bundler keeps its cache under it. */
  readonly dir: string;
  readonly outDir: string;
  /** What earlier builds left behind and a cold one must not find. */
  readonly leftovers: readonly string[];
  /** What builds it: a script for Node, with its arguments. */
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const copyBlogData = (to: string, names: readonly string[]): void => {
  for (const name of names) cpSync(path.join(ROOT, 'blog', name), path.join(to, name));
};

/** Our articles in another folder; their addresses come from their names in blog/ otherwise. */
const copyArticles = (to: string): void => {
  const blog = path.join(ROOT, 'blog');
  for (const name of readdirSync(blog).filter((file) => file.endsWith('.mdx'))) {
    const text = readFileSync(path.join(blog, name), 'utf8');
    writeFileSync(
      path.join(to, name),
      text.replace('---\n', `---\nslug: ${path.parse(name).name}\n`),
    );
  }
};

/** What `npm run build` has Node run, from package.json: flags and all. */
const buildCommand = (): readonly string[] => {
  const {scripts} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: {readonly build: string};
  };
  const [program, ...command] = scripts.build.split(' ');
  if (program !== 'node') throw new Error(`\`npm run build\` does not run node: ${scripts.build}`);
  return command;
};

/** This repository, with the posts beside its own articles in a blog folder that git ignores. */
export const ourSite = (posts: number): BuildableSite => {
  const blog = path.join(FOLDER, `our-blog-${posts}`);
  rmSync(blog, {recursive: true, force: true});
  writePosts(blog, posts);
  copyBlogData(blog, ['authors.yml', 'tags.yml']);
  copyArticles(blog);
  const generated = path.join(FOLDER, 'our-generated');
  const outDir = path.join(FOLDER, 'ours');
  return {
    name: 'ours',
    posts,
    dir: ROOT,
    outDir,
    leftovers: [
      generated,
      outDir,
      path.join(ROOT, 'node_modules/.cache/rspack'),
      path.join(ROOT, 'node_modules/.cache/social-cards'),
    ],
    command: [
      ...buildCommand(),
      ...['--local', '--out-dir', outDir],
      ...(posts === 0 ? [] : ['--config', path.join(__dirname, 'withPosts.config.ts')]),
    ],
    env: {
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(ROOT, generated),
      BENCH_BLOG: path.relative(ROOT, blog),
    },
  };
};

/** What `create-docusaurus classic` configures for a blog, with `faster` on. */
const templateConfig = {
  title: 'Template',
  url: 'https://template.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  future: {v4: true, faster: true, experimental_vcs: 'disabled'},
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: {
          showReadingTime: true,
          feedOptions: {type: ['rss', 'atom'], xslt: true},
          onInlineTags: 'warn',
          onInlineAuthors: 'warn',
          onUntruncatedBlogPosts: 'warn',
        },
      },
    ],
  ],
  themeConfig: {
    navbar: {title: 'Template', items: [{to: '/blog', label: 'Blog', position: 'left'}]},
    footer: {style: 'dark', links: [], copyright: 'Template'},
  },
};

/** The classic template's blog with the same posts, authors and tags, and one page beside it. */
export const templateSite = (posts: number): BuildableSite => {
  const dir = path.join(FOLDER, `template-${posts}`);
  rmSync(dir, {recursive: true, force: true});
  writePosts(path.join(dir, 'blog'), posts);
  copyBlogData(path.join(dir, 'blog'), ['authors.yml', 'tags.yml']);
  mkdirSync(path.join(dir, 'src/pages'), {recursive: true});
  writeFileSync(path.join(dir, 'src/pages/index.md'), '# Template\n\n[Blog](/blog)\n');
  writeFileSync(
    path.join(dir, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify(templateConfig, null, 2)};\n`,
  );
  writeFileSync(path.join(dir, 'package.json'), '{"private": true}\n');
  const outDir = path.join(dir, 'build');
  return {
    name: 'template',
    posts,
    dir,
    outDir,
    leftovers: [path.join(dir, '.docusaurus'), path.join(dir, 'node_modules'), outDir],
    command: [DOCUSAURUS, 'build', dir, '--out-dir', outDir],
    env: {},
  };
};
