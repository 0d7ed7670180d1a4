-- Demos: when one can be booked, how many of one visitor, and the functions of their links.
--
-- Before the first release: nothing is deployed. See the first migration.

-- Hours of demos on the office's days from one moment to another.
create function private.open_hours(asked_at timestamptz, until timestamptz)
returns table (opens_at timestamptz, closes_at timestamptz)
language sql stable
set search_path = ''
as $$
  select (date + opens) at time zone zone, (date + closes) at time zone zone
  from private.setting('office_zone') as zone
  cross join generate_series(
    date_trunc('day', asked_at at time zone zone), until at time zone zone, interval '1 day'
  ) as day
  cross join lateral (select day::date) as calendar (date)
  join private.demo_hours on weekday = extract(dow from date)
  where date not in (select closed.day from private.closed_days as closed);
$$;

-- True if a demo of another visitor has a part of this time: booked, or held and not yet run out.
create function private.is_taken(wanted tstzrange, asked_at timestamptz) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.demo_bookings
    where canceled_at is null and (held_until is null or held_until > asked_at)
      and tstzrange(starts_at, ends_at) && wanted
  );
$$;

-- Times at which a demo can be booked, as of a moment: within the office's hours, after the notice, and
-- whether each is free. The page shows these, and private.demo_refusal has no reason against them alone; a
-- test compares the two.
create function private.demo_times(asked_at timestamptz)
returns table (starts_at timestamptz, is_free boolean)
language sql stable
set search_path = ''
as $$
  with rule as (
    select
      private.setting('demo_length')::interval as length,
      private.setting('demo_notice')::interval as notice,
      asked_at + private.setting('demo_horizon')::interval as until
  ),
  open_hours as (
    select
      opens_at,
      closes_at,
      sum(closes_at - greatest(opens_at, asked_at)) over (order by opens_at) as until_then
    from rule, private.open_hours(asked_at, until)
    where closes_at > asked_at
  ),
  earliest as (
    select min(closes_at - (until_then - notice)) as at from open_hours, rule where until_then >= notice
  )
  select time, not private.is_taken(tstzrange(time, time + length), asked_at)
  from rule, earliest, open_hours
  cross join generate_series(opens_at, closes_at - length, length) as time
  where time >= earliest.at and time <= until
  order by time;
$$;

-- Reason why a time can't be booked, for the page; null if it can. What is refused costs nobody a wait: only
-- for a time that is free do other bookings wait until this transaction has ended, so that of two for the
-- same time the second one is refused.
create function private.demo_refusal(wanted timestamptz, asked_at timestamptz default clock_timestamp())
returns text
language plpgsql
set search_path = ''
as $$
declare
  length constant interval := private.setting('demo_length');
  demo tstzrange;
begin
  if wanted <= asked_at then
    return 'past';
  elsif wanted > asked_at + private.setting('demo_horizon')::interval then
    return 'too-far';
  elsif (
    select coalesce(sum(least(closes_at, wanted) - greatest(opens_at, asked_at)), interval '0')
    from private.open_hours(asked_at, wanted) where closes_at > asked_at and opens_at < wanted
  ) < private.setting('demo_notice')::interval then
    return 'too-soon';
  elsif not exists (
    select from private.open_hours(wanted, wanted)
    where wanted between opens_at and closes_at - length
      and extract(epoch from wanted - opens_at) % extract(epoch from length) = 0
  ) then
    return 'closed';
  end if;
  demo := tstzrange(wanted, wanted + length);
  if private.is_taken(demo, asked_at) then
    return 'taken';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('demo_bookings', 0));
  perform private.end_holds();
  return case when private.is_taken(demo, asked_at) then 'taken' end;
end;
$$;

-- Domain of an address as its owner has registered it; null for the providers of mailboxes for everybody.
create function private.mail_domain(address text) returns text
language sql stable
set search_path = ''
as $$
  select domain
  from substring(
    lower(split_part(address, '@', 2)) from '[^.]+\.(?:(?:co|com|org|net|gov|edu|ac)\.)?[^.]+$'
  ) as domain
  where domain <> all (
    string_to_array(private.setting('public_mail_domains'), ',')
  );
$$;

