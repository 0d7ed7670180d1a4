import {type Redirect} from '../../src/data/redirects';

/** The `_redirects` file that Netlify and Cloudflare Pages read from the published folder. */
export const formatRedirectsFile = (redirects: readonly Redirect[]): string =>
  redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');

/**
 * Reads a `_redirects` file back, for `npm run serve`.
 *
 * @throws {Error} with the line that is no permanent redirect.
 */
export const parseRedirectsFile = (text: string): ReadonlyMap<string, string> => {
  const redirects = new Map<string, string>();
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const match = /^(\/\S*)\s+(\S+)\s+301$/.exec(line.trim());
    if (!match) throw new Error(`_redirects has a line that is no permanent redirect: '${line}'`);
    redirects.set(match[1] ?? '', match[2] ?? '');
  }
  return redirects;
};
