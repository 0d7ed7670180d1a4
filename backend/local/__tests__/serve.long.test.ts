/** The backend as `npm run backend` starts it: one process with a database in a folder. */
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
import {temporaryFolder} from '../../testing/temporaryFolder.ts';
import {until} from '../../testing/worker.ts';

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

it('creates no folder when an owner’s command runs before the first start', async () => {
  expect(await runBackendCommand(['open'], {dataDir})).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no database yet') as string,
  });
});

it('runs the owner’s commands with and without a running backend', async () => {
  const listMessages = async (): Promise<void> =>
    expect(await runBackendCommand(['open'], {dataDir})).toMatchObject({
      status: 0,
      stdout: 'No messages are waiting for a reply.\n',
    });
  backend = await startBackendProcess({dataDir});
  await listMessages();
  await backend.stop();
  await listMessages();
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
