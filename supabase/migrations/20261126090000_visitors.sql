-- Schema, settings, and limits, and the functions that the tables of all forms use. The site inserts with the
-- public key and may do nothing else.
--
-- One file for each subject: this one, contact, newsletter, booking and its links, mails (queue and ledger), and
-- owner. After the first release, each change is a new file.

create schema if not exists private;
comment on schema private is
  'Not exposed by the table API. Functions and settings that the public role never touches by name.';
revoke all on schema private from public, anon, authenticated;

-- Everything that a migration creates starts closed, also in projects that grant new tables and functions to these
-- roles by default. Each migration grants what it needs.
alter default privileges revoke all on tables from anon, authenticated, service_role;
alter default privileges revoke all on sequences from anon, authenticated, service_role;
alter default privileges revoke all on functions from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Addresses as browsers accept them in <input type="email"> (HTML Standard), with a dot in the domain, in either case.
-- ASCII only: without control characters and line breaks, which could forge a mail header. Spaces around
-- it are allowed here, because the check runs before the triggers remove them. PostgreSQL runs the checks in
-- the order of their names, so the cheapest comes first. In the exposed schema, because PostgREST names a
-- column's type.
create domain public.email_address as text
  constraint email_1_length check (char_length(value) between 6 and 254) -- RFC 5321 4.5.3.1.3
  constraint email_2_shape check (
    btrim(value) ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$'
  )
  -- Some mail programs decode this, and show another name.
  constraint email_3_plain check (position('=?' in value) = 0)
  -- No ending has one letter, or digits alone (RFC 3696, section 2), and no dot begins, ends, or follows another.
  constraint email_4_ending check (btrim(value) !~ '\.([A-Za-z0-9]|[0-9]+)$|^\.|\.\.|\.@');

