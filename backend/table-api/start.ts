import {randomUUID} from 'node:crypto';
import {LOCAL_PUBLISHABLE_KEY} from '../../src/config/publicEnv.ts';
import {openDatabase} from '../database/database.ts';
import {createHandler} from './handler.ts';
import {type Handler, listen, type RunningServer} from './server.ts';
import {readSchema} from './statements.ts';

/** How its connections are called in pg_stat_activity. */
const TABLE_API_CONNECTIONS = 'ringwell-table-api';

export interface TableApiOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Of a database with the migrations, as a role that may make roles. */
  readonly databaseUrl: string;
  /** The key that visitors send. Default: the local one. */
  readonly key?: string;
  /** No limit per client while this serves, for tests that sign up many times. */
  readonly withoutInsertLimits?: boolean;
  readonly log: (line: string) => void;
}

/** As in every Supabase project: may log in, and can only become a visitor. */
const AUTHENTICATOR = 'authenticator';

/**
 * The connection that requests are carried out on: nothing of the owner's rights is in it. Its
 * password is the cluster's, which only this machine's user can read.
 */
const visitorsUrl = async (databaseUrl: string): Promise<string> => {
  const url = new URL(databaseUrl);
  const owner = openDatabase(databaseUrl);
  try {
    await owner.transaction(async (session) => {
      // Two that start on one server would make the role at once.
      await session.query(`select pg_advisory_xact_lock(hashtext('${AUTHENTICATOR}'))`);
      await session.query(`
        do $$
        begin
          if not exists (select from pg_roles where rolname = '${AUTHENTICATOR}') then
            create role ${AUTHENTICATOR} login noinherit;
          end if;
        end
        $$;
        alter role ${AUTHENTICATOR} login noinherit password '${url.password}';
        grant anon to ${AUTHENTICATOR}`);
    });
  } finally {
    await owner.close();
  }
  url.username = AUTHENTICATOR;
  return url.href;
};

/** Takes every request for one of a client of its own, which none of the limits ever counts twice. */
const withoutLimits =
  (handler: Handler): Handler =>
  (request) => {
    const client = randomUUID();
    const headers = {...request.headers, 'cf-connecting-ip': client, 'x-forwarded-for': client};
    return handler({...request, headers});
  };

/**
 * Serves the stand-in for Supabase's table API on this machine.
 *
 * @throws {PortInUseError} another program has the port
 */
export const startTableApi = async ({
  databaseUrl,
  key = LOCAL_PUBLISHABLE_KEY,
  log,
  port,
  withoutInsertLimits,
}: TableApiOptions): Promise<RunningServer> => {
  const database = openDatabase(await visitorsUrl(databaseUrl), TABLE_API_CONNECTIONS);
  try {
    const limited = createHandler(database, await readSchema(database), key);
    const server = await listen(withoutInsertLimits ? withoutLimits(limited) : limited, port, log);
    return {url: server.url, close: () => server.close().then(() => database.close())};
  } catch (error) {
    await database.close();
    throw error;
  }
};
