/**
 * One table of rules, several hosts. The build's own step writes their files for a small site. Then
 * every address is asked of `npm run serve` and of a real nginx, and vercel.json is compiled by
 * Vercel's own library.
 */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';

import {getTransformedRoutes, type Route} from '@vercel/routing-utils';

import {contentSecurityPolicy} from '../../../plugins/host-headers/csp.ts';
import hostHeaders, {hostingFolder} from '../../../plugins/host-headers/index.ts';
import {hostRules} from '../../../plugins/host-headers/rules.ts';
import {redirects} from '../../../src/data/redirects.ts';
import {parsePublicEnv} from '../../../src/domain/env/parsePublicEnv.ts';
import {findNginx} from '../../lib/programs.mjs';
import {type RunningServer, startServer} from '../startServer.ts';
import {type NginxProcess, startNginx} from '../testing/nginxProcess.ts';
import {
  type Answer,
  ask,
  FILES,
  LONG_SCRIPT,
  type Question,
  type SmallSite,
  writeSmallSite,
} from '../testing/smallSite.ts';

const SITE = 'https://www.ringwell.example';

/** Everything turned on, which makes the policy the longest; the forms post to the site itself. */
const SERVICES = {
  PUBLIC_SUPABASE_URL: SITE,
  PUBLIC_SUPABASE_KEY: 'sb_publishable_ringwell1',
  PUBLIC_BOOKING_SCRIPT_URL: 'https://assets.booking.example/widget.js',
  PUBLIC_GTAG_ID: 'G-AB12',
  PUBLIC_PIXEL_ID: '123456',
};

const HTML = 'text/html; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

/** An address, the file that answers, and its Content-Type. */
const FOUND = [
  ['/', 'index.html', HTML],
  ['/?utm=1', 'index.html', HTML],
  ['/features', 'features.html', HTML],
  ['/features?utm=1&b=2', 'features.html', HTML],
  ['/blog', 'blog.html', HTML],
  ['/blog/roi', 'blog/roi.html', HTML],
  ['/docs', 'docs/index.html', HTML],
  ['/robots.txt', 'robots.txt', TEXT],
  ['/sitemap.xml', 'sitemap.xml', 'application/xml; charset=utf-8'],
  ['/favicon.svg', 'favicon.svg', 'image/svg+xml'],
  ['/manifest.webmanifest', 'manifest.webmanifest', 'application/manifest+json'],
  ['/.well-known/security.txt', '.well-known/security.txt', TEXT],
  ['/apple-touch-icon.png', 'apple-touch-icon.png', 'image/png'],
  ['/img/cards/home.png', 'img/cards/home.png', 'image/png'],
  ['/assets/images/desk.1234.png', 'assets/images/desk.1234.png', 'image/png'],
  ['/blog/rss.xml', 'blog/rss.xml', 'application/xml; charset=utf-8'],
  ['/blog/atom.xml', 'blog/atom.xml', 'application/xml; charset=utf-8'],
  ['/blog/feed.json', 'blog/feed.json', 'application/json; charset=utf-8'],
  ['/llms.txt', 'llms.txt', TEXT],
  ['/assets/js/main.1234.js', 'assets/js/main.1234.js', 'text/javascript; charset=utf-8'],
  ['/assets/css/styles.5678.css', 'assets/css/styles.5678.css', 'text/css; charset=utf-8'],
  ['/fonts/besley.1234.woff2', 'fonts/besley.1234.woff2', 'font/woff2'],
] as const;

/** Addresses that lead on for good, and where to. */
const MOVED = [
  ['/index.html', '/'],
  ['/features/', '/features'],
  ['/features/?utm=1', '/features?utm=1'],
  ['/features.html', '/features'],
  ['/features.html?utm=1', '/features?utm=1'],
  ['/blog/', '/blog'],
  ['/blog.html', '/blog'],
  ['/blog/roi/', '/blog/roi'],
  ['/blog/roi.html?a=b', '/blog/roi?a=b'],
  ['/docs/', '/docs'],
  ['/blog/post', '/blog/hipaa-compliance'],
  ['/solutions/chiropractic', '/solutions/chiropractors'],
  ['/solutions/multi-specialty', '/pricing#enterprise'],
  ['/solutions/multi-specialty?utm=1', '/pricing?utm=1#enterprise'],
] as const;

/** What no visitor gets: what is not there, and what is for hosts only. */
const MISSING = [
  '/nowhere',
  '/nowhere/deeper',
  '/assets',
  '/assets/js/gone.js',
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/again.html.gz',
  '/again.html.br',
  '/blog%20',
  '/\\evil.example/',
  '/a%5cb/',
] as const;

const OUTSIDE = [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/assets/../../secret.txt',
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
  '/\\evil.example/',
  '/\\evil.example/index.html',
  '/\\evil.example.html',
  '/\\/evil.example/',
  '//\\evil.example/',
  '/%5cevil.example/',
] as const;

