// Which commands are running from this folder: packages must not be replaced under them.
import {mkdirSync, readdirSync, rmSync} from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/** Relative to the folder, because a socket's path may have no more than about 100 characters. */
const FOLDER = '.running';
const fileOf = (/** @type {number} */ id) => path.join(FOLDER, String(id));

/**
 * Marks this process as running from here, for as long as it runs: it listens on a socket. The file of
 * one that was killed is left, but nothing answers there, so the mark can't be out of date. Where there
 * are no such sockets (Windows) nothing is marked; the system itself keeps files that are in use.
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
    // A folder that can't be written to can't be installed into either.
  }
};

const answers = (/** @type {string} */ file) =>
  new Promise((/** @type {(answer: boolean) => void} */ resolve) => {
    const socket = net.connect(file);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });

/** @returns {Promise<number | undefined>} the id of another process that runs from this folder. */
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
    if (await answers(fileOf(id))) return id;
    rmSync(fileOf(id), {force: true});
  }
  return undefined;
};
