import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {root} from '../scripts/lib/root.mjs';

/** What the bench builds and keeps; git ignores it. */
export const FOLDER = path.join(root, '.test', 'bench');
const DOCUSAURUS = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

const SCRIPT =
  /<script\b[\s\S]*?<\/script>|<link\b[^>]*\b(?:as="?script|rel="?modulepreload)\b[^>]*>/g;

/** The same pages with every script taken out; of a style sheet that a script loads, what is inlined. */
export const removeScripts = (built: string, name: string): string => {
  const bare = path.join(FOLDER, name);
  rmSync(bare, {recursive: true, force: true});
  cpSync(built, bare, {recursive: true});
  for (const file of readdirSync(bare, {recursive: true, encoding: 'utf8'})) {
    if (!file.endsWith('.html')) continue;
    const page = path.join(bare, file);
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll(SCRIPT, ''));
  }
  return bare;
};

/** Writes Docusaurus's classic template with `faster`, without blog and pages. */
const writeTemplate = (site: string, links: readonly string[]): void => {
  const config = {
    title: 'Template',
    url: 'https://template.example',
    baseUrl: '/',
    trailingSlash: false,
    onBrokenLinks: 'ignore',
    future: {v4: true, faster: true, experimental_vcs: 'disabled'},
    presets: [['classic', {docs: false, blog: false}]],
    themeConfig: {
      navbar: {title: 'Template', items: links.map((to) => ({to, label: to, position: 'left'}))},
      footer: {style: 'dark', links: [], copyright: 'Template'},
    },
  };
  mkdirSync(path.join(site, 'src/pages'), {recursive: true});
  writeFileSync(
    path.join(site, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify(config)};\n`,
  );
  writeFileSync(path.join(site, 'package.json'), '{"private": true}\n');
};

/** The headings, paragraphs and list items of a built page, as markdown. */
const textOf = (html: string): string => {
  const marks: Readonly<Record<string, string>> = {h1: '# ', h2: '## ', h3: '### ', li: '- '};
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return [...main.matchAll(/<(h[1-3]|p|li)\b[^>]*>([\s\S]*?)<\/\1>/g)]
    .map(([, tag = '', inner = '']) => {
      const text = inner.replaceAll(/<[^>]+>|&[a-z#0-9]+;|[{}<>[\]*_`#|\\]|\s+/g, ' ').trim();
      return text === '' ? '' : `${marks[tag] ?? ''}${text}`;
    })
    .join('\n\n');
};

/** The classic template with the text of the same pages. */
export const buildTemplate = (pages: readonly string[], built: string): string => {
  const site = path.join(FOLDER, 'template');
  rmSync(site, {recursive: true, force: true});
  writeTemplate(site, pages);
  for (const page of pages) {
    const name = page === '/' ? 'index' : page.slice(1);
    const file = path.join(site, 'src/pages', `${name}.md`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, textOf(readFileSync(path.join(built, `${name}.html`), 'utf8')));
  }
  const {status} = spawnSync(process.execPath, [DOCUSAURUS, 'build', site], {
    cwd: site,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The classic template could not be built');
  const dir = path.join(site, 'build');
  // It says nothing to hosts; files with a hash in their name are kept there as here.
  writeFileSync(path.join(dir, '_redirects'), '');
  const kept = /^\/assets\/\*\n.*\n/m.exec(readFileSync(path.join(built, '_headers'), 'utf8'));
  writeFileSync(path.join(dir, '_headers'), kept?.[0] ?? '');
  return dir;
};
