-- Demos: when one can be booked, and how many of one visitor.

-- Rules for typed text, as types, because PostgreSQL checks types before the trigger runs.
create domain public.demo_line as text
  constraint demo_line_length check (char_length(value) <= 200)
  constraint demo_line_is_one check (
    value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
  );
create domain public.demo_name as public.demo_line
  constraint demo_name_length check (char_length(value) between 1 and 100);
create domain public.demo_phone as public.demo_line
  constraint demo_phone_length check (value = '' or char_length(value) between 3 and 50);

-- Demos that visitors book. The office's time zone (private.settings) determines the bookable times; the
-- visitor's is only for texts.
create table public.demo_bookings (
  -- The page creates it and the token, and sends both again if the answer is lost.
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- As the browser names it; null if that isn't a valid name.
  time_zone text,
  name public.demo_name not null,
  email public.email_address not null,
  practice public.demo_line,
  phone public.demo_phone,
  -- Calls that the visitor would like us to play.
  calls public.demo_line,
  -- In the link that moves or cancels. The page creates it, so it doesn't prove who owns the mailbox.
  token uuid not null default gen_random_uuid() unique,
  -- Time until which the demo is held, if the day's limit for all visitors is reached. If the visitor confirms
  -- it with confirm_token, which only the email contains, this becomes null.
  held_until timestamptz,
  confirm_token uuid not null default gen_random_uuid() unique,
  -- Number of moves and cancellations, for calendars.
  sequence integer not null default 0,
  changed_at timestamptz not null default now(),
  canceled_at timestamptz,

  -- Prevents double bookings, also by concurrent requests.
  constraint demo_time_is_free exclude using gist (tstzrange(starts_at, ends_at) with &&)
    where (canceled_at is null),
  constraint demo_times_in_order check (ends_at > starts_at)
);

-- Hours of demos in the office's local time, and days without demos.
create table private.demo_hours (
  -- 0: Sunday.
  weekday integer not null check (weekday between 0 and 6),
  opens time not null,
  closes time not null check (closes > opens),
  primary key (weekday, opens)
);
insert into private.demo_hours (weekday, opens, closes)
select weekday, time '08:00', time '18:00' from generate_series(1, 5) as weekday
union all select 6, '09:00', '14:00';

create table private.closed_days (
  day date primary key
);

insert into private.insert_limits (table_name, counted, period, max_inserts) values
  ('demo_bookings', 'client', '1 minute', 5),
  ('demo_bookings', 'client', '1 hour', 20),
  -- Includes canceled ones; demos_daily_per_visitor limits the active ones.
  ('demo_bookings', 'network', '1 day', 60);

insert into private.settings (name, value) values
  -- Length of a demo, minimum notice within the hours of private.demo_hours, and how far ahead it can be booked.
  -- Pages and emails state these, the limit of one mailbox, and the hold.
  ('demo_length', '20 minutes'),
  ('demo_notice', '2 hours'),
  ('demo_horizon', '28 days'),
  -- Upcoming demos of one mailbox, however its address is written.
  ('demos_per_mailbox', '3'),
  -- Active bookings and moves a day of one network or domain, and all of one mailbox; more are refused.
  ('demos_daily_per_visitor', '6'),
  -- Bookings and moves a day of everyone; later ones are held until the visitor confirms them.
  ('demos_daily', '40'),
  -- Time that a demo is held.
  ('demo_hold', '30 minutes'),
  -- Domains of mailbox providers, which have no limit.
  ('public_mail_domains', 'gmail.com,googlemail.com,outlook.com,hotmail.com,live.com,msn.com,yahoo.com,ymail.com,'
    || 'rocketmail.com,aol.com,icloud.com,me.com,mac.com,proton.me,protonmail.com,pm.me,fastmail.com,gmx.com,gmx.net,'
    || 'mail.com,zoho.com,hey.com,comcast.net,verizon.net,att.net,sbcglobal.net,bellsouth.net,cox.net,charter.net,'
    || 'spectrum.net,earthlink.net,optonline.net,frontier.com,centurylink.net,windstream.net');

-- True if a booked or held demo overlaps with this time.
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

