import path from 'node:path';
import {type Database, openDatabase} from './database/database.ts';

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
  const runOn = (url: string): Promise<T> => {
    const database = openDatabase(url);
    return work(database).finally(() => database.close());
  };
  if (databaseUrl) return runOn(databaseUrl);
  const {EmbeddedPostgres} = await import('./local/postgres.ts');
  const postgres = new EmbeddedPostgres(dataDir);
  if (!postgres.exists) {
    throw new Error('There is no database yet; `npm start` or `npm run backend` creates it.');
  }
  const wasServing = postgres.isServing;
  if (!wasServing) await postgres.start();
  try {
    return await runOn(postgres.url(EMBEDDED_DATABASE));
  } finally {
    if (!wasServing) postgres.stop();
  }
};
