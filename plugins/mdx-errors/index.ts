import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Help for messages that don't say how to correct the text. */
const HELP: readonly (readonly [pattern: RegExp, help: string])[] = [
  [/import\/exports with acorn/, 'a line that begins with import or export is code here'],
  [/expression with acorn|closing brace/, 'write \\{ where the sign is meant'],
  [/before (?:local )?name|before attribute/, 'write \\< where the sign is meant'],
  [/Markdown link with URL/, 'the file is missing, a draft, or dated in the future'],
];

/**
 * Shortens Docusaurus's forty-line error about a text that can't be compiled to 'blog/faxes.mdx:15: …';
 * null for other errors.
 */
export const shortenMdxError = (message: string, siteDir: string): string | null => {
  // The bundler draws a frame around it.
  const unframed = message.replace(/^[ │╰─▶×]+/gm, '');
  const [, file, cause = '', details = ''] =
    /MDX compilation failed for file "?(.+?)"?\nCause: ([^]*?)\nDetails:([^]*)/.exec(unframed) ??
    [];
  if (file === undefined) return null;
  const name = path.relative(siteDir, file).replaceAll(path.sep, '/');
  // A message of our rules already has the position.
  if (cause.startsWith(`${name}:`)) return cause;
  const [reason = ''] = cause.split('\n');
  const line = /\((\d+):\d+/.exec(reason)?.[1] ?? /"line": (\d+)/.exec(details)?.[1];
  const plain = reason
    .replace(/(?: found)? in source file ".*?"| \(\d+:\d+(?:-\d+:\d+)?\)/g, '')
    .replace(/\.$/, '');
  const help = HELP.find(([pattern]) => pattern.test(reason))?.[1];
  return `${name}${line ? `:${line}` : ''}: ${plain}${help ? `; ${help}` : ''}`;
};

/** Reports each text that can't be compiled in one line, on the terminal and in the browser. */
export default function mdxErrorsPlugin({siteDir}: LoadContext): Plugin {
  const shorten = ({message}: Error): string | null =>
    shortenMdxError(stripVTControlCharacters(message), siteDir);
  return {
    name: 'mdx-errors',
    configureWebpack: () => ({
      plugins: [
        {
          apply: (compiler) =>
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
