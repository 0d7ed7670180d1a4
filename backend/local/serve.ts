import {openDatabase} from '../database/database.ts';
import {checkDatabase} from '../database/check.ts';
import {startEmbeddedPostgres} from './postgres.ts';
import {migrate} from '../database/migrate.ts';
import {EMBEDDED_DATABASE} from '../database/location.ts';
import {startTableApi, type TableApiOptions} from './tableApi.ts';

export interface BackendOptions extends Omit<TableApiOptions, 'databaseUrl'> {
  /** Data folder of the embedded PostgreSQL. */
  readonly dataDir: string;
  /** For tests: rows need not survive a power cut. */
  readonly isTemporary?: boolean;
}

export interface Backend {
  /** Base URL for supabase-js. */
  readonly url: string;
  /** Address for the owner's connection, with the password. */
  readonly databaseUrl: string;
  /** Location of the rows, for people. */
  readonly description: string;
  close(): Promise<void>;
}

/**
 * Starts what replaces a hosted project on this machine: PostgreSQL with the migrations, and the table
 * API. DATABASE_URL is ignored: it is for the owner's commands and the worker, and may be production.
 *
 * @throws in one line, with the problem
 */
export const startBackend = async ({
  dataDir,
  isTemporary,
  ...api
}: BackendOptions): Promise<Backend> => {
  const embedded = await startEmbeddedPostgres(dataDir, {isTemporary, onEnd: api.onFailure});
  try {
    const url = await embedded.createDatabase(EMBEDDED_DATABASE);
    const database = openDatabase(url);
    const {description} = database;
    try {
      await migrate(database, api.log);
      await checkDatabase(database, api.log);
    } finally {
      await database.close();
    }
    const server = await startTableApi({...api, databaseUrl: url});
    return {
      url: server.url,
      databaseUrl: url,
      description,
      close: async () => {
        await server.close();
        embedded.stop();
      },
    };
  } catch (error) {
    embedded.stop();
    throw error;
  }
};
