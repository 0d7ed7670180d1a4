import path from 'node:path';

import {createStyleLoadersFactory} from '@docusaurus/bundler';
import type {LoadContext, PostCssOptions} from '@docusaurus/types';

import lightningCss from '../index';

const siteDir = path.resolve(__dirname, '../../..');
const plugin = lightningCss({siteDir} as LoadContext);

interface Rule {
  readonly test: RegExp;
  readonly include?: string;
  readonly exclude?: unknown;
  readonly use: readonly {readonly loader: string; readonly options: object}[];
}

/** As core's `webpack/base.js` has them. */
const docusaurusRules = async (isServer: boolean): Promise<Rule[]> => {
  const currentBundler = {name: 'rspack', instance: jest.requireActual('@rspack/core')} as never;
  const loaders = await createStyleLoadersFactory({currentBundler});
  return [
    {test: /\.css$/i, exclude: /\.module\.css$/i, use: loaders(isServer, {})},
    {test: /\.module\.css$/i, use: loaders(isServer, {modules: {exportOnlyLocals: isServer}})},
  ] as never;
};

const configure = (rules: readonly Rule[], isServer: boolean, mode = 'production'): Rule => {
  const config = {mode, module: {rules}} as never;
  const result = plugin.configureWebpack?.(config, isServer, {} as never, undefined);
  const [rule] = (result as {module: {rules: Rule[]}}).module.rules;
  return rule!;
};

const names = ({use}: Rule): readonly string[] =>
  use.map(
    ({loader}) =>
      /(?:node_modules|plugins)[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(loader)?.[1] ?? '',
  );

it.each([
  ['a browser', false, ['@rspack/core', 'lightning-css']],
  ['a server', true, ['lightning-css']],
])(
  '%s gets the style modules of the site, and only those, by Lightning CSS',
  async (_, isServer, by) => {
    const rules = await docusaurusRules(isServer);
    const before = rules.map(names);
    const rule = configure(rules, isServer);
    expect(names(rule)).toEqual(by);
    expect(rule.test.test('styles.module.css')).toBe(true);
    expect(rule.test.test('custom.css')).toBe(false);
    // The theme's own stay with what puts them into their layer.
    expect(rule.include).toBe(path.join(siteDir, 'src'));
    expect(rules.map(({exclude}) => exclude)).toEqual([/\.module\.css$/i, rule.include]);
    expect(rules.map(names)).toEqual(before);
  },
);

it('says where a rule is from in development, and in no build', async () => {
  const written = await Promise.all(
    (['development', 'production'] as const).map(async (mode) => {
      const {use} = configure(await docusaurusRules(false), false, mode);
      const {write} = use.at(-1)!.options as {write: (file: string, source: string) => string};
      return write(path.join(siteDir, 'src/a.module.css'), '.a { color: red }');
    }),
  );
  expect(written.map((text) => text.includes('"mappings"'))).toEqual([true, false]);
});

it('says so when Docusaurus has another rule', () => {
  const rule = {
    test: /\.module\.css$/i,
    use: [{loader: '/node_modules/other/index.js', options: {}}],
  };
  for (const rules of [[], [rule]]) {
    expect(() => configure(rules, false)).toThrow('lightning-css does not find the rule');
  }
});

it('leaves to PostCSS what other plugins have it do', async () => {
  const [global] = await docusaurusRules(false);
  const {postcssOptions} = global!.use.at(-1)!.options as {postcssOptions: PostCssOptions};
  expect(postcssOptions.plugins).toHaveLength(1);
  const layers = (): void => undefined;
  const options = plugin.configurePostCss?.({
    ...postcssOptions,
    plugins: [...postcssOptions.plugins, layers],
  });
  expect(options).toEqual({...postcssOptions, plugins: [layers], config: false});
});
