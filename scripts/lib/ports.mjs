import net from 'node:net';

// Imported lazily: this file is loaded before anything is installed.
const getPort = async (/** @type {import('get-port').Options} */ options = {}) =>
  (await import('get-port')).default(options);

/** @returns {Promise<number>} any free port */
export const anyFreePort = () => getPort();

/**
 * @param {number} preferred tried first, so that repeated runs use the same port
 * @returns {Promise<number>} a free port
 */
export const freePort = (preferred) => getPort({port: preferred});

/**
 * @param {number} port
 * @returns {Promise<boolean>} true if the port is free on all of this machine's addresses
 */
export const isPortFree = async (port) => (await freePort(port)) === port;

/**
 * Checks once. The package wait-on would bring 20 others for these lines.
 *
 * @param {number | string} place a port, or the path of a socket
 * @returns {Promise<boolean>} true if a program on this machine accepts connections
 */
export const isListening = (place) =>
  new Promise((resolve) => {
    const options = typeof place === 'string' ? {path: place} : {port: place, host: '127.0.0.1'};
    const socket = net.connect(options);
    const done = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
