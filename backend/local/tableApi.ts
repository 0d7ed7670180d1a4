import {randomUUID} from 'node:crypto';
import {openDatabase} from '../database/database.ts';
import {startGateway} from './gateway.ts';
import type {RunningServer} from './listenLocally.ts';
import {startPostgrest} from './postgrest.ts';

/** The port of Supabase's own local stack. */
export const DEFAULT_PORT = 54321;

export interface TableApiOptions {
  /** Port to listen on; 0 for any free one. */
  readonly port: number;
  /** Address of a migrated database, for a role that may create roles. */
  readonly databaseUrl: string;
  /** Disables the limit per client, for tests that sign up many times. */
  readonly withoutInsertLimits?: boolean;
  readonly log: (line: string) => void;
  /** Called with one line if a part ends by itself, so that forms can't be stored anymore. */
  readonly onFailure?: (line: string) => void;
}

/** Role of PostgREST, as in every Supabase project: may log in, can only become a visitor, waits 8 s at most. */
const AUTHENTICATOR = 'authenticator';

/**
 * Creates the role of PostgREST, without any of the owner's rights. Its password is the cluster's, which
 * only this machine's user can read.
 */
const visitorsUrl = async (databaseUrl: string): Promise<string> => {
  const url = new URL(databaseUrl);
  const owner = openDatabase(databaseUrl);
  try {
    await owner.query(`
      do $$
      begin
        if not exists (select from pg_roles where rolname = '${AUTHENTICATOR}') then
          create role ${AUTHENTICATOR};
        end if;
      end
      $$;
      alter role ${AUTHENTICATOR} login noinherit password '${url.password}';
      alter role ${AUTHENTICATOR} set statement_timeout = '8s';
      grant anon to ${AUTHENTICATOR}`);
  } finally {
    await owner.close();
  }
  url.username = AUTHENTICATOR;
  return url.href;
};

/**
 * Serves Supabase's table API on this machine: PostgREST behind a gateway.
 *
 * @throws in one line, with the problem
 */
export const startTableApi = async ({
  databaseUrl,
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
      postgrestPort: postgrest.port,
      // Each request counts as a new client, so that no limit is ever reached.
      clientOf: withoutInsertLimits ? randomUUID : undefined,
    });
    return {url, close: () => close().then(() => postgrest.stop())};
  } catch (error) {
    await postgrest.stop();
    throw error;
  }
};
