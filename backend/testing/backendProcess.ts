import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {anyFreePort} from '../../scripts/lib/ports.mjs';

const ARGUMENTS = [path.join('backend', 'cli.ts')];
const START_TIMEOUT_MS = 60_000;

export interface BackendSettings {
  readonly dataDir: string;
  /** Port. Default: any free one. */
  readonly port?: number;
}

const environment = async (settings: BackendSettings): Promise<NodeJS.ProcessEnv> => ({
  ...process.env,
  NODE_ENV: undefined,
  BACKEND_PORT: String(settings.port ?? (await anyFreePort())),
  MAIL_PORT: String(await anyFreePort()),
  BACKEND_DATA_DIR: settings.dataDir,
  DATABASE_URL: '',
});

export interface BackendProcess {
  readonly url: string;
  readonly pid: number;
  /** Resolves when the process ends, with the exit code and the standard error since its start. */
  readonly ended: Promise<{code: number | null; stderr: string}>;
  /** Resolves when the process has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts `npm run backend` as a process. @throws with its output if it ends instead */
export const startBackendProcess = async (settings: BackendSettings): Promise<BackendProcess> => {
  const child = spawn(process.execPath, [...ARGUMENTS, 'serve'], {
    env: await environment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({
    code: code ?? null,
    stderr,
  }));
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS).unref();
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /^Backend: (http:\S+),/m.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`The backend ended before it served.\n${output}`)));
  });
  clearTimeout(timer);
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
};

/** Runs a command of the backend and waits for its end. */
export const runBackendCommand = async (command: readonly string[], settings: BackendSettings) =>
  spawnSync(process.execPath, [...ARGUMENTS, ...command], {
    env: await environment(settings),
    encoding: 'utf8',
    timeout: START_TIMEOUT_MS,
  });
