import {spawn} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {createInterface} from 'node:readline';
import {setTimeout as delay} from 'node:timers/promises';
import {anyFreePort} from '../../scripts/lib/ports.mjs';
import {killChildOnExit} from './killChildOnExit.ts';
import {findPostgrest} from './findPostgrest.ts';

const HOST = '127.0.0.1';
const START_TIMEOUT_MS = 60_000;
/** Lines that PostgREST prints at every log level. */
const IS_ABOUT_START =
  /^(?:Starting|Attempting to connect|Connection successful|Listening|Schema cache|Config reloaded)/;

interface PostgrestOptions {
  /** Connection string for the role `authenticator`. */
  readonly databaseUrl: string;
  /** Prints PostgREST's log, without the lines about its startup. */
  readonly log: (line: string) => void;
  /** Called with one line if it ends by itself. */
  readonly onEnd?: (line: string) => void;
}

/** Settings like Supabase's: https://docs.postgrest.org/en/stable/references/configuration.html */
const environment = (databaseUrl: string, port: number): NodeJS.ProcessEnv => ({
  PGRST_DB_URI: `${databaseUrl}?application_name=ringwell-postgrest`,
  PGRST_DB_ANON_ROLE: 'anon',
  PGRST_DB_SCHEMAS: 'public',
  PGRST_SERVER_HOST: HOST,
  PGRST_SERVER_PORT: String(port),
  PGRST_OPENAPI_MODE: 'disabled',
  // Random, so that no token is valid. Without a secret, PostgREST answers tokens with 500.
  PGRST_JWT_SECRET: randomBytes(32).toString('hex'),
  PGRST_LOG_LEVEL: process.env.PGRST_LOG_LEVEL ?? 'error',
});

/**
 * Starts PostgREST on a port of 127.0.0.1. It ends with this process.
 *
 * @throws one line with the problem
 */
export const startPostgrest = async ({databaseUrl, log, onEnd}: PostgrestOptions) => {
  const program = findPostgrest(log);
  const port = await anyFreePort();
  const child = spawn(program, [], {
    env: environment(databaseUrl, port),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  killChildOnExit(child, 'SIGTERM');
  let isReady = false;
  let hasEnded = false;
  let lastLine = '';
  for (const input of [child.stdout, child.stderr]) {
    createInterface({input}).on('line', (line) => {
      // Without its timestamp.
      lastLine = line.replace(/^\d+\/\w+\/\d+:[\d:]+ [+-]\d+: /, '') || lastLine;
      if (isReady && line && !IS_ABOUT_START.test(lastLine)) log(`PostgREST: ${lastLine}`);
    });
  }
  const ended = new Promise<void>((resolve) => {
    const end = (reason: string): void => {
      hasEnded = true;
      if (isReady) onEnd?.(`PostgREST ended (${reason}).`);
      resolve();
    };
    // Also emitted if the program is missing.
    child.once('error', ({message}) => end((lastLine = message)));
    child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`));
  });
  const stop = (): Promise<void> => {
    isReady = false;
    child.kill('SIGTERM');
    return ended;
  };

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!isReady) {
    await delay(20);
    if (hasEnded || Date.now() > deadline) {
      await stop();
      throw new Error(`PostgREST (${program}) doesn’t start: ${lastLine}`);
    }
    // It answers 503 until it has loaded the schema.
    isReady = await fetch(`http://${HOST}:${port}/`).then(
      ({status}) => status !== 503,
      () => false,
    );
  }
  return {port, stop};
};
