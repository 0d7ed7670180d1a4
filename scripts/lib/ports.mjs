import net from 'node:net';

// Imported when it is called: this file is read before anything is installed.
const getPort = async (/** @type {import('get-port').Options} */ options = {}) =>
  (await import('get-port')).default(options);

/**
 * @returns {Promise<number>} a port that is free now, whichever.
 */
export const anyFreePort = () => getPort();

/**
 * @param {number} preferred tried first, so that repeated runs look alike
 * @returns {Promise<number>} a port that is free now.
 */
export const freePort = (preferred) => getPort({port: preferred});

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether nothing has it, on any of this machine's addresses.
 */
export const isPortFree = async (port) => (await freePort(port)) === port;

/**
 * Not by the package wait-on, which brings 20 others for these lines.
 *
 * @param {number} port
 * @returns {Promise<boolean>} whether something on this machine accepts connections there.
 */
export const isListening = (port) =>
  new Promise((resolve) => {
    const socket = net.connect({port, host: '127.0.0.1'});
    const done = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
