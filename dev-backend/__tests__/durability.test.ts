/** What was confirmed to a visitor is kept: over restarts, and when the process is shot. */
import {cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {SupabaseClient} from '@supabase/supabase-js';

import {isLong} from '../../scripts/jest/long';
import {
  type BackendProcess,
  runBackendCommand,
  startBackendProcess,
} from '../testing/backendProcess';
import {visitor} from '../testing/visitor';

const SIGN_UPS = isLong ? 1_000 : 200;
const CONNECTIONS = 20;

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

/**
 * Sends the addresses over some connections until none is left or the backend no longer answers.
 * Calls back with each answer's code, or 'stored'. Returns those that got no answer or were not sent.
 */
const signUp = async (
  url: string,
  emails: readonly string[],
  onAnswer: (email: string, answer: string) => void,
): Promise<string[]> => {
  const client = visitor(url);
  const queue = [...emails];
  const unanswered: string[] = [];
  const work = async (): Promise<void> => {
    for (let email = queue.shift(); email !== undefined; email = queue.shift()) {
      const {error, status} = await client.from('newsletter_subscriptions').insert({email});
      if (status === 0) unanswered.push(email, ...queue.splice(0));
      else onAnswer(email, error?.code ?? 'stored');
    }
  };
  await Promise.all(Array.from({length: CONNECTIONS}, work));
  return unanswered;
};

it('loses no sign-up that was confirmed when it is killed in the middle', async () => {
  const emails = Array.from({length: SIGN_UPS}, (_, index) => `reader${index}@example.com`);
  const confirmed = new Set<string>();
  const running = await startBackendProcess({dataDir, withoutInsertLimits: true});
  let killed: Promise<void> | undefined;
  const unanswered = await signUp(running.url, emails, (email, answer) => {
    if (answer !== 'stored') throw new Error(`${email}: ${answer}`);
    confirmed.add(email);
    if (confirmed.size === SIGN_UPS / 2) killed ??= running.stop('SIGKILL');
  });
  await killed;
  expect(confirmed.size).toBeGreaterThanOrEqual(SIGN_UPS / 2);
  expect(unanswered).toHaveLength(SIGN_UPS - confirmed.size);

  // The lock of the dead process is taken over.
  backend = await startBackendProcess({dataDir, withoutInsertLimits: true});
  const kept = new Set(listed().match(/reader\d+@example\.com/g));
  expect([...confirmed].filter((email) => !kept.has(email))).toEqual([]);
  // At most what was under way is stored without its answer having been heard.
  expect(kept.size - confirmed.size).toBeLessThanOrEqual(CONNECTIONS);

  const codes: string[] = [];
  expect(await signUp(backend.url, unanswered, (_, answer) => codes.push(answer))).toEqual([]);
  expect(codes.filter((code) => code === '23505')).toHaveLength(kept.size - confirmed.size);
  expect(listed()).toContain(`${SIGN_UPS} newsletter subscriptions`);
});

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
    const emails = Array.from({length: 7}, (_, index) => `${name}${index}@example.com`);
    const answers: string[] = [];
    await signUp(backend?.url ?? '', emails, (_, answer) => answers.push(answer));
    return answers.sort();
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

  const lockFile = path.join(dataDir, 'lock.json');
  expect(statSync(lockFile).mode & 0o077).toBe(0);
  const {token} = JSON.parse(readFileSync(lockFile, 'utf8')) as {token: string};
  const ask = async (headers: Record<string, string>): Promise<number> =>
    (await fetch(`${backend?.url}/_local/rows`, {headers})).status;
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

it('does not take a lock for its own that belongs to another process with the same number', async () => {
  const before = {pid: process.pid, processStart: 'long ago', token: 'old', url: null};
  writeFileSync(path.join(dataDir, 'lock.json'), JSON.stringify(before));
  backend = await startBackendProcess({dataDir});
  expect((await fetch(`${backend.url}/health`)).status).toBe(200);
});
