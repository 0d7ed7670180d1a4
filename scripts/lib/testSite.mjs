import path from 'node:path';

import {freePort} from './ports.mjs';
import {root} from './root.mjs';

/** Folder for files of tests, separate from build/ and from a running `npm start`. */
export const testFolder = path.join(root, '.test');
export const testBuild = path.join(testFolder, 'build');

/**
 * Ports of the site and the backend under test. Below 32768, because systems use higher ones for outgoing
 * connections, one of which could take the port before it is used.
 */
const SITE_PORT = 24422;
const BACKEND_PORT = 24421;

/** Variables of an operator's shell that must not reach the tests. */
const OPERATOR_VARIABLES =
  /^(?:PUBLIC_.*|BACKEND_.*|DATABASE_URL|PORT|SERVE_PORT|NODE_ENV|FORCE_COLOR|NO_COLOR)$/;

/**
 * Creates the environment of every test step, without the operator's variables. Chooses the ports before
 * the build, because the built site contains the backend's URL.
 *
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export const testEnvironment = async () => {
  const backendPort = process.env.E2E_BACKEND_PORT ?? String(await freePort(BACKEND_PORT));
  return {
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !OPERATOR_VARIABLES.test(name)),
    ),
    FORCE_COLOR: '0',
    E2E_BACKEND_PORT: backendPort,
    E2E_SITE_PORT: process.env.E2E_SITE_PORT ?? String(await freePort(SITE_PORT)),
  };
};

/**
 * Adds the public values of the site under test.
 *
 * @param {NodeJS.ProcessEnv} env from `testEnvironment`
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export const testBuildEnvironment = async (env) => ({
  ...env,
  ...(await import('./checkPublicEnv.ts')).localBackend(env.E2E_BACKEND_PORT ?? BACKEND_PORT),
  // Fictional ids: browser tests intercept requests to the services.
  PUBLIC_GTAG_ID: 'G-TEST0000',
  PUBLIC_PIXEL_ID: '1234567890',
  // Docusaurus's folder for generated files; `npm start` may be using the default one.
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(root, path.join(testFolder, 'generated')),
});
