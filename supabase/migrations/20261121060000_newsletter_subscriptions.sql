-- Newsletter sign-ups: one row per consent.
--
-- The website inserts {email, source} with the public key and may do nothing else. Everything
-- else in the row is set here, so that a visitor cannot forge it.

create schema if not exists private;
comment on schema private is
  'Not exposed by the table API. Functions and settings that the public role never touches by name.';
revoke all on schema private from public, anon, authenticated;

-- What the visitor was shown when they gave their address. A consent is only provable together
-- with its words: when the words beside the form change, a migration adds a row here and moves the
-- column default below to it.
create table private.newsletter_consents (
  version text primary key check (version ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$'),
  wording text not null,
  shown_from timestamptz not null default now()
);

insert into private.newsletter_consents (version, wording) values (
  '2026-11',
  'One short letter a month on running a calmer front desk. No patient data, ever. Unsubscribe from any issue.'
);

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  -- Which form it came from: the blog's 'Stay Updated' box, or any other.
  source text not null default 'website',
  created_at timestamptz not null default now(),
  -- Proof of consent: when, and to which words.
  consented_at timestamptz not null default now(),
  consent_version text not null default '2026-11' references private.newsletter_consents (version),
  -- Set by the mailing tool when the owner of the address follows its confirmation link.
  confirmed_at timestamptz,
  -- Goes into every issue's unsubscribe link. 122 random bits, so it cannot be guessed.
  unsubscribe_token uuid not null default gen_random_uuid() unique,
  unsubscribed_at timestamptz,

  -- Named so that the first to fail, in the order of their names, is the cheapest.
  constraint newsletter_email_1_length check (char_length(email) between 6 and 254), -- RFC 5321 4.5.3.1.3
  constraint newsletter_email_2_normalized check (email = lower(btrim(email))),
  -- What a browser accepts in <input type="email"> (HTML Standard), with a dot in the domain.
  -- ASCII only: no control characters, no line breaks, nothing to forge a mail header with.
  constraint newsletter_email_3_shape check (
    email ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'
  ),
  constraint newsletter_source_known check (source in ('website', 'blog')),
  constraint newsletter_times_in_order check (
    (confirmed_at is null or confirmed_at >= consented_at)
    and (unsubscribed_at is null or unsubscribed_at >= consented_at)
  )
);

comment on table public.newsletter_subscriptions is
  'One row per consent. Send only to rows with unsubscribed_at is null.';

-- One living subscription per address. An unsubscribed row stays as the proof of both, and does not
-- stand in the way of a new, separate consent by the same person.
create unique index newsletter_subscriptions_one_per_email
  on public.newsletter_subscriptions (lower(email))
  where unsubscribed_at is null;

-- Whoever writes, the same address is stored the same way, and meets the unique index above.
create function private.normalize_newsletter_subscription() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.email := lower(btrim(new.email));
  return new;
end;
$$;
revoke all on function private.normalize_newsletter_subscription() from public;

create trigger normalize
  before insert or update of email on public.newsletter_subscriptions
  for each row execute function private.normalize_newsletter_subscription();

alter table public.newsletter_subscriptions enable row level security;

-- Older Supabase projects grant everything on new tables by default; start from nothing.
revoke all on table public.newsletter_subscriptions from public, anon, authenticated, service_role;
revoke all on table private.newsletter_consents from public, anon, authenticated, service_role;
grant insert (email, source) on table public.newsletter_subscriptions to anon;
-- The owner's tools, with the secret key (this role passes by row-level security).
grant select, insert, update, delete on table public.newsletter_subscriptions to service_role;

-- Says again what the grant says: if a later grant is too wide, these still cannot be forged.
create policy "Visitors may subscribe" on public.newsletter_subscriptions
  for insert to anon
  with check (confirmed_at is null and unsubscribed_at is null);
