-- Tables for what visitors send, and for the rules of the database. The site inserts with
-- the public key and may do nothing else.
--
-- Before the first release these are six files: tables, insert rules, functions by token, mails and
-- jobs, demos, views. Nothing is deployed, so none of them changes what is there. After the release, each change is a
-- new file.

create schema if not exists private;
comment on schema private is
  'Not exposed by the table API. Functions and settings that the public role never touches by name.';
revoke all on schema private from public, anon, authenticated;

-- Everything that a migration creates starts closed, also in projects that grant new tables and functions to the
-- public roles by default. Each migration grants what it needs.
alter default privileges revoke all on tables from anon, authenticated;
alter default privileges revoke all on sequences from anon, authenticated;
alter default privileges revoke all on functions from public, anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- Addresses as browsers accept them in <input type="email"> (HTML Standard), with a dot in the domain, in either case.
-- ASCII only: no control characters, no line breaks, nothing to forge a mail header with. Spaces around
-- it are allowed here, because the check runs before the triggers remove them. The checks are named so
-- that the first to fail, in the order of their names, is the cheapest. In the exposed schema, because
-- PostgREST names a column's type.
create domain public.email_address as text
  constraint email_1_length check (char_length(value) between 6 and 254) -- RFC 5321 4.5.3.1.3
  constraint email_2_shape check (
    btrim(value) ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$'
  )
  -- Some mail programs decode this, and show somebody else's name.
  constraint email_3_plain check (position('=?' in value) = 0);

create domain public.campaign_name as text check (value ~ '^[A-Za-z0-9._~+-]{1,100}$');

-- Words that the visitor was shown with the form. A consent is only provable together with its
-- words, and each form has its own: the blog's box shows fewer than the footer. When words change, a
-- migration adds a row and makes it the current one. The site's words are in
-- src/features/newsletter/data.ts; a test compares them with these.
create table private.newsletter_consents (
  version text primary key check (version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}-[a-z]+$'),
  -- The form that shows them.
  source text not null check (source in ('website', 'blog')),
  -- One at a time holds for new rows of a form.
  is_current boolean not null default false,
  wording text not null,
  shown_from timestamptz not null default now()
);
create unique index newsletter_consents_one_current
  on private.newsletter_consents (source) where is_current;

insert into private.newsletter_consents (version, source, is_current, wording) values
  ('2026-11-28-website', 'website', true,
   'One short email a month about running a calmer front desk and what’s new in Ringwell. We never ask for patient information. Unsubscribe at any time.'),
  ('2026-11-28-blog', 'blog', true,
   'One short email a month about running a calmer front desk and what’s new in Ringwell. Unsubscribe at any time.');

create table public.newsletter_subscriptions (
  -- The page makes it, and sends it again when an answer was lost.
  id uuid primary key default gen_random_uuid(),
  email public.email_address not null,
  -- Form that sent it: the blog's 'Stay Updated' box, or any other.
  source text not null default 'website',
  created_at timestamptz not null default now(),
  -- Proof of consent: when, and to which words.
  consented_at timestamptz not null default now(),
  consent_version text not null references private.newsletter_consents (version),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- Set by leaving with the link, for an hour, and cleared by coming back: an unsubscribe by the
  -- owner stays.
  may_return_until timestamptz,
  -- Tokens of the links in emails. 122 random bits, so they cannot be guessed.
  unsubscribe_token uuid not null default gen_random_uuid() unique,
  confirm_token uuid not null default gen_random_uuid() unique,

  constraint newsletter_email_normalized check (email = lower(btrim(email))),
  constraint newsletter_source_known check (source in ('website', 'blog')),
  constraint newsletter_times_in_order check (
    (confirmed_at is null or confirmed_at >= consented_at)
    and (unsubscribed_at is null or unsubscribed_at >= consented_at)
  )
);
comment on table public.newsletter_subscriptions is
  'One row per consent. The newsletter goes to rows with confirmed_at, and without unsubscribed_at.';
comment on column public.newsletter_subscriptions.confirmed_at is
  'When the owner of the address pressed Confirm on the page that our email leads to.';

-- One active subscription per address. An unsubscribed row stays as the proof of both, and does not
-- prevent a new, separate consent by the same person.
create unique index newsletter_subscriptions_one_per_email
  on public.newsletter_subscriptions (lower(email))
  where unsubscribed_at is null;

