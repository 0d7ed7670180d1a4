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
export type DemoRow = Omit<Rows['demo_bookings'], 'created_at' | 'ends_at' | 'changed_at'>;

/** Returns the reference of a row, which `npm run owner` accepts: the first characters of its id. */
export const referenceOf = ({id}: {readonly id: string}): string => id.slice(0, 8).toUpperCase();
