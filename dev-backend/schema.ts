import type {Engine} from './engine/engine';

/** Tables of the exposed schema and their columns' types, as PostgREST caches them. */
export type Schema = ReadonlyMap<string, Table>;

export interface Table {
  readonly name: string;
  /** Column name → SQL type, such as `text` or `timestamp with time zone`. */
  readonly columns: ReadonlyMap<string, string>;
}

export const EXPOSED_SCHEMA = 'public';

interface ColumnRow {
  readonly table_name: string;
  readonly column_name: string;
  readonly type: string;
}

/** Reads what exists, whoever may use it: who may is the database's to say. */
export const readSchema = async (engine: Engine): Promise<Schema> => {
  const rows = await engine.transaction((session) =>
    session.query<ColumnRow>(
      `select c.relname as table_name, a.attname as column_name,
              format_type(a.atttypid, a.atttypmod) as type
         from pg_class c
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f')
        order by c.relname, a.attnum`,
      [EXPOSED_SCHEMA],
    ),
  );
  const schema = new Map<string, {name: string; columns: Map<string, string>}>();
  for (const {table_name: name, column_name: column, type} of rows) {
    const table = schema.get(name) ?? {name, columns: new Map<string, string>()};
    schema.set(name, table);
    table.columns.set(column, type);
  }
  return schema;
};
