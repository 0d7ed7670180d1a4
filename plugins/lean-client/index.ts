import path from 'node:path';

import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';

import {forgetWithChangesOf} from '../bundlerCache';

/**
 * Client modules of theme-classic 3.10.2 that every page would download and none of ours needs:
 * - `prism-include-languages` puts all of Prism (30 kB brotli) into the first view to add languages
 *   to it. We add none; code blocks in the handbook bring what they use themselves.
 * - `nprogress` draws a bar while a page loads. Links here are native, and pages small.
 */
export const UNUSED_CLIENT_MODULES = ['prism-include-languages', 'nprogress'] as const;

/**
 * Modules that every page would download for what no page does, with what stands in for them:
 * - `BaseUrlIssueBanner` of core 3.10.2 is switched off in the configuration, and bundled all the same.
 * - `hoist-non-react-statics` serves react-router's `withRouter`, which nothing here calls.
 * - `prop-types` checks nothing in production.
 * - `react-is` serves checks of react-router's that are made in development only.
 * - `path-to-regexp` reads patterns, `/posts/:id`. Docusaurus's routes are paths, and `*`.
 */
export const STAND_INS = {
  '@docusaurus/core/lib/client/BaseUrlIssueBanner': 'nothing.js',
  'hoist-non-react-statics': 'identity.js',
  'path-to-regexp': 'pathToRegexp.js',
  'prop-types': 'propTypes.js',
  'react-is': 'reactIs.js',
} as const;

/** Only for the router 'browser': the kinds of history that the other routers need. */
export const BROWSER_STAND_INS = {history: 'browserHistory.js'} as const;

const standIns = (siteDir: string, isBrowserRouter: boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries({...STAND_INS, ...(isBrowserRouter ? BROWSER_STAND_INS : {})}).map(
      ([name, file]) => [
        name.includes('/lib/') ? path.join(siteDir, 'node_modules', name) : `${name}$`,
        path.join(__dirname, file),
      ],
    ),
  );

/**
 * For `path-to-regexp`'s stand-in.
 *
 * @throws when a route is a pattern, which that would take for a path
 */
export const checkRoutes = (routes: readonly RouteConfig[]): void => {
  for (const {path: route, routes: below = []} of routes) {
    if (route !== '*' && /[:*()\\]/.test(route)) {
      throw new Error(
        `route ${route}: it is a pattern; lean-client can have only paths and '*'. ` +
          'Take `path-to-regexp` out of STAND_INS in plugins/lean-client/index.ts.',
      );
    }
    checkRoutes(below);
  }
};

/** Keeps code out of the main bundle that the site has no use for. */
export default function leanClient({siteDir, siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const theme = path.join(siteDir, 'node_modules/@docusaurus/theme-classic/lib');
  const client = path.join(siteDir, 'node_modules/@docusaurus/core/lib/client');
  const browserRouterOnly = {
    include: path.join(client, 'clientEntry.js'),
    enforce: 'pre' as const,
    use: path.join(__dirname, 'browserRouter.js'),
  };
  const isBrowserRouter = siteConfig.future.experimental_router === 'browser';
  const generated = (name: string): string => path.join(generatedFilesDir, name);
  return {
    name: 'lean-client',
    async postBuild({routes}) {
      checkRoutes(routes);
    },
    configureWebpack: (config, isServer) => {
      forgetWithChangesOf(config, __dirname);
      return {
        resolve: {
          alias: {
            // `false` is webpack's empty module.
            ...Object.fromEntries(
              UNUSED_CLIENT_MODULES.map((name) => [path.join(theme, name), false]),
            ),
            ...(isServer ? {} : standIns(siteDir, isBrowserRouter)),
          },
        },
        module: {
          rules: isServer
            ? []
            : [
                {
                  include: [generated('docusaurus.config.mjs'), generated('site-metadata.json')],
                  enforce: 'pre',
                  use: path.join(__dirname, 'leanGenerated.js'),
                },
                ...(isBrowserRouter ? [browserRouterOnly] : []),
                {
                  include: path.join(siteDir, 'node_modules/@docusaurus/utils-common'),
                  resolve: {alias: {tslib$: path.join(__dirname, 'tslib.js')}},
                },
              ],
        },
      };
    },
  };
}
