-- What the contact form's honeypot catches is stored with this mark instead of being dropped: a form
-- filler can fill a field that its owner never saw.
alter table public.contact_messages add column honeypot boolean not null default false;
comment on column public.contact_messages.honeypot is
  'True: the field that people cannot see was filled in. Most likely a machine; look before deleting.';
grant insert (honeypot) on table public.contact_messages to anon;
