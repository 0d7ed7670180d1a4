import {rmSync} from 'node:fs';
import {Client} from 'pg';
import {openDatabase} from '../database/database.ts';
import {EmbeddedPostgres} from '../local/postgres.ts';
import {migrate} from '../database/migrate.ts';
import {temporaryFolder} from './temporaryFolder.ts';

const TEMPLATE = 'migrated';

/** Starts a PostgreSQL server in a temporary folder, for one test file. */
export const startTemporaryPostgres = async () => {
  const folder = temporaryFolder('postgres');
  const server = new EmbeddedPostgres(folder);
  await server.start({isTemporary: true});
  let databases = 0;
  const nextName = (): string => `test_${(databases += 1)}`;

  let template: Promise<unknown> | undefined;
  const makeTemplate = async (): Promise<void> => {
    const database = openDatabase(await server.createDatabase(TEMPLATE));
    await migrate(database).finally(() => database.close());
  };
  return {
    /** Creates an empty database. @returns its connection string */
    createDatabase: () => server.createDatabase(nextName()),
    /** Creates a migrated database, as a copy of a template. @returns its connection string */
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
    /** Restarts the server on the same port, also while queries run. */
    restart: async () => {
      const port = Number(new URL(server.url('postgres')).port);
      server.stop();
      await server.start({isTemporary: true, port});
    },
    /** Stops the server and removes its folder. */
    stop: () => {
      server.stop();
      rmSync(folder, {recursive: true, force: true});
    },
  };
};

export type TemporaryPostgres = Awaited<ReturnType<typeof startTemporaryPostgres>>;
