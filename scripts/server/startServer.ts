import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {createSecureServer} from 'node:http2';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, gzip} from 'node:zlib';

import {contentType, isCompressible} from '../../plugins/host-headers/mediaTypes.ts';
import {headersFor, redirectFor} from '../../plugins/host-headers/netlify.ts';
import {REVALIDATE} from '../../plugins/host-headers/rules.ts';

export interface ServerOptions {
  /** Folder of the built site. */
  readonly dir: string;
  /** 0 for any free port. */
  readonly port: number;
  /** PEM certificate and key, to serve HTTP/2 over TLS like hosts; plain HTTP/1.1 without them. */
  readonly tls?: {readonly cert: string; readonly key: string};
}

export interface SiteServer {
  /** Address without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Returns a page's canonical path: /features for /features/ and /features.html, / for /index.html. */
const canonical = (pathname: string): string =>
  pathname
    // '//host/' would become a URL on another host.
    .replace(/^\/{2,}/, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/(?<=[^/])\.html$/, '')
    .replace(/(?<=[^/])\/+$/, '');

/** The 404 page's own path, and files that only hosts read. */
const HIDDEN = /^\/(?:404(?:\.html)?|_headers|_redirects)$/;

/** Paths that leave the folder. Browsers resolve them, and treat backslashes as slashes. */
const PATH_TRAVERSAL = /\\|\/\.{1,2}(?:\/|$)/;

/** Decodes a path; undefined if it must not be served. */
const publicPath = (pathname: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(pathname);
    return HIDDEN.test(decoded) || PATH_TRAVERSAL.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
};

/** Compressors with Node's defaults, such as brotli 11, so that sizes are those of a good host. */
const compressors = {br: promisify(brotliCompress), gzip: promisify(gzip)} as const;
const encodings = ['br', 'gzip'] as const;

type Read = (name: string) => Promise<Buffer>;

interface SiteFile {
  readonly name: string;
  readonly body: Buffer;
}

/** Finds the file of a path, the page first: 'blog' is both a page and the folder of articles. */
const findFile = async (read: Read, pathname: string): Promise<SiteFile | undefined> => {
  for (const name of [`${pathname}.html`, `${pathname}/index.html`, pathname]) {
    const body = await read(name).catch(() => undefined);
    if (body) return {name, body};
  }
  return undefined;
};

/** Creates a function that sends a file, compressed if the browser accepts that, or 304 for a known one. */
const createSender = () => {
  const compressed = new Map<string, Promise<Buffer>>();
  return async (
    {headers}: IncomingMessage,
    response: ServerResponse,
    {name, body}: SiteFile,
    status: 200 | 404,
  ): Promise<void> => {
    const type = contentType(name);
    const accepted = headers['accept-encoding'] ?? '';
    const encoding = isCompressible(type)
      ? encodings.find((one) => accepted.includes(one))
      : undefined;
    // Each encoding of the same content has another ETag.
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const etag = `"${digest}-${encoding ?? 'plain'}"`;
    response.setHeader('Content-Type', type);
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', etag);
    if (status === 404 || !response.hasHeader('Cache-Control')) {
      response.setHeader('Cache-Control', REVALIDATE);
    }
    if (status === 200 && headers['if-none-match']?.includes(etag)) {
      response.writeHead(304).end();
      return;
    }
    if (encoding && !compressed.has(etag)) compressed.set(etag, compressors[encoding](body));
    const bytes = (await compressed.get(etag)) ?? body;
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.length);
    response.writeHead(status).end(bytes);
  };
};

/** Creates a function that answers a request like a host. */
const createAnswer = (read: Read) => {
  const send = createSender();
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, pathname = '/', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '') ?? [];
    // Read for each request, so that a rebuild needs no restart.
    for (const [name, value] of headersFor(String(await read('_headers')), pathname)) {
      // Browsers would refuse plain HTTP on localhost afterwards.
      if (name === 'Strict-Transport-Security') continue;
      response.setHeader(name, value.replace('; upgrade-insecure-requests', ''));
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }

    const decoded = publicPath(pathname);
    const moved = redirectFor(String(await read('_redirects')), pathname) ?? canonical(pathname);
    if (decoded !== undefined && moved !== pathname) {
      const [target = '/', fragment = ''] = moved.split(/(?=#)/);
      response.writeHead(301, {Location: target + query + fragment}).end();
      return;
    }
    const found = decoded === undefined ? undefined : await findFile(read, decoded);
    if (found) await send(request, response, found, 200);
    else await send(request, response, {name: '404.html', body: await read('404.html')}, 404);
  };
};

/**
 * Serves a built site like a host: clean URLs, redirects, the headers of `_headers`, compression, and
 * ETags. Listens on this machine only.
 *
 * @throws {Error} if the folder has no built site or the port is taken
 */
export const startServer = async ({dir, port, tls}: ServerOptions): Promise<SiteServer> => {
  const read: Read = (name) => readFile(path.join(dir, name));
  // Fail at the start, not at the first request.
  for (const name of ['_headers', '_redirects', '404.html']) {
    await read(name).catch(() => {
      throw new Error(`${dir} contains no built site (no ${name}). Run npm run build first.`);
    });
  }
  const answer = createAnswer(read);
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
  // HTTP/2's requests and responses have the same methods, but other types.
  const server = tls
    ? createSecureServer({...tls, allowHTTP1: true}, listener as never)
    : createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http${tls ? 's' : ''}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
};
