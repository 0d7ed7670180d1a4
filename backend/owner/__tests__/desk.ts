import {type Database, openDatabase} from '../../database/database.ts';
import {startTemporaryPostgres} from '../../testing/temporaryDatabase.ts';
import {runOwnerCommand} from '../commands.ts';

/** A database of its own with the tables, and the owner's commands on it. */
export interface Desk {
  readonly database: Database;
  readonly databaseUrl: string;
  /** Connection string of another database, without tables. */
  createDatabase(): Promise<string>;
  /** `npm run owner -- …`. */
  owner(...args: string[]): Promise<string>;
  /** SQL as the database's owner. */
  run<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export const openDesk = async (): Promise<Desk> => {
  const server = await startTemporaryPostgres();
  const databaseUrl = await server.createMigratedDatabase();
  const database = openDatabase(databaseUrl);
  return {
    database,
    databaseUrl,
    createDatabase: () => server.createDatabase(),
    owner: (...args) => runOwnerCommand(args, {dataDir: '', databaseUrl}),
    run: (sql, params) => database.transaction((session) => session.query(sql, params)),
    close: async () => {
      await database.close();
      server.stop();
    },
  };
};
