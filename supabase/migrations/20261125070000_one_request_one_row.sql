-- What a request may be, and what it may learn: one row each, the same one once, and whether an
-- address is subscribed only within the limit per client.

-- The page makes the id and sends it again when an answer was lost.
grant insert (id) on table public.newsletter_subscriptions to anon;
grant insert (id) on table public.contact_messages to anon;

-- Where a message was sent from, and the campaign of the visit's first address.
alter table public.contact_messages
  add column page text,
  add column utm_source text,
  add column utm_medium text,
  add column utm_campaign text,
  add column utm_term text,
  add column utm_content text,
  add constraint contact_page_shape check (page ~ '^/[A-Za-z0-9._~/-]{0,199}$'),
  add constraint contact_campaign_shape check (
    utm_source ~ '^[A-Za-z0-9._~+-]{1,100}$'
    and utm_medium ~ '^[A-Za-z0-9._~+-]{1,100}$'
    and utm_campaign ~ '^[A-Za-z0-9._~+-]{1,100}$'
    and utm_term ~ '^[A-Za-z0-9._~+-]{1,100}$'
    and utm_content ~ '^[A-Za-z0-9._~+-]{1,100}$'
  );
grant insert (page, utm_source, utm_medium, utm_campaign, utm_term, utm_content)
  on table public.contact_messages to anon;

-- True for what came through the table API. current_user is a function's owner in what runs as its
-- owner; the role setting still says who asked.
create function private.is_visitor() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated');
$$;

-- The site sends single rows. A batch could ask about somebody else's address in one row and take
-- everything back with the next.
create function private.refuse_batches() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.is_visitor() then
    if current_setting('request.has_a_row', true) = 'yes' then
      raise sqlstate 'PT400' using message = 'One row a request';
    end if;
    perform set_config('request.has_a_row', 'yes', true);
  end if;
  return new;
end;
$$;

-- Triggers of one kind run in the order of their names: this one first, `limit_inserts` next.
create trigger a_refuse_batches before insert on public.newsletter_subscriptions
  for each row execute function private.refuse_batches();
create trigger a_refuse_batches before insert on public.contact_messages
  for each row execute function private.refuse_batches();

-- An error would roll the count of this attempt back, and with it the limit on asking who is
-- subscribed. So a duplicate ends without one: nothing is stored, the attempt stays counted, and
-- PostgREST answers with the status that is set here. The unique index is still there for two that
-- come at once.
create function private.settle_repeated_sign_up() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_visitor() then
    return new;
  end if;
  if exists (
    select from public.newsletter_subscriptions where id = new.id and email = new.email
  ) then
    return null; -- the same request once more, whose answer was lost: 201
  end if;
  if exists (
    select from public.newsletter_subscriptions
    where lower(email) = new.email and unsubscribed_at is null
  ) then
    perform set_config('response.status', '409', true);
    return null;
  end if;
  return new;
end;
$$;

create function private.settle_repeated_message() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.is_visitor() and exists (
    select from public.contact_messages where id = new.id and email = new.email
  ) then
    return null;
  end if;
  return new;
end;
$$;

-- After `normalize`, which makes addresses comparable.
create trigger settle_repeated before insert on public.newsletter_subscriptions
  for each row execute function private.settle_repeated_sign_up();
create trigger settle_repeated before insert on public.contact_messages
  for each row execute function private.settle_repeated_message();

-- A client is its address, however a proxy writes it: ::ffff:1.2.3.4 is 1.2.3.4 (all such would
-- share one /64), and a port is not part of it (each would be a client of its own).
create or replace function private.client_hash() returns bytea
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
  exception when others then
    raw := left(raw, 100);
  end;

  return sha256(convert_to(coalesce(salt, '') || coalesce(raw, 'unknown'), 'UTF8'));
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated, service_role;
