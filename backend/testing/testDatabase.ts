import {type Database, openDatabase} from '../database/database.ts';
import {startTemporaryPostgres, type TemporaryPostgres} from './temporaryPostgres.ts';

/** Milliseconds that the setup of a server may take on a busy machine. */
const SETUP_TIMEOUT_MS = 120_000;

/** Migrated database and its server, for the tests of one file. */
export interface TestDatabase {
  readonly server: TemporaryPostgres;
  readonly url: string;
  readonly database: Database;
  /** Runs one statement as the owner of the database. */
  readonly sql: Database['query'];
}

/** Sets up a migrated database before the tests of a file, and removes it after them. */
export const useTestDatabase = (): TestDatabase => {
  jest.setTimeout(SETUP_TIMEOUT_MS);
  const test = {
    sql: (text: string, params?: readonly unknown[]) => test.database.query(text, params),
  } as {-readonly [Key in keyof TestDatabase]: TestDatabase[Key]};
  beforeAll(async () => {
    test.server = await startTemporaryPostgres();
    test.url = await test.server.createMigratedDatabase();
    test.database = openDatabase(test.url);
  });
  afterAll(async () => {
    await test.database?.close();
    test.server?.stop();
  });
  return test;
};
