import {createHash} from 'node:crypto';
import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {htmlFiles, readPage} from '../host-headers/builtPages';
import {type ChunkNames, readRoutes} from '../route-tables/generated';
import {tableChunk} from '../route-tables/split';
import type {Branch} from '../route-tables/tableOf';
import {inlineStyles, scriptsOf} from './inlineStyles';
import {type BuiltRoutes, type NamedChunkGroups, pageChunks} from './pageChunks';
import {propertiesInTags, propertiesSetIn, resolveRootConstants} from './rootConstants';
import {START_SCRIPT} from './template';
import {
  allNames,
  namesFor,
  namesInHtml,
  namesInProgram,
  partCss,
  readStyleSheet,
  usedCss,
  type UsedNames,
  wordsIn,
} from './usedCss';

interface Plugged {
  readonly apply: (compiler: Compiler) => void;
}

/** As much of the bundler (webpack or Rspack) as is used here. */
interface Bundler {
  readonly BannerPlugin: new (options: {
    readonly banner: string;
    readonly raw: boolean;
    readonly test: RegExp;
    readonly stage: number;
  }) => Plugged;
  readonly Compilation: {readonly PROCESS_ASSETS_STAGE_REPORT: number};
}

interface Compiler {
  readonly hooks: {
    readonly done: {
      readonly tap: (
        name: string,
        handle: (stats: {
          readonly toJson: (options: object) => {readonly namedChunkGroups?: NamedChunkGroups};
        }) => void,
      ) => void;
    };
  };
}

/** Other plugins read these files at the same time; they must find the old page or the new one. */
const replaceFile = (file: string, text: string): void => {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
};

/** The one style sheet of the build. Docusaurus puts all CSS into it (its `styles` chunk). */
const findStyleSheet = async (outDir: string): Promise<string> => {
  const folder = path.join(outDir, 'assets/css');
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const [sheet] = sheets;
  if (sheets.length !== 1 || sheet === undefined) {
    throw new Error(
      `deferred-start expects one style sheet in assets/css, found ${sheets.length}: ${sheets.join(', ')}`,
    );
  }
  return sheet;
};

/** Tells what the bundler knows about its chunks, once it is done. */
const collectChunkGroups = (tell: (groups: NamedChunkGroups) => void): Plugged => ({
  apply: (compiler) => {
    compiler.hooks.done.tap('deferred-start', (stats) => {
      tell(stats.toJson({all: false, chunkGroups: true}).namedChunkGroups ?? {});
    });
  },
});

/**
 * Has the program compiled as a whole while it arrives, on another thread. Otherwise each of its
 * modules is compiled when it is first called, by the thread that answers the visitor. A comment to
 * browsers that do not know it.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

const compileAhead = ({BannerPlugin, Compilation}: Bundler): Plugged =>
  new BannerPlugin({
    banner: COMPILE_AHEAD,
    raw: true,
    test: /\/(?:main|react)\.[^/]+\.js$/,
    // After comments have been taken out.
    stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
  });

/** Generated files that no document promises; without them, pages have no hints. */
const readGenerated = async (folder: string): Promise<Pick<BuiltRoutes, 'routes' | 'names'>> => {
  try {
    const [routes, names] = await Promise.all(
      ['routes.js', 'routesChunkNames.json'].map((file) =>
        readFile(path.join(folder, file), 'utf8'),
      ),
    );
    return {routes: readRoutes(routes ?? ''), names: JSON.parse(names ?? '') as ChunkNames};
  } catch {
    return {routes: [], names: {}};
  }
};

/** How the names of such chunks begin that load without the style sheet, or with their own (entry.js). */
const UNSTYLED = '/unstyled-';
const STYLED = '/styled-';

/** The classes of a chunk that no page and no other chunk has. */
const ownClasses = (
  script: string,
  namesOfScript: ReadonlyMap<string, UsedNames>,
  namesOfPages: Iterable<UsedNames>,
): ReadonlySet<string> => {
  const others = [...namesOfScript].filter(([other]) => other !== script).map(([, names]) => names);
  const shared = allNames([...others, ...namesOfPages]).classes;
  const classes = namesOfScript.get(script)?.classes ?? [];
  return new Set([...classes].filter((name) => !shared.has(name)));
};

