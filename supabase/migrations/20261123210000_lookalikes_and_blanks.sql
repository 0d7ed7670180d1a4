-- Two kinds of text that passed the checks: letters that become others in lower case, and names and
-- messages that nobody can see.

-- Lower case in the collation "C" is that of A to Z alone. Elsewhere the Kelvin sign (U+212A) becomes
-- k and the dotted capital I (U+0130) i, so that what a visitor typed was stored as the address of
-- somebody else. Now both stay what they are, and newsletter_email_3_shape refuses them.
create or replace function private.normalize_newsletter_subscription() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.email := lower(btrim(new.email) collate "C");
  return new;
end;
$$;

-- For the same reason: an address that was copied from a letter must not end somebody else's
-- subscription, or erase them.
create or replace function private.unsubscribe(address text) returns integer
language sql
set search_path = ''
as $$
  with ended as (
    update public.newsletter_subscriptions
    set unsubscribed_at = now()
    where email = lower(btrim(address) collate "C") and unsubscribed_at is null
    returning 1
  )
  select count(*)::integer from ended;
$$;

create or replace function private.erase_person(
  address text, out subscriptions integer, out messages integer
)
language plpgsql
set search_path = ''
as $$
begin
  delete from public.newsletter_subscriptions where email = lower(btrim(address) collate "C");
  get diagnostics subscriptions = row_count;
  delete from public.contact_messages
  where lower(email collate "C") = lower(btrim(address) collate "C");
  get diagnostics messages = row_count;
end;
$$;

create or replace function private.normalize_contact_message() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- Unicode's White_Space, Default_Ignorable_Code_Point and Cc, and what shows nothing besides: the
  -- empty braille pattern, the musical null note, the marks around an annotation. The form knows the
  -- same ones (src/domain/contact/contactMessage.ts); a test compares the two.
  blank constant text := '^[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]*$';
begin
  -- Nothing to see is nothing: the rules of length then refuse what may not be empty.
  new.first_name := regexp_replace(btrim(new.first_name), blank, '');
  new.last_name := regexp_replace(btrim(new.last_name), blank, '');
  new.email := btrim(new.email);
  new.phone := nullif(regexp_replace(btrim(new.phone), blank, ''), '');
  new.practice_type := nullif(new.practice_type, '');
  new.clinic_name := nullif(regexp_replace(btrim(new.clinic_name), blank, ''), '');
  new.team_size := nullif(new.team_size, '');
  new.state := nullif(new.state, '');
  new.topic := nullif(regexp_replace(btrim(new.topic), blank, ''), '');
  new.message := regexp_replace(btrim(new.message, E' \t\r\n'), blank, '');
  return new;
end;
$$;
