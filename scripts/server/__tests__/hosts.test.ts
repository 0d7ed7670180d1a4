/**
 * One source, several hosts: what the build writes for nginx is put into a real nginx, what it
 * writes for Vercel is compiled by Vercel's own library, and both are held against `npm run serve`.
 */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {type AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync, gunzipSync, gzipSync} from 'node:zlib';

import {getTransformedRoutes, type Route} from '@vercel/routing-utils';

import {contentSecurityPolicy, type CspServices} from '../../../plugins/host-headers/csp';
import {
  covers,
  formatHeadersFile,
  headerRules,
  parseHeadersFile,
} from '../../../plugins/host-headers/headers';
import {hostingFolder} from '../../../plugins/host-headers/hostingFolder';
import hostHeaders from '../../../plugins/host-headers';
import {formatNginxFile, usualPlace} from '../../../plugins/host-headers/nginx';
import {formatRedirectsFile} from '../../../plugins/host-headers/redirects';
import {formatVercelFile, vercelConfig} from '../../../plugins/host-headers/vercel';
import {type Redirect} from '../../../src/data/redirects';
import {type RunningServer, startServer} from '../startServer';
import {findNginx, type NginxProcess, startNginx} from '../testing/nginxProcess';
import {
  type Answer,
  ask,
  LONG_SCRIPT,
  type Question,
  type SmallSite,
  writeSmallSite,
} from '../testing/smallSite';

/** As on a deployment with everything turned on, which makes the policy the longest it can be. */
const SERVICES: CspServices = {
  supabaseUrl: 'https://abc.supabase.example',
  bookingUrl: 'https://booking.example/ringwell/demo',
  bookingScriptUrl: 'https://assets.booking.example/widget.js',
  gtagId: 'G-AB12',
  pixelId: '123456',
};

const rules = headerRules(contentSecurityPolicy(SERVICES, ['one()', 'two("three")']));
const redirects: readonly Redirect[] = [
  {from: '/old', to: '/features#part'},
  {from: '/solutions/old', to: '/blog'},
];

/** Every address that a visitor, a link of another site or a scanner might ask for. */
const ADDRESSES = [
  '/',
  '/?utm=1',
  '/index.html',
  '/features',
  '/features?utm=1&b=2',
  '/features/',
  '/features/?utm=1',
  '/features.html',
  '/features.html?utm=1',
  '/blog',
  '/blog/',
  '/blog.html',
  '/blog/roi',
  '/blog/roi/',
  '/blog/roi.html?a=b',
  '/docs',
  '/docs/',
  '/old',
  '/old?utm=1',
  '/solutions/old',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/assets/js/main.1234.js',
  '/assets/css/styles.5678.css',
  '/fonts/besley.1234.woff2',
  '/assets/js/gone.js',
  '/assets',
  '/nowhere',
  '/nowhere/deeper',
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/blog%20',
  '/\\evil.example/',
  '/a%5cb/',
] as const;

const sent = (path: string): Record<string, string> =>
  Object.fromEntries(
    rules
      .filter((rule) => covers(rule, path))
      .flatMap((rule) => rule.headers.map(({name, value}) => [name.toLowerCase(), value])),
  );

let site: SmallSite;

beforeAll(async () => {
  site = await writeSmallSite({
    _headers: formatHeadersFile(rules),
    _redirects: formatRedirectsFile(redirects),
  });
});
afterAll(() => site.remove());

const binary = findNginx();
if (!binary) {
  console.warn('nginx is not installed: its server block was not tested (apt-get install nginx).');
}

