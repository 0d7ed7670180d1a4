-- Functions of the links in our emails, by token, and of the owner.
--
-- Before the first release: nothing is deployed. See the first migration.

-- A uuid as a mail program may hand it on, or null.
create function private.as_token(written text) returns uuid
language plpgsql immutable
set search_path = ''
as $$
begin
  return btrim(written, E' \t\r\n')::uuid;
exception when others then
  return null;
end;
$$;

-- Each of these takes an unguessable token, changes one row, and returns whether it did; a token that is
-- malformed, unknown, used or another row's gets the same 'false'. Opening a link calls nothing: mail
-- scanners open links, so the page has a button.

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
-- A new row, so that the end and the return can both be proved; it keeps the consent that was
-- given, for a press on a button is none to new words.
create function public.return_to_newsletter(token text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone public.newsletter_subscriptions;
begin
  update public.newsletter_subscriptions as ended set may_return_until = null
  where unsubscribe_token = private.as_token(token)
    and confirmed_at is not null and may_return_until > now()
    and not exists (
      select from public.newsletter_subscriptions as active
      where active.email = ended.email and active.unsubscribed_at is null
    )
  returning * into gone;
  if gone.id is null then
    return false;
  end if;
  insert into public.newsletter_subscriptions
    (email, source, consent_version, consented_at, confirmed_at)
  values (gone.email, gone.source, gone.consent_version, gone.consented_at, gone.confirmed_at);
  return true;
end;
$$;

create function public.mark_answered(token text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.contact_messages set answered_at = now()
  where answer_token = private.as_token(token) and answered_at is null;
  return found;
end;
$$;

revoke all on function public.confirm_subscription(text), public.unsubscribe(text),
  public.return_to_newsletter(text), public.mark_answered(text)
  from public, anon, authenticated, service_role;
grant execute on function public.confirm_subscription(text), public.unsubscribe(text),
  public.return_to_newsletter(text), public.mark_answered(text) to anon;

-- Functions for the owner: by hand in the SQL editor, by pg_cron, or with `npm run owner`. Outside the
-- exposed schema, and granted to no role. Addresses compare in the collation "C", so that one copied
-- from an email never ends or erases a look-alike's.

-- Ends the active subscription of an address. The row stays as the proof of the consent and of its
-- end. Returns how many there were: 0 or 1.
create function private.unsubscribe(address text) returns integer
language sql
set search_path = ''
as $$
  with ended as (
    update public.newsletter_subscriptions
    set unsubscribed_at = now()
    where email = lower(btrim(address) collate "C") and unsubscribed_at is null
    returning 1
  )
  select count(*)::integer from ended;
$$;

-- Deletes all there is of one person, proofs included: for a request to be forgotten.
create function private.erase_person(
  address text, out subscriptions integer, out messages integer, out demos integer
)
language plpgsql
set search_path = ''
as $$
begin
  delete from public.newsletter_subscriptions where email = lower(btrim(address) collate "C");
  get diagnostics subscriptions = row_count;
  delete from public.contact_messages
  where lower(email collate "C") = lower(btrim(address) collate "C");
  get diagnostics messages = row_count;
  delete from public.demo_bookings
  where lower(email collate "C") = lower(btrim(address) collate "C");
  get diagnostics demos = row_count;
end;
$$;

-- Ends the holds that nobody confirmed in time. No email: they were told until when.
create function private.end_holds() returns void
language sql
set search_path = ''
as $$
  update public.demo_bookings set canceled_at = held_until
  where canceled_at is null and held_until <= clock_timestamp();
$$;

-- Deletes contact messages that came, and demos that took place, more than so many days of 24 hours ago.
-- Returns how many.
create function private.delete_old_entries(days integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  before constant timestamptz := now() - make_interval(hours => 24 * days);
  messages integer;
  demos integer;
begin
  if days is null or days < 1 then
    raise exception 'days must be 1 or more, not %', coalesce(days::text, 'null')
      using errcode = '22023'; -- invalid_parameter_value
  end if;
  delete from public.contact_messages where created_at < before;
  get diagnostics messages = row_count;
  delete from public.demo_bookings where ends_at < before;
  get diagnostics demos = row_count;
  return messages + demos;
end;
$$;

-- Mailbox of an address in any spelling: without a tag after a plus, and without characters that its
-- provider ignores.
create function private.mailbox(address text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    when host in ('proton.me', 'protonmail.com', 'pm.me')
      then regexp_replace(name, '[._-]', '', 'g') || '@proton.me'
    when host in ('icloud.com', 'me.com', 'mac.com') then name || '@icloud.com'
    when host ~ '^(yahoo|ymail|rocketmail)\.' then split_part(name, '-', 1) || '@' || host
    when host ~ '^(yandex\.\w+|ya\.ru)$' then replace(name, '-', '.') || '@yandex.ru'
    when host ~ '^[^.]+\.fastmail\.(com|fm)$' then split_part(host, '.', 1) || '@fastmail.com'
    else name || '@' || host
  end
  from (
    select split_part(split_part(lower(address), '@', 1), '+', 1), split_part(lower(address), '@', 2)
  ) as parts (name, host);
$$;

-- Emails of the last day that strangers can make us send with another's address, by mailbox and by form. Those
-- about demos are limited by what can be booked (private.demo_excess).
create view private.recent_mails as
select
  mails.key,
  private.mailbox(coalesce(message.email, sign_up.email)) as mailbox,
  case when key ~ '^receipt' then 'message' else 'sign-up' end as form,
  done_at > clock_timestamp() - interval '1 hour' as is_of_this_hour
from private.mails
left join public.contact_messages as message on message.id = message_id
left join public.newsletter_subscriptions as sign_up on sign_up.id = subscription_id
where done_at > clock_timestamp() - interval '1 day' and outcome <> 'skipped'
  and key ~ '^(confirm|confirm-again|receipt):';

-- Mailboxes that get no more of them now.
create view private.full_mailboxes as
select mailbox from private.recent_mails
group by mailbox
having count(*) filter (where is_of_this_hour)
    >= private.setting('mails_per_mailbox')::integer
  or count(*) >= private.setting('mails_per_mailbox_daily')::integer;

-- Number of emails that a form can still cause this hour. Each form has a separate limit, so that a flood
-- of one does not block the others.
create function private.mails_left(asked_form text) returns integer
language sql
set search_path = ''
as $$
  select greatest(0, private.setting('mails_to_visitors')::integer - count(*)::integer)
  from private.recent_mails where form = asked_form and is_of_this_hour;
$$;

-- True if an email may be sent now. Holds a lock until the caller's transaction ends, so that two callers
-- can't both get the last one.
create function private.has_mails_left(address text, asked_form text) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('mails to visitors', 0));
  return private.mails_left(asked_form) > 0
    and private.mailbox(address) not in (select mailbox from private.full_mailboxes);
end;
$$;

-- Deletes expired data: client hashes after their table's longest period, those of bookings after a day, their
-- salt after a day, and sign-ups that were not confirmed within thirty days. The worker calls it.
create function private.delete_expired() returns void
language sql
set search_path = ''
as $$
  delete from private.insert_log as entry
  where inserted_at < clock_timestamp() - coalesce(
    (select max(period) from private.insert_limits where table_name = entry.table_name), interval '0'
  ) and (booking_id is null or inserted_at < clock_timestamp() - interval '1 day');
  select private.end_holds();
  update private.settings
  set value = gen_random_uuid()::text || gen_random_uuid()::text, changed_at = now()
  where name = 'client_hash_salt' and changed_at < now() - interval '1 day';
  delete from public.newsletter_subscriptions
  where confirmed_at is null and unsubscribed_at is null
    and consented_at < now() - interval '30 days';
$$;

revoke all on private.recent_mails, private.full_mailboxes from public, anon, authenticated, service_role;
