/**
 * The table API's part of the server block for nginx, in a real one, for a site whose forms post to
 * its own address. Behind it stands a server that notes what arrives, in PostgREST's place.
 */
import {readFileSync} from 'node:fs';
import {createServer, type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {connect, type TLSSocket} from 'node:tls';

import hostHeaders from '../../../plugins/host-headers/index.ts';
import {findNginx} from '../../lib/programs.mjs';
import {ADDRESS_HEADER, type NginxProcess, startNginx} from '../testing/nginxProcess.ts';
import {
  type Answer,
  ask,
  type Question,
  type SmallSite,
  writeSmallSite,
} from '../testing/smallSite.ts';

const SITE = 'https://www.ringwell.example';
const MESSAGES = '/rest/v1/contact_messages';

interface Arrived {
  readonly method?: string;
  readonly url?: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let site: SmallSite;
let tableApi: Server;
let nginx: NginxProcess;
let arrived: Arrived[] = [];
/** While set, answers wait for it. */
let release: Promise<void> | undefined;

const listenOnAnyPort = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const binary = findNginx();
if (!binary) {
  console.warn('nginx is not installed: its way to the table API was not tested.');
}

beforeAll(async () => {
  if (!binary) return;
  site = await writeSmallSite();
  Object.assign(process.env, {
    PUBLIC_SUPABASE_URL: SITE,
    PUBLIC_SUPABASE_KEY: 'sb_publishable_ringwell1',
  });
  await hostHeaders().postBuild?.({
    outDir: site.dir,
    routesPaths: ['/', '/features'],
    siteConfig: {url: SITE},
  } as Parameters<NonNullable<ReturnType<typeof hostHeaders>['postBuild']>>[0]);
  tableApi = createServer((request, response) => {
    const {method, url, headers} = request;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      arrived.push({method, url, headers, body: Buffer.concat(chunks).toString()});
      void Promise.resolve(release).then(() => {
        // As PostgREST, and the stand-in, answer.
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('cache-control', 'no-cache');
        response.writeHead(201).end();
      });
    });
  });
  nginx = await startNginx({
    nginx: binary,
    dir: site.dir,
    tableApi: `127.0.0.1:${await listenOnAnyPort(tableApi)}`,
  });
});
afterAll(async () => {
  await nginx?.stop();
  tableApi?.close();
  await site?.remove();
});
beforeEach(() => {
  arrived = [];
});

let clients = 0;
/** An address that nobody else in this file has. */
const freshAddress = (): string => {
  clients += 1;
  return `198.18.${Math.floor(clients / 250)}.${(clients % 250) + 1}`;
};

const post = (
  requestPath = MESSAGES,
  {headers, ...question}: Question = {},
  address = freshAddress(),
): Promise<Answer> =>
  ask(nginx.url, requestPath, {
    method: 'POST',
    body: '{}',
    ...question,
    headers: {'content-type': 'application/json', [ADDRESS_HEADER]: address, ...headers},
  });

const statuses = async (answers: readonly Promise<Answer>[]): Promise<number[]> =>
  (await Promise.all(answers)).map(({status}) => status).sort();

/** The first half of a request, on a connection that is then left open. */
const stall = (address: string): Promise<TLSSocket> =>
  new Promise((resolve, reject) => {
    const socket = connect({port: Number(new URL(nginx.url).port), rejectUnauthorized: false});
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const head = `POST ${MESSAGES} HTTP/1.1\r\nhost: a\r\n${ADDRESS_HEADER}: ${address}\r\ncontent-length: 30000\r\n\r\n{`;
      socket.write(head, () => resolve(socket));
    });
  });

/** The longest row that the table takes, each letter of four bytes, or an escape where one may stand. */
const longestMessage = (): string => {
  const migration = readFileSync(
    path.join(__dirname, '../../../supabase/migrations/20261121060100_contact_messages.sql'),
    'utf8',
  );
  const lengths = [...migration.matchAll(/char_length\((\w+)\) between \d+ and (\d+)/g)];
  expect(lengths.map(([, column]) => column)).toContain('message');
  return JSON.stringify(
    Object.fromEntries(lengths.map(([, column, most]) => [column, '😀'.repeat(Number(most))])),
  );
};

