/**
 * Tests the rules of several hosts: the plugin writes their files for a small site, and `npm run serve` and
 * a real nginx get the same requests.
 */
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {contentSecurityPolicy} from '../../../plugins/host-headers/csp.ts';
import hostHeaders, {hostingFolder} from '../../../plugins/host-headers/index.ts';
import {headerRules} from '../../../plugins/host-headers/rules.ts';
import {parsePublicEnv} from '../../../src/lib/env/parsePublicEnv.ts';
import {findNginx} from '../../lib/findPrograms.mjs';
import {type SiteServer, startServer} from '../startServer.ts';
import {type NginxProcess, startNginx} from '../testing/nginxProcess.ts';
import {
  type SiteAnswer,
  ask,
  FILES,
  LONG_SCRIPT,
  type SmallSite,
  writeSmallSite,
} from '../testing/smallSite.ts';

const SITE = 'https://www.ringwell.example';

/** All services configured, which makes the longest policy. */
const SERVICES = {
  PUBLIC_SUPABASE_URL: 'https://abc.supabase.example',
  PUBLIC_SUPABASE_KEY: 'sb_publishable_ringwell1',
  PUBLIC_BOOKING_URL: 'https://booking.example/ringwell/demo',
  PUBLIC_BOOKING_SCRIPT_URL: 'https://assets.booking.example/widget.js',
  PUBLIC_GTAG_ID: 'G-AB12',
  PUBLIC_PIXEL_ID: '123456',
};

const HTML = 'text/html; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

/** Addresses, each with its file and Content-Type. */
const FOUND = [
  ['/', 'index.html', HTML],
  ['/features?utm=1&b=2', 'features.html', HTML],
  ['/blog', 'blog.html', HTML],
  ['/docs', 'docs/index.html', HTML],
  ['/robots.txt', 'robots.txt', TEXT],
  ['/favicon.svg', 'favicon.svg', 'image/svg+xml'],
  ['/manifest.webmanifest', 'manifest.webmanifest', 'application/manifest+json'],
  ['/.well-known/security.txt', '.well-known/security.txt', TEXT],
  ['/img/cards/home.png', 'img/cards/home.png', 'image/png'],
  ['/assets/images/desk.1234.png', 'assets/images/desk.1234.png', 'image/png'],
  ['/blog/rss.xml', 'blog/rss.xml', 'application/xml; charset=utf-8'],
  ['/blog/feed.json', 'blog/feed.json', 'application/json; charset=utf-8'],
  ['/assets/js/main.1234.js', 'assets/js/main.1234.js', 'text/javascript; charset=utf-8'],
  ['/fonts/besley.1234.woff2', 'fonts/besley.1234.woff2', 'font/woff2'],
] as const;

/** Addresses that are redirected permanently, and their targets. */
const MOVED = [
  ['/index.html', '/'],
  ['/features/?utm=1', '/features?utm=1'],
  ['/features.html?utm=1', '/features?utm=1'],
  ['/blog/', '/blog'],
  ['/blog/roi.html', '/blog/roi'],
  ['/solutions/chiropractic', '/solutions/chiropractors'],
  ['/solutions/multi-specialty?utm=1', '/pricing?utm=1#enterprise'],
] as const;

const MISSING = [
  '/nowhere/deeper',
  '/assets',
  '/assets/js/gone.js',
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/blog%20',
  '/\\evil.example/',
  '/a%5cb/',
] as const;

const OUTSIDE = [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/assets/..%2f..%2f..%2fsecret.txt',
  '/assets/../_headers',
  '/%00',
  '/%',
] as const;

/** Line breaks in a path, and paths that could become an address on another host. */
const HOSTILE = [
  '/%0d%0aset-cookie:%20a=b/',
  '/features%0d%0aset-cookie:%20a=b.html',
  '/solutions/chiropractic?%0d%0aset-cookie:%20a=b',
  '//evil.example/',
  '//evil.example/index.html',
  '/\\evil.example/index.html',
  '/\\evil.example.html',
  '/\\/evil.example/',
  '//\\evil.example/',
  '/%5cevil.example/',
] as const;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Headers of a file that other sites may show, or their scripts read. */
const sharing = (address: string): Readonly<Record<string, string>> => {
  const isPicture = /\.(?:png|svg)$/.test(address);
  const isRead = /\.txt$|^\/blog\/(?:rss\.xml|feed\.json)$/.test(address);
  return {
    'cross-origin-resource-policy': isPicture || isRead ? 'cross-origin' : 'same-origin',
    ...(isRead ? {'access-control-allow-origin': '*'} : {}),
  };
};

const policy = contentSecurityPolicy(parsePublicEnv(SERVICES), ['one()']);
const everywhere = Object.fromEntries(
  Object.entries(headerRules(policy)['/*']).map(([name, value]) => [name.toLowerCase(), value]),
);

const binary = findNginx();
if (!binary) {
  console.warn('nginx is not installed: its server block was not tested (apt-get install nginx).');
}

let site: SmallSite;
let serve: SiteServer;
let nginx: NginxProcess | undefined;

beforeAll(async () => {
  site = await writeSmallSite();
  Object.assign(process.env, SERVICES);
  const {postBuild} = hostHeaders();
  await postBuild?.({
    outDir: site.dir,
    routesPaths: ['/', '/features'],
    siteConfig: {url: SITE},
  } as Parameters<NonNullable<typeof postBuild>>[0]);
  serve = await startServer({dir: site.dir, port: 0});
  if (binary) nginx = await startNginx(binary, site.dir);
});
afterAll(async () => {
  await nginx?.stop();
  await serve.close();
  await site.remove();
});

