// Plain JavaScript without dependencies: this runs before anything is installed.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {firstDifference, isNodeNewEnough, OLDEST_NODE} from './lockfile.mjs';
import {root} from './root.mjs';

/** @returns {string | undefined} why dependencies have to be installed, or nothing. */
const reasonToInstall = () => {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'node_modules is missing or incomplete';
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
  return firstDifference(read(path.join(root, 'package-lock.json')), read(record));
};

/** Installs the dependencies when they are missing or old. Ends the process when it can't. */
export const ensureInstalled = () => {
  if (!isNodeNewEnough(process.versions.node)) {
    console.error(
      `Node.js ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`,
    );
    process.exit(1);
  }
  const reason = reasonToInstall();
  if (reason === undefined) return;
  console.log(`Installing dependencies with npm ci (${reason}).`);
  const {status, error} = spawnSync('npm', ['ci', '--include=dev', '--no-fund', '--no-audit'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(`npm ci failed${error ? `: ${error.message}` : ''}. Nothing was started.`);
  process.exit(1);
};
