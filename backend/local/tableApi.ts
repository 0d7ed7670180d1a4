import {randomUUID} from 'node:crypto';
import {LOCAL_PUBLISHABLE_KEY} from '../../src/config/publicEnv.ts';
import {openDatabase} from '../database/database.ts';
import {startGateway} from './gateway.ts';
import type {RunningServer} from './listenLocally.ts';
import {startPostgrest} from './postgrest.ts';

/** The port of Supabase's own local stack. */
export const DEFAULT_PORT = 54321;

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
  /** Called with a line that says so when a part ends by itself, and forms can't be stored anymore. */
  readonly onFailure?: (line: string) => void;
}

/** As in every Supabase project: may log in, can only become a visitor, and waits 8 s at most. */
const AUTHENTICATOR = 'authenticator';

/**
 * The connection of PostgREST: nothing of the owner's rights is in it. Its password is the cluster's,
 * which only this machine's user can read.
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
        alter role ${AUTHENTICATOR} set statement_timeout = '8s';
        grant anon to ${AUTHENTICATOR}`);
    });
  } finally {
    await owner.close();
  }
  url.username = AUTHENTICATOR;
  return url.href;
};

/**
 * Serves Supabase's table API on this machine: PostgREST behind a gateway.
 *
 * @throws what is in the way, in one line
 */
export const startTableApi = async ({
  databaseUrl,
  key = LOCAL_PUBLISHABLE_KEY,
  log,
  onFailure,
  port,
  withoutInsertLimits,
}: TableApiOptions): Promise<RunningServer> => {
  const postgrest = await startPostgrest({
    databaseUrl: await visitorsUrl(databaseUrl),
    log,
    onEnd: onFailure,
  });
  try {
    const {url, close} = await startGateway({
      port,
      key,
      postgrestPort: postgrest.port,
      // Each request counts as a client of its own, so that no limit is ever reached.
      clientOf: withoutInsertLimits ? randomUUID : undefined,
    });
    return {url, close: () => close().then(() => postgrest.stop())};
  } catch (error) {
    await postgrest.stop();
    throw error;
  }
};
