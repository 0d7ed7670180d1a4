-- How often one client may insert. Held in the database, so that it is the same on a hosted
-- project, in the embedded backend and in the tests, and needs no service of its own.
--
-- Counted in the same transaction as the insert: a refused or duplicate row rolls its count back,
-- so only successful inserts count. That is enough for what this is for, keeping one client from
-- filling the tables; a flood of requests that are refused is the host's to stop.

-- Settings, the owner's to change:
--   update private.insert_limits set max_inserts = 10 where table_name = 'contact_messages';
-- A table without rows here has no limit.
create table private.insert_limits (
  table_name text not null,
  period interval not null check (period > interval '0'),
  max_inserts integer not null check (max_inserts >= 0),
  primary key (table_name, period)
);

-- An office shares one address: twenty people can sign up in an hour, a script cannot do much.
insert into private.insert_limits (table_name, period, max_inserts) values
  ('newsletter_subscriptions', '1 minute', 5),
  ('newsletter_subscriptions', '1 hour', 20),
  ('contact_messages', '1 minute', 5),
  ('contact_messages', '1 hour', 20);

create table private.settings (
  name text primary key,
  value text not null
);

insert into private.settings (name, value) values
  -- Request headers that name the client, best first. Hosted Supabase stands behind Cloudflare,
  -- which overwrites cf-connecting-ip; without such a proxy remove it, for a client could send it.
  ('client_address_headers', 'cf-connecting-ip,x-forwarded-for'),
  -- Addresses are kept as salted hashes only, and for no longer than the longest period.
  ('client_hash_salt', gen_random_uuid()::text || gen_random_uuid()::text);

create table private.insert_log (
  table_name text not null,
  client bytea not null,
  inserted_at timestamptz not null default clock_timestamp()
);
create index insert_log_by_client on private.insert_log (table_name, client, inserted_at);
create index insert_log_by_age on private.insert_log (inserted_at);

-- The calling client's address as a salted hash. An IPv6 client counts by its /64, which is what
-- one customer gets. Clients without an address share one bucket.
create function private.client_hash() returns bytea
language plpgsql
security definer
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  salt text := (select value from private.settings where name = 'client_hash_salt');
  header text;
  raw text;
  address inet;
begin
  foreach header in array string_to_array(
    (select value from private.settings where name = 'client_address_headers'), ','
  ) loop
    -- The first of a list, as Supabase's own documentation reads it.
    raw := nullif(btrim(split_part(headers ->> btrim(header), ',', 1)), '');
    exit when raw is not null;
  end loop;

  begin
    address := raw::inet;
    if family(address) = 6 then
      address := network(set_masklen(address, 64));
    end if;
    raw := address::text;
  exception when others then
    raw := left(raw, 100);
  end;

  return sha256(convert_to(coalesce(salt, '') || coalesce(raw, 'unknown'), 'UTF8'));
end;
$$;
revoke all on function private.client_hash() from public;

create function private.limit_inserts() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  who bytea;
  rule private.insert_limits;
  used integer;
begin
  -- Visitors only: the owner's imports are not limited. current_user is this function's owner
  -- here, the role setting still says who asked.
  if coalesce(current_setting('role', true), 'none') not in ('anon', 'authenticated') then
    return new;
  end if;
  if not exists (select from private.insert_limits where table_name = tg_table_name) then
    return new;
  end if;

  who := private.client_hash();
  -- Two requests of one client count one after the other, or both would see room for one more.
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || encode(who, 'hex'), 0));

  for rule in
    select * from private.insert_limits where table_name = tg_table_name order by period
  loop
    select count(*) into used
    from private.insert_log
    where table_name = tg_table_name
      and client = who
      and inserted_at > clock_timestamp() - rule.period;
    if used >= rule.max_inserts then
      -- The table API answers a 'PT' code with that HTTP status.
      raise sqlstate 'PT429' using
        message = 'Too many requests',
        detail = format('At most %s inserts per %s from one client.', rule.max_inserts, rule.period),
        hint = 'Please wait and try again.';
    end if;
  end loop;

  -- The log holds the longest period and no more. Each insert adds one row and removes up to a
  -- hundred that have expired, passing by those that another request is removing.
  delete from private.insert_log
  where ctid in (
    select ctid
    from private.insert_log
    where inserted_at < clock_timestamp() - (select max(period) from private.insert_limits)
    order by inserted_at
    limit 100
    for update skip locked
  );
  insert into private.insert_log (table_name, client) values (tg_table_name, who);
  return new;
end;
$$;
revoke all on function private.limit_inserts() from public;

create trigger limit_inserts
  before insert on public.newsletter_subscriptions
  for each row execute function private.limit_inserts();

create trigger limit_inserts
  before insert on public.contact_messages
  for each row execute function private.limit_inserts();

-- Nobody but the owner sees or sets any of this.
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