create table private.settings (
  name text primary key,
  value text not null,
  changed_at timestamptz not null default now(),

  -- Refuses values that the functions can't use.
  constraint settings_numbers check (name !~ '^(demos|mails)_' or value ~ '^[0-9]{1,6}$'),
  constraint settings_times check (
    case when name in ('demo_length', 'demo_notice', 'demo_horizon', 'demo_hold', 'unconfirmed_kept')
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
  -- Request headers that name the client, best first. Hosted Supabase stands behind Cloudflare, which overwrites
  -- cf-connecting-ip. Without such a proxy, remove it from this list: a visitor could send it with any address.
  ('client_address_headers', 'cf-connecting-ip,x-forwarded-for'),
  -- Addresses are kept as salted hashes only, for no longer than the longest period. The salt is replaced daily.
  ('client_hash_salt', gen_random_uuid()::text || gen_random_uuid()::text),
  -- Origins of the forms, separated by commas: 'https://www.example.com'. Empty: any.
  ('site_origins', ''),
  -- Of the office. Pages and emails state it; a test and `owner -- check` compare them (backend/database/settingDifferences.ts).
  ('office_zone', 'America/Toronto');

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

-- Kept for as long as the table's longest period. Left out of dumps (docs/run/backup.md): with the salt in
-- private.settings, an attacker could find the addresses by trying all of them.
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

-- True for requests through the table API. In a security definer function, current_user is its owner;
-- the role setting still has the caller.
create function private.is_visitor() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated');
$$;

-- The calling client's address and its network, as salted hashes. They are the same however a proxy
-- writes the address: ::ffff:1.2.3.4 is 1.2.3.4, and a port is not part of it. An IPv6 client is counted by
-- its /64, the smallest network of a customer. Its network is the /48, which customers can easily get, or
-- an IPv4 client's /24. Clients without an address are counted together.
create function private.client_hashes(out client bytea, out network bytea)
language plpgsql
security definer
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  salt text := private.setting('client_hash_salt');
  header text;
  raw text;
  network_address text;
  address inet;
begin
  foreach header in array string_to_array(
    private.setting('client_address_headers'), ','
  ) loop
    -- The first of a list, as Supabase's own documentation reads it.
    raw := nullif(btrim(split_part(headers ->> btrim(header), ',', 1)), '');
    exit when raw is not null;
  end loop;

  raw := regexp_replace(raw, '^\[([0-9a-fA-F:.]+)\](:\d+)?$', '\1');
  raw := regexp_replace(raw, '^(\d+\.\d+\.\d+\.\d+):\d+$', '\1');
  begin
    address := raw::inet;
    if address <<= '::ffff:0:0/96'::inet then
      address := substring(host(address) from '[0-9.]+$')::inet;
    elsif family(address) = 6 then
      address := network(set_masklen(address, 64));
    end if;
    raw := address::text;
    network_address := network(set_masklen(address, case family(address) when 6 then 48 else 24 end))::text;
  exception when others then
    raw := null; -- otherwise, each invalid address would be another client
  end;

  client := sha256(convert_to(concat(salt, coalesce(raw, 'unknown')), 'UTF8'));
  network := sha256(convert_to(concat(salt, coalesce(network_address, raw, 'unknown')), 'UTF8'));
end;
$$;

-- Counts requests of the caller's network one after the other; otherwise, two could both get the last place.
create function private.lock_network(inserted_table text) returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended(inserted_table || encode(network, 'hex'), 0))
  from private.client_hashes();
$$;

-- Checks a visitor's request and enforces the limits. The request is counted in the transaction of the insert:
-- a refused row rolls its count back, and its sender learns nothing. The host must stop floods of refused
-- requests. The owner's imports are not limited.
create function private.enforce_insert_limits(inserted_table text, booking_id uuid default null) returns void
language plpgsql
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  caller record;
  rule private.insert_limits;
  used integer;
begin
  -- The site sends single rows. A batch could probe another address in one row and roll
  -- everything back with the next.
  if current_setting('request.has_inserted', true) = 'yes' then
    raise sqlstate 'PT400' using message = 'One row a request';
  end if;
  perform set_config('request.has_inserted', 'yes', true);
  -- An Accept for exactly one row fails where no row is found, and so would reveal it. Only the headers
  -- that the site sends are accepted.
  if headers ->> 'accept' !~ '^(\*/\*|application/json)$'
    or headers ->> 'prefer' !~ '^(return=minimal|missing=default|[, ])*$' then
    raise sqlstate 'PT406' using message = 'Not with this Accept or Prefer';
  end if;
  -- Otherwise another site could send from its visitors' browsers, each with a separate limit.
  if exists (
    select from private.settings
    where name = 'site_origins' and value <> ''
      and headers ->> 'origin' <> all (string_to_array(value, ','))
  ) then
    raise sqlstate 'PT403' using message = 'Not from this site';
  end if;

  select * into caller from private.client_hashes();
  perform private.lock_network(inserted_table);
  for rule in
    select * from private.insert_limits where table_name = inserted_table order by period, max_inserts
  loop
    select count(*) into used
    from private.insert_log
    where table_name = inserted_table
      and case rule.counted when 'client' then client = caller.client else network = caller.network end
      and inserted_at > clock_timestamp() - rule.period;
    if used >= rule.max_inserts then
      -- The table API answers a 'PT' code with that HTTP status.
      raise sqlstate 'PT429' using
        message = 'Too many requests',
        detail = format(
          'At most %s inserts per %s from one %s.', rule.max_inserts, rule.period, rule.counted
        ),
        hint = 'Please wait and try again.';
    end if;
  end loop;
  insert into private.insert_log (table_name, client, network, booking_id)
  values (inserted_table, caller.client, caller.network, enforce_insert_limits.booking_id);
end;
$$;

-- Trims a field of one line. Invisible text becomes empty: Unicode's White_Space, Default_Ignorable_Code_Point
-- and Cc, and the empty braille pattern, the musical null note, and the marks around an annotation. The form has
-- the same characters (BLANK_TEXT in src/features/forms/rules/typedText.ts); a test compares the two.
create function private.plain_line(written text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(btrim(written), '^[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]*$', '');
$$;

-- Converts the token of a link, as a mail program may have changed it, to a uuid, or null.
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

-- Mailbox of an address in any spelling, without a tag after a plus and without characters that its
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

-- Deletes the placeholder of a repeated sign-up (private.receive_sign_up), or of a demo beyond a limit.
create function private.delete_placeholder() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  execute format('delete from public.%I where id = $1', tg_table_name) using new.id;
  return null;
end;
$$;
