import {stripVTControlCharacters} from 'node:util';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {shortenMdxError} from './shorten.ts';

/** Bundler with the fields used here. */
interface Compiler {
  readonly hooks: {
    readonly afterCompile: {
      tap(name: string, tapped: (compilation: {errors: Error[]}) => void): void;
    };
  };
}

/** Reports each text that can't be compiled in one line, on the terminal and in the browser. */
export default function mdxErrorsPlugin({siteDir}: LoadContext): Plugin {
  const shorten = ({message}: Error): string | null =>
    shortenMdxError(stripVTControlCharacters(message), siteDir);
  return {
    name: 'mdx-errors',
    configureWebpack: () => ({
      plugins: [
        {
          apply: (compiler: Compiler) =>
            compiler.hooks.afterCompile.tap('mdx-errors', (compilation) => {
              const lines = compilation.errors.flatMap((error) => shorten(error) ?? []).sort();
              if (lines.length === 0) return;
              const others = compilation.errors.filter((error) => shorten(error) === null);
              compilation.errors = [...others, new Error(lines.join('\n'))];
            }),
        },
      ],
    }),
  };
}