-- Lists the times at which a demo can be booked, as of a given time: within the office's hours and after the
-- notice. The page shows these, and private.booking_refusal accepts these.
create function private.demo_times(asked_at timestamptz)
returns table (starts_at timestamptz, is_free boolean)
language sql stable
set search_path = ''
as $$
  with rule as (
    select
      private.setting('demo_length')::interval as length,
      private.setting('demo_notice')::interval as notice,
      asked_at + private.setting('demo_horizon')::interval as until,
      private.setting('office_zone') as zone
  ),
  hours as (
    select (date + opens) at time zone zone as opens_at, (date + closes) at time zone zone as closes_at
    from rule
    cross join generate_series(
      date_trunc('day', asked_at at time zone zone), until at time zone zone, interval '1 day'
    ) as day
    cross join lateral (select day::date) as calendar (date)
    join private.demo_hours on weekday = extract(dow from date)
    where date not in (select closed.day from private.closed_days as closed)
  ),
  open_hours as (
    select
      opens_at,
      closes_at,
      sum(closes_at - greatest(opens_at, asked_at)) over (order by opens_at) as open_time_so_far
    from hours
    where closes_at > asked_at
  ),
  earliest as (
    select min(closes_at - (open_time_so_far - notice)) as at from open_hours, rule where open_time_so_far >= notice
  )
  select time, not private.is_taken(tstzrange(time, time + length), asked_at)
  from rule, earliest, open_hours
  cross join generate_series(opens_at, closes_at - length, length) as time
  where time >= earliest.at and time <= until
  order by time;
$$;

-- Cancels held demos that weren't confirmed in time, without an email, because the first one states the time.
create function private.release_expired_holds() returns void
language sql
set search_path = ''
as $$
  update public.demo_bookings set canceled_at = held_until
  where canceled_at is null and held_until <= clock_timestamp();
$$;

-- Returns the reason why a time can't be booked, for the page; null if it can. Only for a free time do other
-- bookings wait until this transaction ends, so that the second of two for the same time is refused.
create function private.booking_refusal(wanted timestamptz) returns text
language plpgsql
set search_path = ''
as $$
declare
  asked_at constant timestamptz := clock_timestamp();
  is_free boolean;
begin
  if wanted <= asked_at then
    return 'past';
  elsif wanted > asked_at + private.setting('demo_horizon')::interval then
    return 'too-far';
  end if;
  select listed.is_free into is_free from private.demo_times(asked_at) as listed where starts_at = wanted;
  if not found then
    return case when wanted < (select min(starts_at) from private.demo_times(asked_at)) then 'too-soon'
      else 'closed' end;
  elsif not is_free then
    return 'taken';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('demo_bookings', 0));
  perform private.release_expired_holds();
  return case
    when private.is_taken(tstzrange(wanted, wanted + private.setting('demo_length')::interval), asked_at)
      then 'taken'
  end;
end;
$$;

-- Registered domain of an address; null for public mailbox providers.
create function private.mail_domain(address text) returns text
language sql stable
set search_path = ''
as $$
  select domain
  from substring(
    -- Only countries register names below such a label; the owner of com.example could add any name before it.
    lower(split_part(address, '@', 2)) from '[^.]+\.(?:(?:co|com|org|net|gov|edu|ac)\.(?=[^.]{2}$))?[^.]+$'
  ) as domain
  where domain <> all (
    string_to_array(private.setting('public_mail_domains'), ',')
  );
$$;

-- Bookings and moves of the last day. One whose hold expired counts as active, because nobody canceled it.
create view private.demos_of_day as
select
  entry.network, private.mailbox(email) as mailbox, private.mail_domain(email) as domain,
  canceled_at is null or (canceled_at = held_until) is true as is_active
from private.insert_log as entry
join public.demo_bookings as booking on booking.id = entry.booking_id
where entry.inserted_at > clock_timestamp() - interval '1 day';

