-- Sign-ups for the newsletter, and the functions of the links in its emails.

-- Words that the forms showed, which prove a consent together with its time. Each form has its own. When
-- words change, a migration adds a row and makes it the current one. The site's words are in
-- src/features/newsletter/data.ts; a test compares them with these.
create table private.newsletter_consents (
  version text primary key check (version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}-[a-z]+$'),
  -- The form that shows them.
  source text not null check (source in ('website', 'blog')),
  -- One for each form, used for new rows.
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
  -- The page creates it, and sends it again if the answer is lost.
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
  -- Set for an hour by an unsubscribe with the link, and cleared by a return. An unsubscribe by the owner
  -- can't be reverted.
  may_return_until timestamptz,
  -- Tokens of the links in emails; 122 random bits can't be guessed.
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
  'Time when somebody pressed Confirm on the page that our email links to.';

-- One active subscription per address. An unsubscribed row stays as proof, and doesn't prevent a new sign-up
-- by the same person.
create unique index newsletter_subscriptions_one_per_email
  on public.newsletter_subscriptions (lower(email))
  where unsubscribed_at is null;

insert into private.insert_limits (table_name, counted, period, max_inserts) values
  ('newsletter_subscriptions', 'client', '1 minute', 5),
  ('newsletter_subscriptions', 'client', '1 hour', 20),
  ('newsletter_subscriptions', 'network', '1 hour', 60);

-- Time after which an entry that nobody has confirmed is deleted; the privacy policy states it.
insert into private.settings (name, value) values ('unconfirmed_kept', '30 days');

create function private.receive_sign_up() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_from_visitor boolean := tg_op = 'INSERT' and private.is_visitor();
  active public.newsletter_subscriptions;
begin
  if is_from_visitor then
    perform private.enforce_insert_limits(tg_table_name);
  end if;

  -- All spellings of an address are stored the same way, for the unique index. The collation "C" converts only
  -- A to Z to lower case. Others turn the Kelvin sign (U+212A) into k, which would be another person's address;
  -- here, public.email_address refuses it.
  new.email := lower(btrim(new.email) collate "C");
  -- The owner's imports may set a version; visitors can't set that column.
  new.consent_version := coalesce(
    new.consent_version,
    (select version from private.newsletter_consents where source = new.source and is_current)
  );
  if not is_from_visitor then
    return new;
  end if;

  -- The table's checks refuse invalid rows before any address is looked up. Otherwise, a row that must fail could
  -- reveal who is subscribed, again and again, without being counted.
  if new.id is null or new.consent_version is null then
    return new;
  end if;
  -- Two requests at once are answered one after the other; otherwise, the unique index would fail one.
  perform pg_advisory_xact_lock(hashtextextended(new.email, 0));
  select * into active from public.newsletter_subscriptions
  where lower(email) = new.email and unsubscribed_at is null;
  if active.id is null
    and not exists (select from public.newsletter_subscriptions where id = new.id) then
    return new;
  end if;

  -- The address or the id exists. An error would roll back the count of this request, and with it the limit;
  -- so would a missing row, if the request has a header that wants exactly one. So a row is stored under an
  -- unused address and deleted at once (private.delete_placeholder), and PostgREST answers with the status
  -- that is set here.
  if active.id is distinct from new.id then
    perform set_config('response.status', '409', true);
    if active.confirmed_at is null and active.id is not null then
      -- Someone who signs up again may not have the email, so it is sent again. The first consent stays,
      -- because anyone can sign up anyone again. Earlier emails still count for the limits, under other keys.
      update private.mails set key = key || '@' || extract(epoch from now())
      where subscription_id = active.id and key !~ '@' and outcome <> 'sending';
      perform private.add_job('confirm', active.id);
    end if;
  end if;
  new.id := gen_random_uuid();
  new.email := new.id || '@placeholder.invalid';
  return new;
end;
$$;

create trigger receive before insert or update of email on public.newsletter_subscriptions
  for each row execute function private.receive_sign_up();

create trigger delete_placeholder after insert on public.newsletter_subscriptions
  for each row when (new.email ~ '@placeholder\.invalid$')
  execute function private.delete_placeholder();

-- Each of these accepts an unguessable token, changes one row, and returns true if it did. A malformed,
-- unknown, or used token gets the same 'false'. Opening a link calls nothing, because mail scanners open links;
-- the page has a button.

create function public.confirm_subscription(token text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.newsletter_subscriptions set confirmed_at = now()
  where confirm_token = private.as_token(token) and confirmed_at is null and unsubscribed_at is null;
  return found;
end;
$$;

create function public.unsubscribe(token text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.newsletter_subscriptions
  set unsubscribed_at = now(), may_return_until = now() + interval '1 hour'
  where unsubscribe_token = private.as_token(token) and unsubscribed_at is null;
  return found;
end;
$$;

-- Reverts an unsubscribe, once and within an hour: later, a forwarded issue must not subscribe anybody.
-- Adds a row, so that both the end and the return are recorded. It keeps the earlier consent, because a press on
-- a button doesn't agree to new wording.
create function public.return_to_newsletter(token text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended public.newsletter_subscriptions;
begin
  update public.newsletter_subscriptions as subscription set may_return_until = null
  where unsubscribe_token = private.as_token(token)
    and confirmed_at is not null and may_return_until > now()
    and not exists (
      select from public.newsletter_subscriptions as active
      where active.email = subscription.email and active.unsubscribed_at is null
    )
  returning * into ended;
  if ended.id is null then
    return false;
  end if;
  insert into public.newsletter_subscriptions
    (email, source, consent_version, consented_at, confirmed_at)
  values (ended.email, ended.source, ended.consent_version, ended.consented_at, ended.confirmed_at);
  return true;
end;
$$;

grant execute on function public.confirm_subscription(text), public.unsubscribe(text),
  public.return_to_newsletter(text) to anon;

alter table public.newsletter_subscriptions enable row level security;
grant insert (id, email, source) on table public.newsletter_subscriptions to anon;
grant select, insert, update, delete on table public.newsletter_subscriptions to service_role;

-- Repeats the grant, so that these columns can't be forged even if a later grant is too wide.
create policy "Visitors may subscribe" on public.newsletter_subscriptions
  for insert to anon
  with check (confirmed_at is null and unsubscribed_at is null);
