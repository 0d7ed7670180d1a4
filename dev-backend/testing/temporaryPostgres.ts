import {execFileSync} from 'node:child_process';
import {chownSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from 'pg';

import {findPostgres} from '../../scripts/lib/postgres.mjs';

/** The server refuses to run as root; then it runs as nobody. */
const unprivilegedUser = (): {uid: number; gid: number} | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody']));
  return {uid: id('-u'), gid: id('-g')};
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
  const bin = findPostgres();
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
  const run = (program: string, ...args: readonly string[]): void => {
    execFileSync(path.join(bin, program), ['-D', data, ...args], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  };
  run(
    'initdb',
    ...['-U', 'owner', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
  );
  // A socket in the folder: a port could be taken meanwhile.
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off`;
  // Its own log, or its output would keep our pipe open for as long as it runs.
  run('pg_ctl', '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start');

  const url = (database: string): string => `postgres://owner@localhost/${database}?host=${folder}`;
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
      run('pg_ctl', '-m', 'immediate', 'stop');
      rmSync(folder, {recursive: true, force: true});
    },
  };
};
