-- Messages from the contact form. Inserted with the public key; read by the owner only.
-- The form asks visitors not to include patient information; treat the table as if some did.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  practice_type text,
  clinic_name text,
  team_size text,
  state text,
  -- What the visitor came for, where a link said so (for example an integration request).
  topic text,
  message text not null,

  constraint contact_first_name_length check (char_length(first_name) between 1 and 100),
  constraint contact_last_name_length check (char_length(last_name) between 1 and 100),
  constraint contact_email_1_length check (char_length(email) between 6 and 254),
  constraint contact_email_2_shape check (
    email ~* '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'
  ),
  -- Bounds, not a format: a lead must not be lost over an extension written in words.
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

  -- One-line fields hold one line: no control characters, no separators of lines, nothing that
  -- turns the reading direction round (which makes one name look like another).
  constraint contact_lines_are_lines check (
    concat(first_name, last_name, phone, clinic_name, topic)
      !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
  ),
  -- The message may hold tabs and line breaks.
  constraint contact_message_is_text check (
    message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'
  )
);

-- For reading the newest first, and for deleting the oldest when they need not be kept any longer.
create index contact_messages_created_at on public.contact_messages (created_at);

-- A form sends '' for a field that was left empty; the table knows one way of saying so.
create function private.normalize_contact_message() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.first_name := btrim(new.first_name);
  new.last_name := btrim(new.last_name);
  new.email := btrim(new.email);
  new.phone := nullif(btrim(new.phone), '');
  new.practice_type := nullif(new.practice_type, '');
  new.clinic_name := nullif(btrim(new.clinic_name), '');
  new.team_size := nullif(new.team_size, '');
  new.state := nullif(new.state, '');
  new.topic := nullif(btrim(new.topic), '');
  new.message := btrim(new.message, E' \t\r\n');
  return new;
end;
$$;
revoke all on function private.normalize_contact_message() from public;

create trigger normalize
  before insert or update on public.contact_messages
  for each row execute function private.normalize_contact_message();

alter table public.contact_messages enable row level security;
revoke all on table public.contact_messages from public, anon, authenticated, service_role;
grant insert (
  first_name, last_name, email, phone, practice_type, clinic_name, team_size, state, topic, message
) on table public.contact_messages to anon;
grant select, insert, update, delete on table public.contact_messages to service_role;

create policy "Visitors may write to us" on public.contact_messages
  for insert to anon
  with check (true); -- the columns are bounded by the grant, their content by the checks
