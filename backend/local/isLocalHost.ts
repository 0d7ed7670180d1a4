import type {IncomingMessage} from 'node:http';

/**
 * Whether a request names this machine as its host. A page of another site can have its own name lead
 * here (DNS rebinding) and would then read what is answered; its requests carry that name.
 */
export const isLocalHost = ({headers}: IncomingMessage): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(headers.host ?? '');
