import {execFileSync, type ExecFileSyncOptions} from 'node:child_process';
import {chownSync, existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from 'pg';

import {anyFreePort} from '../../scripts/lib/ports.mjs';

/** Where Debian, Homebrew and the Windows installer put the server's programs. */
const PARENTS = [
  '/usr/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  'C:\\Program Files\\PostgreSQL',
];

/** The newest installed PostgreSQL's program folder, or null. POSTGRES_BIN overrides the search. */
export const findPostgresBinaries = (): string | null => {
  const hasServer = (folder: string): boolean =>
    ['initdb', 'initdb.exe'].some((name) => existsSync(path.join(folder, name)));
  const override = process.env.POSTGRES_BIN;
  if (override) return hasServer(override) ? override : null;

  const installed = PARENTS.filter(existsSync).flatMap((parent) =>
    readdirSync(parent)
      .filter((name) => /^(?:postgresql@?)?\d+$/.test(name))
      .map((name) => ({
        version: Number(/\d+$/.exec(name)?.[0]),
        bin: path.join(parent, name, 'bin'),
      })),
  );
  const newest = installed
    .filter(({bin}) => hasServer(bin))
    .sort((a, b) => b.version - a.version)[0];
  return newest?.bin ?? null;
};

/** The server refuses to run as root; then it runs as whoever was made for it, or as nobody. */
const unprivilegedUser = (): {uid: number; gid: number} | null => {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string): number =>
        Number(
          execFileSync('id', [flag, name], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}),
        );
      return {uid: id('-u'), gid: id('-g')};
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error(
    'PostgreSQL cannot run as root, and there is neither a user postgres nor nobody.',
  );
};

export interface TemporaryPostgres {
  /** Connection string of a new, empty database. */
  createDatabase(): Promise<string>;
  stop(): void;
}

/**
 * A PostgreSQL server of its own, in a temporary folder, for one test file.
 *
 * @throws when it is not installed, saying what to install: tests must not pass by not running
 */
export const startTemporaryPostgres = async (): Promise<TemporaryPostgres> => {
  const bin = findPostgresBinaries();
  if (!bin) {
    throw new Error(
      'PostgreSQL 15 or newer is needed for this test: apt-get install postgresql, ' +
        'brew install postgresql, or point POSTGRES_BIN at its program folder.',
    );
  }
  const user = unprivilegedUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'ringwell-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  // Its own output would keep our pipes open for as long as it runs.
  const options: ExecFileSyncOptions = {...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe']};
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'owner', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  const startOn = (port: number): void => {
    execFileSync(
      path.join(bin, 'pg_ctl'),
      [
        '-D',
        data,
        '-w',
        '-l',
        path.join(folder, 'log'),
        '-o',
        `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`,
        'start',
      ],
      {...options, stdio: 'ignore'},
    );
  };
  let port = await anyFreePort();
  try {
    startOn(port);
  } catch {
    // Between asking for a free port and taking it, another test may have taken it.
    port = await anyFreePort();
    startOn(port);
  }

  const url = (database: string): string => `postgres://owner@127.0.0.1:${port}/${database}`;
  let databases = 0;
  return {
    createDatabase: async () => {
      const name = `test_${(databases += 1)}`;
      const client = new Client({connectionString: url('postgres')});
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return url(name);
    },
    stop: () => {
      execFileSync(path.join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], {
        ...options,
        stdio: 'ignore',
      });
      rmSync(folder, {recursive: true, force: true});
    },
  };
};
