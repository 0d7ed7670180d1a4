-- The rules of an insert, one function and one trigger a table: one row a request, at most so many a
-- client, text made comparable, and the same request once.
--
-- Before the first release: nothing is deployed. See the first migration.

-- True for requests through the table API. In a security definer function, current_user is its owner;
-- the role setting still has the caller.
create function private.is_visitor() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated');
$$;

-- The calling client's address and its network, as salted hashes. They are the same however a proxy
-- writes the address: ::ffff:1.2.3.4 is 1.2.3.4, and a port is not part of it. An IPv6 client counts by
-- its /64, the smallest that a customer gets; its network is the /48, which a customer can get
-- for the asking, or an IPv4 client's /24. Clients without an address share one bucket.
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
  wide text;
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
    wide := network(set_masklen(address, case family(address) when 6 then 48 else 24 end))::text;
  exception when others then
    raw := left(raw, 100);
  end;

  client := sha256(convert_to(concat(salt, coalesce(raw, 'unknown')), 'UTF8'));
  network := sha256(convert_to(concat(salt, coalesce(wide, raw, 'unknown')), 'UTF8'));
end;
$$;

-- Checks a visitor's request and enforces the limits. Counted in the transaction of the insert: a refused
-- row rolls its count back, and its sender learns nothing. The host must stop floods of refused requests.
-- The owner's imports are not limited.
create function private.admit_visitor(inserted_table text, booking_id uuid default null) returns void
language plpgsql
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  who record;
  rule private.insert_limits;
  used integer;
begin
  -- The site sends single rows. A batch could probe another address in one row and roll
  -- everything back with the next.
  if current_setting('request.has_a_row', true) = 'yes' then
    raise sqlstate 'PT400' using message = 'One row a request';
  end if;
  perform set_config('request.has_a_row', 'yes', true);
  -- So can some headers: an Accept that wants exactly one row ends the transaction with an error when
  -- there is none, after the answer is known. So only headers of the site are accepted.
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

  select * into who from private.client_hashes();
  -- Two requests of one network count one after the other, or both would see room for one more.
  perform pg_advisory_xact_lock(hashtextextended(inserted_table || encode(who.network, 'hex'), 0));
  for rule in
    select * from private.insert_limits where table_name = inserted_table order by period, max_inserts
  loop
    select count(*) into used
    from private.insert_log
    where table_name = inserted_table
      and case rule.counted when 'client' then client = who.client else network = who.network end
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
  values (inserted_table, who.client, who.network, admit_visitor.booking_id);
end;
$$;

create function private.receive_sign_up() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_sent boolean := tg_op = 'INSERT' and private.is_visitor();
  active public.newsletter_subscriptions;
begin
  if is_sent then
    perform private.admit_visitor(tg_table_name);
  end if;

  -- Whoever writes, the same address is stored the same way, and meets the unique index. Lower case in
  -- the collation "C" is that of A to Z alone: elsewhere the Kelvin sign (U+212A) becomes k, and what was
  -- typed would be somebody else's address. As it is, public.email_address refuses it.
  new.email := lower(btrim(new.email) collate "C");
  -- The owner's imports may set a version; visitors have no right to that column.
  new.consent_version := coalesce(
    new.consent_version,
    (select version from private.newsletter_consents where source = new.source and is_current)
  );
  if not is_sent then
    return new;
  end if;

  -- Invalid rows are refused by the table's rules before any address is looked up: otherwise a row that
  -- must fail could probe who is subscribed, again and again, without being counted.
  if new.id is null or new.consent_version is null then
    return new;
  end if;
  -- Two at once get their answers one after the other; else the unique index would give another one.
  perform pg_advisory_xact_lock(hashtextextended(new.email, 0));
  select * into active from public.newsletter_subscriptions
  where lower(email) = new.email and unsubscribed_at is null;
  if active.id is null
    and not exists (select from public.newsletter_subscriptions where id = new.id) then
    return new;
  end if;

  -- The address or the id is there. An error would roll the count of this attempt back, and with it the
  -- limit on asking; so would no row, where a server in front lets a header through that wants exactly
  -- one. So a row is stored under an unused address, deleted at once
  -- (private.delete_placeholder), and PostgREST answers with the status that is set here.
  if active.id is distinct from new.id then
    perform set_config('response.status', '409', true);
    if active.confirmed_at is null and active.id is not null then
      -- Someone who signs up again may have no email to confirm with: it is sent once more. The first
      -- consent stays, because anyone can sign anyone up again. Earlier emails keep counting, under other
      -- keys.
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

-- Trims a field of one line. Invisible text becomes empty: Unicode's White_Space,
-- Default_Ignorable_Code_Point and Cc, also the empty braille pattern, the musical null note, the marks
-- around an annotation. The form knows the same ones
-- (src/features/contact/rules/contactMessage.ts); a test compares the two.
create function private.plain_line(written text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(btrim(written), '^[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]*$', '');
$$;

create function private.receive_message() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_sent boolean := tg_op = 'INSERT' and private.is_visitor();
begin
  if is_sent then
    perform private.admit_visitor(tg_table_name);
  end if;

  -- A form sends '' for a field that was left empty; the table stores null. Invisible text becomes
  -- empty: the length checks then refuse it in required columns.
  new.first_name := private.plain_line(new.first_name);
  new.last_name := private.plain_line(new.last_name);
  new.email := btrim(new.email);
  new.phone := nullif(private.plain_line(new.phone), '');
  new.practice_type := nullif(new.practice_type, '');
  new.clinic_name := nullif(private.plain_line(new.clinic_name), '');
  new.team_size := nullif(new.team_size, '');
  new.state := nullif(new.state, '');
  new.topic := nullif(private.plain_line(new.topic), '');
  new.message := private.plain_line(btrim(new.message, E' \t\r\n'));

  if is_sent and exists (
    select from public.contact_messages where id = new.id and email = new.email
  ) then
    return null; -- the same request again
  end if;
  return new;
end;
$$;

create trigger receive before insert or update on public.contact_messages
  for each row execute function private.receive_message();
