import {openDatabase} from '../database/database.ts';
import {checkDatabase} from '../database/check.ts';
import {startEmbeddedPostgres} from './postgres.ts';
import {migrate} from '../database/migrate.ts';
import {EMBEDDED_DATABASE} from '../database/location.ts';
import {startTableApi, type TableApiOptions} from './tableApi.ts';

export interface BackendOptions extends Omit<TableApiOptions, 'databaseUrl'> {
  /** Where the embedded PostgreSQL is kept. */
  readonly dataDir: string;
  /** For tests: rows need not survive a power cut. */
  readonly isTemporary?: boolean;
}

export interface Backend {
  /** Base URL for supabase-js. */
  readonly url: string;
  /** Of the owner's connection; holds a password. */
  readonly databaseUrl: string;
  /** Where rows are kept, for people. */
  readonly description: string;
  close(): Promise<void>;
}

/**
 * What this machine has in place of a hosted project: PostgreSQL with the migrations applied, and
 * the table API over it. Never over another database: DATABASE_URL is for the owner's commands and
 * the worker, and may be the real one.
 *
 * @throws what is in the way, in one line
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
