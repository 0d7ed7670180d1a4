import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {forgetWithChangesOf} from '../bundlerCache';
import {type Bundler, nameChunkAssets} from './chunkAssets';
import {readRegistry} from './generated';
import {
  type GeneratedFiles,
  mainChunkNames,
  mainGlobalData,
  mainRegistry,
  mainRoutes,
  tableModule,
} from './split';
import type {Branch} from './tableOf';

/** What the bundler hands to the loader. */
export interface Resource {
  readonly source: string;
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly addDependency: (file: string) => void;
}

const FILES = {
  routes: 'routes.js',
  chunkNames: 'routesChunkNames.json',
  registry: 'registry.js',
  globalData: 'globalData.json',
} as const;

/**
 * Pages under a path of `branches` are known to the browser only once one of them is opened, so that
 * the first view of a page weighs the same whatever the number of articles.
 */
export default function routeTables(
  {generatedFilesDir}: LoadContext,
  {branches}: {readonly branches: readonly Branch[]},
): Plugin {
  const files = Object.values(FILES).map((name) => path.join(generatedFilesDir, name));
  const branchModule = path.join(__dirname, 'client/branchRoute.tsx');

  const rewrite = ({resourcePath, resourceQuery, addDependency}: Resource): string => {
    files.forEach(addDependency);
    const [routes = '', chunkNames = '', registry = '', globalData = ''] = files.map((file) =>
      readFileSync(file, 'utf8'),
    );
    const generated: GeneratedFiles = {routes, chunkNames, registry, globalData};
    const table = new URLSearchParams(resourceQuery).get('table');
    if (table !== null) return tableModule(generated, branches, table);
    switch (path.basename(resourcePath)) {
      case FILES.routes:
        return mainRoutes(generated, branches, branchModule);
      case FILES.chunkNames:
        return mainChunkNames(generated, branches);
      case FILES.globalData:
        return mainGlobalData(generated, branches);
      default:
        return mainRegistry(generated, branches);
    }
  };

  const chunkNames = (): readonly string[] => [
    ...readRegistry(readFileSync(path.join(generatedFilesDir, FILES.registry), 'utf8')).keys(),
  ];

  return {
    name: 'route-tables',
    configureWebpack: (config, isServer, {currentBundler}) => {
      if (isServer) {
        const routerConfig = path.join(__dirname, 'server/routerConfig.ts');
        return {resolve: {alias: {'react-router-config$': routerConfig}}};
      }
      // While writing, every route is at hand.
      if (process.env.NODE_ENV !== 'production') return {};
      forgetWithChangesOf(config, __dirname);
      nameChunkAssets(config, currentBundler.instance as unknown as Bundler, chunkNames);
      return {
        // A chunk's file can be told from its name and the build. With a hash of its content, every
        // page would have to know the hashes of all articles. So a deployment renames the pages'
        // chunks; the program they share keeps its name, and stays in caches.
        output: {chunkFilename: 'assets/js/[id].[fullhash].js', hashDigestLength: 8},
        optimization: {chunkIds: 'named'},
        module: {
          rules: [
            {
              include: files,
              enforce: 'pre',
              use: [{loader: path.join(__dirname, 'loader.js'), options: {rewrite}}],
            },
          ],
        },
      };
    },
  };
}
