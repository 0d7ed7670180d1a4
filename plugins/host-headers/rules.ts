import type {Redirect} from '../../src/data/redirects.ts';

/**
 * What a host has to answer beside the files: one table, from which each host's own file is written.
 * Clean URLs, and 404.html for what is missing, are in a file only where the host has to be told.
 */
export interface HostRules {
  /**
   * By path, or by the beginning of one where it ends in `*`; the first is for everything. A header
   * that two of them set: most hosts send the later value. Cloudflare Pages joins both, and a browser
   * takes a Cross-Origin-Resource-Policy of two values for none, which is what the later one means.
   */
  readonly headers: {
    readonly '/*': Readonly<Record<string, string>>;
    readonly [path: `/${string}`]: Readonly<Record<string, string>>;
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

/** For what others show and we publish for that: previews of links, pictures in a feed's reader. */
const SHOWN_ANYWHERE = {'Cross-Origin-Resource-Policy': 'cross-origin'};

/** And for what a script of another site may read: readers in a browser fetch feeds themselves. */
const READ_ANYWHERE = {...SHOWN_ANYWHERE, 'Access-Control-Allow-Origin': '*'};

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
      // A window that an embedded calendar opens, to sign in for example, may answer it.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy':
        'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    },
    // Docusaurus puts a content hash in these names.
    '/assets/*': IMMUTABLE,
    '/assets/images/*': SHOWN_ANYWHERE,
    '/img/*': SHOWN_ANYWHERE,
    '/favicon.ico': SHOWN_ANYWHERE,
    '/favicon.svg': SHOWN_ANYWHERE,
    '/apple-touch-icon.png': SHOWN_ANYWHERE,
    '/blog/rss.xml': READ_ANYWHERE,
    '/blog/atom.xml': READ_ANYWHERE,
    '/blog/feed.json': READ_ANYWHERE,
    '/llms.txt': READ_ANYWHERE,
    '/robots.txt': READ_ANYWHERE,
    '/sitemap.xml': READ_ANYWHERE,
    '/.well-known/*': READ_ANYWHERE,
    // scripts/fonts.ts does the same for fonts.
    '/fonts/*': IMMUTABLE,
  },
  redirects,
});

/** Checks that a browser may keep a file with these headers without asking again. */
export const isKept = (fields: Readonly<Record<string, string>>): boolean =>
  fields['Cache-Control'] === IMMUTABLE['Cache-Control'];

/** Whether a rule is for a path. */
export const isFor = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
