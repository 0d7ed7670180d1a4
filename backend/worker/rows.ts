import type {Session} from '../database/database.ts';

/** Row of `contact_messages`. */
export interface MessageRow {
  readonly id: string;
  readonly created_at: Date;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly practice_type: string | null;
  readonly clinic_name: string | null;
  readonly team_size: string | null;
  readonly state: string | null;
  readonly topic: string | null;
  readonly message: string;
  readonly honeypot: boolean;
  readonly page: string | null;
  readonly utm_source: string | null;
  readonly utm_medium: string | null;
  readonly utm_campaign: string | null;
  readonly utm_term: string | null;
  readonly utm_content: string | null;
  readonly answered_at: Date | null;
  readonly answer_token: string;
}

/** Row of `newsletter_subscriptions` with the words of the consent. */
export interface SubscriptionRow {
  readonly id: string;
  readonly email: string;
  readonly wording: string;
  readonly confirmed_at: Date | null;
  readonly unsubscribed_at: Date | null;
  readonly confirm_token: string;
}

/** Row of `demo_bookings`. */
export interface StoredBooking {
  readonly id: string;
  readonly starts_at: Date;
  readonly time_zone: string | null;
  readonly name: string;
  readonly email: string;
  readonly practice: string | null;
  readonly phone: string | null;
  readonly wish: string | null;
  readonly token: string;
  readonly sequence: number;
  /** End of its hold, if it was not confirmed; null if it is booked. */
  readonly held_until: Date | null;
  readonly confirm_token: string;
  readonly canceled_at: Date | null;
}

/** Creates a function that reads the row with an id; undefined if it was deleted in the meantime. */
const reader =
  <Row extends object>(table: string) =>
  async (session: Session, id: string): Promise<Row | undefined> => {
    const [row] = await session.query<Row>(`select * from ${table} where id = $1`, [id]);
    return row;
  };

export const readMessage = reader<MessageRow>('public.contact_messages');
export const readBooking = reader<StoredBooking>('public.demo_bookings');
export const readSubscription = reader<SubscriptionRow>(
  'public.newsletter_subscriptions join private.newsletter_consents on version = consent_version',
);

/** Returns the reference of a row, which `npm run owner` accepts: the first characters of its id. */
export const referenceOf = ({id}: {readonly id: string}): string => id.slice(0, 8).toUpperCase();
