// The function as it is deployed, run by Deno: against a small API that misbehaves, and with the real
// migrations and table API, from a letter's headers to the row.
import {type ChildProcess, spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {type AddressInfo} from 'node:net';
import path from 'node:path';

import {createTransport} from 'nodemailer';

import {openDatabase} from '../../../backend/database/database';
import {type Backend, startBackend} from '../../../backend/serve';
import {temporaryFolder} from '../../../backend/testing/temporaryFolder';
import {visitor} from '../../../backend/testing/visitor';
import {startMailCatcher} from '../../../backend/worker/catcher';
import {anyFreePort} from '../../../scripts/lib/ports.mjs';
import {ensureDeno} from '../../../scripts/lib/programs.mjs';
import {LOCAL_PUBLISHABLE_KEY} from '../../../src/config/publicEnv';

const TOKEN = '0b7e4a3c-6a44-4c7c-9c3e-1d1b2f0a9e55';
const SITE = 'https://www.ringwell.example';
const KEY = 'sb_publishable_test';

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const listen = (server: Server): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

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

interface Leave {
  /** Without a query. */
  readonly address: string;
  printed: string;
  stop(): Promise<void>;
}

/** The function in a process of its own. @param supabaseUrl where it finds the database's API */
const startLeave = async (supabaseUrl: string, key: string): Promise<Leave> => {
  const port = await anyFreePort();
  const child: ChildProcess = spawn(
    ensureDeno(),
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
        SUPABASE_URL: supabaseUrl,
        SUPABASE_ANON_KEY: key,
        SITE_URL: `${SITE}/`,
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const running: Leave = {
    address: `http://127.0.0.1:${port}/leave`,
    printed: '',
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
  const take = (chunk: Buffer): void => void (running.printed += chunk.toString());
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(running.address, {method: 'PUT'});
      return running;
    } catch (error) {
      if (tries > 300 || child.exitCode !== null) throw new Error(running.printed, {cause: error});
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

/** What a mailbox provider sends. */
const ONE_CLICK: RequestInit = {
  method: 'POST',
  redirect: 'manual',
  headers: {'content-type': 'application/x-www-form-urlencoded'},
  body: 'List-Unsubscribe=One-Click',
};
/** Of an answer, all that somebody could tell a good token from a bad one by. */
const seenOf = async (response: Response): Promise<unknown> => {
  const headers = Object.fromEntries(response.headers);
  delete headers.date;
  return {status: response.status, headers, text: await response.text()};
};

describe('against an API that misbehaves', () => {
  let leave: Leave;
  beforeAll(async () => {
    await listen(api);
    leave = await startLeave(`http://127.0.0.1:${portOf(api)}`, KEY);
  });
  afterAll(async () => {
    await leave?.stop();
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
  });
  beforeEach(() => {
    asked = [];
    leave.printed = '';
    reply = json(200, 'true');
  });

  const post = (query = `?token=${TOKEN}`, init: RequestInit = ONE_CLICK): Promise<Response> =>
    fetch(leave.address + query, {method: 'POST', redirect: 'manual', ...init});

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
      seen.push(await seenOf(await post()));
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject({status: 200});
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
      const response = await fetch(`${leave.address}?token=${TOKEN}`, {method, redirect: 'manual'});
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
    const response = await fetch(`${leave.address}?token=${encodeURIComponent(strange)}`, {
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
  ])(
    '502, so that the provider tries again, when the backend answers with %s',
    async (_, answer) => {
      reply = answer;
      expect((await post()).status).toBe(502);
      expect(leave.printed).not.toContain(TOKEN);
    },
  );
});

describe('with the real database', () => {
  /** The two headers that the handbook says to put into each letter. */
  const handbook = readFileSync(path.join(__dirname, '../../../docs/run/mail-links.md'), 'utf8');
  const headerOf = (name: string): string =>
    new RegExp(`^${name}: (.+)$`, 'm').exec(handbook)?.[1] ?? '';
  const HOSTED = 'https://<project>.supabase.co/functions/v1/leave';

  let folder: string;
  let backend: Backend;
  let leave: Leave;
  let database: ReturnType<typeof openDatabase>;
  beforeAll(async () => {
    folder = temporaryFolder('leave');
    backend = await startBackend({
      dataDir: folder,
      port: 0,
      isTemporary: true,
      withoutInsertLimits: true,
      log: console.error,
    });
    leave = await startLeave(backend.url, LOCAL_PUBLISHABLE_KEY);
    database = openDatabase(backend.databaseUrl);
  });
  afterAll(async () => {
    await leave?.stop();
    await database?.close();
    await backend?.close();
    rmSync(folder, {recursive: true, force: true});
  });

  interface Row {
    readonly email: string;
    readonly unsubscribe_token: string;
    readonly confirm_token: string;
    readonly unsubscribed_at: Date | null;
  }
  const rows = (): Promise<Row[]> =>
    database.transaction((session) =>
      session.query<Row>(
        `select email, unsubscribe_token, confirm_token, unsubscribed_at
           from public.newsletter_subscriptions order by email`,
      ),
    );
  const subscribe = async (email: string): Promise<Row> => {
    await visitor(backend.url).from('newsletter_subscriptions').insert({email}).throwOnError();
    const row = (await rows()).find((one) => one.email === email);
    if (!row) throw new Error(`${email} was not stored`);
    return row;
  };
  const hasLeft = async (email: string): Promise<boolean | undefined> =>
    (await rows()).find((one) => one.email === email)?.unsubscribed_at !== null;

  /** Sends a letter with the handbook's headers, and reads them as its mailbox does. */
  const addressInLetter = async ({email, unsubscribe_token}: Row): Promise<string> => {
    const catcher = await startMailCatcher({port: 0});
    const transport = createTransport(catcher.smtpUrl);
    try {
      const list = headerOf('List-Unsubscribe')
        .replace(HOSTED, leave.address)
        .replace('<token>', unsubscribe_token);
      await transport.sendMail({
        from: 'hello@ringwell.example',
        to: email,
        subject: 'A letter',
        text: 'A letter.',
        headers: {
          'List-Unsubscribe': list,
          'List-Unsubscribe-Post': headerOf('List-Unsubscribe-Post'),
        },
      });
      const {headers} = catcher.mails[0] ?? {headers: {} as Record<string, string>};
      expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
      return /^<(\S+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    } finally {
      transport.close();
      await catcher.close();
    }
  };

  test('one POST to a letter’s address ends that subscription, and no other', async () => {
    const reader = await subscribe('reader@practice.example');
    await subscribe('other@practice.example');
    const address = await addressInLetter(reader);

    // A scanner opens it first, and a person in a browser is led to the page with the button.
    const opened = await fetch(address, {redirect: 'manual'});
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe(
      `${SITE}/newsletter/leave#${reader.unsubscribe_token}`,
    );
    expect(await hasLeft('reader@practice.example')).toBe(false);

    const left = await seenOf(await fetch(address, ONE_CLICK));
    expect(left).toMatchObject({status: 200});
    expect(await hasLeft('reader@practice.example')).toBe(true);
    expect(await hasLeft('other@practice.example')).toBe(false);

    // Providers repeat themselves: the same answer, and the row as it was.
    const before = await rows();
    expect(await seenOf(await fetch(address, ONE_CLICK))).toEqual(left);
    expect(await rows()).toEqual(before);
  });

  test('a token that opens nothing here gets the answer of a good one, and changes nothing', async () => {
    const reader = await subscribe('careful@practice.example');
    const before = await rows();
    const answers: unknown[] = [];
    for (const token of [
      TOKEN, // unknown
      'not-a-token',
      `${reader.unsubscribe_token}x`,
      reader.unsubscribe_token.slice(0, -1),
      reader.confirm_token, // of another link
      "' or true --",
      '\u0000',
      '%',
      'x'.repeat(5_000),
    ]) {
      const query = `?token=${encodeURIComponent(token)}`;
      answers.push(await seenOf(await fetch(leave.address + query, ONE_CLICK)));
    }
    const good = await seenOf(
      await fetch(`${leave.address}?token=${reader.unsubscribe_token.toUpperCase()}`, ONE_CLICK),
    );
    expect(answers).toEqual(answers.map(() => good));
    expect(good).toMatchObject({status: 200});
    // But for the last one, which was good.
    expect(await rows()).toEqual(
      before.map((row) =>
        row.email === reader.email ? {...row, unsubscribed_at: expect.any(Date)} : row,
      ),
    );
  });
});
