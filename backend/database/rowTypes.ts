import type {Session} from './database.ts';
import {SCHEMA_HASHES} from './schemaDrift.ts';

/** Tables whose rows TypeScript reads unchanged. */
const TYPED_TABLES = [
  'public.contact_messages',
  'public.newsletter_subscriptions',
  'public.demo_bookings',
];

/** SQL for TypeScript's types of the values that the driver returns, by the type of the column or its domain. */
const COLUMNS = `
  select relname as table, attname || ': ' ||
         case format_type(coalesce(nullif(base.typbasetype, 0), nullif(type.typbasetype, 0), type.oid), null)
           when 'boolean' then 'boolean' when 'integer' then 'number'
           when 'timestamp with time zone' then 'Date' when 'text' then 'string' when 'uuid' then 'string' end
         || case when attnotnull then '' else ' | null' end as column
    from unnest($1::regclass[]) with ordinality as wanted (oid, place)
    join pg_class using (oid)
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    join pg_type as type on type.oid = atttypid
    left join pg_type as base on base.oid = type.typbasetype
   order by place, attnum`;

/** Generates rows.generated.ts: a type for each table, a hash for each database object. @throws if COLUMNS lacks a column's type */
export const generateRowTypes = async (session: Session): Promise<string> => {
  const rows = await session.query<{table: string; column: string | null}>(COLUMNS, [TYPED_TABLES]);
  const unknown = rows.find(({column}) => column === null);
  if (unknown) throw new Error(`${unknown.table} has a column of a type that rowTypes.ts lacks`);
  const interfaces = [...new Set(rows.map(({table}) => table))].map((name) => {
    const columns = rows.filter(({table}) => table === name);
    return `  readonly ${name}: {\n${columns.map(({column}) => `    readonly ${column};\n`).join('')}  };\n`;
  });
  const hashes = await session.query<{name: string; hash: string}>(SCHEMA_HASHES);
  return `// Written by \`npm run row-types\` from supabase/migrations.

/** Row of a table, by its name. */
export interface Rows {
${interfaces.join('')}}

/** Hashes of what the migrations make, by name (schemaDrift.ts). */
export const schemaHashes: Readonly<Record<string, string>> = {
${hashes.map(({name, hash}) => `  '${name}': '${hash}',\n`).join('')}};
`;
};
