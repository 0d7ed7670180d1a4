import {type Listing, formatListing, readListing} from './listing';
import {hasPgliteData, openPglite} from './engine/pglite';
import {openPostgres} from './engine/postgres';
import {DataFolderInUseError, readLockHolder, takeLock} from './lock';
import {PortInUseError} from './server';
import {DEFAULT_DATA_DIR, DEFAULT_PORT, LISTING_PATH, startBackend} from './start';

const USAGE = `Usage: tsx dev-backend/cli.ts <command>
  serve   the table API on BACKEND_PORT (default ${DEFAULT_PORT}), until Ctrl+C
  list    the rows that it holds, while it runs or not

Environment: DATABASE_URL (a real PostgreSQL instead of the embedded one), BACKEND_DATA_DIR
(default .dev-backend), BACKEND_INSERT_LIMITS=off (for tests that sign up many times).`;

/** Said in one line, without a stack: the reader can do something about it. */
class PlainError extends Error {}

const setting = (name: string): string | undefined => process.env[name]?.trim() || undefined;

const readPort = (): number => {
  const text = setting('BACKEND_PORT');
  if (text === undefined) return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new PlainError(
      `BACKEND_PORT is '${text}'; it must be a port number, such as ${DEFAULT_PORT}.`,
    );
  }
  return port;
};

const serve = async (): Promise<void> => {
  const backend = await startBackend({
    port: readPort(),
    dataDir: setting('BACKEND_DATA_DIR'),
    databaseUrl: setting('DATABASE_URL'),
    withoutInsertLimits: setting('BACKEND_INSERT_LIMITS') === 'off',
    log: (line) => console.error(line),
  });
  console.log(
    `Backend: ${backend.url}, rows in ${backend.description}. See them: npm run backend:list`,
  );

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void backend.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

const askRunning = async (url: string, token: string): Promise<Listing> => {
  const response = await fetch(url + LISTING_PATH, {headers: {'x-local-token': token}});
  if (!response.ok) throw new PlainError(`The backend at ${url} answered ${response.status}.`);
  return (await response.json()) as Listing;
};

const readStopped = async (dataDir: string): Promise<Listing> => {
  const lock = takeLock(dataDir);
  try {
    const engine = await openPglite(dataDir);
    try {
      return await readListing(engine);
    } finally {
      await engine.close();
    }
  } finally {
    lock.release();
  }
};

const readRows = async (): Promise<Listing> => {
  const databaseUrl = setting('DATABASE_URL');
  if (databaseUrl) {
    const engine = openPostgres(databaseUrl);
    try {
      return await readListing(engine);
    } finally {
      await engine.close();
    }
  }
  const dataDir = setting('BACKEND_DATA_DIR') ?? DEFAULT_DATA_DIR;
  const holder = readLockHolder(dataDir);
  if (holder?.url) return askRunning(holder.url, holder.token);
  if (holder) throw new PlainError('The backend is starting; try again in a moment.');
  if (!hasPgliteData(dataDir)) {
    throw new PlainError('There is no database yet; `npm start` or `npm run backend` creates it.');
  }
  return readStopped(dataDir);
};

const main = async (command: string | undefined): Promise<void> => {
  if (command === 'serve') return serve();
  if (command === 'list') return console.log(formatListing(await readRows()));
  throw new PlainError(USAGE);
};

/** A database that cannot be reached, or a setting that is wrong: the message says it all. */
const isPlain = (error: unknown): error is Error =>
  error instanceof PlainError ||
  error instanceof PortInUseError ||
  error instanceof DataFolderInUseError ||
  (error instanceof Error && 'code' in error);

main(process.argv[2]).catch((error: unknown) => {
  console.error(isPlain(error) ? error.message || String(error) : error);
  process.exit(1);
});
