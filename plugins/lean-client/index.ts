import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {sharedPostCss} from './sharedPostCss';

/**
 * Client modules of theme-classic 3.10.2 that every page would download and none of ours needs:
 * - `prism-include-languages` puts all of Prism (30 kB brotli) into the first view to add languages
 *   to it. We add none; code blocks in the handbook bring what they use themselves.
 * - `nprogress` draws a bar while a page loads. Links here are native, and pages small.
 */
export const UNUSED_CLIENT_MODULES = ['prism-include-languages', 'nprogress'] as const;

/** Keeps code out of the main bundle that the site has no use for. */
export default function leanClient({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const theme = path.join(siteDir, 'node_modules/@docusaurus/theme-classic/lib');
  const generated = (name: string): string => path.join(generatedFilesDir, name);
  return {
    name: 'lean-client',
    configurePostCss: sharedPostCss,
    configureWebpack: (_config, isServer) => ({
      resolve: {
        // `false` is webpack's empty module.
        alias: Object.fromEntries(
          UNUSED_CLIENT_MODULES.map((name) => [path.join(theme, name), false]),
        ),
      },
      module: {
        rules: isServer
          ? []
          : [
              {
                include: [generated('docusaurus.config.mjs'), generated('registry.js')],
                enforce: 'pre',
                use: path.join(__dirname, 'leanGenerated.js'),
              },
              {
                include: path.join(siteDir, 'node_modules/@docusaurus/utils-common'),
                resolve: {alias: {tslib$: path.join(__dirname, 'tslib.js')}},
              },
            ],
      },
    }),
  };
}
