import {type Redirect} from '../../src/data/redirects';

/**
 * What a host has to answer beside the files: one table, from which each host's own file is written.
 * Clean URLs, and 404.html for what is missing, are in a file only where the host has to be told.
 */
export interface HostRules {
  /**
   * By the beginning of a path. Only caching differs by folder: nginx could say no more without
   * repeating the rest, and some hosts would join two values of one header.
   */
  readonly headers: {
    readonly '/*': Readonly<Record<string, string>>;
    readonly [folder: `/${string}/*`]: {readonly 'Cache-Control': string};
  };
  /** Answered with 301, the visitor's query kept. */
  readonly redirects: readonly Redirect[];
}

/** One year, in seconds: what browsers and the preload list take for "for good". */
const YEAR = 31_536_000;

/** What is sent with files whose names stay the same: keep them, but ask every time. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** For files whose names change with their content. */
const IMMUTABLE = {'Cache-Control': `public, max-age=${YEAR}, immutable`};

/** @param csp value of Content-Security-Policy, from `contentSecurityPolicy`. */
export const hostRules = (csp: string, redirects: readonly Redirect[]): HostRules => ({
  headers: {
    '/*': {
      'Content-Security-Policy': csp,
      'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains`,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      // For browsers that do not know frame-ancestors.
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy':
        'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    },
    // Docusaurus puts a content hash in these names.
    '/assets/*': IMMUTABLE,
    // scripts/subset-fonts.ts does the same for fonts.
    '/fonts/*': IMMUTABLE,
  },
  redirects,
});
