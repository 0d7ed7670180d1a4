import type {Session} from './database.ts';

/** Inserts a row whose keys are the columns' names. */
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
