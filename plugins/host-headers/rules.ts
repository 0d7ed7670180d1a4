/**
 * Headers that every host must send, by path, or by prefix with a final `*`; the first is for all. If two
 * rules set a header, most hosts send the later value. Cloudflare Pages joins both, and browsers ignore a
 * Cross-Origin-Resource-Policy of two values, which has the effect of the later one.
 */
export interface HeaderRules {
  readonly '/*': Readonly<Record<string, string>>;
  readonly [path: `/${string}`]: Readonly<Record<string, string>>;
}

/** One year in seconds: the maximum for caching, and the minimum for the HSTS preload list. */
const YEAR = 31_536_000;

/** Cache-Control of files whose names stay the same: cached, and revalidated at each use. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Headers of files whose names change with their content. */
const IMMUTABLE = {'Cache-Control': `public, max-age=${YEAR}, immutable`};

/** Headers of files that other sites may show: pictures in link previews and feed readers. */
const SHOWN_ANYWHERE = {'Cross-Origin-Resource-Policy': 'cross-origin'};

/** Headers of files that other sites' scripts may read, such as feed readers in a browser. */
const READ_ANYWHERE = {...SHOWN_ANYWHERE, 'Access-Control-Allow-Origin': '*'};

/** @param csp value of Content-Security-Policy, from `contentSecurityPolicy` */
export const headerRules = (csp: string): HeaderRules => ({
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
  '/robots.txt': READ_ANYWHERE,
  '/sitemap.xml': READ_ANYWHERE,
  '/.well-known/*': READ_ANYWHERE,
  // scripts/fonts.ts and scripts/icons.ts do the same.
  '/fonts/*': IMMUTABLE,
  '/icons/*': {...IMMUTABLE, ...SHOWN_ANYWHERE},
});

/** Checks for headers with which browsers cache a file without revalidation. */
export const isImmutable = (fields: Readonly<Record<string, string>>): boolean =>
  fields['Cache-Control'] === IMMUTABLE['Cache-Control'];

/** Checks whether a rule applies to a path. */
export const matchesPath = (rule: string, path: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
