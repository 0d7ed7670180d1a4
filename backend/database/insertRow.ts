import type {Session} from './database.ts';

/** Inserts a row by the names of its columns. */
export const insertStoredRow = (
  session: Session,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<unknown> =>
  session.query(
    `insert into public.${table} (${Object.keys(row).join()})
     values (${Object.keys(row)
       .map((_, index) => `$${index + 1}`)
       .join()})`,
    Object.values(row),
  );