const KEEP = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';
const cacheControl = (address: string): string =>
  /^\/(?:assets|fonts)\//.test(address) ? KEEP : ASK_AGAIN;

/** What other sites may show and their scripts may read, by the kind of file. */
const sharing = (address: string): Readonly<Record<string, string>> => {
  const isPicture = /\.(?:png|svg|ico)$/.test(address);
  const isRead = /\.txt$|^\/sitemap\.xml$|^\/blog\/(?:rss\.xml|atom\.xml|feed\.json)$/.test(
    address,
  );
  return {
    'cross-origin-resource-policy': isPicture || isRead ? 'cross-origin' : 'same-origin',
    ...(isRead ? {'access-control-allow-origin': '*'} : {}),
  };
};

const policy = contentSecurityPolicy(parsePublicEnv(SERVICES), ['one()']);
const everywhere = Object.fromEntries(
  Object.entries(hostRules(policy, []).headers['/*']).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
);

const binary = findNginx();
if (!binary) {
  console.warn('nginx is not installed: its server block was not tested (apt-get install nginx).');
}

let site: SmallSite;
let serve: RunningServer;
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
  if (binary) {
    nginx = await startNginx({nginx: binary, dir: site.dir});
  }
});
afterAll(async () => {
  await nginx?.stop();
  await serve.close();
  await site.remove();
});

it('the build publishes only what hosts read there, and puts the rest beside it', async () => {
  const top = new Set(Object.keys(FILES).map((name) => name.split('/')[0]));
  expect(new Set(await readdir(site.dir))).toEqual(new Set([...top, '_headers', '_redirects']));
  expect((await readdir(hostingFolder(site.dir))).sort()).toEqual(['nginx.conf', 'vercel.json']);
});

