/** The backend of this machine, its folder, and its ports. Ends of processes: scripts/__tests__/ending.long.test.ts. */
import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {type AddressInfo, createServer} from 'node:net';
import path from 'node:path';
import {runOwnerCommand} from '../../owner/commands.ts';
import {temporaryFolder} from '../../testing/temporaryFolder.ts';
import {until} from '../../testing/worker.ts';
import {type Local, type LocalOptions, startLocal} from '../local.ts';
import {EmbeddedPostgres} from '../postgres.ts';

const folder = temporaryFolder('local');
const dataDir = path.join(folder, 'data');
const failures: string[] = [];
let local: Local | undefined;

const start = async (more: Partial<LocalOptions> = {}): Promise<void> => {
  local = await startLocal({
    dataDir,
    isTemporary: true,
    port: 0,
    mailPort: 0,
    siteUrl: 'https://site.example',
    log: () => undefined,
    onFailure: (line) => failures.push(line),
    ...more,
  });
};
const stop = async (): Promise<void> => {
  await local?.close();
  local = undefined;
};
afterEach(stop);
afterAll(() => rmSync(folder, {recursive: true, force: true}));

it('runs the owner’s commands with and without a running backend, once it has started', async () => {
  const listMessages = (): Promise<string> => runOwnerCommand(['open'], {dataDir});
  await expect(listMessages()).rejects.toThrow('There is no database yet');
  expect(existsSync(dataDir)).toBe(false);
  await start();
  expect(await listMessages()).toBe('No messages are waiting for a reply.');
  await stop();
  expect(await listMessages()).toBe('No messages are waiting for a reply.');
});

it('the backend refuses a folder with another backend, a port in use, and a folder that can’t be created', async () => {
  await start();
  await expect(start()).rejects.toThrow(
    / is in use by another backend\. Stop it, or use that one\.$/,
  );
  await stop();

  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const {port} = other.address() as AddressInfo;
  await expect(start({port})).rejects.toThrow(`Port ${port} is taken by another program.`);
  other.close();
  // No server is left running after a failure.
  expect(new EmbeddedPostgres(dataDir).isServing).toBe(false);

  await expect(start({dataDir: path.join(dataDir, 'password', 'x')})).rejects.toThrow(
    /^Can’t store rows in .+ \(E\w+: .+\)\.$/,
  );
});

it('the backend reports a part that ends by itself', async () => {
  const failure = async (): Promise<string | undefined> => {
    await until(
      () => failures.length,
      (count) => count > 0,
    );
    await stop();
    return failures.shift();
  };
  await start();
  const [pid] = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  expect(await failure()).toMatch(/^PostgreSQL ended \(SIGKILL\)\. Its log is .+postgres\.log\.$/);

  await start();
  execFileSync('pkill', ['-KILL', '-P', String(process.pid), 'postgrest']);
  expect(await failure()).toBe('PostgREST ended (SIGKILL).');
});
