import {type HostRules, isFor} from './rules.ts';

/** Cloudflare Pages leaves out a longer line without a word. */
const LONGEST_LINE = 2_000;

/**
 * `_headers`, which Netlify and Cloudflare Pages read from the published folder.
 *
 * @throws {Error} when a line is longer than Cloudflare Pages reads.
 */
export const headersFile = ({headers}: HostRules): string => {
  const lines = Object.entries(headers).flatMap(([path, fields]) => [
    path,
    ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long !== undefined) {
    throw new Error(
      `_headers would have a line of ${long.length} characters, of ${LONGEST_LINE} that Cloudflare Pages reads: ${long.slice(0, 60)}…`,
    );
  }
  return lines.join('\n');
};

/** `_redirects`, which they read there too. */
export const redirectsFile = ({redirects}: HostRules): string =>
  redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');

/** What `_headers` says for a path. `npm run serve` reads it back, to send what the host will. */
export const headersFor = (text: string, path: string): readonly (readonly [string, string])[] =>
  text.split('\n\n').flatMap((rule) => {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    if (!isFor(pattern, path)) return [];
    return lines.map((line) => {
      const [, name = '', value = ''] = /^ *(.+?): (.+)$/.exec(line) ?? [];
      return [name, value] as const;
    });
  });

/** Where `_redirects` leads from a path, if anywhere. */
export const redirectFor = (text: string, path: string): string | undefined =>
  text
    .split('\n')
    .map((line) => line.split(' '))
    .find(([from]) => from === path)?.[1];
