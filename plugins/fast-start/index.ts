import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {builtPages} from '../shared/builtPages.ts';
import {criticalCss} from './criticalCss.ts';
import {finishPage} from './finishPage.ts';
import {pageChunks} from './pageChunks.ts';
import {startScript} from './template.ts';

/**
 * Client modules of theme-classic 3.10.2 that every page would download and none of ours needs:
 * `prism-include-languages` is all of Prism (30 kB brotli), to add languages to it, and we add none;
 * `nprogress` draws a bar while a page loads.
 */
const UNUSED_CLIENT_MODULES = ['prism-include-languages', 'nprogress'];

/**
 * Left to Lightning CSS, which writes them shorter for older browsers than PostCSS: `light-dark()` with two
 * variables, not one for each color, and nesting without `:is()`. A page is 1 kB smaller by it.
 */
const LESS_POSTCSS = {features: {'light-dark-function': false, 'nesting-rules': false}};

/** Replaces a file atomically, because other plugins read it at the same time. */
const replaceFile = (file: string, text: string): void => {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
};

/** Finds the build's only style sheet: Docusaurus puts all CSS into its `styles` chunk. */
const findStyleSheet = async (outDir: string): Promise<string> => {
  const folder = path.join(outDir, 'assets/css');
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const [sheet] = sheets;
  if (sheets.length !== 1 || sheet === undefined) {
    throw new Error(
      `fast-start expects one style sheet in assets/css, found: ${sheets.join(', ')}`,
    );
  }
  return `assets/css/${sheet}`;
};

/** Lets pages paint before their scripts load. README.md has the reason, dependencies, and removal. */
export default function fastStart({baseUrl, generatedFilesDir, siteDir}: LoadContext): Plugin {
  const theme = path.join(siteDir, 'node_modules/@docusaurus/theme-classic/lib');
  return {
    name: 'fast-start',
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {headTags: [{tagName: 'script', innerHTML: startScript}]}
        : {},
    getClientModules: () => [path.join(__dirname, 'client/replay.ts')],
    configurePostCss: (options) => ({
      ...options,
      plugins: options.plugins.map((plugin: unknown) =>
        Array.isArray(plugin) ? [plugin[0], LESS_POSTCSS] : plugin,
      ),
    }),
    configureWebpack: () => ({
      resolve: {
        alias: Object.fromEntries(
          UNUSED_CLIENT_MODULES.map((name) => [path.join(theme, name), false]),
        ),
      },
      module: {
        rules: [
          {
            test: /@docusaurus\/utils-common\/lib\/index\.js$/,
            resolve: {alias: {tslib: path.join(__dirname, 'client/importDefault.ts')}},
          },
        ],
      },
    }),
    async postBuild({outDir}) {
      const sheet = await findStyleSheet(outDir);
      const rules = await criticalCss(readFileSync(path.join(outDir, sheet), 'utf8'));
      const chunksOf = pageChunks(generatedFilesDir);
      for (const {file, route, html} of builtPages(outDir)) {
        const finished = finishPage(html, {
          sheet: baseUrl + sheet,
          criticalCss: rules,
          chunks: chunksOf(route).map((chunk) => baseUrl + chunk),
        });
        if (finished !== html) replaceFile(file, finished);
      }
    },
  };
}
