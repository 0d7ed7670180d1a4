import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Database, Session} from './database.ts';

const MIGRATIONS_DIR = path.resolve('supabase/migrations');

/** File name that the Supabase CLI requires: a 14-digit time, then the purpose. */
const MIGRATION_NAME = /^(\d{14})_(\w+)\.sql$/;

export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

/** Reads all migrations, oldest first. @throws if the Supabase CLI would skip a file because of its name */
export const readMigrations = (): Migration[] =>
  readdirSync(MIGRATIONS_DIR)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, version, name] = MIGRATION_NAME.exec(file) ?? [];
      if (!version || !name) {
        throw new Error(`${file} must be named like 20261126090000_what_it_does.sql`);
      }
      return {version, name, sql: readFileSync(path.join(MIGRATIONS_DIR, file), 'utf8')};
    });

/** Roles that every Supabase project has before the first migration. They are shared by the whole server. */
const ROLES = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end
$$;
grant usage on schema public to anon, authenticated, service_role;
`;

/** Table in which the Supabase CLI records applied migrations, so that both agree. */
const MIGRATIONS_TABLE = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
-- A project may grant its public roles everything on new tables by default.
revoke all on table supabase_migrations.schema_migrations from public, anon, authenticated;
`;

/** Compares the files with the applied migrations. @returns the missing ones @throws if an applied file has changed */
export const findMissingMigrations = async (
  session: Session,
  migrations: readonly Migration[] = readMigrations(),
): Promise<Migration[]> => {
  const rows = await session.query<{version: string; applied: string | null}>(
    // The CLI stores single statements; only a whole file, stored by us, can be compared.
    `select version, case when cardinality(statements) = 1 then statements[1] end as applied
       from supabase_migrations.schema_migrations`,
  );
  const applied = new Map(rows.map((row) => [row.version, row.applied]));
  const changed = migrations.find(({version, sql}) => (applied.get(version) ?? sql) !== sql);
  if (changed) {
    throw new Error(
      `Migration ${changed.version}_${changed.name} was changed after it was applied here; the database still has the old one. The embedded database: delete the folder .backend. A server: restore the file, and make the change in a new one; before the first release, export what you need and create the database again (docs/run/deploy-server.md).`,
    );
  }
  return migrations.filter(({version}) => !applied.has(version));
};

/** Key of the advisory lock (any fixed number), so that backends started together migrate in sequence. */
const MIGRATION_LOCK = 5_432_100;

/** Statement that makes PostgREST reload its schema. */
export const RELOAD_SCHEMA_SQL = `notify pgrst, 'reload schema'`;

/**
 * Creates missing roles and applies missing migrations in one transaction: all or none.
 *
 * @returns the names of those applied now
 * @throws if an applied file has changed
 */
export const migrate = (
  database: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> =>
  database.transaction(async (session) => {
    await session.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await session.query('set local client_min_messages = warning');
    await session.query(ROLES);
    await session.query(MIGRATIONS_TABLE);
    const names: string[] = [];
    for (const {version, name, sql} of await findMissingMigrations(session, migrations)) {
      await session.query(sql);
      await session.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
        [version, name, sql],
      );
      names.push(`${version}_${name}`);
    }
    // PostgREST caches the schema until it is notified.
    if (names.length > 0) await session.query(RELOAD_SCHEMA_SQL);
    return names;
  });
