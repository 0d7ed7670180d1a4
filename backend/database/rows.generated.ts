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

/** Hashes of what the migrations make, by name (rowTypes.ts). */
export const shapes: Readonly<Record<string, string>> = {
  'private.add_job()': 'fff2fcc6',
  'private.add_jobs()': '6074a2d8',
  'private.admit_visitor()': '0de3abd7',
  'private.as_token()': '419cf457',
  'private.client_hashes()': '1c5e89a8',
  'private.closed_days': '20d758a1',
  'private.delete_expired()': '6bb44ce8',
  'private.delete_old_entries()': 'a78a551d',
  'private.delete_placeholder()': 'c35050a8',
  'private.demo_excess()': 'f3d3c06a',
  'private.demo_hours': 'd558f313',
  'private.demo_refusal()': 'fb39101d',
  'private.demo_times()': 'de849cd3',
  'private.demos_of_day': '0f544790',
  'private.due_mails': '572acbcf',
  'private.end_demo()': 'f75b6d7b',
  'private.end_holds()': '8d9dc78d',
  'private.full_mailboxes': 'c2ee7cbc',
  'private.has_mails_left()': '038780ea',
  'private.insert_limits': '41997f34',
  'private.insert_log': '7bacf04e',
  'private.is_taken()': '60804bd0',
  'private.is_visitor()': '3a1ff9e9',
  'private.mail_domain()': '7c320063',
  'private.mail_key()': '8445448e',
  'private.mailbox()': 'fdb679ce',
  'private.mails': '57f1b025',
  'private.mails_left()': '29c0f7bf',
  'private.message_figures': '4ec43e43',
  'private.newsletter_consents': '09e25d9b',
  'private.open_hours()': 'cfbba53c',
  'private.plain_line()': '31489e9a',
  'private.reached_ceilings': '15ed55cb',
  'private.receive_demo()': '1de5aea7',
  'private.receive_message()': '428c6d09',
  'private.receive_sign_up()': '181102aa',
  'private.recent_mails': '21bb65b4',
  'private.setting()': 'd71c708a',
  'private.settings': '43ca882b',
  'private.sign_up_figures': '9550512d',
  'private.unsubscribe()': 'aa8530a6',
  'public.campaign_name': 'e1e9247c',
  'public.cancel_demo()': 'fb512a8d',
  'public.confirm_demo()': '60ea7e1c',
  'public.confirm_subscription()': '9d3deb23',
  'public.contact_messages': '749eaa96',
  'public.demo_bookings': 'caa83117',
  'public.demo_line': '22db4330',
  'public.demo_name': '3a7a42c6',
  'public.demo_phone': '1da4e695',
  'public.demo_times()': '22a5a557',
  'public.email_address': '6ab498a7',
  'public.find_demo()': 'ac86a691',
  'public.mark_answered()': 'df7161bc',
  'public.move_demo()': '900377ea',
  'public.newsletter_subscriptions': '8543b91e',
  'public.return_to_newsletter()': 'd869a4ca',
  'public.unsubscribe()': 'f0001f26',
};
