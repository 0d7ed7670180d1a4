import {type Redirect} from '../../src/data/redirects';
import {type HeaderRule} from './headers';

/** The parts of vercel.json that we use. Source: https://vercel.com/docs/project-configuration */
export interface VercelConfig {
  readonly $schema: string;
  readonly framework: null;
  readonly cleanUrls: true;
  readonly trailingSlash: false;
  readonly redirects: readonly {
    readonly source: string;
    readonly destination: string;
    readonly statusCode: 301;
  }[];
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly {readonly key: string; readonly value: string}[];
  }[];
}

/**
 * What Vercel has to know. It answers unknown paths with 404.html and status 404 by itself, and
 * sends pages with `max-age=0, must-revalidate`.
 */
export const vercelConfig = (
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): VercelConfig => ({
  $schema: 'https://openapi.vercel.sh/vercel.json',
  // A folder of files: nothing is to be built there.
  framework: null,
  cleanUrls: true,
  trailingSlash: false,
  redirects: redirects.map(({from, to}) => ({source: from, destination: to, statusCode: 301})),
  headers: rules.map(({path, headers}) => ({
    source: path.replace(/\*$/, '(.*)'),
    headers: headers.map(({name, value}) => ({key: name, value})),
  })),
});

/** The file as Vercel reads it. */
export const formatVercelFile = (config: VercelConfig): string =>
  `${JSON.stringify(config, null, 2)}\n`;
