// Finds other commands that run from this folder, because their packages must not be replaced meanwhile.
import {mkdirSync, readdirSync, rmSync} from 'node:fs';
import net from 'node:net';
import path from 'node:path';

import {isListening} from './ports.mjs';

/** A relative path, because a socket's path has at most about 100 characters. */
const FOLDER = '.running';
const fileOf = (/** @type {number} */ id) => path.join(FOLDER, String(id));

/**
 * Marks this process as running from this folder: it listens on a socket until it ends. A killed process
 * leaves the file, but no socket answers there. Windows has no such sockets, so nothing is marked; it
 * refuses to replace files that are in use.
 */
export const markRunning = async () => {
  const file = fileOf(process.pid);
  const server = net.createServer((socket) => socket.destroy()).unref();
  try {
    mkdirSync(FOLDER, {recursive: true});
    rmSync(file, {force: true});
    await new Promise((resolve) => {
      server.once('error', resolve);
      server.listen(file, () => resolve(undefined));
    });
    process.once('exit', () => rmSync(file, {force: true}));
  } catch {
    // The folder is read-only, so nothing can be installed into it either.
  }
};

/** @returns {Promise<number | undefined>} id of another process that runs from this folder */
export const findRunning = async () => {
  /** @type {string[]} */
  let names = [];
  try {
    names = readdirSync(FOLDER);
  } catch {
    // Nothing has run here yet.
  }
  for (const id of names.map(Number)) {
    if (id === process.pid) continue;
    if (await isListening(fileOf(id))) return id;
    rmSync(fileOf(id), {force: true});
  }
  return undefined;
};