/** The route of a built page. */
const pathOf = (outDir: string, file: string): string =>
  `/${path
    .relative(outDir, file)
    .replaceAll(path.sep, '/')
    .replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

/**
 * Pages that are painted before, and without, the site's programs: each carries the rules it needs,
 * and loads the rest (scripts and whole style sheet) when it is idle or touched (start.js).
 */
export default function deferredStart(
  {baseUrl, generatedFilesDir}: LoadContext,
  {branches}: {readonly branches: readonly Branch[]},
): Plugin {
  let groups: NamedChunkGroups = {};
  return {
    name: 'deferred-start',
    configureWebpack: ({entry}, isServer, {currentBundler}) => {
      if (isServer) return {};
      if (typeof entry !== 'string') {
        throw new TypeError('deferred-start expects one file as the entry of the client bundle');
      }
      return {
        mergeStrategy: {entry: 'replace'},
        entry: path.join(__dirname, 'entry.js'),
        resolve: {alias: {'deferred-start-program$': entry}},
        // A file of its own: what is compiled on another thread is taken over by the thread that
        // answers the visitor, file by file, and for React and the rest at once that takes long.
        optimization: {
          splitChunks: {
            cacheGroups: {
              react: {
                name: 'react',
                test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                chunks: 'initial',
                enforce: true,
                priority: 60,
              },
              // The bundler's own group takes 20 kB of packages out of a page even if no other
              // page has them: one more request, and a long name in each page that asks for it.
              defaultVendors: {
                idHint: 'vendors',
                test: /[\\/]node_modules[\\/]/,
                minChunks: 2,
                reuseExistingChunk: true,
                priority: -10,
              },
            },
          },
        },
        plugins: [
          collectChunkGroups((collected) => (groups = collected)),
          compileAhead(currentBundler.instance as unknown as Bundler),
        ],
      };
    },
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'assets/css');
      const name = await findStyleSheet(outDir);
      const pages = await htmlFiles(outDir);

      // What no page and no program of the site names is Infima's, for components we do not use.
      const words = new Set<string>();
      const scripts = 'assets/js/';
      const namesOfScript = new Map<string, UsedNames>();
      for (const script of await readdir(path.join(outDir, scripts))) {
        if (!script.endsWith('.js')) continue;
        const program = readFileSync(path.join(outDir, scripts, script), 'utf8');
        const own = wordsIn(program);
        for (const word of own) words.add(word);
        namesOfScript.set(baseUrl + scripts + script, namesInProgram(program, own));
      }
      const named = new Set([...words].map((word) => `--${word}`));
      const css = await readFile(path.join(folder, name), 'utf8');
      const properties = propertiesSetIn(css);
      const reduce = namesFor(readStyleSheet(css));
      const namesOf = new Map<string, UsedNames>();
      for (const page of pages) {
        const html = readPage(page);
        for (const property of propertiesInTags(html, properties)) named.add(property);
        namesOf.set(page, reduce(namesInHtml(html)));
      }
      const sheet = readStyleSheet(resolveRootConstants(css, named));

      const site = {tags: new Set([...words, '*']), classes: new Set(words), ids: new Set(words)};
      for (const names of new Set(namesOf.values())) {
        for (const kind of ['tags', 'classes', 'ids'] as const) {
          for (const word of names[kind]) site[kind].add(word);
        }
      }
      const whole = usedCss(sheet, site);
      const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8);
      const wholeName = `styles.${hash}.css`;
      await writeFile(path.join(folder, wholeName), whole);
      if (wholeName !== name) await rm(path.join(folder, name));

      const chunksOf = pageChunks({
        ...(await readGenerated(generatedFilesDir)),
        groups,
        tableOf: (page) => tableChunk(branches, page),
      });
      const siteSheet = readStyleSheet(whole);
      for (const [script, names] of namesOfScript) namesOfScript.set(script, reduce(names));
      /** Chunks that come without the style sheet, with the names for which a page must have rules. */
      const lean = [...namesOfScript].flatMap(([script, names]): [string, UsedNames][] => {
        if (script.includes(UNSTYLED)) return [[script, names]];
        if (!script.includes(STYLED)) return [];
        const own = ownClasses(script, namesOfScript, new Set(namesOf.values()));
        if (own.size === 0) {
          throw new Error(
            `${script} has no class of its own: nothing for a style sheet of its own`,
          );
        }
        writeFileSync(
          path.join(folder, `${path.basename(script, '.js')}.css`),
          partCss(siteSheet, own),
        );
        const classes = new Set([...names.classes].filter((word) => !own.has(word)));
        return [[script, {...names, classes}]];
      });
      const cssFor = new Map<UsedNames, string>();
      for (const [page, inHtml] of namesOf) {
        const html = readPage(page);
        if (!html.includes(START_SCRIPT)) continue;
        const soon = chunksOf(pathOf(outDir, page)).map((file) => baseUrl + file);
        const inPrograms = [...scriptsOf(html), ...soon].map((script) => namesOfScript.get(script));
        const names = reduce(
          allNames([inHtml, ...inPrograms.filter((found) => found !== undefined)]),
        );
        let used = cssFor.get(names);
        if (used === undefined) {
          used = usedCss(siteSheet, names);
          cssFor.set(names, used);
          for (const [script, more] of lean) {
            if (reduce(allNames([names, more])) === names) continue;
            throw new Error(
              `${script} shows what ${pathOf(outDir, page)} has no rules for: its webpackChunkName must not begin with 'unstyled-' or 'styled-'`,
            );
          }
        }
        replaceFile(
          page,
          inlineStyles(html, {
            css: used,
            from: `${baseUrl}assets/css/${name}`,
            to: `${baseUrl}assets/css/${wholeName}`,
            soon,
          }),
        );
      }
    },
  };
}
