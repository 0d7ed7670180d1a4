import {createRequire} from 'node:module';

import type {PostCssOptions} from '@docusaurus/types';

type PluginFactory = (options: unknown) => unknown;

/**
 * Docusaurus names its CSS tools, and postcss-loader then loads and sets them up anew for each style
 * sheet, after looking for a configuration file in every folder above it. Here they are set up once,
 * and no file is looked for: a quarter of a small site's bundling time.
 */
export const sharedPostCss = (options: PostCssOptions): PostCssOptions => {
  const load = createRequire(__filename);
  const plugins = options.plugins.map((plugin: unknown) => {
    if (!Array.isArray(plugin) || typeof plugin[0] !== 'string') return plugin;
    return (load(plugin[0]) as PluginFactory)(plugin[1]);
  });
  return {...options, plugins, config: false};
};
