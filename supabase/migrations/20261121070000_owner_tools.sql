-- What the owner does with the rows: unsubscribe someone, erase someone, delete old messages. By
-- hand in the SQL editor, by pg_cron, or with `npm run owner`. Nobody else may call these: they are
-- outside the exposed schema, and granted to no role.

-- Ends the living subscription of an address. The row stays as the proof of the consent and of its
-- end. Returns how many there were: 0 or 1.
create function private.unsubscribe(address text) returns integer
language sql
set search_path = ''
as $$
  with ended as (
    update public.newsletter_subscriptions
    set unsubscribed_at = now()
    where email = lower(btrim(address)) and unsubscribed_at is null
    returning 1
  )
  select count(*)::integer from ended;
$$;

-- Deletes all there is of one person, proofs included: for a request to be forgotten.
create function private.erase_person(address text, out subscriptions integer, out messages integer)
language plpgsql
set search_path = ''
as $$
begin
  delete from public.newsletter_subscriptions where email = lower(btrim(address));
  get diagnostics subscriptions = row_count;
  delete from public.contact_messages where lower(email) = lower(btrim(address));
  get diagnostics messages = row_count;
end;
$$;

-- Deletes contact messages that are older than so many days of 24 hours. Returns how many.
create function private.delete_old_contact_messages(days integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  deleted integer;
begin
  if days is null or days < 1 then
    raise exception 'days must be 1 or more, not %', coalesce(days::text, 'null')
      using errcode = '22023'; -- invalid_parameter_value
  end if;
  delete from public.contact_messages where created_at < now() - make_interval(hours => 24 * days);
  get diagnostics deleted = row_count;
  return deleted;
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated, service_role;

-- What a later migration creates starts closed, also in projects that grant new tables and
-- functions to the public roles by default. It opens what it means to open.
alter default privileges revoke all on tables from anon, authenticated;
alter default privileges revoke all on sequences from anon, authenticated;
alter default privileges revoke all on functions from public, anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
