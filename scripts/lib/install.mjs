// Plain JavaScript without dependencies: this runs before anything is installed.
import {spawn, spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {endWithNpm} from './commands.mjs';
import {firstDifference, isNodeNewEnough, OLDEST_NODE} from './lockfile.mjs';
import {root} from './root.mjs';

/** @returns {string | undefined} why dependencies have to be installed, or nothing. */
export const reasonToInstall = () => {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'node_modules is missing or incomplete';
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
  return firstDifference(read(path.join(root, 'package-lock.json')), read(record));
};

/**
 * Goes on with the project's own Node, so that everybody runs the same. `npm run` finds it first, once
 * it is installed; only the run that installs it has another.
 */
const switchNode = async () => {
  const folder = path.join(root, 'node_modules', 'node');
  const {version} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (process.versions.node === version) return;
  const program = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  // Not spawnSync: this process has to notice when npm ends, and to pass signals on.
  await endWithNpm();
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {stdio: 'inherit'});
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.once('error', ({message}) => {
    console.error(
      `${program}: ${message}. It comes with npm ci, which has to be allowed to run the install script of the package node.`,
    );
    process.exit(1);
  });
  child.once('exit', (code) => process.exit(code ?? 1));
  // Nothing after this point is for this process.
  await new Promise(() => undefined);
};

/**
 * Installs the dependencies when they are missing or old, and goes on with the project's own Node.
 * Ends the process when it can't.
 */
export const ensureInstalled = async () => {
  if (!isNodeNewEnough(process.versions.node)) {
    console.error(
      `Node.js ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`,
    );
    process.exit(1);
  }
  const reason = reasonToInstall();
  if (reason !== undefined) {
    console.log(`Installing dependencies with npm ci (${reason}).`);
    // Warnings would be about this Node and packages for the project's own.
    const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
    const {status, error} = spawnSync('npm', args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      console.error(`npm ci failed${error ? `: ${error.message}` : ''}. Nothing was started.`);
      process.exit(1);
    }
  }
  await switchNode();
};
