import {randomUUID} from 'node:crypto';
import {LOCAL_PUBLISHABLE_KEY} from '../src/config/publicEnv';
import type {Engine} from './engine/engine';
import {openPostgres} from './engine/postgres';
import {createHandler} from './handler';
import {type Lock, takeLock} from './lock';
import {migrate} from './migrate';
import {type OwnerTask, runOwnerTask} from './owner';
import {type Handler, listen, OWNER_PATH} from './server';
import {readSchema} from './statements';

export interface BackendOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Where the embedded database is kept. */
  readonly dataDir: string;
  /** A real PostgreSQL instead of the embedded one. */
  readonly databaseUrl?: string;
  /** The key that visitors send. Default: the local one. */
  readonly key?: string;
  /** No limit per client while this process serves, for tests that sign up many times. */
  readonly withoutInsertLimits?: boolean;
  readonly log: (line: string) => void;
}

export interface Backend {
  /** Base URL for supabase-js. */
  readonly url: string;
  /** Where rows are kept, for people. */
  readonly description: string;
  close(): Promise<void>;
}

/** What the owner's commands on this machine ask of a backend that has the data folder open. */
const withLocalRequests =
  (handler: Handler, engine: Engine, token: string): Handler =>
  async (request) => {
    if (request.path !== OWNER_PATH || request.headers['x-local-token'] !== token) {
      return handler(request);
    }
    return {
      status: 200,
      json: await runOwnerTask(engine, JSON.parse(request.body) as OwnerTask),
    };
  };

/** Takes every request for one of a client of its own, which none of the limits ever counts twice. */
const withoutLimits =
  (handler: Handler): Handler =>
  (request) => {
    const client = randomUUID();
    const headers = {...request.headers, 'cf-connecting-ip': client, 'x-forwarded-for': client};
    return handler({...request, headers});
  };

const serve = async (
  engine: Engine,
  lock: Lock | null,
  {key = LOCAL_PUBLISHABLE_KEY, log, port, withoutInsertLimits}: BackendOptions,
): Promise<Backend> => {
  await migrate(engine, log);
  const limited = createHandler(engine, await readSchema(engine), key);
  const handler = withoutInsertLimits ? withoutLimits(limited) : limited;
  const server = await listen(
    lock ? withLocalRequests(handler, engine, lock.token) : handler,
    port,
    log,
  );
  lock?.announce(server.url);
  return {
    url: server.url,
    description: engine.description,
    close: async () => {
      await server.close();
      await engine.close();
      lock?.release();
    },
  };
};

/**
 * Starts the table API over PGlite, or over `databaseUrl`, with the migrations applied.
 *
 * @throws {DataFolderInUseError} another process has the data folder open
 * @throws {PortInUseError} another program has the port
 */
export const startBackend = async (options: BackendOptions): Promise<Backend> => {
  const {dataDir, databaseUrl} = options;
  const lock = databaseUrl ? null : takeLock(dataDir);
  let engine: Engine | undefined;
  try {
    // PGlite takes a while to load, and Jest can't.
    engine = databaseUrl
      ? openPostgres(databaseUrl)
      : await (await import('./engine/pglite')).openPglite(dataDir);
    return await serve(engine, lock, options);
  } catch (error) {
    await engine?.close();
    lock?.release();
    throw error;
  }
};