-- Messages from the contact form. It asks visitors not to include patient information; treat the table
-- as if some did.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  first_name text not null,
  last_name text not null,
  email public.email_address not null,
  phone text,
  practice_type text,
  clinic_name text,
  team_size text,
  state text,
  -- Topic of the visitor, if a link named one (for example an integration request).
  topic text,
  message text not null,
  -- The field that people cannot see was filled in. A form filler can do that too, so it is stored.
  honeypot boolean not null default false,
  -- Page that it was sent from, and the campaign of the visit's first address.
  page text,
  utm_source public.campaign_name,
  utm_medium public.campaign_name,
  utm_campaign public.campaign_name,
  utm_term public.campaign_name,
  utm_content public.campaign_name,
  answered_at timestamptz,
  -- In the owner's email: marks the message as answered without a sign-in.
  answer_token uuid not null default gen_random_uuid() unique,

  constraint contact_first_name_length check (char_length(first_name) between 1 and 100),
  constraint contact_last_name_length check (char_length(last_name) between 1 and 100),
  -- Bounds, not a format: a lead must not be lost over an extension written in words.
  constraint contact_phone_length check (char_length(phone) between 3 and 50),
  constraint contact_clinic_name_length check (char_length(clinic_name) between 1 and 200),
  constraint contact_topic_length check (char_length(topic) between 1 and 120),
  constraint contact_message_length check (char_length(message) between 1 and 5000),

  constraint contact_practice_type_known check (
    practice_type in ('family-medicine', 'dental', 'physiotherapy', 'chiropractic', 'optometry', 'other')
  ),
  constraint contact_team_size_known check (team_size in ('1-5', '6-15', '16-50', '50+')),
  -- The 50 states and DC.
  constraint contact_state_known check (
    state in (
      'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA',
      'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM',
      'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA',
      'WV', 'WI', 'WY'
    )
  ),

  -- One-line fields hold one line: no control characters, no separators of lines, nothing that
  -- turns the reading direction round (which makes one name look like another).
  constraint contact_lines_are_lines check (
    concat(first_name, last_name, phone, clinic_name, topic)
      !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
  ),
  -- The message may hold tabs and line breaks.
  constraint contact_message_is_text check (
    message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'
  ),
  constraint contact_page_shape check (page ~ '^/[A-Za-z0-9._~/-]{0,199}$'),
  constraint contact_times_in_order check (answered_at >= created_at)
);
comment on column public.contact_messages.honeypot is
  'True: the field that people cannot see was filled in. Most likely a machine; look before deleting.';
comment on column public.contact_messages.answered_at is
  'When somebody said that the message was answered. Until then the owner is reminded.';

-- For reading the newest first, and for deleting the oldest when they need not be kept any longer.
create index contact_messages_created_at on public.contact_messages (created_at);
create index contact_messages_open on public.contact_messages (created_at)
  where answered_at is null and not honeypot;

-- Bounds of what is typed for a demo, as types: the trigger can rely on them before it asks for anything.
create domain public.demo_line as text
  constraint demo_line_length check (char_length(value) <= 200)
  constraint demo_line_is_one check (
    value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
  );
create domain public.demo_name as public.demo_line
  constraint demo_name_length check (char_length(value) between 1 and 100);
create domain public.demo_phone as public.demo_line
  constraint demo_phone_length check (value = '' or char_length(value) between 3 and 50);

