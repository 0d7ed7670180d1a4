import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {forgetWithChangesOf} from '../bundlerCache';
import {styleModules} from './styleModule';

/** As much of a bundler's configuration as is used here. */
interface Config {
  readonly mode?: string;
  readonly module?: {readonly rules?: unknown};
}

interface Rule {
  readonly test?: unknown;
  readonly use?: unknown;
  exclude?: unknown;
}

type Loaders = readonly {readonly loader: string; readonly options?: object}[];

/** Docusaurus's rule for style modules, with what collects the rules of all into one sheet. */
const findRule = ({module}: Config): {readonly rule: Rule; readonly collectors: Loaders} => {
  const rules = (module?.rules ?? []) as readonly Rule[];
  const rule = rules.find(
    ({test}) => test instanceof RegExp && test.test('a.module.css') && !test.test('a.css'),
  );
  const loaders = (rule?.use ?? []) as Loaders;
  const reader = loaders.findIndex(({loader}) => /[\\/]css-loader[\\/]/.test(loader));
  if (rule === undefined || reader < 0) {
    throw new Error(
      'lightning-css does not find the rule for .module.css that Docusaurus 3.10 has. Adapt plugins/lightning-css, or take it out of docusaurus.config.ts: the site builds without it, slower.',
    );
  }
  return {rule, collectors: loaders.slice(0, reader)};
};

/** As Docusaurus names it: the plugin's file, with its options. */
const isPreset = (plugin: unknown): boolean =>
  Array.isArray(plugin) && /[\\/]postcss-preset-env[\\/]/.test(String(plugin[0]));

/**
 * Lightning CSS in place of PostCSS where both can do it, in a thirtieth of the time.
 *
 * Docusaurus has a build's one style sheet minified by Lightning CSS, which then also writes what the
 * browsers of `browserslist` do not know yet, such as nested rules, in a way that they do. So nothing
 * has to be rewritten before. And the site's own style modules, whose names become local, are read by
 * it here. Those of the theme have to go through PostCSS, which puts them into a cascade layer.
 */
export default function lightningCss({siteDir}: LoadContext): Plugin {
  return {
    name: 'lightning-css',
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      plugins: plugins.filter((plugin: unknown) => !isPreset(plugin)),
      // It would look for a configuration file in every folder above each style sheet.
      config: false,
    }),
    configureWebpack(config, isServer) {
      forgetWithChangesOf(config, __dirname);
      const {rule, collectors} = findRule(config as Config);
      const hasMap = config.mode !== 'production';
      const options = {write: styleModules(siteDir, {isServer, hasMap})};
      const own = path.join(siteDir, 'src');
      rule.exclude = own;
      return {
        module: {
          rules: [
            {
              test: /\.module\.css$/,
              include: own,
              use: [...collectors, {loader: path.join(__dirname, 'loader.js'), options}],
            },
          ],
        },
      };
    },
  };
}
