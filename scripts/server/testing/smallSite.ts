import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import http, {type IncomingHttpHeaders} from 'node:http';
import https from 'node:https';
import {tmpdir} from 'node:os';
import path from 'node:path';

export const LONG_SCRIPT = 'const answer = 42;\n'.repeat(500);

/** Files in the layout of a build: /blog is both a page and a folder. */
export const FILES: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1><script>one()</script>',
  'features.html': '<h1>Features</h1>',
  'blog.html': '<h1>Blog</h1>',
  'blog/roi.html': '<h1>ROI</h1>',
  'docs/index.html': '<h1>Handbook</h1>',
  // Hosts without redirect rules serve this page.
  'solutions/chiropractic.html': '<h1>This page has moved</h1>',
  '404.html': '<h1>404</h1>',
  'robots.txt': 'User-agent: *\n',
  'manifest.webmanifest': '{}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'img/cards/home.png': 'picture',
  'assets/images/desk.1234.png': 'picture',
  'blog/rss.xml': '<rss></rss>',
  'blog/feed.json': '{"items": []}',
  'assets/js/main.1234.js': LONG_SCRIPT,
  'fonts/besley.1234.woff2': 'font',
  'icons/1234.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  '.well-known/security.txt': 'Contact: mailto:a@example.com\n',
};

export interface SmallSite {
  readonly dir: string;
  write(name: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

/** Writes a minimal built site, with a file beside it that must not be served. */
export const writeSmallSite = async (): Promise<SmallSite> => {
  const root = await mkdtemp(path.join(tmpdir(), 'ringwell-site-'));
  const dir = path.join(root, 'site');
  const write = async (name: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(dir, name)), {recursive: true});
    await writeFile(path.join(dir, name), text);
  };
  for (const [name, text] of Object.entries(FILES)) await write(name, text);
  await writeFile(path.join(root, 'secret.txt'), 'not published');
  return {dir, write, remove: () => rm(root, {recursive: true})};
};

export interface SiteAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Requests a path exactly as written, and accepts any certificate. fetch would resolve '..' and follow
 * redirects.
 */
export const ask = (
  url: string,
  requestPath: string,
  options: {readonly method?: string; readonly headers?: Readonly<Record<string, string>>} = {},
): Promise<SiteAnswer> =>
  new Promise((resolve, reject) => {
    const {protocol, hostname, port} = new URL(url);
    const request = (protocol === 'https:' ? https : http).request(
      {hostname, port, path: requestPath, rejectUnauthorized: false, ...options},
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.once('error', reject);
    request.end();
  });
