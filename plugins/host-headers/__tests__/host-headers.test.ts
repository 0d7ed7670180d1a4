import {readdir} from 'node:fs/promises';
import path from 'node:path';

import {
  collectInlineScripts,
  contentSecurityPolicy,
  type CspServices,
  inlineScripts,
  scriptHash,
} from '../csp.ts';
import {headersFile, headersFor, redirectsFile} from '../netlify.ts';
import {nginxFile} from '../nginx.ts';
import {headerRules} from '../rules.ts';

const services: CspServices = {
  supabaseUrl: 'https://abc.supabase.example/',
  bookingUrl: 'https://booking.example/ringwell/demo',
  bookingScriptUrl: null,
  gtagId: null,
  pixelId: null,
};

it('collects only inline scripts that a browser runs', () => {
  const html = [
    '<script>plain()</script>',
    '<script data-x=\'1\' type="module">module()</script >',
    '<SCRIPT type="text/javascript">old()</SCRIPT>',
    '<script type="application/ld+json">{"@type":"WebSite"}</script>',
    '<script src="/assets/js/main.js" defer></script>',
    '<script src=/assets/js/unquoted.js>ignored()</script>',
    '<script></script>',
    '<!-- <script>commentedOut()</script> -->',
  ].join('\n');
  expect(inlineScripts(html)).toEqual(['plain()', 'module()', 'old()']);
});

it('collects each inline script once, and refuses a build without pages', () => {
  const collect = (...pages: readonly string[]): ReadonlySet<string> =>
    collectInlineScripts(pages.map((html, index) => ({route: `/${index}`, html})));
  const one = '<script>one()</script>';
  expect(() => collect()).toThrow('No built page');
  expect([...collect(one, one + one, '<p>This page has moved</p>')]).toEqual(['one()']);
  expect(() => collect(one, `${one}<script>two()</script>`)).toThrow(
    /^\/1: an inline script that other pages don’t have \(two\(\)\);[^\n]+$/,
  );
});

it('the policy allows this site, its backend, and nothing else when nothing else is configured', () => {
  expect(contentSecurityPolicy(services, ['one()', 'one()']).split('; ')).toEqual([
    // In Firefox it applies to prefetching; every directive that falls back to it is set.
    "default-src 'self'",
    `script-src 'self' ${scriptHash('one()')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self' https://abc.supabase.example",
    "frame-src 'none'",
    "manifest-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ]);
});

it('the policy allows each service once it is configured', () => {
  const policy = contentSecurityPolicy(
    {
      ...services,
      bookingScriptUrl: 'https://assets.booking.example/widget.js',
      gtagId: 'G-AB12',
      pixelId: '123456',
    },
    [],
  );
  const booking = 'https://assets.booking.example';
  const google = ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      `script-src 'self' ${booking} ${google[0]}`,
      `img-src 'self' data: ${google.join(' ')} https://www.facebook.com`,
      `connect-src 'self' https://abc.supabase.example ${google.join(' ')} https://*.analytics.google.com`,
      `frame-src ${booking} https://booking.example`,
    ]),
  );
});

it('the policy upgrades no requests in a build for this machine', () => {
  expect(
    contentSecurityPolicy({...services, supabaseUrl: 'http://127.0.0.1:54321'}, []),
  ).not.toContain('upgrade-insecure-requests');
});

const rules = headerRules("default-src 'none'; script-src 'self'");
const redirects = [{from: '/old', to: '/features#part'}];

// Rules of the Observatory: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
it('headers are what MDN’s HTTP Observatory asks for', () => {
  const sent = rules['/*'];
  expect(sent).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=31536000/),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': expect.stringMatching(/^strict-origin/),
    // An embedded calendar signs in through a popup, which must be able to answer.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(Object.keys(sent).join()).not.toMatch(/access-control-allow-origin|set-cookie/i);
});

it('_headers and _redirects have the form that Netlify and Cloudflare Pages read', () => {
  const text = headersFile(rules, ['/assets/js/main.1234.js', '/index.html']);
  expect(text).toMatch(
    /^\/\*\n {2}Content-Security-Policy: default-src 'none'; script-src 'self'\n/,
  );
  expect(text).toContain(
    '\n\n/assets/js/main.1234.js\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
  expect(redirectsFile(redirects)).toBe('/old /features#part 301\n');
});

it('headers cache only existing files for long, within Cloudflare Pages’ limit of rules', () => {
  const files = Array.from({length: 300}, (_, index) => `/assets/js/${index}.js`);
  const text = headersFile(rules, files);
  const isLong = (file: string): boolean =>
    headersFor(text, file).some(([, value]) => value.includes('immutable'));
  expect(isLong('/assets/js/0.js')).toBe(true);
  for (const missing of ['/assets/js/gone.js', '/fonts/gone.woff2', '/assets/', '/fonts']) {
    expect([missing, isLong(missing)]).toEqual([missing, false]);
  }
  expect(text.trim().split('\n\n')).toHaveLength(100);
});

it('headers let other sites show every picture in static', async () => {
  const files = await readdir(path.join(__dirname, '../../../static'), {recursive: true});
  const pictures = files
    .filter((file) => /\.(?:png|jpe?g|webp|avif|gif|svg|ico)$/i.test(file))
    .map((file) => `/${file.split(path.sep).join('/')}`);
  expect(pictures.length).toBeGreaterThan(3);
  const text = headersFile(rules, pictures);
  const isShared = (picture: string): boolean =>
    headersFor(text, picture).some(([, value]) => value === 'cross-origin');
  expect(pictures.filter((picture) => !isShared(picture))).toEqual([]);
});

it('headers stay within the length of a line that Cloudflare Pages reads', () => {
  expect(() => headersFile(headerRules('x'.repeat(2_000)), [])).toThrow('2000');
});

it('nginx redirects to the site’s canonical name, with or without www', () => {
  const bare = nginxFile(rules, redirects, 'https://ringwell.example');
  expect(bare).toContain('server_name www.ringwell.example;');
  expect(bare.match(/return 301 https:\/\/ringwell\.example\$request_uri;/g)).toHaveLength(2);
});
