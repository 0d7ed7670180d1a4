/** What only a start of the backend, or two of them, can show. `npm run test:long` runs it. */
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {SupabaseClient} from '@supabase/supabase-js';

import {
  type BackendProcess,
  runBackendCommand,
  startBackendProcess,
} from '../testing/backendProcess';
import {visitor} from '../testing/visitor';

// Processes start here, on machines with little to spare.
jest.setTimeout(120_000);

let parent: string;
let template: string;
let dataDir: string;
let backend: BackendProcess | undefined;

beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'ringwell-durability-'));
  template = path.join(parent, 'template');
  // The same refusal, and no folder made, where nothing was started yet.
  expect(runBackendCommand('list', {dataDir: template})).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no database yet') as string,
  });
  await (await startBackendProcess({dataDir: template})).stop();
});
afterAll(() => rmSync(parent, {recursive: true, force: true}));

beforeEach(() => {
  dataDir = mkdtempSync(path.join(parent, 'data-'));
  cpSync(template, dataDir, {recursive: true});
});
afterEach(async () => {
  await backend?.stop('SIGKILL');
  backend = undefined;
});

const listed = (): string => {
  const {status, stdout, stderr} = runBackendCommand('list', {dataDir});
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

it('keeps rows over a restart, and lists them while it runs and while it does not', async () => {
  backend = await startBackendProcess({dataDir});
  const client = visitor(backend.url);
  await client.from('newsletter_subscriptions').insert({email: 'kept@example.com', source: 'blog'});
  await client.from('contact_messages').insert({
    first_name: 'Dana',
    last_name: 'Whitfield',
    email: 'dana@example.com',
    message: 'Two lines,\nboth shown.',
  });
  const whileRunning = listed();
  expect(whileRunning).toMatch(/1 newsletter subscription, newest first/);
  expect(whileRunning).toMatch(/kept@example\.com +blog/);
  expect(whileRunning).toMatch(/message {3}Two lines,\n +both shown\./);

  await backend.stop();
  expect(listed()).toBe(whileRunning);
  // A start that finds everything applied changes nothing.
  backend = await startBackendProcess({dataDir});
  expect(listed()).toBe(whileRunning);
});

it('keeps the limits of a database that was once opened without them', async () => {
  const signUpSeven = async (name: string): Promise<string[]> => {
    const client = visitor(backend?.url ?? '');
    const answers = await Promise.all(
      Array.from({length: 7}, (_, index) =>
        client.from('newsletter_subscriptions').insert({email: `${name}${index}@example.com`}),
      ),
    );
    return answers.map(({error}) => error?.code ?? 'stored').sort();
  };
  backend = await startBackendProcess({dataDir, withoutInsertLimits: true});
  expect(await signUpSeven('without')).toEqual(Array(7).fill('stored'));
  await backend.stop();
  backend = await startBackendProcess({dataDir});
  expect(await signUpSeven('with')).toEqual(['PT429', 'PT429', ...Array(5).fill('stored')]);
});

it('takes the key that it is given, and the local one no more', async () => {
  const key = 'sb_publishable_of_this_machine';
  backend = await startBackendProcess({dataDir, key});
  const insert = async (client: SupabaseClient): Promise<number> =>
    (await client.from('newsletter_subscriptions').insert({email: 'key@example.com'})).status;
  expect(await insert(visitor(backend.url))).toBe(401);
  expect(await insert(visitor(backend.url, {key}))).toBe(201);
});

it('opens a folder once, and shows its rows to the holder of the token only', async () => {
  backend = await startBackendProcess({dataDir});
  const second = runBackendCommand('serve', {dataDir});
  expect(second.status).toBe(1);
  expect(second.stderr).toMatch(/^.+ is in use by process \d+ \(http:.+\)\. Stop it first.*\n$/);
  expect((await fetch(`${backend.url}/health`)).status).toBe(200);

  const {token} = JSON.parse(readFileSync(path.join(dataDir, 'lock.json'), 'utf8')) as {
    token: string;
  };
  const ask = async (headers: Record<string, string>): Promise<number> => {
    const body = JSON.stringify({task: 'list messages'});
    return (await fetch(`${backend?.url}/_local/owner`, {method: 'POST', headers, body})).status;
  };
  expect(await ask({})).toBe(404);
  expect(await ask({'x-local-token': 'guess'})).toBe(404);
  expect(await ask({'x-local-token': token})).toBe(200);
});

it('says plainly that its port is taken, or is none', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  try {
    const taken = runBackendCommand('serve', {dataDir, port});
    expect(taken).toMatchObject({status: 1, stdout: ''});
    expect(taken.stderr).toMatch(new RegExp(`^Port ${port} is taken by another program\\..*\\n$`));
    expect(runBackendCommand('serve', {dataDir, port: 70_000}).stderr).toContain(
      "BACKEND_PORT is '70000'",
    );
  } finally {
    other.close();
  }
});
