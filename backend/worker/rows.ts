import type {Session} from '../database/database.ts';
import type {Rows} from '../database/rows.generated.ts';

export type MessageRow = Rows['contact_messages'];

/** Subscription with the text of its consent. */
export interface SubscriptionRow extends Pick<
  Rows['newsletter_subscriptions'],
  'id' | 'email' | 'confirmed_at' | 'unsubscribed_at' | 'confirm_token'
> {
  readonly wording: string;
}

/** Demo with the columns that emails and commands use. */
export type StoredBooking = Omit<Rows['demo_bookings'], 'created_at' | 'ends_at' | 'changed_at'>;

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
