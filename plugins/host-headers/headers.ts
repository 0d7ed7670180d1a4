/** One header as it goes over the wire. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

/** Headers for every path that the pattern covers: a path, or a prefix ending in `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly Header[];
}

/** One year, in seconds: what browsers and the preload list take for "for good". */
const YEAR = 31_536_000;

/** What is sent with files whose names stay the same: keep them, but ask every time. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Files whose names change with their content. */
const IMMUTABLE: Header = {name: 'Cache-Control', value: `public, max-age=${YEAR}, immutable`};

/**
 * What every host has to send.
 *
 * No header appears in two rules that cover the same path: some hosts would join the values.
 *
 * @param csp value of Content-Security-Policy, from `contentSecurityPolicy`.
 */
export const headerRules = (csp: string): readonly HeaderRule[] => [
  {
    path: '/*',
    headers: [
      {name: 'Content-Security-Policy', value: csp},
      {name: 'Strict-Transport-Security', value: `max-age=${YEAR}; includeSubDomains`},
      {name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin'},
      {name: 'X-Content-Type-Options', value: 'nosniff'},
      // For browsers that do not know frame-ancestors.
      {name: 'X-Frame-Options', value: 'DENY'},
      {name: 'Cross-Origin-Opener-Policy', value: 'same-origin'},
      {name: 'Cross-Origin-Resource-Policy', value: 'same-origin'},
      {
        name: 'Permissions-Policy',
        value:
          'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
      },
    ],
  },
  // Docusaurus puts a content hash in these names.
  {path: '/assets/*', headers: [IMMUTABLE]},
  // scripts/subset-fonts.ts does the same for fonts.
  {path: '/fonts/*', headers: [IMMUTABLE]},
];

/** True when the rule's pattern covers the path. */
export const covers = (rule: HeaderRule, path: string): boolean =>
  rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path;

/** Cloudflare Pages leaves out a longer line without a word. */
const LONGEST_LINE = 2_000;

/**
 * The `_headers` file that Netlify and Cloudflare Pages read from the published folder.
 *
 * @throws {Error} when a line is longer than Cloudflare Pages reads.
 */
export const formatHeadersFile = (rules: readonly HeaderRule[]): string => {
  const lines = rules.flatMap(({path, headers}) => [
    path,
    ...headers.map(({name, value}) => `  ${name}: ${value}`),
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

/**
 * Reads a `_headers` file back. `npm run serve` uses it, so that what you see on your machine is
 * what the host will send.
 *
 * @throws {Error} with the line that is neither a path nor a header under one.
 */
export const parseHeadersFile = (text: string): readonly HeaderRule[] => {
  const rules: {path: string; headers: Header[]}[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({path: line.trim(), headers: []});
      continue;
    }
    const match = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    const rule = rules.at(-1);
    if (!match || !rule) throw new Error(`_headers has a line that is no rule: '${line}'`);
    rule.headers.push({name: match[1] ?? '', value: (match[2] ?? '').trim()});
  }
  return rules;
};
