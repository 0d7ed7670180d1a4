// Ends this process when its parent has ended for any reason: a killed process can't notify its children,
// and npm's shell doesn't forward the signal that ends it. Import it, or start a program with `node
// --import`.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

import {isAlive} from './isAlive.mjs';

/** Finds the name and the parent's id of a process; undefined if it has ended. */
const describe = (/** @type {number} */ id) => {
  try {
    const [, name = '', parent] =
      process.platform === 'linux'
        ? (/\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [])
        : (/(\S*)\s+(\d+)/.exec(
            spawnSync('ps', ['-o', 'comm=,ppid=', '-p', String(id)], {encoding: 'utf8'}).stdout,
          ) ?? []);
    return {name, parent: Number(parent)};
  } catch {
    return undefined;
  }
};

// Forks inherit arguments for `node`, but have another parent. The parent of an orphan is 1.
const starter = new URL(import.meta.url).searchParams.get('parent');
const parent = process.ppid === 1 && starter !== null ? Number(starter) : process.ppid;
// npm runs commands in a shell, which survives when npm is killed.
const shell = process.env.npm_lifecycle_event ? describe(parent) : undefined;
const npm = shell?.name.endsWith('sh') ? shell.parent : parent;

setInterval(() => {
  if (process.ppid !== parent || !isAlive(npm)) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
