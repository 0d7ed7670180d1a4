import {type DatabaseLocation, withDatabase} from '../location.ts';

/** Text by column. */
export type StoredRow = Readonly<Record<string, string | null>>;

const QUERIES = {
  newsletter: `
    select email, source, consent_version as consent,
           case when unsubscribed_at is not null then 'left'
                when confirmed_at is not null then 'confirmed' else 'unconfirmed' end as status
      from public.newsletter_subscriptions order by created_at desc, id`,
  messages: `
    select upper(left(id::text, 8)) as reference, first_name || ' ' || last_name as name, email, phone,
           practice_type as practice, clinic_name as clinic, team_size as team, state, topic, page,
           case when honeypot then 'yes' end as honeypot, answered_at::text as answered, message
      from public.contact_messages order by created_at desc, id`,
} as const;

/** Reads the rows that visitors have sent, newest first. */
export const storedRows = (
  location: DatabaseLocation,
  what: keyof typeof QUERIES,
): Promise<StoredRow[]> =>
  withDatabase(location, (database) => database.query<StoredRow>(QUERIES[what]));
