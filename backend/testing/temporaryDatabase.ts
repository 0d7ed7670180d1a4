import {rmSync} from 'node:fs';
import {startEmbeddedPostgres} from '../database/embedded';
import {temporaryFolder} from './temporaryFolder';

export interface TemporaryPostgres {
  /** Connection string of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Stops the server in the middle of whatever goes on, and starts it again at the same address. */
  restart(): Promise<void>;
  /** Stops the server and removes its folder. */
  stop(): void;
}

/** A PostgreSQL server of its own, in a temporary folder, for one test file. */
export const startTemporaryPostgres = async (): Promise<TemporaryPostgres> => {
  const folder = temporaryFolder('postgres');
  let server = await startEmbeddedPostgres(folder, {isTemporary: true});
  let databases = 0;
  return {
    createDatabase: () => server.createDatabase(`test_${(databases += 1)}`),
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
