import {stripVTControlCharacters} from 'node:util';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {shortenMdxError} from './shorten.ts';

/** As much of a bundler as is needed here. */
interface Compiler {
  readonly hooks: {
    readonly afterCompile: {
      tap(name: string, tapped: (compilation: {errors: Error[]}) => void): void;
    };
  };
}

/** Tells a text that can't be compiled in one line, on the terminal and in the browser. */
export default function mdxErrorsPlugin({siteDir}: LoadContext): Plugin {
  const shorten = (error: Error): Error => {
    const message = stripVTControlCharacters(error.message);
    const short = shortenMdxError(message, siteDir);
    return short === message ? error : new Error(short);
  };
  return {
    name: 'mdx-errors',
    configureWebpack: () => ({
      plugins: [
        {
          apply: (compiler: Compiler) =>
            compiler.hooks.afterCompile.tap('mdx-errors', (compilation) => {
              compilation.errors = compilation.errors.map(shorten);
            }),
        },
      ],
    }),
  };
}
