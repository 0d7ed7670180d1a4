import type {Session} from '../database/database.ts';
import type {Rows} from '../database/rows.generated.ts';
import {type EntryKind, ENTRY_TABLES} from './entryTables.ts';
import {visible} from './terminal.ts';

/** Matches an id or a reference. */
const ID = /^[0-9a-f]{8}(?:(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/;

type FoundRow = Pick<Rows['contact_messages'], 'id' | 'created_at' | 'email'>;

/**
 * Finds the entry with an id or a reference.
 *
 * @throws one line if it isn't an id, or if not exactly one entry has it
 */
export const findEntry = async (
  session: Session,
  idOrReference: string,
  kinds: readonly EntryKind[],
): Promise<FoundRow> => {
  const wanted = idOrReference.trim().toLowerCase();
  const what = kinds.join(' or ');
  if (!ID.test(wanted)) {
    throw new Error(
      `'${visible(idOrReference)}' is neither a reference (8 characters from 0-9 and A-F) nor an id.`,
    );
  }
  const tables = kinds.map(
    (kind) => `select id, created_at, email from ${ENTRY_TABLES[kind].table}`,
  );
  const found = await session.query<FoundRow>(
    `select * from (${tables.join(' union all ')}) as entries
      where starts_with(id::text, $1) order by id`,
    [wanted],
  );
  const [entry, ...others] = found;
  if (!entry) throw new Error(`There is no ${what} ${visible(idOrReference.trim())}.`);
  if (others.length > 0) {
    const ids = found.map(({id}) => id).join(', ');
    throw new Error(`Several have this reference; nothing was done. Use one of these ids: ${ids}`);
  }
  return entry;
};