-- Bookings and moves of the last day. One whose hold ran out counts as if it stood: nobody took it back.
create view private.demos_of_day as
select
  entry.network, private.mailbox(email) as mailbox, private.mail_domain(email) as domain,
  canceled_at is null or (canceled_at = held_until) is true as stands
from private.insert_log as entry
join public.demo_bookings as booking on booking.id = entry.booking_id
where entry.inserted_at > clock_timestamp() - interval '1 day';

-- Limit that one more booking or move exceeds: 'full', one of its network, domain or mailbox; 'many', the number
-- for all, beyond which a booking is held; or null.
create function private.demo_excess(address text, booking_id uuid) returns text
language sql stable
set search_path = ''
as $$
  with used as (
    select
      count(*) filter (where stands) as in_all,
      greatest(
        count(*) filter (where stands and network = (select network from private.client_hashes())),
        count(*) filter (where stands and domain = private.mail_domain(address)),
        count(*) filter (where mailbox = private.mailbox(address))
      ) as of_one
    from private.demos_of_day
  )
  select case
    when of_one >= private.setting('demos_of_one')::integer or (
      select count(*) from public.demo_bookings
      where canceled_at is null and starts_at > now() and id <> booking_id
        and private.mailbox(email) = private.mailbox(address)
    ) >= private.setting('demos_per_mailbox')::integer then 'full'
    when in_all >= private.setting('demos_daily')::integer then 'many'
  end
  from used;
$$;

create function private.receive_demo() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_sent boolean := private.is_visitor();
  earlier public.demo_bookings;
  reason text;
begin
  if is_sent then
    select * into earlier from public.demo_bookings where id = new.id or token = new.token;
    -- The same request again, with the same answer.
    if earlier.id = new.id and earlier.token = new.token then
      if earlier.canceled_at is null and earlier.held_until > now() then
        perform set_config('response.status', '202', true);
      end if;
      return null;
    end if;
    perform private.admit_visitor(tg_table_name, new.id);
  end if;
  new.name := private.plain_line(new.name);
  new.email := btrim(new.email);
  new.practice := nullif(private.plain_line(new.practice), '');
  new.phone := nullif(private.plain_line(new.phone), '');
  new.wish := nullif(private.plain_line(new.wish), '');
  -- Browsers may send any name of a zone; texts then use the office's.
  if new.time_zone !~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$' then
    new.time_zone := null;
  end if;
  new.ends_at := new.starts_at
    + private.setting('demo_length')::interval;
  -- The table's rules refuse what can't be stored, before any mailbox is looked at.
  if not is_sent or earlier.id is not null or new.id is null or new.token is null or new.name is null
    or new.email is null or new.starts_at is null then
    return new;
  end if;

  reason := private.demo_refusal(new.starts_at);
  if reason is not null then
    raise sqlstate 'PT409' using message = reason;
  end if;
  reason := private.demo_excess(new.email, new.id);
  if reason = 'full' then
    -- As with sign-ups, an error would roll the count back: a row is stored and deleted at once.
    perform set_config('response.status', '429', true);
    new.id := gen_random_uuid();
    new.email := new.id || '@placeholder.invalid';
    new.starts_at := '-infinity';
    new.ends_at := '1900-01-01Z';
  elsif reason = 'many' then
    perform set_config('response.status', '202', true);
    new.held_until := now() + private.setting('demo_hold')::interval;
  end if;
  return new;
end;
$$;

create trigger receive before insert on public.demo_bookings
  for each row execute function private.receive_demo();
create trigger add_jobs after insert on public.demo_bookings
  for each row when (new.email !~ '@placeholder\.invalid$') execute function private.add_jobs();
create trigger delete_placeholder after insert on public.demo_bookings
  for each row when (new.email ~ '@placeholder\.invalid$') execute function private.delete_placeholder();

-- Times at which a demo can be booked, in minutes since 1970, and which of them are taken; for the page.
create function public.demo_times(out free integer[], out taken integer[])
language sql stable
security definer
set search_path = ''
as $$
  select
    coalesce(array_agg(minute) filter (where is_free), '{}'),
    coalesce(array_agg(minute) filter (where not is_free), '{}')
  from private.demo_times(now())
  cross join lateral (select (extract(epoch from starts_at) / 60)::integer) as counted (minute);