(binary ? describe : describe.skip)('the nginx block', () => {
  let nginx: NginxProcess;
  let serve: RunningServer;

  beforeAll(async () => {
    if (!binary) throw new Error('no nginx');
    nginx = await startNginx({nginx: binary, dir: site.dir, rules, redirects});
    serve = await startServer({dir: site.dir, port: 0});
  });
  afterAll(async () => {
    await nginx?.stop();
    await serve?.close();
  });

  const get = (path: string, question?: Question): Promise<Answer> =>
    ask(nginx.url, path, question);

  it('passes nginx’s own check without a warning', () => {
    expect(nginx.check).not.toMatch(/\[(?:warn|error|emerg)\]/);
  });

  it.each(ADDRESSES)('answers %s as npm run serve does', async (path) => {
    const [theirs, ours] = [await get(path), await ask(serve.url, path)];
    const seen = ({status, headers, body}: Answer) => ({
      status,
      location: headers.location,
      body: status === 301 ? '' : body.toString(),
      type: status === 301 ? '' : headers['content-type'],
    });
    expect(seen(theirs)).toEqual(seen(ours));
  });

  it.each([
    '/',
    '/blog',
    '/old',
    '/nowhere',
    '/assets/js/main.1234.js',
    '/fonts/besley.1234.woff2',
  ])('sends with %s the headers of the typed source, each once', async (path) => {
    const {headers, status} = await get(path);
    const expected = sent(path);
    expect(Object.keys(expected).length).toBeGreaterThan(7);
    for (const [name, value] of Object.entries(expected)) {
      expect({[name]: headers[name]}).toEqual({[name]: value});
    }
    if (status === 200) {
      expect(headers['cache-control']).toBe(
        path.startsWith('/assets/') || path.startsWith('/fonts/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
      );
    }
  });

  it('does not let a missing hashed file be kept', async () => {
    const {status, headers} = await get('/assets/js/gone.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('compresses text, and not what is compressed already', async () => {
    const packed = await get('/assets/js/main.1234.js', {headers: {'accept-encoding': 'gzip'}});
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(gunzipSync(packed.body).toString()).toBe(LONG_SCRIPT);
    const font = await get('/fonts/besley.1234.woff2', {headers: {'accept-encoding': 'gzip'}});
    expect(font.headers['content-encoding']).toBeUndefined();
  });

  it('sends no copy that somebody compressed before the page was built again', async () => {
    const [before, now] = ['Before. '.repeat(200), 'Now. '.repeat(300)];
    await site.write('again.html', now);
    await writeFile(path.join(site.dir, 'again.html.gz'), gzipSync(before));
    await writeFile(path.join(site.dir, 'again.html.br'), brotliCompressSync(before));
    const packed = await get('/again', {headers: {'accept-encoding': 'gzip, br'}});
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).toString() === now).toBe(true);
    for (const copy of ['/again.html.gz', '/again.html.br']) {
      expect((await get(copy)).status).toBe(404);
      expect((await ask(serve.url, copy)).status).toBe(404);
    }
  });

  it('answers 304 to who has the page already', async () => {
    const {etag = ''} = (await get('/features')).headers;
    expect((await get('/features', {headers: {'if-none-match': etag}})).status).toBe(304);
  });

  it.each(['POST', 'PUT', 'DELETE'])('takes no %s', async (method) => {
    expect((await get('/features', {method})).status).toBe(405);
  });

  it.each([
    '/%0d%0aset-cookie:%20a=b/',
    '/features%0d%0aset-cookie:%20a=b.html',
    '/old?%0d%0aset-cookie:%20a=b',
    '//evil.example/',
    '//evil.example/index.html',
    // To a browser a backslash is a slash: these too would be an address on another host.
    '/\\evil.example/',
    '/\\evil.example/index.html',
    '/\\evil.example.html',
    '/\\/evil.example/',
    '//\\evil.example/',
    '/%5cevil.example/',
  ])('lets nobody write into its answer or lead away: %s', async (path) => {
    for (const {headers} of [await get(path), await ask(serve.url, path)]) {
      expect(headers['set-cookie']).toBeUndefined();
      const there = new URL(headers.location ?? '/', 'https://www.ringwell.example');
      expect(there.origin).toBe('https://www.ringwell.example');
    }
  });

  it.each(['/..%2fsecret.txt', '/../secret.txt', '/assets/..%2f..%2f..%2fsecret.txt', '/%00'])(
    'opens nothing outside the folder: %s',
    async (path) => {
      const {status, body} = await get(path);
      expect([400, 404]).toContain(status);
      expect(body.toString()).not.toContain('not published');
    },
  );

  it('leads from http to https, to the same page', async () => {
    const {status, headers} = await ask(nginx.plainUrl, '/blog?utm=1', {
      headers: {host: 'www.ringwell.example'},
    });
    expect([status, headers.location]).toEqual([301, 'https://www.ringwell.example/blog?utm=1']);
  });

  it('passes the forms’ rows on, where they post to the site’s own address', async () => {
    // As posted to the table API, which takes the client's address from these.
    const seen: unknown[] = [];
    const api = createServer((request, response) => {
      const {method, url, headers} = request;
      seen.push({method, url, from: headers['x-forwarded-for'], cf: headers['cf-connecting-ip']});
      response.writeHead(201).end();
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const tableApi = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const own = await startNginx({nginx: binary ?? '', dir: site.dir, rules, redirects, tableApi});
    try {
      const forged = {'x-forwarded-for': '192.0.2.1', 'cf-connecting-ip': '192.0.2.2'};
      const path = '/rest/v1/contact_messages?columns=a';
      expect((await ask(own.url, path, {method: 'POST', headers: forged})).status).toBe(201);
      expect(seen).toEqual([{method: 'POST', url: path, from: '127.0.0.1', cf: undefined}]);
      // Elsewhere there is nothing to post to.
      expect((await get(path, {method: 'POST'})).status).toBe(404);
    } finally {
      await own.stop();
      api.close();
    }
  });

  it('says nothing about its version', async () => {
    for (const url of [nginx.url, nginx.plainUrl]) {
      expect((await ask(url, '/')).headers.server).toBe('nginx');
    }
  });
});

// After the answers above: it writes its own host files.
describe('the build', () => {
  it('puts into the published folder only what hosts read there, and the rest beside it', async () => {
    const before = (await readdir(site.dir)).sort();
    const {postBuild} = hostHeaders();
    await postBuild?.({
      outDir: site.dir,
      routesPaths: ['/', '/features'],
      siteConfig: {url: 'https://www.ringwell.example'},
    } as Parameters<NonNullable<typeof postBuild>>[0]);
    expect((await readdir(site.dir)).sort()).toEqual(before);
    const beside = hostingFolder(site.dir);
    expect((await readdir(beside)).sort()).toEqual(['nginx.conf', 'vercel.json']);
    const csp = parseHeadersFile(await readFile(path.join(site.dir, '_headers'), 'utf8'))[0]
      ?.headers[0]?.value;
    expect(csp).toContain("default-src 'none'");
    expect(await readFile(path.join(beside, 'nginx.conf'), 'utf8')).toContain(`"${csp}"`);
    expect(await readFile(path.join(beside, 'vercel.json'), 'utf8')).toContain(JSON.stringify(csp));
  });
});

describe('the file for nginx', () => {
  it('names what the operator has to look at', () => {
    const site = 'https://www.ringwell.example';
    const text = formatNginxFile(rules, redirects, usualPlace(site, SERVICES.supabaseUrl));
    expect(text).toContain('server_name www.ringwell.example;');
    expect(text).toContain('root /var/www/www.ringwell.example;');
    expect(text).not.toContain('proxy_pass');
    expect(formatNginxFile(rules, redirects, usualPlace(site, site))).toContain(
      'proxy_pass http://127.0.0.1:54321;',
    );
  });

  it('refuses what nginx would take for a variable, and headers it can’t send', () => {
    const place = usualPlace('https://www.ringwell.example', SERVICES.supabaseUrl);
    const withHeader = (path: string, name: string, value: string) => [
      {path, headers: [{name, value}]},
    ];
    expect(() => formatNginxFile(withHeader('/*', 'X-A', 'a$b'), [], place)).toThrow('literally');
    expect(() => formatNginxFile(withHeader('/a/*', 'X-A', 'b'), [], place)).toThrow('X-A');
  });
});

describe('vercel.json', () => {
  const config = vercelConfig(rules, redirects);
  /** Vercel's own compilation of the file into routes. It reports what it does not understand. */
  const {routes, error} = getTransformedRoutes(
    JSON.parse(formatVercelFile(config)) as Parameters<typeof getTransformedRoutes>[0],
  );
  const matching = (path: string): Route[] =>
    (routes ?? []).filter((route) => 'src' in route && new RegExp(route.src ?? '').test(path));
  const headersOf = (path: string): Record<string, string> =>
    Object.fromEntries(
      matching(path).flatMap((route) =>
        'headers' in route && route.continue
          ? Object.entries(route.headers ?? {}).map(([name, value]) => [
              name.toLowerCase(),
              String(value),
            ])
          : [],
      ),
    );

  it('is understood by Vercel’s own library', () => {
    expect(error).toBeNull();
    expect(routes?.length).toBeGreaterThan(rules.length + redirects.length);
  });

  it.each(['/', '/blog/roi', '/assets/js/main.1234.js', '/fonts/besley.1234.woff2', '/nowhere'])(
    'sends with %s the headers of the typed source',
    (path) => {
      expect(headersOf(path)).toEqual(sent(path));
    },
  );

  it('redirects for good, and takes endings and trailing slashes away', () => {
    const answer = (path: string): unknown[] => {
      const route = matching(path).find((match) => 'status' in match);
      if (!route || !('status' in route)) return [200, undefined];
      const {headers = {}} = route as {headers?: Record<string, string>};
      const location = headers.Location ?? '';
      const found = new RegExp(route.src ?? '').exec(path) ?? [];
      return [
        route.status,
        location.replace(/\$(\d)/g, (_, at: string) => found[Number(at)] ?? ''),
      ];
    };
    expect(answer('/old')).toEqual([301, '/features#part']);
    expect(answer('/solutions/old')).toEqual([301, '/blog']);
    expect(answer('/features.html')).toEqual([308, '/features']);
    expect(answer('/features/')).toEqual([308, '/features']);
    expect(answer('/features')).toEqual([200, undefined]);
  });
});
