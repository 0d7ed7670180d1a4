/**
 * Runs the commands of the README and the writer's pages as typed in a fresh clone: the first one
 * installs, the others run beside `npm start` in a second terminal.
 */
import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';

import {temporaryFolder} from '../../backend/testing/temporaryFolder.ts';
import {anyFreePort} from '../lib/ports.mjs';

const ROOT = path.join(__dirname, '..', '..');
const MINUTE = 60_000;

// npm installs everything here, also on slow machines.
jest.setTimeout(30 * MINUTE);

/** Lines of shell blocks that run npm, except the tests, which are running. */
const commandsOf = (file: string): string[] =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/^```(?:bash|sh)\n([\s\S]*?)^```/gm)]
    .flatMap(([, lines = '']) => lines.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => /^npm (?!test$|run test|test )/.test(line));

const PAGES = [
  ...readdirSync(path.join(ROOT, 'docs/write'))
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => `docs/write/${name}`),
  'README.md',
];
const commands = [...new Set(PAGES.flatMap(commandsOf))];

let folder: string;
const running: ChildProcess[] = [];

beforeAll(() => {
  folder = temporaryFolder('clone');
  // The files of a clone if everything were committed.
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  for (const file of execFileSync('git', list, {cwd: ROOT, encoding: 'utf8'}).split('\0')) {
    if (file === '') continue;
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    cpSync(path.join(ROOT, file), path.join(folder, file));
  }
});
afterAll(async () => {
  for (const {pid, exitCode} of running) {
    if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM');
  }
  await Promise.all(running.map(({exitCode}) => exitCode ?? delay(5_000)));
  rmSync(folder, {recursive: true, force: true, maxRetries: 5});
});

interface Started {
  readonly child: ChildProcess;
  /** Returns its output so far. */
  readonly output: () => string;
}

/** Starts a command as in a terminal: with the system's Node. */
const type = (command: string, env: NodeJS.ProcessEnv): Started => {
  const child = spawn(command, {
    shell: true,
    cwd: folder,
    detached: true,
    env: {
      ...Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_|^PUBLIC_/.test(name)),
      ),
      PATH: (process.env.PATH ?? '')
        .split(path.delimiter)
        .filter((entry) => !entry.includes('node_modules'))
        .join(path.delimiter),
      ...env,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  running.push(child);
  return {child, output: () => output};
};

const hasPage = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://localhost:${port}/`, {signal: AbortSignal.timeout(5_000)})).ok;
  } catch {
    return false;
  }
};

it('the commands work one after the other in a fresh clone, also beside a running npm start', async () => {
  // The first one installs; after it, each runs in a second terminal.
  expect(commands[0]).toBe('npm start');
  let site: (Started & {port: number}) | undefined;
  for (const command of commands) {
    const ports = {
      PORT: await anyFreePort(),
      SERVE_PORT: await anyFreePort(),
      BACKEND_PORT: await anyFreePort(),
      MAIL_PORT: await anyFreePort(),
    };
    const port = command === 'npm start' ? ports.PORT : ports.SERVE_PORT;
    const env = Object.fromEntries(Object.entries(ports).map(([name, one]) => [name, String(one)]));
    const started = type(command, env);
    // It ends with 0, or it is a server and shows its page.
    const deadline = Date.now() + 10 * MINUTE;
    let serves = false;
    while (started.child.exitCode === null && Date.now() < deadline && !serves) {
      await delay(250);
      serves = await hasPage(port);
    }
    if (!serves && started.child.exitCode !== 0)
      throw new Error(`${command}:\n${started.output()}`);
    if (command === 'npm start') site = {...started, port};
  }
  expect(site?.child.exitCode).toBeNull();
  expect(site?.output()).not.toMatch(/not found|error/i);
  expect(await hasPage(site?.port ?? 0)).toBe(true);
});

it('the build stops at a post with a fault, and prints its place', async () => {
  writeFileSync(
    path.join(folder, 'blog/faulty.md'),
    '---\ntitle: Faults\ndate: soon\n---\n\n# Twice\n',
  );
  const {child, output} = type('npm run build -- --local', {});
  const [code] = (await once(child, 'close')) as [number];
  expect(code).not.toBe(0);
  expect(output()).toMatch(/^(?:Error: )?blog\/faulty\.md:3: date /m);
  expect(existsSync(path.join(folder, 'build/blog/faulty.html'))).toBe(false);
});
