import path from 'node:path';

/** Corrections to add to messages of the parser. */
const HELP: readonly (readonly [says: RegExp, help: string])[] = [
  [
    /import\/exports with acorn/,
    'a line that begins with import or export is code here; begin it with another word',
  ],
  [
    /expression with acorn|closing brace/,
    'write \\{ where the sign is meant, and {/* #id */} for the address of a heading',
  ],
  [/to create a comment/, 'write {/* … */}'],
  [/to create a link/, 'take < and > away from around an address'],
  [/closing tag/, 'close it with </…>, or end it with />'],
  [/before (?:local )?name|before attribute/, 'write \\< where the sign is meant'],
  [/Markdown link with URL/, 'the file is missing, a draft, or dated in the future'],
  [
    /Markdown image with URL/,
    'save it below static/, and write its name from /img/ on, with the same capitals',
  ],
];

/**
 * Shortens Docusaurus's forty lines about a text that can't be compiled to 'blog/faxes.mdx:15: …'; null
 * for other errors.
 */
export const shortenMdxError = (message: string, siteDir: string): string | null => {
  // The bundler draws a frame around it.
  const unframed = message.replace(/^[ │╰─▶×]+/gm, '');
  const [, file, cause = '', details = ''] =
    /MDX compilation failed for file "?(.+?)"?\nCause: ([^]*?)\nDetails:([^]*)/.exec(unframed) ??
    [];
  if (file === undefined) return null;
  const name = path.relative(siteDir, file).replaceAll(path.sep, '/');
  // A message of our rules, whose lines have their places.
  if (cause.startsWith(`${name}:`)) return cause;
  const [said = ''] = cause.split('\n');
  const line = /\((\d+):\d+/.exec(said)?.[1] ?? /"line": (\d+)/.exec(details)?.[1];
  const plain = said
    .replace(/(?: found)? in source file ".*?"| \(\d+:\d+(?:-\d+:\d+)?\)/g, '')
    .replace(/\.$/, '');
  const help = HELP.find(([says]) => says.test(said))?.[1];
  return `${name}${line ? `:${line}` : ''}: ${plain}${help ? `; ${help}` : ''}`;
};
