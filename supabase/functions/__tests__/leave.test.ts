// The function as it is deployed, run by Deno: against a small API that misbehaves, and with the real
// migrations and table API, from a letter's headers to the row.
import {rmSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {type AddressInfo} from 'node:net';

import {openDatabase} from '../../../backend/database/database';
import {type Backend, startBackend} from '../../../backend/serve';
import {type Leave, ONE_CLICK, startLeave} from '../../../backend/testing/leaveProcess';
import {temporaryFolder} from '../../../backend/testing/temporaryFolder';
import {visitor} from '../../../backend/testing/visitor';
import {startMailCatcher} from '../../../backend/worker/catcher';
import {issue, type LetterContent} from '../../../backend/worker/mail/toReader';
import {openPost} from '../../../backend/worker/post';
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
    leave = await startLeave(`http://127.0.0.1:${portOf(api)}`, KEY, `${SITE}/`);
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
    leave = await startLeave(backend.url, LOCAL_PUBLISHABLE_KEY, `${SITE}/`);
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

  /** Sends a letter as the worker does, and reads its headers as its mailbox does. */
  const addressInLetter = async ({email, unsubscribe_token}: Row): Promise<string> => {
    const catcher = await startMailCatcher({port: 0});
    const from = {name: 'Ringwell', address: 'hello@ringwell.example'};
    const post = openPost({smtpUrl: catcher.smtpUrl, from});
    const letter: LetterContent = {
      id: '2027-01',
      subject: 'A letter',
      preheader: 'About nothing.',
      about: '/pricing',
      button: 'See the prices',
      blocks: [],
      sender: 'Ringwell',
    };
    try {
      const settings = {from, siteUrl: SITE, leaveUrl: leave.address};
      await post.send('letter', email, issue(letter, unsubscribe_token, settings));
      const {headers} = catcher.mails[0] ?? {headers: {} as Record<string, string>};
      expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
      return /^<(\S+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    } finally {
      post.close();
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