describe.each(binary ? ['npm run serve', 'nginx'] : ['npm run serve'])('%s', (host) => {
  const get = (address: string, question?: Question): Promise<Answer> =>
    ask(host === 'nginx' && nginx ? nginx.url : serve.url, address, question);

  const expectProtected = ({headers}: Answer, shared = sharing('')): void => {
    expect(headers['access-control-allow-origin']).toBe(shared['access-control-allow-origin']);
    if (host === 'nginx') return expect(headers).toMatchObject({...everywhere, ...shared});
    // What only holds on https is left out.
    const {'strict-transport-security': _, ...rest} = everywhere;
    expect(headers).toMatchObject({
      ...rest,
      ...shared,
      'content-security-policy': policy.replace('; upgrade-insecure-requests', ''),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  };

  it.each(FOUND)('answers %s with %s', async (address, file, type) => {
    const answer = await get(address);
    const {status, headers, body} = answer;
    expect([status, headers['content-type'], body.toString()]).toEqual([200, type, FILES[file]]);
    expect(headers['cache-control']).toBe(cacheControl(address));
    expectProtected(answer, sharing(address));
  });

  it.each(MOVED)('leads from %s to %s', async (address, target) => {
    const answer = await get(address);
    expect([answer.status, answer.headers.location]).toEqual([301, target]);
    expectProtected(answer);
  });

  it.each(MISSING)(
    'answers %s with the page for lost visitors, not to be kept',
    async (address) => {
      const answer = await get(address);
      expect([answer.status, answer.body.toString()]).toEqual([404, FILES['404.html']]);
      expect(answer.headers['cache-control']).toBe(ASK_AGAIN);
      expectProtected(answer);
    },
  );

  it.each(OUTSIDE)('opens nothing at %s', async (address) => {
    expect([400, 404]).toContain((await get(address)).status);
  });

  it.each(HOSTILE)('lets nobody write into its answer or lead away: %s', async (address) => {
    const {headers} = await get(address);
    expect(headers['set-cookie']).toBeUndefined();
    expect(new URL(headers.location ?? '/', SITE).origin).toBe(SITE);
  });

  it('compresses text, and not what is compressed already', async () => {
    const accepting = {headers: {'accept-encoding': 'gzip'}};
    const {headers, body} = await get('/assets/js/main.1234.js', accepting);
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(body).toString()).toBe(LONG_SCRIPT);
    const font = await get('/fonts/besley.1234.woff2', accepting);
    expect(font.headers['content-encoding']).toBeUndefined();
  });

  it('sends a page as it was last built, not a copy that somebody compressed before', async () => {
    const [before, now] = ['Before. '.repeat(200), 'Now. '.repeat(300)];
    await site.write('again.html', before);
    const {etag = ''} = (await get('/again')).headers;
    await site.write('again.html', now);
    await writeFile(path.join(site.dir, 'again.html.gz'), gzipSync(before));
    await writeFile(path.join(site.dir, 'again.html.br'), brotliCompressSync(before));
    const {body} = await get('/again', {
      headers: {'accept-encoding': 'gzip', 'if-none-match': etag},
    });
    expect(gunzipSync(body).toString()).toBe(now);
  });

  it('answers 304 to who has the page already', async () => {
    const {etag = ''} = (await get('/features')).headers;
    expect((await get('/features', {headers: {'if-none-match': etag}})).status).toBe(304);
  });

  it.each(['POST', 'PUT', 'DELETE'])('takes no %s', async (method) => {
    expect((await get('/features', {method})).status).toBe(405);
  });
});

describe('npm run serve', () => {
  it('compresses with brotli for who takes it, with another validator', async () => {
    const script = '/assets/js/main.1234.js';
    const options = {headers: {'accept-encoding': 'gzip, deflate, br'}};
    const {headers, body} = await ask(serve.url, script, options);
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(LONG_SCRIPT);
    expect((await ask(serve.url, script)).headers.etag).not.toBe(headers.etag);
    // The bench asks for sizes with HEAD.
    const head = await ask(serve.url, script, {...options, method: 'HEAD'});
    expect([head.headers['content-length'], head.body.length]).toEqual([String(body.length), 0]);
  });

  it('refuses a folder without a built site', async () => {
    await expect(startServer({dir: path.dirname(site.dir), port: 0})).rejects.toThrow(
      'Run npm run build first',
    );
  });
});

(binary ? describe : describe.skip)('nginx', () => {
  it('takes its configuration without a complaint', () => {
    expect(nginx?.complaints()).not.toMatch(/\[(?:warn|emerg)\]/);
  });

  it('leads from http to https, to the same page', async () => {
    const {status, headers} = await ask(nginx?.plainUrl ?? '', '/blog?utm=1', {
      headers: {host: 'www.ringwell.example'},
    });
    expect([status, headers.location]).toEqual([301, `${SITE}/blog?utm=1`]);
  });

  it('leads from the bare domain to the site’s name, whatever was asked for', async () => {
    const headers = {host: 'ringwell.example'};
    for (const url of [nginx?.url ?? '', nginx?.plainUrl ?? '']) {
      const {status, headers: answer} = await ask(url, '/blog?utm=1', {headers});
      expect([status, answer.location]).toEqual([301, `${SITE}/blog?utm=1`]);
    }
  });

  it('answers over IPv6 with the same pages', async () => {
    const headers = {host: 'www.ringwell.example'};
    const {status, body} = await ask(nginx?.ipv6Url ?? '', '/features', {headers});
    expect([status, body.toString()]).toEqual([200, FILES['features.html']]);
  });

  it('says nothing about its version', async () => {
    for (const url of [nginx?.url ?? '', nginx?.plainUrl ?? '']) {
      expect((await ask(url, '/')).headers.server).toBe('nginx');
    }
  });
});

describe('Vercel', () => {
  let routes: readonly Route[];

  beforeAll(async () => {
    const text = await readFile(path.join(hostingFolder(site.dir), 'vercel.json'), 'utf8');
    // Reports what it does not understand.
    const compiled = getTransformedRoutes(
      JSON.parse(text) as Parameters<typeof getTransformedRoutes>[0],
    );
    expect(compiled.error).toBeNull();
    routes = compiled.routes ?? [];
  });

  interface Compiled {
    readonly src: string;
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string>>;
  }
  const matching = (address: string): readonly Compiled[] =>
    (routes as readonly Compiled[]).filter(({src}) => new RegExp(src ?? '$^').test(address));

  it.each([...FOUND.map(([address]) => address).filter((one) => !one.includes('?')), '/nowhere'])(
    'sends the same headers with %s',
    (address) => {
      const sent = matching(address)
        .filter(({status}) => status === undefined)
        .flatMap(({headers = {}}) => Object.entries(headers))
        .map(([name, value]) => [name.toLowerCase(), value]);
      const caching = cacheControl(address) === KEEP ? {'cache-control': KEEP} : {};
      expect(Object.fromEntries(sent)).toEqual({...everywhere, ...caching, ...sharing(address)});
    },
  );

  it.each([
    ...redirects.map(({from, to}) => [from, 301, to] as const),
    // Its own, from cleanUrls and trailingSlash.
    ['/features.html', 308, '/features'],
    ['/features/', 308, '/features'],
    ['/features', undefined, undefined],
  ] as const)('answers %s with %s %s', (address, status, target) => {
    const route = matching(address).find((match) => match.status !== undefined);
    const found = new RegExp(route?.src ?? '').exec(address) ?? [];
    const location = route?.headers?.Location?.replace(
      /\$(\d)/g,
      (_, at: string) => found[Number(at)] ?? '',
    );
    expect([route?.status, location]).toEqual([status, target]);
  });
});
