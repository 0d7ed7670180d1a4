// The site's own configuration with another blog folder: `docusaurus build --config` takes it.
import path from 'node:path';

import type {Config} from '@docusaurus/types';

import config from '../../docusaurus.config';

const BLOG = './plugins/blog/index.ts';
const ROOT = path.join(__dirname, '../..');

const blogPath = process.env.BENCH_BLOG;
if (blogPath === undefined) throw new Error('BENCH_BLOG must name the folder of the posts');
if (!config.plugins?.includes(BLOG)) throw new Error(`docusaurus.config.ts does not list ${BLOG}`);

// Plugins are looked for beside the file that names them.
const fromRoot = (plugin: unknown): unknown => {
  if (Array.isArray(plugin)) return [fromRoot(plugin[0]), ...(plugin.slice(1) as unknown[])];
  return typeof plugin === 'string' && plugin.startsWith('.') ? path.join(ROOT, plugin) : plugin;
};

const withPosts: Config = {
  ...config,
  plugins: config.plugins.map((plugin) =>
    plugin === BLOG ? [path.join(ROOT, BLOG), {path: blogPath}] : fromRoot(plugin),
  ) as NonNullable<Config['plugins']>,
};

export default withPosts;
