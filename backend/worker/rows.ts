import {storedTables} from '../../src/data/storedData.ts';
import type {Database} from '../database/database.ts';

/** Row of `contact_messages` with the columns that the worker needs. */
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
  readonly consented_at: Date;
  readonly wording: string;
  readonly confirmed_at: Date | null;
  readonly unsubscribed_at: Date | null;
  readonly confirm_token: string;
}

/** Row of `demo_bookings` with the columns that the worker needs. */
export interface BookingRow {
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
  readonly canceled_at: Date | null;
}

const MESSAGE_COLUMNS = Object.keys(storedTables['public.contact_messages'].columns).join(', ');

/** Reads a message; undefined if it was deleted in the meantime. */
export const readMessage = async (
  database: Database,
  id: string,
): Promise<MessageRow | undefined> => {
  const [row] = await database.transaction((session) =>
    session.query<MessageRow>(
      `select ${MESSAGE_COLUMNS} from public.contact_messages where id = $1`,
      [id],
    ),
  );
  return row;
};

/**
 * Reads messages that the owner hasn't been notified of, the oldest first.
 *
 * @param isHoneypot only messages that the honeypot marked; they are in the daily digest
 */
export const readUnsentMessages = (
  database: Database,
  isHoneypot: boolean,
): Promise<MessageRow[]> =>
  database.transaction((session) =>
    session.query<MessageRow>(
      `select ${MESSAGE_COLUMNS} from public.contact_messages
        where honeypot = $1 and answered_at is null
          and not exists (select from private.mails
                           where key = 'notify-owner:' || contact_messages.id and outcome <> 'sending')
        order by created_at, id`,
      [isHoneypot],
    ),
  );

/** Reads the times of unanswered messages, the oldest first. */
export const readOpenTimes = (
  database: Database,
): Promise<Pick<MessageRow, 'id' | 'created_at'>[]> =>
  database.transaction((session) =>
    session.query(
      `select id, created_at from public.contact_messages
        where not honeypot and answered_at is null order by created_at, id`,
    ),
  );

/** Reads a sign-up; undefined if it was deleted in the meantime. */
export const readSubscription = async (
  database: Database,
  id: string,
): Promise<SubscriptionRow | undefined> => {
  const [row] = await database.transaction((session) =>
    session.query<SubscriptionRow>(
      `select id, email, consented_at, wording, confirmed_at, unsubscribed_at, confirm_token
         from public.newsletter_subscriptions
         join private.newsletter_consents on version = consent_version
        where id = $1`,
      [id],
    ),
  );
  return row;
};

/** Reads a booking; undefined if it was deleted in the meantime. */
export const readBooking = async (
  database: Database,
  id: string,
): Promise<BookingRow | undefined> => {
  const [row] = await database.transaction((session) =>
    session.query<BookingRow>(
      `select id, starts_at, time_zone, name, email, practice, phone, wish, token, sequence, canceled_at
         from public.demo_bookings where id = $1`,
      [id],
    ),
  );
  return row;
};