$$;

-- State of a booking by its token: 'open', 'held' until it is confirmed, 'canceled', also where that was too
-- late, or 'over' once the demo has begun. No row: nothing has this token.
create function public.find_demo(token text)
returns table (
  id uuid, starts_at timestamptz, sequence integer, by_phone boolean, state text
)
language sql stable
security definer
set search_path = ''
as $$
  select booking.id, booking.starts_at, booking.sequence, booking.phone is not null,
    case
      when canceled_at is not null or booking.held_until <= now() then 'canceled'
      when booking.starts_at <= now() then 'over'
      when booking.held_until is not null then 'held'
      else 'open'
    end
  from public.demo_bookings as booking
  where booking.token = private.as_token(find_demo.token);
$$;

-- Books a held demo. The token is in the email alone.
create function public.confirm_demo(token text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  confirmed uuid;
begin
  update public.demo_bookings set held_until = null, changed_at = now()
  where confirm_token = private.as_token(confirm_demo.token) and canceled_at is null and held_until > now()
  returning id into confirmed;
  if confirmed is not null then
    perform private.add_job('demo', confirmed);
  end if;
  return confirmed is not null;
end;
$$;

-- Returns 'moved', why not (as private.demo_refusal says), 'held', 'over', 'canceled' or 'unknown'.
create function public.move_demo(token text, new_start timestamptz) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.demo_bookings;
  refusal text;
begin
  select * into booking from public.demo_bookings
  where demo_bookings.token = private.as_token(move_demo.token) for update;
  if booking.id is null then
    return 'unknown';
  elsif booking.canceled_at is not null then
    return 'canceled';
  elsif booking.starts_at <= now() then
    return 'over';
  elsif booking.held_until is not null then
    return case when booking.held_until > now() then 'held' else 'canceled' end;
  elsif booking.starts_at = new_start then
    return 'moved';
  end if;
  refusal := private.demo_refusal(new_start);
  if refusal is not null then
    return refusal;
  end if;
  -- Each move sends emails, so it counts like a booking.
  if private.demo_excess(booking.email, booking.id) = 'full' then
    raise sqlstate 'PT429' using message = 'Too many requests';
  end if;
  perform private.admit_visitor('demo_bookings', booking.id);
  update public.demo_bookings
  set starts_at = new_start, ends_at = new_start + (ends_at - starts_at),
    sequence = sequence + 1, changed_at = now()
  where id = booking.id;
  perform private.add_job('demo', booking.id);
  return 'moved';
end;
$$;

-- Returns 'canceled', also the second time; 'over' or 'unknown'.
create function public.cancel_demo(token text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking public.demo_bookings;
begin
  select * into booking from public.demo_bookings
  where demo_bookings.token = private.as_token(cancel_demo.token) for update;
  if booking.id is null then
    return 'unknown';
  elsif booking.canceled_at is null and booking.starts_at <= now() then
    return 'over';
  end if;
  perform private.end_demo(booking.id);
  return 'canceled';
end;
$$;

-- Cancels a demo, if that has not been done, and sends the emails that say so.
create function private.end_demo(booking_id uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.demo_bookings
  set canceled_at = now(), sequence = sequence + 1, changed_at = now()
  where id = booking_id and canceled_at is null;
  if found then
    perform private.add_job('demo', booking_id);
  end if;
end;
$$;

-- Numbers for all that are reached now, for the owner.
create view private.reached_ceilings as
select 'demos' as name, count(*)::integer as used
from private.demos_of_day where stands
having count(*) > private.setting('demos_daily')::integer
union all
select form, count(*)::integer from private.recent_mails where is_of_this_hour group by form
having private.mails_left(form) = 0;

revoke all on function public.demo_times(), public.find_demo(text), public.confirm_demo(text),
  public.move_demo(text, timestamptz), public.cancel_demo(text)
  from public, anon, authenticated, service_role;
grant execute on function public.demo_times(), public.find_demo(text), public.confirm_demo(text),
  public.move_demo(text, timestamptz), public.cancel_demo(text) to anon;
revoke all on private.demos_of_day, private.reached_ceilings from public, anon, authenticated, service_role;
