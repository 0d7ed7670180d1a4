/** What is started with npm ends with it, and what a script started ends with the script. */
import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';

import {temporaryFolder} from '../../backend/testing/temporaryFolder.ts';
import {anyFreePort, isListening} from '../lib/ports.mjs';
import {type SmallSite, writeSmallSite} from '../server/testing/smallSite.ts';

// Whole programs start here, on machines with little to spare.
jest.setTimeout(120_000);

const ROOT = path.join(__dirname, '..', '..');

let folder: string;
let site: SmallSite;
let child: ChildProcess | undefined;

beforeAll(async () => {
  folder = temporaryFolder('ending');
  site = await writeSmallSite({_headers: '/*\n  X-A: b\n', _redirects: '/old / 301\n'});
});
afterEach(() => child?.kill('SIGKILL'));
afterAll(async () => {
  rmSync(folder, {recursive: true, force: true});
  await site.remove();
});

const comesTrue = async (isTrue: () => boolean | Promise<boolean>): Promise<boolean> => {
  for (const end = Date.now() + 40_000; Date.now() < end; await delay(100)) {
    if (await isTrue()) return true;
  }
  return false;
};
const isGone = async (port: number): Promise<boolean> => !(await isListening(port));

/** Runs a command until something answers at `port`. */
const run = async (
  command: string,
  args: readonly string[],
  port: number,
): Promise<ChildProcess> => {
  const started = spawn(command, args, {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PUBLIC_SUPABASE_URL: '',
      PUBLIC_SUPABASE_KEY: '',
      DATABASE_URL: '',
      PORT: String(await anyFreePort()),
      SERVE_PORT: String(port),
      BACKEND_PORT: String(port),
      MAIL_PORT: String(await anyFreePort()),
      BACKEND_DATA_DIR: folder,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.test', 'ending'),
    },
  });
  child = started;
  expect(await comesTrue(() => isListening(port))).toBe(true);
  return started;
};

it.each(['start', 'backend', 'serve'])('npm run %s ends what it started', async (name) => {
  const port = await anyFreePort();
  const npm = await run('npm', ['run', name, ...(name === 'serve' ? [site.dir] : [])], port);
  npm.kill('SIGTERM');
  expect(await comesTrue(() => isGone(port))).toBe(true);
  // The backend had the time to close its database.
  expect(await comesTrue(() => !existsSync(path.join(folder, 'postgres', 'postmaster.pid')))).toBe(
    true,
  );
});

it('what npm start started ends when that was killed', async () => {
  const port = await anyFreePort();
  const starter = await run(process.execPath, ['scripts/start.mjs'], port);
  starter.kill('SIGKILL');
  expect(await comesTrue(() => isGone(port))).toBe(true);
});
