import type {Database, Session} from './database.ts';
import {readMigrations} from './migrate.ts';
import {schemaHashes} from './rows.generated.ts';

/**
 * SQL for a hash of each table, view, domain, and function of ours: owner, columns, defaults, constraints, indexes,
 * policies, enabled triggers, source texts. Settings and limits count with their keys, not their values. A view's text
 * isn't in it, because each version of PostgreSQL prints it its own way.
 */
export const SCHEMA_HASHES = `
  with own as (
    select oid, nspname, (select nspowner from pg_namespace where nspname = 'private') as owner
      from pg_namespace where nspname in ('public', 'private')
  ),
  relation as (
    select pg_class.oid, nspname || '.' || relname as name, concat(relrowsecurity::text, relowner = owner) as rows
      from pg_class join own on own.oid = relnamespace where relkind in ('r', 'v')
  ),
  parts as (
    select name, rows as part from relation
    union all
    select 'private.settings ' || name, '' from private.settings
    union all
    select concat_ws(' ', 'private.insert_limits', table_name, counted, extract(epoch from period)::integer, 's'), ''
      from private.insert_limits
    union all
    select name, concat_ws(' ', attname::text, format_type(atttypid, atttypmod), attnotnull::text, pg_get_expr(adbin, adrelid))
      from relation join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all
    select coalesce(relation.name, own.nspname || '.' || typname), conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
      from pg_constraint left join relation on relation.oid = conrelid
      left join pg_type on pg_type.oid = contypid left join own on own.oid = typnamespace
     where contype not in ('n', 't') and coalesce(relation.oid, own.oid) is not null
    union all
    select name, pg_get_indexdef(indexrelid) from pg_index join relation on relation.oid = indrelid where indisvalid
    union all
    select name, tgenabled::text || ' ' || pg_get_triggerdef(pg_trigger.oid)
      from pg_trigger join relation on relation.oid = tgrelid where not tgisinternal
    union all
    select name, concat_ws(' ', polname::text, polcmd::text, polpermissive::text,
             (select string_agg(rolname, ',' order by rolname) from pg_roles where oid = any(polroles)),
             pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
      from pg_policy join relation on relation.oid = polrelid
    union all
    select nspname || '.' || proname || '()', concat_ws(' ', prosrc, prosecdef::text, proconfig::text, (proowner = owner)::text)
      from pg_proc join own on own.oid = pronamespace
     where not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  )
  select name, left(md5(string_agg(part, E'\\n' order by part collate "C")), 8) as hash
    from parts group by name order by name collate "C"`;

/** Compares the texts of views: this server prints those of the migrations, too. @returns the names of the changed */
const findChangedViews = async (session: Session): Promise<string[]> => {
  const sql = readMigrations().map((one) => one.sql.replace(/--.*/g, ''));
  const views = sql.join('').matchAll(/create (?:or replace )?view (private\.\w+) as\s+([^;]+)/g);
  const changed = [];
  for (const [name, query] of new Map([...views].map(([, ...view]) => view as [string, string]))) {
    await session.query(`create or replace temp view expected_${name.slice(8)} as ${query}`);
    const different = await session.query(
      `select where pg_get_viewdef($1::regclass) <> pg_get_viewdef($2::regclass)`,
      [name, `expected_${name.slice(8)}`],
    );
    if (different.length > 0) changed.push(name);
  }
  return changed;
};

/** Compares the database with what the migrations make. @returns the names of what is missing or different */
export const findSchemaChanges = (database: Database): Promise<readonly string[]> =>
  database.dryRun(async (session) => {
    const rows = await session.query<{name: string; hash: string}>(SCHEMA_HASHES);
    const found = new Map(rows.map(({name, hash}) => [name, hash]));
    const changed = Object.keys(schemaHashes).filter(
      (name) => found.get(name) !== schemaHashes[name],
    );
    return changed.length > 0 ? changed : findChangedViews(session);
  });
