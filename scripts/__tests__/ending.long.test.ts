/** Tests that programs started with npm end with npm, and those of a script with the script. */
import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';

import {temporaryFolder} from '../../backend/testing/temporaryFolder.ts';
import {anyFreePort, isListening} from '../lib/ports.mjs';

// Starting whole programs is slow on a small machine.
jest.setTimeout(120_000);

const ROOT = path.join(__dirname, '..', '..');

let folder: string;
let child: ChildProcess | undefined;

beforeAll(() => {
  folder = temporaryFolder('ending');
});
afterEach(() => child?.kill('SIGKILL'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const comesTrue = async (isTrue: () => boolean | Promise<boolean>): Promise<boolean> => {
  for (const end = Date.now() + 40_000; Date.now() < end; await delay(100)) {
    if (await isTrue()) return true;
  }
  return false;
};
/** Checks whether all processes of a command have ended: they share its process group. */
const areGone = ({pid = 0}: ChildProcess): boolean => {
  try {
    return !process.kill(-pid, 0);
  } catch {
    return true;
  }
};

const POSTGRES = (): string => path.join(folder, 'postgres', 'postmaster.pid');

/** Starts a command as a terminal does, in its own process group. */
const start = async (
  command: string,
  args: readonly string[],
  port: number,
): Promise<ChildProcess> => {
  child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PUBLIC_SUPABASE_URL: '',
      PUBLIC_SUPABASE_KEY: '',
      DATABASE_URL: '',
      PORT: String(await anyFreePort()),
      BACKEND_PORT: String(port),
      MAIL_PORT: String(await anyFreePort()),
      BACKEND_DATA_DIR: folder,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.test', 'ending'),
    },
  });
  return child;
};

/** Starts a command and waits until a server answers at `port`. */
const run = async (
  command: string,
  args: readonly string[],
  port: number,
): Promise<ChildProcess> => {
  const started = await start(command, args, port);
  expect(await comesTrue(() => isListening(port))).toBe(true);
  return started;
};

it.each([
  ['start', 'SIGTERM'],
  ['start', 'SIGKILL'],
  ['backend', 'SIGKILL'],
] as const)('npm run %s ends what it started, after %s', async (name, signal) => {
  const port = await anyFreePort();
  const npm = await run('npm', ['run', name], port);
  npm.kill(signal);
  expect(await comesTrue(() => areGone(npm))).toBe(true);
  expect(await comesTrue(() => !existsSync(POSTGRES()))).toBe(true);
});

it.each(['starter', 'backend'])('all of npm start ends when its %s was killed', async (part) => {
  const port = await anyFreePort();
  const starter = await run(process.execPath, ['scripts/start.mjs'], port);
  const ended = new Promise((resolve) => starter.once('exit', resolve));
  if (part === 'starter') starter.kill('SIGKILL');
  else execFileSync('pkill', ['-KILL', '-P', String(starter.pid), '-f', 'backend/cli.ts']);
  await ended;
  expect(await comesTrue(() => areGone(starter))).toBe(true);
  expect(await comesTrue(() => !existsSync(POSTGRES()))).toBe(true);
});

it('Ctrl+C while npm start creates its database leaves no files, and the next start works', async () => {
  rmSync(folder, {recursive: true});
  const npm = await start('npm', ['start'], await anyFreePort());
  let output = '';
  npm.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  expect(await comesTrue(() => existsSync(path.join(folder, 'password')))).toBe(true);
  process.kill(-(npm.pid ?? 0), 'SIGINT');
  await ended;
  expect(output).toBe('');
  expect(existsSync(POSTGRES())).toBe(false);

  const port = await anyFreePort();
  const backend = await run('npm', ['run', 'backend'], port);
  backend.kill('SIGTERM');
  expect(await comesTrue(() => !existsSync(POSTGRES()))).toBe(true);
});
