import type {Redirect} from '../../src/data/redirects.ts';
import {type HeaderRules, matchesPath, isImmutable} from './rules.ts';

/** Limits of Cloudflare Pages, which drops longer lines and further rules without a warning. */
const MAX_LINE_LENGTH = 2_000;
const MAX_RULES = 100;

/**
 * Builds `_headers`, which Netlify and Cloudflare Pages read from the published folder. Cloudflare Pages
 * also sends a rule's headers with a 404, which browsers would cache for a year. So the largest cached
 * files are listed one by one, and the others are revalidated.
 *
 * @param files paths of the published files, the largest first
 * @throws {Error} if a line is longer than Cloudflare Pages' limit
 */
export const headersFile = (headers: HeaderRules, files: readonly string[]): string => {
  const byPath = Object.entries(headers);
  const immutable = byPath.filter(([, fields]) => isImmutable(fields));
  const rules = byPath.filter(([, fields]) => !isImmutable(fields));
  const named = files.flatMap((file) => {
    const [, fields] = immutable.find(([path]) => matchesPath(path, file)) ?? [];
    return fields ? [[file, fields] as const] : [];
  });
  const lines = [...rules, ...named.slice(0, MAX_RULES - rules.length)].flatMap(
    ([path, fields]) => [
      path,
      ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ],
  );
  const long = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (long !== undefined) {
    throw new Error(
      `_headers would have a line of ${long.length} characters, of ${MAX_LINE_LENGTH} that Cloudflare Pages reads: ${long.slice(0, 60)}…`,
    );
  }
  return lines.join('\n');
};

/** Builds `_redirects`, which both read from the same folder. They keep the visitor's query. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');

/** Returns the headers that `_headers` has for a path. `npm run serve` sends the same. */
export const headersFor = (text: string, path: string): readonly (readonly [string, string])[] =>
  text.split('\n\n').flatMap((rule) => {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    if (!matchesPath(pattern, path)) return [];
    return lines.map((line) => {
      const [, name = '', value = ''] = /^ *(.+?): (.+)$/.exec(line) ?? [];
      return [name, value] as const;
    });
  });

/** Returns the target that `_redirects` has for a path; undefined for none. */
export const redirectFor = (text: string, path: string): string | undefined =>
  text
    .split('\n')
    .map((line) => line.split(' '))
    .find(([from]) => from === path)?.[1];
