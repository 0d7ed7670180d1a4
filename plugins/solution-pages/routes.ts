import path from 'node:path';

import {type RouteConfig} from '@docusaurus/types';

import {type PluginOptions} from './options';

/** A generated file as the bundler finds it. Chunks are named after this, alike on every machine. */
export const generatedName = (generatedFilesDir: string, file: string): string =>
  `@generated/${path.relative(generatedFilesDir, file).replaceAll(path.sep, '/')}`;

/** The route of one page. `page` is its module, which lands in that route's own chunk. */
export const solutionRoute = (
  slug: string,
  page: string,
  {routeBasePath, component}: Pick<PluginOptions, 'routeBasePath' | 'component'>,
): RouteConfig => ({
  path: `${routeBasePath}/${slug}`,
  component,
  exact: true,
  modules: {page},
});
