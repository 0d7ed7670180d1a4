import {type HostRules, isFor, isKept} from './rules.ts';

/** Cloudflare Pages leaves out a longer line without a word, and the rules after so many. */
const LONGEST_LINE = 2_000;
const MOST_RULES = 100;

/** Of a host's own name for a project, which search engines would list beside the site's. */
const UNLISTED = {'X-Robots-Tag': 'noindex'};

export interface HeadersOptions extends Pick<HostRules, 'headers'> {
  /** Paths of the published files, the largest first. */
  readonly files: readonly string[];
  /** Cloudflare Pages knows rules by host. Netlify would take one for a header of the rule before it. */
  readonly isCloudflare?: boolean;
}

/**
 * `_headers`, which Netlify and Cloudflare Pages read from the published folder. Cloudflare Pages sends
 * a rule's headers with a missing file, too, and a browser would keep that answer for a year: so what is
 * kept is named file by file, the largest of them, and the others are asked for again.
 *
 * @throws {Error} when a line is longer than Cloudflare Pages reads.
 */
export const headersFile = ({headers, files, isCloudflare}: HeadersOptions): string => {
  const byPath = Object.entries(headers);
  const kept = byPath.filter(([, fields]) => isKept(fields));
  const rules = byPath.filter(([, fields]) => !isKept(fields));
  if (isCloudflare) {
    for (const host of [':project.pages.dev', ':version.:project.pages.dev'])
      rules.push([`https://${host}/*`, UNLISTED]);
  }
  const named = files.flatMap((file) => {
    const [, fields] = kept.find(([path]) => isFor(path, file)) ?? [];
    return fields ? [[file, fields] as const] : [];
  });
  const lines = [...rules, ...named.slice(0, MOST_RULES - rules.length)].flatMap(
    ([path, fields]) => [
      path,
      ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ],
  );
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long !== undefined) {
    throw new Error(
      `_headers would have a line of ${long.length} characters, of ${LONGEST_LINE} that Cloudflare Pages reads: ${long.slice(0, 60)}…`,
    );
  }
  return lines.join('\n');
};

/**
 * `_redirects`, which they read there too.
 *
 * @param netlifyName of the project on Netlify, whose own name for it leads to the site's
 */
export const redirectsFile = (
  {redirects}: Pick<HostRules, 'redirects'>,
  siteUrl: string,
  netlifyName?: string,
): string =>
  [
    ...redirects,
    ...(netlifyName
      ? [{from: `https://${netlifyName}.netlify.app/*`, to: `${siteUrl}/:splat`}]
      : []),
  ]
    .map(({from, to}) => `${from} ${to} ${from.startsWith('/') ? '301' : '301!'}\n`)
    .join('');

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
