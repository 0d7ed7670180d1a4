import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import {formatHeadersFile, headerRules} from '../plugins/host-headers/headers';
import {LOCAL_BACKEND_URL, LOCAL_PUBLISHABLE_KEY} from '../src/config/publicEnv';

const ROOT = path.join(__dirname, '..');
/** Built here, out of the way of everything else; git ignores it. */
const FOLDER = path.join(ROOT, '.test', 'bench');
const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** The same pages in the ways that are compared. */
export const VARIANTS = {
  deferred: 'as we ship it',
  bare: 'the same, scripts removed',
  eager: 'the same, without deferred-start',
  template: 'classic template, same text',
} as const;
export type Variant = keyof typeof VARIANTS;

const build = (site: string, outDir: string, env: Record<string, string>): void => {
  const {status, stderr} = spawnSync(
    process.execPath,
    [DOCUSAURUS, 'build', site, '--out-dir', outDir],
    {
      cwd: site,
      env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1', ...env},
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The build of ${site} failed:\n${stderr}`);
};

const EXECUTED_SCRIPT = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

const removeScripts = (from: string, to: string): void => {
  cpSync(from, to, {recursive: true});
  for (const name of readdirSync(to, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(to, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(EXECUTED_SCRIPT, ''));
  }
};

/** The headings, paragraphs and list items of a built page, as markdown that means just itself. */
const textOf = (html: string): string => {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const blocks = main.matchAll(/<(h[1-4]|p|li)\b[^>]*>([\s\S]*?)<\/\1>/g);
  const marks: Readonly<Record<string, string>> = {h1: '# ', h2: '## ', h3: '### ', h4: '#### '};
  return [...blocks]
    .map(([, tag = 'p', inner = '']) => {
      const text = inner
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/&[a-z#0-9]+;/g, ' ')
        .replaceAll(/[{}<>[\]*_`#|\\]/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
      return text === '' ? '' : `${tag === 'li' ? '- ' : (marks[tag] ?? '')}${text}`;
    })
    .filter(Boolean)
    .join('\n\n');
};

/** Docusaurus's classic preset with `faster` and nothing changed, holding the same text. */
const writeTemplate = (site: string, pages: readonly string[], built: string): void => {
  mkdirSync(path.join(site, 'src/pages'), {recursive: true});
  for (const page of pages) {
    const name = page === '/' ? 'index' : page.slice(1);
    const file = path.join(site, 'src/pages', `${name}.md`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, textOf(readFileSync(path.join(built, `${name}.html`), 'utf8')));
  }
  const config = {
    title: 'Template',
    url: 'https://template.example',
    baseUrl: '/',
    trailingSlash: false,
    onBrokenLinks: 'ignore',
    future: {v4: true, faster: true, experimental_vcs: 'disabled'},
    presets: [['classic', {docs: false, blog: false}]],
    themeConfig: {
      navbar: {title: 'Template', items: pages.map((to) => ({to, label: to, position: 'left'}))},
      footer: {style: 'dark', links: [], copyright: 'Template'},
    },
  };
  writeFileSync(
    path.join(site, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify(config, null, 2)};\n`,
  );
  writeFileSync(path.join(site, 'package.json'), '{"name": "template", "private": true}\n');
};

/** Builds all of them from the repository as it is, and says in which folder each one is. */
export const buildVariants = (
  templatePages: readonly string[],
): Readonly<Record<Variant, string>> => {
  rmSync(FOLDER, {recursive: true, force: true});
  mkdirSync(FOLDER, {recursive: true});
  const folder = (variant: Variant): string => path.join(FOLDER, variant);
  const generated = {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.test/bench/generated',
    // The forms of these are never sent.
    PUBLIC_SUPABASE_URL: LOCAL_BACKEND_URL,
    PUBLIC_SUPABASE_KEY: LOCAL_PUBLISHABLE_KEY,
  };

  build(ROOT, folder('deferred'), {...generated, DEFERRED_START: 'on'});
  build(ROOT, folder('eager'), {...generated, DEFERRED_START: 'off'});
  removeScripts(folder('deferred'), folder('bare'));

  const site = path.join(FOLDER, 'template-site');
  writeTemplate(site, templatePages, folder('deferred'));
  build(site, folder('template'), {});
  // Served as ours is, but for the policy, which is computed over our pages.
  const headers = headerRules('').map(({path: pattern, headers: all}) => ({
    path: pattern,
    headers: all.filter(({name}) => name !== 'Content-Security-Policy'),
  }));
  writeFileSync(path.join(folder('template'), '_headers'), formatHeadersFile(headers));
  writeFileSync(path.join(folder('template'), '_redirects'), '');
  for (const variant of Object.keys(VARIANTS) as Variant[]) {
    if (!existsSync(folder(variant))) throw new Error(`The variant ${variant} was not built`);
  }
  return {
    deferred: folder('deferred'),
    bare: folder('bare'),
    eager: folder('eager'),
    template: folder('template'),
  };
};
