-- Functions and figures for the owner: by hand in the SQL editor, by pg_cron, or with `npm run owner`. Outside the
-- exposed schema, and granted to no role.

-- Addresses are compared in the collation "C", in which a look-alike of an address is never the same.

-- Ends the active subscription of an address. The row stays as proof. Returns the number of ended rows, 0 or 1.
create function private.end_subscription(address text) returns integer
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

-- Deletes contact messages, and demos that are over, after a number of days of 24 hours. Returns the number of
-- deleted rows.
create function private.delete_old_entries(days integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  before constant timestamptz := now() - make_interval(hours => 24 * days);
  deleted integer;
begin
  if coalesce(days, 0) < 1 then
    raise exception 'days must be 1 or more, not %', days using errcode = '22023'; -- invalid_parameter_value
  end if;
  with messages as (delete from public.contact_messages where created_at < before returning 1),
    demos as (delete from public.demo_bookings where ends_at < before returning 1)
  select count(*) into deleted from (table messages union all table demos) as row;
  return deleted;
end;
$$;

-- Deletes expired data: client hashes after their table's longest period, those of bookings after a day, their
-- salt after a day, and sign-ups that were not confirmed in time. The worker calls it.
create function private.delete_expired() returns void
language sql
set search_path = ''
as $$
  delete from private.insert_log as entry
  where inserted_at < clock_timestamp() - coalesce(
    (select max(period) from private.insert_limits where table_name = entry.table_name), interval '0'
  ) and (booking_id is null or inserted_at < clock_timestamp() - interval '1 day');
  select private.release_expired_holds();
  update private.settings
  set value = gen_random_uuid()::text || gen_random_uuid()::text, changed_at = now()
  where name = 'client_hash_salt' and changed_at < now() - interval '1 day';
  delete from public.newsletter_subscriptions
  where confirmed_at is null and unsubscribed_at is null
    and consented_at < now() - private.setting('unconfirmed_kept')::interval;
$$;

-- Messages of people, and how long each answer took. The month and the Sundays are the office's:
-- the reply deadline of 24 hours excludes Sundays (src/features/contact/rules/replyDeadline.ts; a test compares
-- the two).
create view private.message_figures as
select
  to_char(created_at at time zone zone, 'YYYY-MM') as month,
  coalesce(page, '(not told)') as page,
  coalesce(nullif(concat_ws(' / ', utm_source, utm_medium, utm_campaign), ''), '(none)') as campaign,
  answered_at is not null as is_answered,
  answered_at - created_at as elapsed,
  answered_at - created_at - sundays.within as working_time
from public.contact_messages
cross join private.setting('office_zone') as zone
cross join lateral (
  select coalesce(sum(upper(shared) - lower(shared)), interval '0') as within
  from generate_series(
    date_trunc('day', created_at at time zone zone), answered_at at time zone zone, interval '1 day'
  ) as day
  cross join lateral (
    select tstzrange(created_at, answered_at)
      * tstzrange(day at time zone zone, (day + interval '1 day') at time zone zone)
  ) as sunday (shared)
  where extract(dow from day) = 0
) as sundays
where not honeypot;

-- Sign-ups with their state.
create view private.sign_up_figures as
select
  to_char(consented_at at time zone zone, 'YYYY-MM') as month,
  source as form,
  confirmed_at is not null as is_confirmed,
  unsubscribed_at is not null as is_unsubscribed
from public.newsletter_subscriptions
cross join private.setting('office_zone') as zone;
