import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import path from 'node:path';

const ROOT = path.join(__dirname, '..', '..');
// One process, not tsx's two: a signal sent to it reaches the backend itself.
const ARGUMENTS = ['--import', 'tsx', path.join('dev-backend', 'cli.ts')];
const START_TIMEOUT_MS = 60_000;

export interface BackendSettings {
  readonly dataDir?: string;
  readonly databaseUrl?: string;
  /** Default: any free one. */
  readonly port?: number;
  readonly withoutInsertLimits?: boolean;
  readonly key?: string;
}

const environment = (settings: BackendSettings): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: undefined,
  BACKEND_PORT: String(settings.port ?? 0),
  BACKEND_DATA_DIR: settings.dataDir ?? '',
  DATABASE_URL: settings.databaseUrl ?? '',
  BACKEND_KEY: settings.key ?? '',
  BACKEND_INSERT_LIMITS: settings.withoutInsertLimits ? 'off' : '',
});

export interface BackendProcess {
  readonly url: string;
  /** All that it printed so far. */
  output(): string;
  /** Resolves when the process is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const exited = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** `npm run backend` as a process of its own. @throws with what it printed, when it ends instead */
export const startBackendProcess = async (settings: BackendSettings): Promise<BackendProcess> => {
  const child = spawn(process.execPath, [...ARGUMENTS, 'serve'], {
    cwd: ROOT,
    env: environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`${why}\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('The backend did not start in time.');
    }, START_TIMEOUT_MS);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /^Backend: (http:\S+),/m.exec(output)?.[1];
      if (found) {
        clearTimeout(timer);
        resolve(found);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => {
      clearTimeout(timer);
      fail('The backend ended before it served.');
    });
  });
  return {
    url,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await exited(child);
    },
  };
};

/** Runs a command of the backend to its end. */
export const runBackendCommand = (
  command: string | readonly string[],
  settings: BackendSettings,
): {status: number | null; stdout: string; stderr: string} =>
  spawnSync(process.execPath, [...ARGUMENTS, ...[command].flat()], {
    cwd: ROOT,
    env: environment(settings),
    encoding: 'utf8',
    timeout: START_TIMEOUT_MS,
  });
