/**
 * The backend as `npm run backend` starts it: one process with a database in a folder. Data that was
 * acknowledged to a visitor survives a killed process.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {type AddressInfo, createServer} from 'node:net';
import path from 'node:path';
import {isListening} from '../../../scripts/lib/ports.mjs';
import {findEmbeddedPostgres} from '../postgres.ts';
import {
  type BackendProcess,
  runBackendCommand,
  startBackendProcess,
} from '../../testing/backendProcess.ts';
import {storedRows} from '../../testing/storedRows.ts';
import {temporaryFolder} from '../../testing/temporaryFolder.ts';
import {visitor} from '../../testing/visitor.ts';
import {until} from '../../testing/worker.ts';

const SIGN_UPS = 1_000;
const CONNECTIONS = 20;

// Starting processes is slow on a small machine.
jest.setTimeout(120_000);

let dataDir: string;
let backend: BackendProcess | undefined;

beforeAll(() => {
  dataDir = path.join(temporaryFolder('serve'), 'data');
});
afterAll(async () => {
  await backend?.stop('SIGKILL');
  findEmbeddedPostgres(dataDir)?.stop();
  rmSync(path.dirname(dataDir), {recursive: true, force: true});
});

const listed = async (): Promise<(string | null | undefined)[]> =>
  (await storedRows({dataDir}, 'newsletter')).map(({email}) => email);

/**
 * Sends the addresses over some connections until none is left or the backend no longer answers.
 * Calls back with each response's code, or 'stored'. Returns the addresses without a response.
 */
const signUp = async (
  url: string,
  emails: readonly string[],
  onAnswer: (email: string, answer: string) => void,
): Promise<string[]> => {
  const queue = [...emails];
  const unanswered: string[] = [];
  const work = async (): Promise<void> => {
    for (let email = queue.shift(); email !== undefined; email = queue.shift()) {
      const {error, status} = await visitor(url).from('newsletter_subscriptions').insert({email});
      if (status === 0) unanswered.push(email, ...queue.splice(0));
      else onAnswer(email, error ? String(status) : 'stored');
    }
  };
  await Promise.all(Array.from({length: CONNECTIONS}, work));
  return unanswered;
};

it('creates no folder when an owner’s command runs before the first start', async () => {
  expect(await runBackendCommand(['open'], {dataDir})).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no database yet') as string,
  });
});

it('keeps every acknowledged sign-up when it is killed during sign-ups', async () => {
  const emails = Array.from({length: SIGN_UPS}, (_, index) => `reader${index}@example.com`);
  const confirmed = new Set<string>();
  const running = await startBackendProcess({dataDir});
  let killed: Promise<void> | undefined;
  const unanswered = await signUp(running.url, emails, (email, answer) => {
    if (answer !== 'stored') throw new Error(`${email}: ${answer}`);
    confirmed.add(email);
    if (confirmed.size === SIGN_UPS / 2) killed ??= running.stop('SIGKILL');
  });
  await killed;
  expect(confirmed.size).toBeGreaterThanOrEqual(SIGN_UPS / 2);
  expect(unanswered).toHaveLength(SIGN_UPS - confirmed.size);

  // Its PostgreSQL exits after it, and the next start waits for that.
  backend = await startBackendProcess({dataDir});
  const kept = new Set(await listed());
  expect([...confirmed].filter((email) => !kept.has(email))).toEqual([]);
  // Only requests in flight may be stored without a received response.
  expect(kept.size - confirmed.size).toBeLessThanOrEqual(CONNECTIONS);

  const codes: string[] = [];
  expect(await signUp(backend.url, unanswered, (_, answer) => codes.push(answer))).toEqual([]);
  expect(codes.filter((code) => code === '409')).toHaveLength(kept.size - confirmed.size);
  expect((await listed()).sort()).toEqual([...emails].sort());
});

it('runs the owner’s commands with and without a running backend', async () => {
  const showReader = async (): Promise<void> =>
    expect(await runBackendCommand(['show', 'reader1@example.com'], {dataDir})).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Stored about reader1@example.com: ') as string,
    });
  await showReader();
  await backend?.stop();
  await showReader();
});

it('refuses a second backend in one folder, a port in use, and an invalid port', async () => {
  backend = await startBackendProcess({dataDir});
  const second = await runBackendCommand(['serve'], {dataDir});
  expect(second).toMatchObject({status: 1, stdout: ''});
  expect(second.stderr).toMatch(/^.+ is in use by another backend\. Stop it, or use that one\.\n$/);
  // The first one keeps running.
  expect(await isListening(Number(new URL(backend?.url ?? '').port))).toBe(true);
  await backend?.stop();

  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as AddressInfo).port));
  });
  try {
    const taken = await runBackendCommand(['serve'], {dataDir, port});
    expect(taken).toMatchObject({status: 1, stdout: ''});
    expect(taken.stderr).toMatch(new RegExp(`^Port ${port} is taken by another program\\..*\\n$`));
    const invalid = await runBackendCommand(['serve'], {dataDir, port: 70_000});
    expect(invalid.stderr).toContain("BACKEND_PORT is '70000'");
  } finally {
    other.close();
  }
  // No server is left running after a failure.
  expect(findEmbeddedPostgres(dataDir)).toBeUndefined();
});

it('prints one line when the data folder can’t be created', async () => {
  const refused = await runBackendCommand(['serve'], {
    dataDir: path.join(dataDir, 'password', 'x'),
  });
  expect(refused).toMatchObject({status: 1, stdout: ''});
  expect(refused.stderr).toMatch(/^Rows cannot be kept in .+ \(E\w+: .+\)\.\n$/);
});

it('prints one line and exits when a part exits, and stops PostgreSQL when it is killed', async () => {
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
  backend = await startBackendProcess({dataDir});
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
  const {code, stderr} = await backend.ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^PostgreSQL ended \(SIGKILL\)\. Its log is .+postgres\.log\.\n$/);

  backend = await startBackendProcess({dataDir});
  execFileSync('pkill', ['-KILL', '-P', String(backend.pid), 'postgrest']);
  expect(await backend.ended).toEqual({code: 1, stderr: 'PostgREST ended (SIGKILL).\n'});

  backend = await startBackendProcess({dataDir});
  await backend.stop('SIGKILL');
  await until(
    () => existsSync(pidFile),
    (isThere) => !isThere,
  );
});
