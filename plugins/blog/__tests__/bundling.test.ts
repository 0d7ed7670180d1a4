import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';

import blogPlugin from '../index';

jest.mock('@docusaurus/plugin-content-blog', () => ({
  __esModule: true,
  default: () => Promise.resolve({name: 'blog', configureWebpack: () => ({name: 'its own'})}),
}));

const configure = async (config: object, isServer: boolean): Promise<object> => {
  const plugin = await blogPlugin(
    {siteDir: '/site'} as LoadContext,
    {path: 'blog'} as PluginOptions,
  );
  return (
    plugin.configureWebpack?.(config, isServer, {} as ConfigureWebpackUtils, {} as BlogContent) ??
    {}
  );
};

test('what articles share is not put into a chunk that each would have to load', async () => {
  expect(await configure({}, false)).toEqual({
    name: 'its own',
    optimization: {splitChunks: {cacheGroups: {common: false}}},
  });
  expect(await configure({}, true)).toEqual({name: 'its own'});
});

test('the bundler forgets articles that it compiled with another list of components', async () => {
  const cache = {buildDependencies: [] as string[]};
  await configure({experiments: {cache}}, false);
  const files = cache.buildDependencies.join('\n');
  expect(files).toMatch(/blog\/articleComponents\.ts/);
  expect(files).toMatch(/mdx-components\/importComponents\.ts/);
});