(binary ? describe : describe.skip)('nginx, before the table API', () => {
  it('passes on the body and the address of who connects, and nothing else that was said', async () => {
    const {status, headers} = await post(
      `${MESSAGES}?columns=a`,
      {
        body: '{"first_name":"Ann"}',
        headers: {
          apikey: 'sb_publishable_ringwell1',
          authorization: 'Bearer sb_publishable_ringwell1',
          'x-forwarded-for': '192.0.2.1',
          'cf-connecting-ip': '192.0.2.2',
          'x-real-ip': '192.0.2.3',
          forwarded: 'for=192.0.2.4',
          cookie: 'a=b',
          prefer: 'tx=rollback',
          'accept-profile': 'private',
          origin: 'https://elsewhere.example',
        },
      },
      '198.51.100.7',
    );
    expect(status).toBe(201);
    expect(arrived).toEqual([
      {
        method: 'POST',
        url: '/contact_messages?columns=a',
        body: '{"first_name":"Ann"}',
        headers: {
          host: '127.0.0.1',
          'content-length': '20',
          'content-type': 'application/json',
          'x-forwarded-for': '198.51.100.7',
        },
      },
    ]);
    expect(headers['cache-control']).toBe('no-store');
    expect(Object.keys(headers).join()).not.toContain('access-control');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    'newsletter_subscriptions',
    'rpc/confirm_subscription',
    'rpc/leave_newsletter',
    'rpc/return_to_newsletter',
    'rpc/mark_answered',
  ])('passes %s on', async (target) => {
    expect((await post(`/rest/v1/${target}`)).status).toBe(201);
    expect(arrived.map(({url}) => url)).toEqual([`/${target}`]);
  });

  it.each([
    '/rest/v1',
    '/rest/v1/',
    '/rest/v1//',
    '//rest/v1/',
    '/rest/v1/?a=b',
    '/rest/v1/insert_log',
    '/rest/v1/contact_messages/',
    '/rest/v1/contact_messages.gz',
    '/rest/v1/contact_messages%0a',
    '/rest/v1/Contact_Messages',
    '/rest/v1/contact_messages%2f..%2finsert_log',
    '/rest/v1/rpc',
    '/rest/v1/rpc/',
    '/rest/v1/rpc/pg_sleep',
    '/rest/v1/rpc/mark_answered/x',
    '/auth/v1/token',
    '/storage/v1/object',
  ])('passes %s to nobody, and leads nowhere', async (address) => {
    const get = {method: 'GET', body: ''};
    for (const question of [{}, get]) {
      const {status, headers} = await post(address, question);
      expect([404, 405]).toContain(status);
      expect(headers.location).toBeUndefined();
    }
    expect(arrived).toEqual([]);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
    'takes no %s',
    async (method) => {
      expect((await post(MESSAGES, {method, body: ''})).status).toBe(405);
      expect(arrived).toEqual([]);
    },
  );

  it('takes the longest message, in letters of four bytes', async () => {
    const body = longestMessage();
    expect((await post(MESSAGES, {body})).status).toBe(201);
    expect(arrived[0]?.body).toBe(body);
  });

  it('answers a longer one with 413, told its length before or not', async () => {
    const body = 'x'.repeat(33_000);
    expect((await post(MESSAGES, {body})).status).toBe(413);
    expect((await post(MESSAGES, {body, headers: {'transfer-encoding': 'chunked'}})).status).toBe(
      413,
    );
    expect(arrived).toEqual([]);
  });

  it('lets twenty of an office through at once, and answers a script with 429', async () => {
    const address = freshAddress();
    const answers = await statuses(Array.from({length: 60}, () => post(MESSAGES, {}, address)));
    const taken = answers.filter((status) => status === 201).length;
    // The burst and what a second or two lets through.
    expect(taken).toBeGreaterThanOrEqual(20);
    expect(taken).toBeLessThan(30);
    expect(answers.filter((status) => status === 429)).toHaveLength(60 - taken);
    expect((await post()).status).toBe(201);
  });

  it.each([
    ['2001:db8:1:2', ['a:b:c:d', ':1', 'ffff::']],
    ['2001:db8:3', [':1', ':b:c:d', ':5:6']],
  ])('counts the /64 of a customer as one client: %s', async (network, hosts) => {
    const from = Array.from(
      {length: 60},
      (_, index) => `${network}:${hosts[index % hosts.length] ?? ''}`,
    );
    const answers = await statuses(from.map((address) => post(MESSAGES, {}, address)));
    expect(answers.filter((status) => status === 201).length).toBeLessThan(30);
    expect((await post(MESSAGES, {}, '2001:db8:9:9::1')).status).toBe(201);
  });

  it('lets nobody wait for one who sends slowly on many connections', async () => {
    const address = freshAddress();
    const sockets = await Promise.all(Array.from({length: 100}, () => stall(address)));
    try {
      const begin = performance.now();
      expect(await statuses(Array.from({length: 10}, () => post()))).toEqual(Array(10).fill(201));
      expect(performance.now() - begin).toBeLessThan(1_500);
      // What came in slowly has not reached the table API.
      expect(arrived).toHaveLength(10);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });

  it('holds at most twenty requests of one client open', async () => {
    let open = (): void => undefined;
    release = new Promise((resolve) => {
      open = resolve;
    });
    const address = freshAddress();
    const slow = Array.from({length: 40}, () => post(MESSAGES, {}, address));
    for (let n = 0; arrived.length < 20 && n < 250; n += 1) await delay(20);
    open();
    release = undefined;
    const answers = await statuses(slow);
    expect(answers.filter((status) => status === 201)).toHaveLength(20);
    expect(answers.filter((status) => status === 429)).toHaveLength(20);
  });

  it('says 502, not a page of the site, when the table API is not there', async () => {
    tableApi.closeAllConnections();
    const port = (tableApi.address() as AddressInfo).port;
    await new Promise((resolve) => tableApi.close(resolve));
    expect((await post()).status).toBe(502);
    await new Promise<void>((resolve) => tableApi.listen(port, '127.0.0.1', resolve));
    await delay(100);
    expect((await post()).status).toBe(201);
  });
});