-- Demos that visitors book. A time is an instant; only the office's own zone (private.settings) turns wall
-- times into instants, and the visitor's is for texts.
create table public.demo_bookings (
  -- The page makes it, and the token, and sends both again when an answer was lost.
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- As the browser names it; null: no name of a zone.
  time_zone text,
  name public.demo_name not null,
  email public.email_address not null,
  practice public.demo_line,
  phone public.demo_phone,
  -- Features that they would like to see.
  wish public.demo_line,
  -- In the link that moves or cancels. The page makes it, so it proves nothing about the mailbox.
  token uuid not null default gen_random_uuid() unique,
  -- Set where more were booked that day than are taken on trust: until then the time is kept, and by a press
  -- on the page that the email leads to, with the other token, the demo is booked and this is null.
  held_until timestamptz,
  confirm_token uuid not null default gen_random_uuid() unique,
  -- Counts moves and the cancellation, as calendars do.
  sequence integer not null default 0,
  changed_at timestamptz not null default now(),
  canceled_at timestamptz,

  -- Also under concurrent requests, a time is booked once.
  constraint demo_time_is_free exclude using gist (tstzrange(starts_at, ends_at) with &&)
    where (canceled_at is null),
  constraint demo_times_in_order check (ends_at > starts_at),
  constraint demo_time_zone_shape check (time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$')
);

-- Hours of demos in the office's wall time, and days without demos.
create table private.demo_hours (
  -- 0: Sunday.
  weekday integer not null check (weekday between 0 and 6),
  opens time not null,
  closes time not null check (closes > opens),
  primary key (weekday, opens)
);
insert into private.demo_hours (weekday, opens, closes)
select weekday, time '08:00', time '18:00' from generate_series(1, 5) as weekday
union all select 6, '09:00', '14:00';

create table private.closed_days (
  day date primary key
);

-- Limits of inserts per client and network, for the owner to change:
--   update private.insert_limits set max_inserts = 10 where table_name = 'contact_messages';
-- A table without rows here has no limit.
create table private.insert_limits (
  table_name text not null,
  -- Inserts that are counted together.
  counted text not null default 'client' check (counted in ('client', 'network')),
  period interval not null check (period > interval '0'),
  max_inserts integer not null check (max_inserts >= 0),
  primary key (table_name, counted, period)
);

-- An office shares one address: twenty people can sign up in an hour, a script cannot do much. Nor can
-- one that has a whole network of addresses.
insert into private.insert_limits (table_name, counted, period, max_inserts) values
  ('newsletter_subscriptions', 'client', '1 minute', 5),
  ('newsletter_subscriptions', 'client', '1 hour', 20),
  ('newsletter_subscriptions', 'network', '1 hour', 60),
  ('contact_messages', 'client', '1 minute', 5),
  ('contact_messages', 'client', '1 hour', 20),
  ('contact_messages', 'network', '1 hour', 60),
  ('demo_bookings', 'client', '1 minute', 5),
  ('demo_bookings', 'client', '1 hour', 20),
  -- Canceled ones too; of those that stand, see demos_of_one.
  ('demo_bookings', 'network', '1 day', 60);

-- Kept for as long as the table's longest period. Left out of dumps (docs/run/backup.md): with the salt below,
-- an attacker could find the addresses by trying all of them.
create table private.insert_log (
  table_name text not null,
  client bytea not null,
  network bytea not null,
  -- Of a booking or a move.
  booking_id uuid,
  inserted_at timestamptz not null default clock_timestamp()
);
create index insert_log_by_network on private.insert_log (table_name, network, inserted_at);
create index insert_log_by_age on private.insert_log (inserted_at);

create table private.settings (
  name text primary key,
  value text not null,
  changed_at timestamptz not null default now(),

  -- A value that the functions can't use is refused when it is set.
  constraint settings_numbers check (name !~ '^(demos|mails)_' or value ~ '^[0-9]{1,6}$'),
  constraint settings_times check (
    case when name in ('demo_length', 'demo_notice', 'demo_horizon', 'demo_hold')
      then value::interval between interval '0' and interval '1 year' else true end
  ),
  constraint settings_length check (name <> 'demo_length' or value::interval >= interval '5 minutes'),
  constraint settings_zone check (name <> 'office_zone' or now() at time zone value is not null),
  constraint settings_origins check (
    name <> 'site_origins' or value ~ '^(https?://[^/, ]+(,https?://[^/, ]+)*)?$'
  )
);

-- Value of a setting.
create function private.setting(name text) returns text
language sql stable
set search_path = ''
as $$
  select value from private.settings where settings.name = setting.name;
$$;

insert into private.settings (name, value) values
  -- Request headers that name the client, best first. Hosted Supabase stands behind Cloudflare,
  -- which overwrites cf-connecting-ip; without such a proxy remove it, for a client could send it.
  ('client_address_headers', 'cf-connecting-ip,x-forwarded-for'),
  -- Addresses are kept as salted hashes only, for no longer than the longest period. A new one daily.
  ('client_hash_salt', gen_random_uuid()::text || gen_random_uuid()::text),
  -- Origins of the forms, separated by commas: 'https://www.example.com'. Empty: any.
  ('site_origins', ''),
  -- Emails that strangers can have us send by sign-ups and messages: to one mailbox an hour and a day, however
  -- its address is written, and for each form an hour in all. Emails over a limit wait.
  ('mails_per_mailbox', '3'),
  ('mails_per_mailbox_daily', '5'),
  ('mails_to_visitors', '300'),
  -- Time zone of the office, length of a demo, notice before it within the hours of private.demo_hours,
  -- and how far ahead it can be booked. Pages and emails state these, the open ones of one mailbox, and the hold:
  -- a test compares them (backend/database/pageSettings.ts).
  ('office_zone', 'America/Toronto'),
  ('demo_length', '20 minutes'),
  ('demo_notice', '2 hours'),
  ('demo_horizon', '28 days'),
  -- Open ones of one mailbox, however its address is written. Bookings and moves a day of one network and of
  -- one domain, while they stand, and of one mailbox. Beyond so many a day in all, a booking is held.
  ('demos_per_mailbox', '3'),
  ('demos_of_one', '6'),
  ('demos_daily', '40'),
  ('demo_hold', '30 minutes'),
  -- Domains of providers, which no number is counted for.
  ('public_mail_domains', 'gmail.com,googlemail.com,outlook.com,hotmail.com,live.com,msn.com,yahoo.com,ymail.com,'
    || 'rocketmail.com,aol.com,icloud.com,me.com,mac.com,proton.me,protonmail.com,pm.me,fastmail.com,gmx.com,gmx.net,'
    || 'mail.com,zoho.com,hey.com,comcast.net,verizon.net,att.net,sbcglobal.net,bellsouth.net,cox.net,charter.net,'
    || 'spectrum.net,earthlink.net,optonline.net,frontier.com,centurylink.net,windstream.net');
-- Its changed_at is the end of the worker's latest sweep.
insert into private.settings (name, value, changed_at) values ('last_sweep', '', 'epoch');

-- Ledger of emails, by the key of the job. A worker claims an entry, sends, and stores the outcome; no
-- transaction is open while it sends. A claim that is five minutes old belongs to a killed worker, and
-- another one repeats it.
create table private.mails (
  -- Key, such as 'notify-owner:<message>' or 'confirm:<subscription>'.
  key text primary key,
  -- Row that it is about; erasing a person deletes the entry, too.
  message_id uuid references public.contact_messages on delete cascade,
  subscription_id uuid references public.newsletter_subscriptions on delete cascade,
  booking_id uuid references public.demo_bookings on delete cascade,
  -- Of a claim: when it was made.
  done_at timestamptz not null default now(),
  -- 'sending': claimed; 'sent'; 'refused': the address was refused permanently; 'skipped': not due, and why.
  outcome text not null check (outcome in ('sending', 'sent', 'refused', 'skipped')),
  -- In the mail server's words, or ours.
  reason text
);
create index mails_by_message on private.mails (message_id);
create index mails_by_subscription on private.mails (subscription_id);
create index mails_by_booking on private.mails (booking_id);
create index mails_by_time on private.mails (done_at);

alter table public.newsletter_subscriptions enable row level security;
alter table public.contact_messages enable row level security;
alter table public.demo_bookings enable row level security;

-- Older Supabase projects grant everything on new tables by default; start from nothing.
revoke all on table public.newsletter_subscriptions, public.contact_messages, public.demo_bookings
  from public, anon, authenticated, service_role;

grant insert (id, email, source) on table public.newsletter_subscriptions to anon;
grant insert (
  id, first_name, last_name, email, phone, practice_type, clinic_name, team_size, state, topic, message,
  honeypot, page, utm_source, utm_medium, utm_campaign, utm_term, utm_content
) on table public.contact_messages to anon;
grant insert (id, token, starts_at, time_zone, name, email, practice, phone, wish)
  on table public.demo_bookings to anon;
-- The owner's tools, with the secret key (this role passes by row-level security).
grant select, insert, update, delete
  on table public.newsletter_subscriptions, public.contact_messages, public.demo_bookings
  to service_role;

-- Repeats the grant: if a later grant is too wide, these columns still cannot be forged.
create policy "Visitors may subscribe" on public.newsletter_subscriptions
  for insert to anon
  with check (confirmed_at is null and unsubscribed_at is null);
create policy "Visitors may write to us" on public.contact_messages
  for insert to anon
  with check (true); -- the columns are bounded by the grant, their content by the checks
create policy "Visitors may book a demo" on public.demo_bookings
  for insert to anon
  with check (canceled_at is null);
