import {type Database, openDatabase} from '../database/database.ts';
import {startTemporaryPostgres, type TemporaryPostgres} from './temporaryDatabase.ts';

/** Time that setting up a server may take on a busy machine. Milliseconds. */
const SETUP_TIMEOUT_MS = 120_000;

/** A database with the migrations, and its server, for the tests of one file. */
export interface TestDatabase {
  readonly server: TemporaryPostgres;
  readonly url: string;
  readonly database: Database;
  /** Runs one statement as the owner of the database. */
  sql<Row extends object>(text: string, params?: readonly unknown[]): Promise<Row[]>;
}

/** Sets up a migrated database before the tests of a file, and removes it after them. */
export const useTestDatabase = (): TestDatabase => {
  jest.setTimeout(SETUP_TIMEOUT_MS);
  let server: TemporaryPostgres;
  let url = '';
  let database: Database;
  beforeAll(async () => {
    server = await startTemporaryPostgres();
    url = await server.createMigratedDatabase();
    database = openDatabase(url);
  });
  afterAll(async () => {
    await database?.close();
    server?.stop();
  });
  return {
    get server() {
      return server;
    },
    get url() {
      return url;
    },
    get database() {
      return database;
    },
    sql: (text, params) => database.transaction((session) => session.query(text, params)),
  };
};
