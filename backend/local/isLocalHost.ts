import type {IncomingMessage} from 'node:http';

/**
 * Checks that a request names this machine as its host. A page of another site could point its
 * name here (DNS rebinding) and read the answers; its requests carry that name.
 */
export const isLocalHost = ({headers}: IncomingMessage): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(headers.host ?? '');
