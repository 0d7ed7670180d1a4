import {rmSync} from 'node:fs';
import {Client} from 'pg';
import {openDatabase} from '../database/database.ts';
import {startEmbeddedPostgres} from '../local/postgres.ts';
import {migrate} from '../database/migrate.ts';
import {temporaryFolder} from './temporaryFolder.ts';

export interface TemporaryPostgres {
  /** Connection string of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Connection string of a new database with the migrations: a copy of one that got them once. */
  createMigratedDatabase(): Promise<string>;
  /** Stops the server in the middle of whatever goes on, and starts it again at the same address. */
  restart(): Promise<void>;
  /** Stops the server and removes its folder. */
  stop(): void;
}

const TEMPLATE = 'migrated';

/** A PostgreSQL server of its own, in a temporary folder, for one test file. */
export const startTemporaryPostgres = async (): Promise<TemporaryPostgres> => {
  const folder = temporaryFolder('postgres');
  let server = await startEmbeddedPostgres(folder, {isTemporary: true});
  let databases = 0;
  const nextName = (): string => `test_${(databases += 1)}`;

  let template: Promise<unknown> | undefined;
  const makeTemplate = async (): Promise<void> => {
    const database = openDatabase(await server.createDatabase(TEMPLATE));
    await migrate(database, console.error).finally(() => database.close());
  };
  return {
    createDatabase: () => server.createDatabase(nextName()),
    createMigratedDatabase: async () => {
      await (template ??= makeTemplate());
      const name = nextName();
      const client = new Client({connectionString: server.url('postgres')});
      await client.connect();
      await client
        .query(`create database ${name} template ${TEMPLATE} strategy file_copy`)
        .finally(() => client.end());
      return server.url(name);
    },
    restart: async () => {
      const port = Number(new URL(server.url('postgres')).port);
      server.stop();
      server = await startEmbeddedPostgres(folder, {isTemporary: true, port});
    },
    stop: () => {
      server.stop();
      rmSync(folder, {recursive: true, force: true});
    },
  };
};
