import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {formatHeadersFile, headerRules} from '../../../plugins/host-headers/headers';
import {resolvePath} from '../resolve';
import {type RunningServer, startServer} from '../startServer';
import {
  type Answer,
  ask as askUrl,
  LONG_SCRIPT,
  type Question,
  type SmallSite,
  writeSmallSite,
} from '../testing/smallSite';

let site: SmallSite;
let server: RunningServer;

const ask = (requestPath: string, question?: Question): Promise<Answer> =>
  askUrl(server.url, requestPath, question);

beforeAll(async () => {
  site = await writeSmallSite({
    _headers: formatHeadersFile(
      headerRules("default-src 'none'; script-src 'self'; upgrade-insecure-requests"),
    ),
    _redirects: '/old /features#part 301\n',
  });
  server = await startServer({dir: site.dir, port: 0});
});

afterAll(async () => {
  await server.close();
  await site.remove();
});

describe('addresses', () => {
  it.each([
    ['/', 'Home'],
    ['/features', 'Features'],
    ['/features?utm=1', 'Features'],
    ['/blog', 'Blog'],
    ['/blog/roi', 'ROI'],
    ['/docs', 'Handbook'],
  ])('%s is the page %s', async (address, heading) => {
    const {status, body, headers} = await ask(address);
    expect(status).toBe(200);
    expect(body.toString()).toBe(`<h1>${heading}</h1>`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['/features/', '/features'],
    ['/features.html', '/features'],
    ['/index.html', '/'],
    ['/docs/index.html?x=1', '/docs?x=1'],
    ['/old', '/features#part'],
    ['/old?utm=1', '/features?utm=1#part'],
    ['//elsewhere.example/', '/elsewhere.example'],
  ])('%s leads for good to %s', async (address, target) => {
    // '/docs/index.html' takes two steps: first '/docs/', then '/docs'.
    let answer = await ask(address);
    expect(answer.status).toBe(301);
    for (let steps = 0; steps < 2; steps += 1) {
      const next = answer.headers.location ?? '';
      if (next === target) break;
      answer = await ask(next);
    }
    expect(answer.headers.location).toBe(target);
  });

  it('answers 404 with the not-found page, also under its own name', async () => {
    for (const address of ['/nowhere', '/assets/js/gone.js', '/404', '/404.html']) {
      const {status, body} = await ask(address);
      expect([address, status, body.toString()]).toEqual([address, 404, '<h1>404</h1>']);
    }
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%',
    '/_headers',
    '/_redirects',
  ])('%s opens nothing', async (address) => {
    const {status, body} = await ask(address);
    expect(status).toBe(404);
    expect(body.toString()).toBe('<h1>404</h1>');
  });

  it('prefers the page to the folder of the same name', () => {
    expect(resolvePath('/blog')).toEqual({
      kind: 'files',
      candidates: ['blog.html', path.join('blog', 'index.html'), 'blog'],
    });
  });

  it('takes reading only', async () => {
    const {status, headers} = await ask('/', {method: 'POST'});
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('headers', () => {
  it('protect pages and the not-found page alike', async () => {
    for (const address of ['/', '/nowhere', '/assets/js/main.1234.js']) {
      const {headers} = await ask(address);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  it('leave out what only holds on https', async () => {
    const {headers} = await ask('/');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).toBe("default-src 'none'; script-src 'self'");
  });

  it('let hashed files be kept, and pages be asked for again', async () => {
    expect((await ask('/assets/js/main.1234.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask('/features')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
  });

  it('answer 304 to who has the page already, and the page again once it has changed', async () => {
    const {etag = ''} = (await ask('/robots.txt')).headers;
    expect((await ask('/robots.txt', {headers: {'if-none-match': etag}})).status).toBe(304);
    await site.write('robots.txt', 'User-agent: *\nDisallow: /x\n');
    const changed = await ask('/robots.txt', {headers: {'if-none-match': etag}});
    expect(changed.status).toBe(200);
    expect(changed.body.toString()).toContain('Disallow');
  });
});

describe('compression', () => {
  const script = '/assets/js/main.1234.js';

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('for a client that takes "%s" is %s', async (accepted, encoding, unpack) => {
    const {headers, body} = await ask(script, {headers: {'accept-encoding': accepted}});
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(body.length).toBeLessThan(LONG_SCRIPT.length / 10);
    expect(unpack(body).toString()).toBe(LONG_SCRIPT);
  });

  it('is left out for a client that takes none, with another validator', async () => {
    const plain = await ask(script);
    const packed = await ask(script, {headers: {'accept-encoding': 'br'}});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(LONG_SCRIPT);
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const options = {headers: {'accept-encoding': 'br'}};
    const get = await ask(script, options);
    const head = await ask(script, {...options, method: 'HEAD'});
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });
});

it('refuses a folder without a built site', async () => {
  await expect(startServer({dir: path.dirname(site.dir), port: 0})).rejects.toThrow(
    'Run npm run build first',
  );
});