it('the build publishes only what hosts read there, and writes nginx.conf beside it', async () => {
  const top = new Set(Object.keys(FILES).map((name) => name.split('/')[0]));
  expect(new Set(await readdir(site.dir))).toEqual(new Set([...top, '_headers', '_redirects']));
  expect(await readdir(hostingFolder(site.dir))).toEqual(['nginx.conf']);
});

describe.each(binary ? ['npm run serve', 'nginx'] : ['npm run serve'])('%s', (host) => {
  const get = (address: string, options?: Parameters<typeof ask>[2]): Promise<SiteAnswer> =>
    ask(host === 'nginx' && nginx ? nginx.url : serve.url, address, options);

  const expectProtected = ({headers}: SiteAnswer, shared = sharing('')): void => {
    expect(headers['access-control-allow-origin']).toBe(shared['access-control-allow-origin']);
    if (host === 'nginx') return expect(headers).toMatchObject({...everywhere, ...shared});
    // Without the headers for https only.
    const {'strict-transport-security': _, ...rest} = everywhere;
    expect(headers).toMatchObject({
      ...rest,
      ...shared,
      'content-security-policy': policy.replace('; upgrade-insecure-requests', ''),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  };

  it.each(FOUND)('the server answers %s with %s', async (address, file, type) => {
    const answer = await get(address);
    const {status, headers, body} = answer;
    expect([status, headers['content-type'], body.toString()]).toEqual([200, type, FILES[file]]);
    expect(headers['cache-control']).toBe(
      /^\/(?:assets|fonts)\//.test(address) ? IMMUTABLE : REVALIDATE,
    );
    expectProtected(answer, sharing(address));
  });

  it.each(MOVED)('the server redirects %s to %s', async (address, target) => {
    const answer = await get(address);
    expect([answer.status, answer.headers.location]).toEqual([301, target]);
    expectProtected(answer);
  });

  it.each(MISSING)('the server answers %s with the 404 page, not cached', async (address) => {
    const answer = await get(address);
    expect([answer.status, answer.body.toString()]).toEqual([404, FILES['404.html']]);
    expect(answer.headers['cache-control']).toBe(REVALIDATE);
    expectProtected(answer);
  });

  it('the server opens no file outside of the site', async () => {
    for (const address of OUTSIDE) {
      expect([400, 404]).toContain((await get(address)).status);
    }
  });

  it.each(HOSTILE)(
    'the server puts nothing of %s into a header, and redirects to no other host',
    async (address) => {
      const {headers} = await get(address);
      expect(headers['set-cookie']).toBeUndefined();
      expect(new URL(headers.location ?? '/', SITE).origin).toBe(SITE);
    },
  );

  it('the server compresses text, and not what is compressed already', async () => {
    const options = {headers: {'accept-encoding': 'gzip'}};
    const {headers, body} = await get('/assets/js/main.1234.js', options);
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(body).toString()).toBe(LONG_SCRIPT);
    const font = await get('/fonts/besley.1234.woff2', options);
    expect(font.headers['content-encoding']).toBeUndefined();
  });

  it('the server answers 304 for an unchanged page, and sends a rebuilt one', async () => {
    await site.write('again.html', 'Before.');
    const {etag = ''} = (await get('/again')).headers;
    const options = {headers: {'if-none-match': etag}};
    expect((await get('/again', options)).status).toBe(304);
    await site.write('again.html', 'Rebuilt.');
    expect((await get('/again', options)).body.toString()).toBe('Rebuilt.');
  });

  it.each(['POST', 'PUT', 'DELETE'])('the server refuses %s', async (method) => {
    expect((await get('/features', {method})).status).toBe(405);
  });
});

it('npm run serve compresses with brotli where accepted, with another validator', async () => {
  const script = '/assets/js/main.1234.js';
  const options = {headers: {'accept-encoding': 'gzip, deflate, br'}};
  const {headers, body} = await ask(serve.url, script, options);
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toBe(LONG_SCRIPT);
  expect((await ask(serve.url, script)).headers.etag).not.toBe(headers.etag);
  // The byte budgets read sizes with HEAD.
  const head = await ask(serve.url, script, {...options, method: 'HEAD'});
  expect([head.headers['content-length'], head.body.length]).toEqual([String(body.length), 0]);
});

it('npm run serve refuses a folder without a built site', async () => {
  await expect(startServer({dir: path.dirname(site.dir), port: 0})).rejects.toThrow(
    'Run npm run build first',
  );
});

(binary ? describe : describe.skip)('nginx', () => {
  it('nginx accepts its configuration without a warning', () => {
    expect(nginx?.log()).not.toMatch(/\[(?:warn|emerg)\]/);
  });

  it('nginx redirects http and the other name to the site’s own address, and hides its version', async () => {
    for (const [url = '', host = ''] of [
      [nginx?.plainUrl, 'www.ringwell.example'],
      [nginx?.plainUrl, 'ringwell.example'],
      [nginx?.url, 'ringwell.example'],
    ]) {
      const {status, headers} = await ask(url, '/blog?utm=1', {headers: {host}});
      expect([status, headers.location]).toEqual([301, `${SITE}/blog?utm=1`]);
      expect(headers.server).toBe('nginx');
    }
  });
});
