// Written by `npm run row-types` from supabase/migrations.

/** Row of a table, by its name. */
export interface Rows {
  readonly contact_messages: {
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
  };
  readonly newsletter_subscriptions: {
    readonly id: string;
    readonly email: string;
    readonly source: string;
    readonly created_at: Date;
    readonly consented_at: Date;
    readonly consent_version: string;
    readonly confirmed_at: Date | null;
    readonly unsubscribed_at: Date | null;
    readonly may_return_until: Date | null;
    readonly unsubscribe_token: string;
    readonly confirm_token: string;
  };
  readonly demo_bookings: {
    readonly id: string;
    readonly created_at: Date;
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly time_zone: string | null;
    readonly name: string;
    readonly email: string;
    readonly practice: string | null;
    readonly phone: string | null;
    readonly wish: string | null;
    readonly token: string;
    readonly held_until: Date | null;
    readonly confirm_token: string;
    readonly sequence: number;
    readonly changed_at: Date;
    readonly canceled_at: Date | null;
  };
  readonly newsletter_consents: {
    readonly version: string;
    readonly source: string;
    readonly is_current: boolean;
    readonly wording: string;
    readonly shown_from: Date;
  };
}
