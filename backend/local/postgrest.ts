import {type ChildProcess, spawn} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {setTimeout as delay} from 'node:timers/promises';
import {anyFreePort} from '../../scripts/lib/ports.mjs';
import {endWithThisProcess} from './endWithThisProcess.ts';
import {findPostgrest} from './findPostgrest.ts';

const HOST = '127.0.0.1';
const START_TIMEOUT_MS = 60_000;
/** Lines that PostgREST prints at every log level. */
const IS_ABOUT_START =
  /^(?:Starting|Attempting to connect|Connection successful|Listening|Schema cache|Config reloaded)/;

export interface PostgrestOptions {
  /** Address of the database for the role `authenticator`. */
  readonly databaseUrl: string;
  /** Prints PostgREST's log, without the lines of its start. */
  readonly log: (line: string) => void;
  /** Called with one line if it ends by itself a second time. */
  readonly onEnd?: (line: string) => void;
}

export interface Postgrest {
  /** Port on 127.0.0.1. */
  readonly port: number;
  stop(): Promise<void>;
}

/** Settings as Supabase has them: https://docs.postgrest.org/en/stable/references/configuration.html */
const environment = (databaseUrl: string, port: number, adminPort: number): NodeJS.ProcessEnv => ({
  PGRST_DB_URI: `${databaseUrl}?application_name=ringwell-postgrest`,
  PGRST_DB_ANON_ROLE: 'anon',
  PGRST_DB_SCHEMAS: 'public',
  PGRST_SERVER_HOST: HOST,
  PGRST_SERVER_PORT: String(port),
  PGRST_ADMIN_SERVER_PORT: String(adminPort),
  PGRST_OPENAPI_MODE: 'disabled',
  // Random, so no token that claims a role is valid. Without a secret, tokens are answered with 500.
  PGRST_JWT_SECRET: randomBytes(32).toString('hex'),
  PGRST_LOG_LEVEL: process.env.PGRST_LOG_LEVEL ?? 'error',
});

/**
 * Starts PostgREST, which ends with this process. If it ends by itself, it is restarted once.
 *
 * @throws in one line, with the problem
 */
export const startPostgrest = async ({
  databaseUrl,
  log,
  onEnd,
}: PostgrestOptions): Promise<Postgrest> => {
  const program = findPostgrest(log);
  const [port, adminPort] = await Promise.all([anyFreePort(), anyFreePort()]);
  const env = environment(databaseUrl, port, adminPort);
  let child: ChildProcess | undefined;
  let isReady = false;
  let isStopping = false;
  let restarts = 0;
  let lastLine = '';

  const hasEnded = ({pid, exitCode, signalCode}: ChildProcess): boolean =>
    pid === undefined || exitCode !== null || signalCode !== null;
  const stop = async (): Promise<void> => {
    isStopping = true;
    if (!child || hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };

  /** Starts the program and waits for it. @throws if it isn't ready in time */
  const start = async (): Promise<void> => {
    const started = spawn(program, [], {env, stdio: ['ignore', 'pipe', 'pipe'], detached: true});
    child = started;
    endWithThisProcess(started, 'SIGTERM');
    for (const input of [started.stdout, started.stderr]) {
      createInterface({input}).on('line', (line) => {
        // Without its timestamp.
        lastLine = line.replace(/^\d+\/\w+\/\d+:[\d:]+ [+-]\d+: /, '') || lastLine;
        if (isReady && !isStopping && line && !IS_ABOUT_START.test(lastLine)) {
          log(`PostgREST: ${lastLine}`);
        }
      });
    }
    started.once('error', ({message}) => (lastLine = message));
    started.once('exit', (code, signal) => {
      if (isReady && !isStopping) restart(signal ?? `exit code ${code}`);
    });
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!isReady) {
      // A missing program is reported with a delay.
      await delay(20);
      if (hasEnded(started) || Date.now() > deadline) {
        await stop();
        throw new Error(`PostgREST (${program}) does not start: ${lastLine}`);
      }
      isReady = await fetch(`http://${HOST}:${adminPort}/ready`).then(
        ({ok}) => ok,
        () => false,
      );
    }
  };
  const restart = (reason: string): void => {
    isReady = false;
    restarts += 1;
    if (restarts > 1) return onEnd?.(`PostgREST ended again (${reason}).`);
    log(`PostgREST ended (${reason}) and is started again.`);
    start().catch(({message}: Error) => onEnd?.(message));
  };

  await start();
  return {port, stop};
};
