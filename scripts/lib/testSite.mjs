import path from 'node:path';

import {freePort} from './ports.mjs';
import {root} from './root.mjs';

/** Everything the tests build and keep, out of the way of build/ and of a running `npm start`. */
export const testFolder = path.join(root, '.test');
export const testBuild = path.join(testFolder, 'build');

/**
 * Addresses of the site and the backend under test. Below 32768, because systems give higher ports
 * to outgoing connections, which could take one of these between its choice and its use.
 */
const SITE_PORT = 24422;
const BACKEND_PORT = 24421;

/** What an operator's shell may hold and what must not reach the tests. */
const OPERATORS =
  /^(?:PUBLIC_.*|BACKEND_.*|DATABASE_URL|PORT|SERVE_PORT|NODE_ENV|FORCE_COLOR|NO_COLOR)$/;

/**
 * The environment of every test step: nothing of the operator's, and the values of the test build.
 *
 * The backend's address is part of the built site, so it is chosen before the build.
 *
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export const testEnvironment = async () => {
  const backendPort = process.env.E2E_BACKEND_PORT ?? String(await freePort(BACKEND_PORT));
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OPERATORS.test(name))),
    FORCE_COLOR: '0',
    E2E_BACKEND_PORT: backendPort,
    E2E_SITE_PORT: process.env.E2E_SITE_PORT ?? String(await freePort(SITE_PORT)),
  };
};

/**
 * Public values that the site under test is built with.
 *
 * @param {NodeJS.ProcessEnv} env from `testEnvironment`
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export const testBuildEnvironment = async (env) => ({
  ...env,
  ...(await import('./publicEnv.ts')).localBackend(env.E2E_BACKEND_PORT ?? BACKEND_PORT),
  // Nobody's: the browser tests answer in the services' place.
  PUBLIC_GTAG_ID: 'G-TEST0000',
  PUBLIC_PIXEL_ID: '1234567890',
  // Docusaurus keeps generated files here; the usual folder may be in use by `npm start`.
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(root, path.join(testFolder, 'generated')),
});
