import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {type AddressInfo} from 'node:net';

import {
  covers,
  type HeaderRule,
  parseHeadersFile,
  REVALIDATE,
} from '../../plugins/host-headers/headers';
import {parseRedirectsFile} from '../../plugins/host-headers/redirects';
import {chooseEncoding, PublishedFolder, type PublishedFile} from './files';
import {resolvePath} from './resolve';

export interface ServerOptions {
  /** Folder of the built site. */
  readonly dir: string;
  /** 0 for any free port. */
  readonly port: number;
}

export interface RunningServer {
  /** Address without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** What is told to the host but can't hold on plain HTTP on one's own machine. */
const forPlainHttp = ({
  name,
  value,
}: {
  name: string;
  value: string;
}): [string, string] | undefined => {
  if (name.toLowerCase() === 'strict-transport-security') return undefined;
  return [name, value.replace(/;\s*upgrade-insecure-requests\b/, '')];
};

const headersFor = (rules: readonly HeaderRule[], path: string): [string, string][] =>
  rules
    .filter((rule) => covers(rule, path))
    .flatMap((rule) => rule.headers.map(forPlainHttp).filter((header) => header !== undefined));

/**
 * Serves a built site as its host will: clean URLs, redirects, the headers of `_headers`,
 * compression and validators. Listens on this machine only.
 *
 * @throws {Error} when the folder holds no built site or the port is taken.
 */
export const startServer = async ({dir, port}: ServerOptions): Promise<RunningServer> => {
  const folder = new PublishedFolder(dir);

  const hostFile = async (name: string): Promise<string> => {
    const file = await folder.find(name);
    if (!file) throw new Error(`${dir} holds no built site (no ${name}). Run npm run build first.`);
    return file.body.toString('utf8');
  };
  // Fail at the start, not at the first request.
  await hostFile('_headers');
  await hostFile('_redirects');

  const send = async (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    file: PublishedFile,
  ): Promise<void> => {
    const encoding = chooseEncoding(request.headers['accept-encoding'], file);
    const etag = file.etag(encoding);
    response.setHeader('Content-Type', file.type);
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', etag);
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', REVALIDATE);
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
    if (status === 200 && (known.includes(etag) || known.includes(`W/${etag}`))) {
      response.writeHead(304).end();
      return;
    }
    const body = await file.encoded(encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    // Read each time, and kept by the folder's cache: a rebuild needs no restart.
    const rules = parseHeadersFile(await hostFile('_headers'));
    const redirects = parseRedirectsFile(await hostFile('_redirects'));
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      response.writeHead(405).end();
      return;
    }
    const redirectTo = (to: string): void => {
      const [target = '/', fragment] = to.split('#', 2);
      const search = query === undefined ? '' : `?${query}`;
      response.setHeader('Location', target + search + (fragment ? `#${fragment}` : ''));
      response.writeHead(301).end();
    };
    const alias = redirects.get(pathname);
    if (alias !== undefined) return redirectTo(alias);
    const resolution = resolvePath(pathname);
    if (resolution.kind === 'redirect') return redirectTo(resolution.to);

    const file =
      resolution.kind === 'files' ? await folder.findFirst(resolution.candidates) : undefined;
    if (file) return send(request, response, /^\/404(?:\.html)?$/.test(pathname) ? 404 : 200, file);

    response.setHeader('Cache-Control', REVALIDATE);
    const missing = await folder.find('404.html');
    if (missing) return send(request, response, 404, missing);
    response.writeHead(404).end();
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
};
