#!/usr/bin/env node
// `npm start`: dependencies, the embedded backend, and the site with hot reload. Ctrl-C ends all.
import {spawn} from 'node:child_process';
import {setTimeout as delay} from 'node:timers/promises';

import {endWithParent, tools} from './lib/commands.mjs';
import {envPort, envValue} from './lib/env.mjs';
import {isListening, isPortFree} from './lib/ports.mjs';
import {root} from './lib/root.mjs';

/** Milliseconds until a part that doesn't end is killed. */
const STOP_TIMEOUT_MS = 5_000;

const {checkPublicEnv, localBackend} = await import('./lib/checkPublicEnv.ts');

const port = envPort('PORT');
const backendPort = envPort('BACKEND_PORT');
const mailPort = envPort('MAIL_PORT');
const ownBackend = envValue('PUBLIC_SUPABASE_URL') === undefined;

const wanted = [
  {port, variable: 'PORT', what: 'the site'},
  ...(ownBackend
    ? [
        {port: backendPort, variable: 'BACKEND_PORT', what: 'the backend'},
        {port: mailPort, variable: 'MAIL_PORT', what: 'the page that shows the emails'},
      ]
    : []),
];
let taken = false;
for (const {port: number, variable, what} of wanted) {
  if (await isPortFree(number)) continue;
  taken = true;
  console.error(
    `Port ${number} for ${what} is taken by another program. Set ${variable} to a free port, in the shell or in .env.`,
  );
}
if (taken) process.exit(1);

if (ownBackend) Object.assign(process.env, localBackend(backendPort));
checkPublicEnv();

/** @type {Map<string, import('node:child_process').ChildProcess>} */
const running = new Map();
/** @type {number | undefined} */
let exitCode;

/** Ends every part, and then this process. Later calls do nothing. */
const stop = async (/** @type {number} */ code) => {
  if (exitCode !== undefined) return;
  exitCode = code;
  for (const child of running.values()) child.kill('SIGTERM');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (running.size > 0 && Date.now() < deadline) await delay(50);
  for (const child of running.values()) child.kill('SIGKILL');
  process.exit(exitCode);
};

const launch = (/** @type {string} */ name, /** @type {string[]} */ args, env = process.env) => {
  const child = spawn(process.execPath, [...endWithParent, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running.set(name, child);
  child.once('exit', (code, signal) => {
    running.delete(name);
    if (exitCode !== undefined) return;
    // A part that ends with 1 has printed the reason.
    if (code !== 1) console.error(`The ${name} ended (${signal ?? `exit code ${code}`}).`);
    void stop(code === 0 || code === null ? 1 : code);
  });
};

process.on('SIGINT', () => void stop(130));
process.on('SIGTERM', () => void stop(143));
process.on('SIGHUP', () => void stop(129));

if (ownBackend) {
  launch('backend', ['backend/cli.ts', 'serve'], {
    ...process.env,
    BACKEND_PORT: String(backendPort),
    MAIL_PORT: String(mailPort),
    SITE_URL: `http://localhost:${port}`,
  });
  // When the backend exits, this process ends, so the loop needs no limit.
  while (!(await isListening(backendPort))) await delay(100);
}
if (exitCode === undefined) {
  launch('site', [
    tools.docusaurus,
    'start',
    '--port',
    String(port),
    '--no-open',
    ...process.argv.slice(2),
  ]);
}
