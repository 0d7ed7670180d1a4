import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {PGlite} from '@electric-sql/pglite';
import type {Engine} from './engine';

/** Where in the data folder the database is, once there is one. */
export const pgliteFolder = (dataDir: string): string => path.join(dataDir, 'postgres');

/** Neither this program nor PostgreSQL can read what is in the data folder. */
class DataFolderBrokenError extends Error {
  constructor(folder: string, cause: unknown) {
    super(
      `${folder}: the database in it cannot be read. Restore a copy of the folder, or move it aside and start with an empty one.`,
      {cause},
    );
    this.name = 'DataFolderBrokenError';
  }
}

/** A first start that is killed half-way must not leave half a database behind under its name. */
const createDatabase = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, {recursive: true, force: true});
  mkdirSync(path.dirname(folder), {recursive: true});
  const db = await PGlite.create(unfinished);
  await db.close();
  renameSync(unfinished, folder);
};

/**
 * PostgreSQL 17 inside this process. It has one connection; `transaction` queues.
 *
 * Hold the folder's lock (lock.ts) before calling: two processes on one folder destroy it.
 *
 * A commit is in the operating system's hands when it is acknowledged, so it survives `kill -9` of
 * this process. PGlite passes no fsync on, so it need not survive a power cut.
 *
 * @throws {DataFolderBrokenError}
 */
export const openPglite = async (dataDir: string): Promise<Engine> => {
  const folder = pgliteFolder(dataDir);
  if (!existsSync(folder)) await createDatabase(folder);
  // On a folder that is broken it aborts, in words about its own memory.
  const db = await PGlite.create(folder).catch((error: unknown) => {
    throw new DataFolderBrokenError(path.relative(process.cwd(), dataDir) || dataDir, error);
  });

  return {
    description: `PGlite in ${path.relative(process.cwd(), folder) || folder}`,
    transaction: (work) =>
      db.transaction((tx) =>
        work({
          query: async <Row extends object>(sql: string, params: readonly string[] = []) =>
            (await tx.query<Row>(sql, [...params])).rows,
          run: async (sql) => {
            await tx.exec(sql);
          },
        }),
      ),
    close: () => db.close(),
  };
};
