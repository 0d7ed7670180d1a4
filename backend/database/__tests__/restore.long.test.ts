/**
 * Backs up and restores with the commands and statements of the handbook's page. npm's PostgreSQL has
 * no pg_dump, so an installed one is needed.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {chownSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {anyFreePort} from '../../../scripts/lib/ports.mjs';
import {findPostgresPrograms} from '../../../scripts/lib/findPrograms.mjs';
import {temporaryFolder} from '../../testing/temporaryFolder.ts';
import {checkDatabase} from '../startChecks.ts';
import {openDatabase} from '../database.ts';
import {unprivilegedUser} from '../../local/postgres.ts';
import {migrate} from '../migrate.ts';

const RUN = path.join(__dirname, '..', '..', '..', 'docs', 'run');
const QUEUE = path.join(RUN, '..', '..', 'node_modules', '.bin', 'graphile-worker');
const PASSWORD = 'correct-horse';

/** Supabase's roles, and a database whose owner is no superuser. */
const SET_UP = `
create role ringwell login password '${PASSWORD}';
create role authenticator login noinherit password '${PASSWORD}';
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
grant anon to authenticator;
create database ringwell owner ringwell encoding 'UTF8' template template0;
`;

jest.setTimeout(300_000);

/** Returns the first code block under a heading of a page, or in a numbered step. */
const block = (page: string, after: string, language: string): string => {
  const [, rest] = readFileSync(path.join(RUN, page), 'utf8').split(after);
  const found = new RegExp(`^( *)\`\`\`${language}\n(.*?)^ *\`\`\``, 'ms').exec(rest ?? '');
  if (!found?.[2]) throw new Error(`${page} has no ${language} after '${after}'`);
  return found[2].replaceAll(new RegExp(`^${found[1] ?? ''}`, 'gm'), '');
};

interface Cluster {
  /** Runs a command of the handbook as PostgreSQL's own user. */
  run(commands: string): {readonly status: number | null; readonly output: string};
  url(user: string, database: string): string;
}

const bin = findPostgresPrograms() ?? '';
let folder: string;
const stops: (() => void)[] = [];

const startCluster = async (name: string): Promise<Cluster> => {
  const data = path.join(folder, name);
  const port = await anyFreePort();
  const own = (file: string): void => {
    const user = unprivilegedUser();
    if (user) chownSync(file, user.uid, user.gid);
  };
  mkdirSync(data, {mode: 0o700});
  const passwordFile = path.join(folder, `${name}.password`);
  writeFileSync(passwordFile, PASSWORD);
  for (const file of [folder, data, passwordFile]) own(file);
  const run = (commands: string): ReturnType<Cluster['run']> => {
    const {status, stdout, stderr} = spawnSync('bash', ['-c', `set -e\n${commands}`], {
      ...unprivilegedUser(),
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: `${bin}:/usr/bin:/bin`,
        HOME: folder,
        PGHOST: '127.0.0.1',
        PGPORT: String(port),
        PGUSER: 'postgres',
        PGPASSWORD: PASSWORD,
      },
    });
    return {status, output: `${stdout}${stderr}`.trim()};
  };
  const right = (commands: string): void => {
    const {status, output} = run(commands);
    if (status !== 0) throw new Error(`${commands}\n${output}`);
  };
  right(
    `initdb -D ${data} -U postgres --auth=scram-sha-256 --pwfile=${passwordFile} --encoding=UTF8 --locale=C.UTF-8 --no-sync
     pg_ctl -D ${data} -w -l ${data}.log -o '-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off' start`,
  );
  stops.push(() => right(`pg_ctl -D ${data} -w -m immediate stop`));
  return {
    run,
    url: (user, database) => `postgres://${user}:${PASSWORD}@127.0.0.1:${port}/${database}`,
  };
};

const ask = (url: string, sql: string): Promise<unknown[]> => {
  const database = openDatabase(url);
  return database.query(sql).finally(() => database.close());
};

const ROWS = 'select * from public.newsletter_subscriptions order by email';
const MESSAGES = 'select * from public.contact_messages';
/** Sent emails and queued jobs: without these, a worker would send emails again. */
const MAILS = 'select * from private.mails';
const JOBS = 'select task_identifier as task from graphile_worker.jobs order by 1';
const ALL = [ROWS, MESSAGES, MAILS, JOBS];

/** Connects as authenticator and switches to anon, as PostgREST does. */
const insertAsVisitor = (cluster: Cluster, row: string): Promise<unknown[]> =>
  ask(cluster.url('authenticator', 'ringwell'), `set local role anon; insert into ${row}`);

let before: Cluster;
let stored: unknown[][];

beforeAll(async () => {
  if (bin === '') throw new Error('No pg_dump: install PostgreSQL, or set POSTGRES_BIN.');
  folder = temporaryFolder('restore');
  before = await startCluster('before');
  expect(before.run(`psql -v ON_ERROR_STOP=1 --dbname=postgres <<'SQL'${SET_UP}SQL`).status).toBe(
    0,
  );

  // The owner of the database is no superuser and can't create roles.
  const owner = before.url('ringwell', 'ringwell');
  const database = openDatabase(owner);
  await migrate(database);
  await checkDatabase(database);
  await database.close();
  // The queue's tables, which the worker creates at its start.
  execFileSync(process.execPath, [QUEUE, '--schema-only', '--connection', owner], {
    stdio: 'ignore',
  });
  await insertAsVisitor(before, `newsletter_subscriptions (email) values ('reader@example.com')`);
  await insertAsVisitor(before, `newsletter_subscriptions (email) values ('other@example.com')`);
  await insertAsVisitor(
    before,
    `contact_messages (first_name, last_name, email, message) values ('Zoë', 'Ŵ', 'a@example.com', 'Grüße 😀')`,
  );
  await ask(owner, `insert into private.mails (key, outcome) values ('confirm:x', 'sent')`);
  stored = await Promise.all(ALL.map((sql) => ask(owner, sql)));
  expect(stored.map(({length}) => length)).toEqual([2, 1, 1, 4]);
});
afterAll(() => {
  for (const stop of stops) stop();
  rmSync(folder, {recursive: true, force: true});
});

it('a backup is two files that only their owner can read', () => {
  expect(before.run(block('backup.md', '## Back up', 'bash'))).toEqual({status: 0, output: ''});
  const {output} = before.run('stat -c "%a %n" roles.sql ringwell.dump');
  expect(output).toBe('600 roles.sql\n600 ringwell.dump');
});

it('a database restored by the handbook has every row and accepts a sign-up', async () => {
  const after = await startCluster('after');
  const [roles = '', dump = ''] = block('backup.md', '## Restore', 'bash').trim().split('\n');
  const errors = after
    .run(roles)
    .output.split('\n')
    .filter((line) => line.includes('ERROR'));
  expect(errors).toEqual([expect.stringContaining('role "postgres" already exists')]);
  expect(after.run(dump)).toEqual({status: 0, output: ''});

  const owner = after.url('ringwell', 'ringwell');
  const database = openDatabase(owner);
  expect(await migrate(database)).toEqual([]);
  await checkDatabase(database);
  await database.close();
  expect(await Promise.all(ALL.map((sql) => ask(owner, sql)))).toEqual(stored);

  // Connects like PostgREST, with the restored password of its role.
  await insertAsVisitor(after, `newsletter_subscriptions (email) values ('later@example.com')`);
  await insertAsVisitor(after, `newsletter_subscriptions (email) values ('reader@example.com')`);
  expect(await ask(owner, ROWS)).toHaveLength(3);
});
