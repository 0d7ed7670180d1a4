import type {Session} from '../database/database.ts';
import type {Rows} from '../database/rows.generated.ts';
import {visible} from './terminal.ts';

/** Matches an id or a reference. */
const ID = /^[0-9a-f]{8}(?:(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/;

/** Row of one of the three tables that visitors insert into. */
export interface FoundRow extends Pick<Rows['contact_messages'], 'id' | 'created_at' | 'email'> {
  readonly kind: 'message' | 'sign-up' | 'demo';
}

const ENTRIES = `
  select 'message' as kind, id, created_at, email from public.contact_messages
  union all
  select 'sign-up', id, created_at, email from public.newsletter_subscriptions
  union all
  select 'demo', id, created_at, email from public.demo_bookings`;

/**
 * Finds the entry with an id or a reference.
 *
 * @throws one line if it isn't an id, or if not exactly one entry has it
 */
export const findEntry = async (
  session: Session,
  idOrReference: string,
  kinds: readonly FoundRow['kind'][],
): Promise<FoundRow> => {
  const wanted = idOrReference.trim().toLowerCase();
  const what = kinds.join(' or ');
  if (!ID.test(wanted)) {
    throw new Error(
      `'${visible(idOrReference)}' is neither a reference (8 characters from 0-9 and A-F) nor an id.`,
    );
  }
  const found = await session.query<FoundRow>(
    `select * from (${ENTRIES}) as entries
      where kind = any($2) and starts_with(id::text, $1) order by id`,
    [wanted, kinds],
  );
  const [entry, ...others] = found;
  if (!entry) throw new Error(`There is no ${what} ${visible(idOrReference.trim())}.`);
  if (others.length > 0) {
    const ids = found.map(({id}) => id).join(', ');
    throw new Error(`Several have this reference; nothing was done. Use one of these ids: ${ids}`);
  }
  return entry;
};
