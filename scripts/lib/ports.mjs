import net from 'node:net';

/** A server on 'localhost' may sit on either; one that can't be bound at all (no IPv6) is no clash. */
const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number | undefined>} the bound port, or nothing when it is taken.
 */
const bind = (port, host) =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(port);
      else reject(error);
    });
    server.listen({port, host, exclusive: true}, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export const isPortFree = async (port) => {
  for (const host of LOOPBACK) if ((await bind(port, host)) === undefined) return false;
  return true;
};

/**
 * @returns {Promise<number>} a port that is free now, whichever.
 */
export const anyFreePort = async () => {
  const port = await bind(0, '127.0.0.1');
  if (port === undefined) throw new Error('This machine has no free port.');
  return port;
};

/**
 * @param {number} preferred tried first, so that repeated runs look alike
 * @returns {Promise<number>} a port that is free now.
 */
export const freePort = async (preferred) =>
  (await isPortFree(preferred)) ? preferred : anyFreePort();

/**
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
