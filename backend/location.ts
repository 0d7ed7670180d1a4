import path from 'node:path';
import {type Database, openDatabase} from './database/database.ts';
import {
  type EmbeddedPostgres,
  findEmbeddedPostgres,
  hasEmbeddedPostgres,
  startEmbeddedPostgres,
} from './local/postgres.ts';

/** Name of the database in the embedded cluster. */
export const EMBEDDED_DATABASE = 'ringwell';

/** Location of the database. */
export interface DatabaseLocation {
  /** Data folder of the embedded PostgreSQL. */
  readonly dataDir: string;
  /** Connection string of another PostgreSQL, used instead. */
  readonly databaseUrl?: string;
}

/** Reads the location: DATABASE_URL, otherwise BACKEND_DATA_DIR, otherwise `.backend` in the checkout. */
export const readDatabaseLocation = (env: NodeJS.ProcessEnv): DatabaseLocation => ({
  dataDir: env.BACKEND_DATA_DIR?.trim() || path.resolve('.backend'),
  databaseUrl: env.DATABASE_URL?.trim() || undefined,
});

/**
 * Runs work on the database. Starts the embedded one for that time if it isn't running.
 *
 * @throws if there is no database yet; rethrows what `work` throws
 */
export const withDatabase = async <T>(
  {dataDir, databaseUrl}: DatabaseLocation,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  let started: EmbeddedPostgres | undefined;
  let url = databaseUrl;
  if (!url) {
    if (!hasEmbeddedPostgres(dataDir)) {
      throw new Error('There is no database yet; `npm start` or `npm run backend` creates it.');
    }
    const running = findEmbeddedPostgres(dataDir);
    started = running ? undefined : await startEmbeddedPostgres(dataDir);
    url = (running ?? started)?.url(EMBEDDED_DATABASE) ?? '';
  }
  try {
    const database = openDatabase(url);
    return await work(database).finally(() => database.close());
  } finally {
    started?.stop();
  }
};
