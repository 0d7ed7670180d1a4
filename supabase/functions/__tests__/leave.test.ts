// The function as it is deployed, run by Deno, against a small API that misbehaves. The real database
// answers it in the backend's tests.
import {type ChildProcess, spawn} from 'node:child_process';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {createRequire} from 'node:module';
import {type AddressInfo} from 'node:net';
import path from 'node:path';

const TOKEN = '0b7e4a3c-6a44-4c7c-9c3e-1d1b2f0a9e55';
const SITE = 'https://www.ringwell.example';
const KEY = 'sb_publishable_test';

const deno = (): string => {
  const {runInstall} = createRequire(__filename)('deno/install_api.cjs') as {
    runInstall: () => string;
  };
  return runInstall();
};

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const listen = (server: Server): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

/** A port that was free a moment ago. */
const freePort = async (): Promise<number> => {
  const server = createServer();
  await listen(server);
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
};

interface Asked {
  readonly line: string;
  readonly apikey?: string;
  readonly authorization?: string;
  readonly body: string;
}
let asked: Asked[] = [];
let reply: (response: ServerResponse, request: IncomingMessage) => void;
const json =
  (status: number, body: string, type = 'application/json') =>
  (response: ServerResponse): void => {
    response.writeHead(status, {'content-type': type}).end(body);
  };

const api = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const {apikey, authorization} = request.headers;
    asked.push({
      line: `${request.method} ${request.url}`,
      apikey: apikey?.toString(),
      authorization,
      body,
    });
    reply(response, request);
  });
});

let child: ChildProcess;
let address: string;
let printed = '';

beforeAll(async () => {
  await listen(api);
  const port = await freePort();
  address = `http://127.0.0.1:${port}/leave`;
  child = spawn(
    deno(),
    [
      'run',
      '--no-remote',
      '--no-npm',
      '--no-config',
      '--allow-net=127.0.0.1',
      '--allow-env',
      path.join(__dirname, '../leave/index.ts'),
    ],
    {
      env: {
        ...process.env,
        PORT: String(port),
        SUPABASE_URL: `http://127.0.0.1:${portOf(api)}`,
        SUPABASE_ANON_KEY: KEY,
        SITE_URL: `${SITE}/`,
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const take = (chunk: Buffer): void => void (printed += chunk.toString());
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(address, {method: 'PUT'});
      return;
    } catch (error) {
      if (tries > 300 || child.exitCode !== null) throw new Error(printed, {cause: error});
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
});
afterAll(async () => {
  if (child.exitCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  }
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});
beforeEach(() => {
  asked = [];
  printed = '';
  reply = json(200, 'true');
});

const ONE_CLICK = 'List-Unsubscribe=One-Click';
const post = (
  query = `?token=${TOKEN}`,
  init: RequestInit = {
    headers: {'content-type': 'application/x-www-form-urlencoded'},
    body: ONE_CLICK,
  },
): Promise<Response> => fetch(address + query, {method: 'POST', redirect: 'manual', ...init});

test('a POST asks the database once, as a visitor', async () => {
  const response = await post();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(asked).toEqual([
    {
      line: 'POST /rest/v1/rpc/leave_newsletter',
      apikey: KEY,
      authorization: undefined,
      body: JSON.stringify({token: TOKEN}),
    },
  ]);
});

test('a good token and a bad one get the same answer, to the letter', async () => {
  const seen = [];
  for (const body of ['true', 'false']) {
    reply = json(200, body);
    const response = await post();
    const headers = Object.fromEntries(response.headers);
    delete headers.date;
    seen.push({status: response.status, headers, text: await response.text()});
  }
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]?.status).toBe(200);
});

const form = new FormData();
form.set('List-Unsubscribe', 'One-Click');
test.each<[string, RequestInit]>([
  ['no body', {}],
  ['a multipart body', {body: form}],
  ['another case and a line break', {body: 'list-unsubscribe=one-click\r\n'}],
  ['a megabyte of something else', {body: 'x'.repeat(1_000_000)}],
])('providers differ: %s will do', async (_, init) => {
  expect((await post(undefined, init)).status).toBe(200);
  expect(asked).toHaveLength(1);
});

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  '%s changes nothing',
  async (method) => {
    const response = await fetch(`${address}?token=${TOKEN}`, {method, redirect: 'manual'});
    expect(asked).toEqual([]);
    if (method === 'GET' || method === 'HEAD') {
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`${SITE}/newsletter/leave#${TOKEN}`);
    } else {
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
    }
  },
);

test('a strange token leads to no other site and adds no header', async () => {
  const strange = '//evil.example/\r\nset-cookie: a=b#"<script>';
  const response = await fetch(`${address}?token=${encodeURIComponent(strange)}`, {
    redirect: 'manual',
  });
  const location = response.headers.get('location') ?? '';
  expect(new URL(location).origin).toBe(SITE);
  expect(location).not.toMatch(/[\r\n<"]/);
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('an address without a token is refused, and nobody is asked', async () => {
  expect((await post('')).status).toBe(400);
  expect((await post('?token=')).status).toBe(400);
  expect(asked).toEqual([]);
});

test.each<[string, typeof reply]>([
  ['an error', json(500, '{"code":"XX000"}')],
  ['an unknown function', json(404, '{"code":"PGRST202"}')],
  ['a wrong key', json(401, '{"message":"Invalid API key"}')],
  ['too many', json(429, '{}')],
  ['a login page', json(200, '<html>Sign in</html>', 'text/html')],
  ['something that is no yes or no', json(200, 'null')],
  ['a redirect', (response) => void response.writeHead(302, {location: '/x'}).end()],
  ['half an answer', (_, request) => void request.socket.destroy()],
])('502, so that the provider tries again, when the backend answers with %s', async (_, answer) => {
  reply = answer;
  expect((await post()).status).toBe(502);
  expect(printed).not.toContain(TOKEN);
});
