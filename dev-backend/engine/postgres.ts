import {Pool} from 'pg';
import type {Engine} from './engine';

/** Supabase gives its anonymous role 3 s; a form that waits longer has failed anyway. */
const STATEMENT_TIMEOUT_MS = 8_000;
const CONNECT_TIMEOUT_MS = 5_000;
const MAX_CONNECTIONS = 10;

/** `DATABASE_URL` names no database, or one that does not answer. */
class DatabaseUrlError extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(
      `DATABASE_URL ${what}; it must be one of a PostgreSQL, such as postgres://user:password@host:5432/name.`,
      options,
    );
    this.name = 'DatabaseUrlError';
  }
}

/**
 * A real PostgreSQL 15 or newer. Its user must own the schema and be allowed to create roles.
 *
 * @throws {DatabaseUrlError} at once, or when it is first used
 */
export const openPostgres = (databaseUrl: string): Engine => {
  if (!/^postgres(?:ql)?:\/\/[^/]/.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    // Not repeated: it may hold a password.
    throw new DatabaseUrlError('is no database address');
  }
  const {host, pathname} = new URL(databaseUrl);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  // An idle connection that the server closes is replaced on next use; unheard, it would end us.
  pool.on('error', () => undefined);

  return {
    description: `PostgreSQL at ${host}${pathname}`,
    transaction: async (work) => {
      const client = await pool.connect().catch((error: unknown) => {
        const {message} = error as Error;
        throw new DatabaseUrlError(`leads to no database (${message})`, {cause: error});
      });
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work({
          query: async <Row extends object>(sql: string, params: readonly string[] = []) =>
            (await client.query<Row>(sql, [...params])).rows,
          run: async (sql) => {
            await client.query(sql);
          },
        });
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: unknown) => {
          broken = failure instanceof Error ? failure : new Error(String(failure));
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
};
