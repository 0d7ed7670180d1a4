-- Functions that the booking page and the links in emails about demos call.

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

-- Finds a booking by its token.
create function public.find_demo(token text)
returns table (
  id uuid, starts_at timestamptz, sequence integer, by_phone boolean, state text
)
language sql stable
security definer
set search_path = ''
as $$
  select booking.id, booking.starts_at, booking.sequence, booking.phone is not null, private.demo_state(booking)
  from public.demo_bookings as booking
  where booking.token = private.as_token(find_demo.token);
$$;

-- Books a held demo. Only the email has this token.
create function public.confirm_demo(token text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.demo_bookings set held_until = null, changed_at = now()
  where confirm_token = private.as_token(confirm_demo.token) and canceled_at is null and held_until > now();
  return found;
end;
$$;

-- Returns 'moved', a reason of private.booking_refusal, or the state that doesn't allow it.
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
  if private.demo_state(booking) <> 'open' then
    return private.demo_state(booking);
  elsif booking.starts_at = new_start then
    return 'moved';
  end if;
  -- Before the lock of all bookings, as private.receive_demo does; otherwise, a booking and a move of one network
  -- could wait for each other.
  perform private.lock_network('demo_bookings');
  refusal := private.booking_refusal(new_start);
  if refusal is not null then
    return refusal;
  end if;
  -- Each move sends emails, so it is limited like a booking.
  if private.demo_limit_reached(booking.email, booking.id) = 'refuse' then
    raise sqlstate 'PT429' using message = 'Too many requests';
  end if;
  perform private.enforce_insert_limits('demo_bookings', booking.id);
  update public.demo_bookings
  set starts_at = new_start, ends_at = new_start + (ends_at - starts_at),
    sequence = sequence + 1, changed_at = now()
  where id = booking.id;
  return 'moved';
end;
$$;

-- Returns 'canceled', also the second time, 'over', or 'unknown'.
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
  if private.demo_state(booking) in ('open', 'held') then
    perform private.cancel_booking(booking.id);
    return 'canceled';
  end if;
  return private.demo_state(booking);
end;
$$;

-- Cancels a demo, once.
create function private.cancel_booking(booking_id uuid) returns void
language sql
set search_path = ''
as $$
  update public.demo_bookings
  set canceled_at = now(), sequence = sequence + 1, changed_at = now()
  where id = booking_id and canceled_at is null;
$$;

grant execute on function public.demo_times(), public.find_demo(text), public.confirm_demo(text),
  public.move_demo(text, timestamptz), public.cancel_demo(text) to anon;
