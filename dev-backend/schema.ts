import type {Engine} from './engine/engine';

/** Tables of the exposed schema and their columns' types, as PostgREST caches them. */
export type Schema = ReadonlyMap<string, Table>;

export interface Table {
  readonly name: string;
  /** Column name → SQL type, such as `text` or `timestamp with time zone`. */
  readonly columns: ReadonlyMap<string, string>;
  readonly primaryKey: readonly string[];
}

export const EXPOSED_SCHEMA = 'public';

interface ColumnRow {
  readonly table_name: string;
  readonly column_name: string;
  readonly type: string;
  readonly is_key: boolean;
}

/** Reads what exists, whoever may use it: who may is the database's to say. */
export const readSchema = async (engine: Engine): Promise<Schema> => {
  const rows = await engine.transaction((session) =>
    session.query<ColumnRow>(
      `select c.relname as table_name, a.attname as column_name,
              format_type(a.atttypid, a.atttypmod) as type,
              coalesce(a.attnum = any (k.conkey), false) as is_key
         from pg_class c
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
        where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f')
        order by c.relname, a.attnum`,
      [EXPOSED_SCHEMA],
    ),
  );
  const schema = new Map<
    string,
    {name: string; columns: Map<string, string>; primaryKey: string[]}
  >();
  for (const row of rows) {
    const table = schema.get(row.table_name) ?? {
      name: row.table_name,
      columns: new Map<string, string>(),
      primaryKey: [],
    };
    schema.set(row.table_name, table);
    table.columns.set(row.column_name, row.type);
    if (row.is_key) table.primaryKey.push(row.column_name);
  }
  return schema;
};
