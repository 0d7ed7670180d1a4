import {type ClientBase, Pool, type PoolClient} from 'pg';
import {isLoopback} from '../../src/lib/address/isLoopback.ts';

/** Milliseconds. Supabase allows its anonymous role 3 s; a form that waits longer has failed anyway. */
const STATEMENT_TIMEOUT_MS = 8_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** Milliseconds until a statement counts as lost, because the network or the server is gone without a word. */
const ANSWER_TIMEOUT_MS = 15_000;
const MAX_CONNECTIONS = 10;

/**
 * Settings of a session, sent after connecting, because poolers refuse them in the startup message. A
 * refused one is skipped. idle_session_timeout, because hosts end idle sessions, and the queue's is idle
 * all day.
 */
const SETTINGS = [`statement_timeout = ${STATEMENT_TIMEOUT_MS}`, 'idle_session_timeout = 0'];

/** Known errors of the driver, the server, and poolers, with their remedies. */
const REMEDIES: readonly (readonly [sign: RegExp, remedy: string])[] = [
  [
    /ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL/,
    'has an address that this network can’t reach, perhaps because it has only IPv6; use the session pooler’s address',
  ],
  [/ENOTFOUND|EAI_AGAIN/, 'has a host that doesn’t exist; check its spelling'],
  [
    /ECONNREFUSED/,
    'has a port where nothing answers; check host and port, and that the database runs and its disk has room',
  ],
  [/^3D000/, 'names a database that the server doesn’t have; check the name after the last /'],
  [/^ENOENT/, 'names a certificate file (sslrootcert) that isn’t there'],
  [
    /does not support SSL/,
    'asks for encryption, which the server doesn’t offer; only on this machine it can be left out',
  ],
  [/^57P03|starting up/, 'leads to a database that is just starting; try again in a moment'],
  [/certificate has expired/, 'leads to a server whose certificate has expired'],
  [
    /[Tt]enant or user not found/,
    'has a user that the pooler does not know; write postgres.<project> as the user',
  ],
  [
    /startup parameter|prepared statement|MaxClients|max clients|^53300|too many clients/,
    'has a pooler or server that accepts no more connections, or not ours; use the session pooler (port 5432) or the direct connection',
  ],
  [
    /authentication failed|SASL|no pg_hba/i,
    'has a user or password that the database refuses; percent-encode every character of a password that isn’t a letter or digit',
  ],
  [
    /certificate|ERR_TLS|self.signed/i,
    'has a server with an unexpected certificate; add &sslrootcert=<its file>',
  ],
];

const EXPECTED =
  'it must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/name, with the characters / ? # @ and % of a password percent-encoded.';

const DISK_FULL =
  'The disk of the database is full, so nothing was stored. Make room there (old backups, logs: journalctl --vacuum-size=200M), then try again';

const READ_ONLY =
  'The database is read-only, so nothing was stored. Hosted Supabase makes it read-only when the disk is nearly full (dashboard → Database → Settings); elsewhere, see default_transaction_read_only';

/** Returns an error of the database; if it can't store anything, one with the remedy. */
export const withRemedy = (error: Error & {code?: string}): Error => {
  const text = `${error.code} ${error.message}`;
  if (/^25006/.test(text)) return new Error(READ_ONLY, {cause: error});
  if (/^(?:53100|ENOSPC)|No space left/.test(text)) return new Error(DISK_FULL, {cause: error});
  return error;
};

/** Describes a connection error in one line, with a remedy. */
export const describeConnectError = ({message, code = ''}: Error & {code?: string}): string => {
  const reason = message || code;
  const remedy = REMEDIES.find(([sign]) => sign.test(`${code} ${message}`))?.[1];
  return remedy ? `${remedy} (${reason})` : `leads to no database (${reason}); ${EXPECTED}`;
};

/** Connection that runs statements within a transaction. */
export interface Session {
  /** Runs one statement with `$1`… parameters, or several without parameters. @returns the rows */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    params?: readonly unknown[],
  ): Promise<Row[]>;
}

/** Database that runs each statement in a separate transaction. */
export interface Database extends Session {
  /** Server and name of the database, without the password. */
  readonly description: string;
  /** Pool of connections, for libraries. */
  readonly pool: Pool;
  /** Commits if `work` resolves; rolls back and rethrows if it rejects. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** Runs work in a transaction that is always rolled back. */
  dryRun<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Parses DATABASE_URL. @throws one line if it isn't valid, or if others could read the connection */
const parseDatabaseUrl = (databaseUrl: string): URL => {
  if (!/^postgres(?:ql)?:\/\/[^/]/.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    // The URL isn't printed, because it may contain a password.
    throw new Error(`DATABASE_URL isn’t a database address; ${EXPECTED}`);
  }
  const url = new URL(databaseUrl);
  if (!isLoopback(url.hostname) && url.searchParams.get('sslmode') !== 'verify-full') {
    throw new Error(
      'DATABASE_URL connects to another machine without ?sslmode=verify-full, so others could read what visitors wrote',
    );
  }
  return url;
};

/**
 * Opens a database of PostgreSQL 15 or newer.
 *
 * @param applicationName name of the connections in pg_stat_activity
 * @throws one line about DATABASE_URL, immediately or at the first transaction
 */
export const openDatabase = (databaseUrl: string, applicationName = 'ringwell'): Database => {
  const {host, pathname} = parseDatabaseUrl(databaseUrl);
  const config = {
    connectionString: databaseUrl,
    application_name: applicationName,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    // Runs before any other statement; missing in the types of pg.
    onConnect: async (client: ClientBase) => {
      for (const setting of SETTINGS) await client.query(`set ${setting}`).catch(() => undefined);
    },
  };
  const pool = new Pool(config);
  // A connection that the server closes is replaced at its next use; an unhandled error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const connect = async (): Promise<PoolClient> => {
    try {
      return await pool.connect();
    } catch (error) {
      const known = withRemedy(error as Error);
      if (known !== error) throw known;
      throw new Error(`DATABASE_URL ${describeConnectError(known)}`, {cause: error});
    }
  };
  const run = async <T>(work: (session: Session) => Promise<T>, end: string): Promise<T> => {
    const client = await connect();
    let isBroken = false;
    try {
      await client.query('begin');
      const result = await work({
        query: async <Row extends object>(sql: string, params?: readonly unknown[]) =>
          (await client.query<Row>(sql, params && [...params])).rows,
      });
      await client.query(end);
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => (isBroken = true));
      throw withRemedy(error as Error);
    } finally {
      client.release(isBroken);
    }
  };
  const transaction: Database['transaction'] = (work) => run(work, 'commit');
  return {
    description: `PostgreSQL at ${host}${pathname}`,
    pool,
    transaction,
    dryRun: (work) => run(work, 'rollback'),
    query: (sql, params) => transaction((session) => session.query(sql, params)),
    close: () => pool.end(),
  };
};
