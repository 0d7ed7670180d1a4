-- Messages from the contact form.

create domain public.campaign_name as text check (value ~ '^[A-Za-z0-9._~+-]{1,100}$');

-- The form asks visitors not to include patient information; treat the table as if some did.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  first_name text not null,
  last_name text not null,
  email public.email_address not null,
  phone text,
  practice_type text,
  clinic_name text,
  team_size text,
  state text,
  -- Topic of the visitor, if a link named one (for example an integration request).
  topic text,
  message text not null,
  -- True if the field that people can't see was filled in. A form filler can do that too, so it is stored.
  honeypot boolean not null default false,
  -- Page that it was sent from, and the campaign of the visit's first address.
  page text,
  utm_source public.campaign_name,
  utm_medium public.campaign_name,
  utm_campaign public.campaign_name,
  utm_term public.campaign_name,
  utm_content public.campaign_name,
  answered_at timestamptz,
  -- In the owner's email: marks the message as answered without a sign-in.
  answer_token uuid not null default gen_random_uuid() unique,

  constraint contact_first_name_length check (char_length(first_name) between 1 and 100),
  constraint contact_last_name_length check (char_length(last_name) between 1 and 100),
  -- Only a length, so that an extension in words doesn't lose a lead.
  constraint contact_phone_length check (char_length(phone) between 3 and 50),
  constraint contact_clinic_name_length check (char_length(clinic_name) between 1 and 200),
  constraint contact_topic_length check (char_length(topic) between 1 and 120),
  constraint contact_message_length check (char_length(message) between 1 and 5000),

  constraint contact_practice_type_known check (
    practice_type in ('family-medicine', 'dental', 'physiotherapy', 'chiropractic', 'optometry', 'other')
  ),
  constraint contact_team_size_known check (team_size in ('1-5', '6-15', '16-50', '50+')),
  -- The 50 states and DC.
  constraint contact_state_known check (
    state in (
      'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA',
      'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM',
      'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA',
      'WV', 'WI', 'WY'
    )
  ),

  -- One-line fields have no control characters, line separators, or characters that change the reading
  -- direction, which make one name look like another.
  constraint contact_lines_are_lines check (
    concat(first_name, last_name, phone, clinic_name, topic)
      !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
  ),
  -- The message may hold tabs and line breaks.
  constraint contact_message_is_text check (
    message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'
  ),
  constraint contact_page_shape check (page ~ '^/[A-Za-z0-9._~/-]{0,199}$'),
  constraint contact_times_in_order check (answered_at >= created_at)
);
comment on column public.contact_messages.honeypot is
  'True if the field that people can’t see was filled in, most likely by a bot; check before deleting.';
comment on column public.contact_messages.answered_at is
  'Time when the message was marked as answered. Until then, the owner is reminded.';

-- For listing the newest and deleting the oldest.
create index contact_messages_created_at on public.contact_messages (created_at);
create index contact_messages_open on public.contact_messages (created_at)
  where answered_at is null and not honeypot;

insert into private.insert_limits (table_name, counted, period, max_inserts) values
  ('contact_messages', 'client', '1 minute', 5),
  ('contact_messages', 'client', '1 hour', 20),
  ('contact_messages', 'network', '1 hour', 60);

create function private.receive_message() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_from_visitor boolean := tg_op = 'INSERT' and private.is_visitor();
begin
  if is_from_visitor then
    perform private.enforce_insert_limits(tg_table_name);
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

  if is_from_visitor and exists (
    select from public.contact_messages where id = new.id and email = new.email
  ) then
    return null; -- a repeated request
  end if;
  return new;
end;
$$;

create trigger receive before insert or update on public.contact_messages
  for each row execute function private.receive_message();

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

grant execute on function public.mark_answered(text) to anon;

alter table public.contact_messages enable row level security;
grant insert (
  id, first_name, last_name, email, phone, practice_type, clinic_name, team_size, state, topic, message,
  honeypot, page, utm_source, utm_medium, utm_campaign, utm_term, utm_content
) on table public.contact_messages to anon;
-- For the owner's tools with the secret key; this role bypasses row-level security.
grant select, insert, update, delete on table public.contact_messages to service_role;

create policy "Visitors may write to us" on public.contact_messages
  for insert to anon
  with check (true); -- the columns are bounded by the grant, their content by the checks