-- Returns what to do with one more booking or move: 'refuse' it at the limit of its network, domain, or mailbox,
-- 'hold' it at the limit of all visitors; otherwise null.
create function private.demo_limit_reached(address text, booking_id uuid) returns text
language sql stable
set search_path = ''
as $$
  with used as (
    select
      count(*) filter (where is_active) as all_active,
      greatest(
        count(*) filter (where is_active and network = (select network from private.client_hashes())),
        count(*) filter (where is_active and domain = private.mail_domain(address)),
        count(*) filter (where mailbox = private.mailbox(address))
      ) as of_this_visitor
    from private.demos_of_day
  )
  select case
    when of_this_visitor >= private.setting('demos_daily_per_visitor')::integer or (
      select count(*) from public.demo_bookings
      where canceled_at is null and starts_at > now() and id <> booking_id
        and private.mailbox(email) = private.mailbox(address)
    ) >= private.setting('demos_per_mailbox')::integer then 'refuse'
    when all_active >= private.setting('demos_daily')::integer then 'hold'
  end
  from used;
$$;

-- State of a booking: 'open', 'held' until it is confirmed, 'canceled', also after the hold has expired, 'over' once
-- the demo has begun, or 'unknown'.
create function private.demo_state(booking public.demo_bookings) returns text
language sql stable
set search_path = ''
as $$
  select case
    when booking.id is null then 'unknown'
    when booking.canceled_at is not null or booking.held_until <= now() then 'canceled'
    when booking.starts_at <= now() then 'over'
    when booking.held_until is not null then 'held'
    else 'open'
  end;
$$;

create function private.receive_demo() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_from_visitor boolean := private.is_visitor();
  earlier public.demo_bookings;
  refusal text;
  action text;
begin
  if is_from_visitor then
    select * into earlier from public.demo_bookings where id = new.id or token = new.token;
    -- A repeated request gets the same answer while its demo is active.
    if earlier.id = new.id and earlier.token = new.token and earlier.starts_at = new.starts_at
      and private.demo_state(earlier) <> 'canceled' then
      if private.demo_state(earlier) = 'held' then
        perform set_config('response.status', '202', true);
      end if;
      return null;
    end if;
    perform private.enforce_insert_limits(tg_table_name, new.id);
  end if;
  new.name := private.plain_line(new.name);
  new.email := btrim(new.email);
  new.practice := nullif(private.plain_line(new.practice), '');
  new.phone := nullif(private.plain_line(new.phone), '');
  new.calls := nullif(private.plain_line(new.calls), '');
  -- Browsers may send any name of a zone; for an invalid one, texts use the office's.
  if new.time_zone !~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$' then
    new.time_zone := null;
  end if;
  new.ends_at := new.starts_at
    + private.setting('demo_length')::interval;
  -- The table's checks refuse invalid rows before any mailbox is looked up.
  if not is_from_visitor or earlier.id is not null or new.id is null or new.token is null or new.name is null
    or new.email is null or new.starts_at is null then
    return new;
  end if;

  refusal := private.booking_refusal(new.starts_at);
  if refusal is not null then
    raise sqlstate 'PT409' using message = refusal;
  end if;
  action := private.demo_limit_reached(new.email, new.id);
  if action = 'refuse' then
    -- As with sign-ups, an error would roll back the count, so a row is stored and deleted at once.
    perform set_config('response.status', '429', true);
    new.id := gen_random_uuid();
    new.email := new.id || '@placeholder.invalid';
    new.starts_at := '-infinity';
    new.ends_at := '1900-01-01Z';
  elsif action = 'hold' then
    perform set_config('response.status', '202', true);
    new.held_until := now() + private.setting('demo_hold')::interval;
  end if;
  return new;
end;
$$;

create trigger receive before insert on public.demo_bookings
  for each row execute function private.receive_demo();
create trigger delete_placeholder after insert on public.demo_bookings
  for each row when (new.email ~ '@placeholder\.invalid$') execute function private.delete_placeholder();

alter table public.demo_bookings enable row level security;
grant insert (id, token, starts_at, time_zone, name, email, practice, phone, calls)
  on table public.demo_bookings to anon;
grant select, insert, update, delete on table public.demo_bookings to service_role;

create policy "Visitors may book a demo" on public.demo_bookings
  for insert to anon
  with check (canceled_at is null);
