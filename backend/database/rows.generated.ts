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
    readonly calls: string | null;
    readonly token: string;
    readonly held_until: Date | null;
    readonly confirm_token: string;
    readonly sequence: number;
    readonly changed_at: Date;
    readonly canceled_at: Date | null;
  };
}

/** Hashes of what the migrations make, by name (schemaDrift.ts). */
export const schemaHashes: Readonly<Record<string, string>> = {
  'private.add_job()': 'c30c2891',
  'private.add_jobs()': 'd9b4102c',
  'private.as_token()': '2b251d70',
  'private.booking_refusal()': 'd00c8031',
  'private.cancel_booking()': '0de5a59f',
  'private.client_hashes()': 'a23a50fa',
  'private.closed_days': '5251830e',
  'private.delete_expired()': '1fd98626',
  'private.delete_old_entries()': '452f9b9c',
  'private.delete_placeholder()': '71599ade',
  'private.demo_hours': '5ed5db55',
  'private.demo_limit_reached()': 'd786ec88',
  'private.demo_state()': '453b5ffe',
  'private.demo_times()': '2c235337',
  'private.demos_of_day': '70a93c30',
  'private.due_mails': '3ed44f59',
  'private.end_subscription()': 'a93e5c09',
  'private.enforce_insert_limits()': '45168faa',
  'private.full_mailboxes': '9f55670f',
  'private.insert_limits': '69e548f6',
  'private.insert_limits contact_messages client 3600 s': 'd41d8cd9',
  'private.insert_limits contact_messages client 60 s': 'd41d8cd9',
  'private.insert_limits contact_messages network 3600 s': 'd41d8cd9',
  'private.insert_limits demo_bookings client 3600 s': 'd41d8cd9',
  'private.insert_limits demo_bookings client 60 s': 'd41d8cd9',
  'private.insert_limits demo_bookings network 86400 s': 'd41d8cd9',
  'private.insert_limits newsletter_subscriptions client 3600 s': 'd41d8cd9',
  'private.insert_limits newsletter_subscriptions client 60 s': 'd41d8cd9',
  'private.insert_limits newsletter_subscriptions network 3600 s': 'd41d8cd9',
  'private.insert_log': '22f8fa76',
  'private.is_taken()': '011045b5',
  'private.is_visitor()': '9844bf12',
  'private.lock_network()': '8a8f2476',
  'private.mail_domain()': '6f8e1e9d',
  'private.mail_key()': 'dc5672b3',
  'private.mailbox()': 'e02f31b1',
  'private.mails': '81e8ce98',
  'private.may_send_mail()': '5918ed73',
  'private.message_figures': 'd0208bec',
  'private.newsletter_consents': 'd454c209',
  'private.plain_line()': '01a2efae',
  'private.reached_limits': '4fd4b28e',
  'private.receive_demo()': '7794b646',
  'private.receive_message()': 'b06a3f0f',
  'private.receive_sign_up()': '1dcd4141',
  'private.recent_mails': '6ea18f57',
  'private.release_expired_holds()': '46bed045',
  'private.remaining_mails()': '3a985af0',
  'private.setting()': '6858c884',
  'private.settings': '03eba06e',
  'private.settings client_address_headers': 'd41d8cd9',
  'private.settings client_hash_salt': 'd41d8cd9',
  'private.settings demo_hold': 'd41d8cd9',
  'private.settings demo_horizon': 'd41d8cd9',
  'private.settings demo_length': 'd41d8cd9',
  'private.settings demo_notice': 'd41d8cd9',
  'private.settings demos_daily': 'd41d8cd9',
  'private.settings demos_daily_per_visitor': 'd41d8cd9',
  'private.settings demos_per_mailbox': 'd41d8cd9',
  'private.settings last_sweep': 'd41d8cd9',
  'private.settings mails_per_mailbox': 'd41d8cd9',
  'private.settings mails_per_mailbox_daily': 'd41d8cd9',
  'private.settings mails_to_visitors': 'd41d8cd9',
  'private.settings office_zone': 'd41d8cd9',
  'private.settings public_mail_domains': 'd41d8cd9',
  'private.settings site_origins': 'd41d8cd9',
  'private.settings unconfirmed_kept': 'd41d8cd9',
  'private.sign_up_figures': 'e48117b5',
  'private.worker_state': '19ac0996',
  'public.campaign_name': 'e1e9247c',
  'public.cancel_demo()': 'a451483c',
  'public.confirm_demo()': '596fb380',
  'public.confirm_subscription()': 'ed1cfe8a',
  'public.contact_messages': 'f0824f67',
  'public.demo_bookings': '71b98c2c',
  'public.demo_line': '22db4330',
  'public.demo_name': '3a7a42c6',
  'public.demo_phone': '1da4e695',
  'public.demo_times()': '30c5a4e2',
  'public.email_address': '6ab498a7',
  'public.find_demo()': 'b1449753',
  'public.mark_answered()': '9e0c68c2',
  'public.move_demo()': 'a2f68b3d',
  'public.newsletter_subscriptions': '5d908b00',
  'public.return_to_newsletter()': 'e7e52560',
  'public.unsubscribe()': 'd918a480',
};
