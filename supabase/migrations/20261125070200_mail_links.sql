-- What the links in our mails may do. Each is a function that takes an unguessable token, changes one
-- row and says whether it did; a token that is malformed, unknown, used or another row's gets the same
-- 'false'. Opening a link calls nothing: mail scanners open links, so the page has a button.

alter table public.contact_messages
  add column answered_at timestamptz,
  -- In the owner's mail: marks the message as answered without a sign-in.
  add column answer_token uuid not null default gen_random_uuid() unique,
  add constraint contact_times_in_order check (answered_at >= created_at);
comment on column public.contact_messages.answered_at is
  'When somebody said that the message was answered. Until then the owner is reminded.';
create index contact_messages_open on public.contact_messages (created_at)
  where answered_at is null and not honeypot;

alter table public.newsletter_subscriptions
  add column confirm_token uuid not null default gen_random_uuid() unique;
comment on table public.newsletter_subscriptions is
  'One row per consent. Letters go to rows with confirmed_at, and without unsubscribed_at.';
comment on column public.newsletter_subscriptions.confirmed_at is
  'When the owner of the address pressed Confirm on the page that our mail leads to.';

-- A uuid as a mail program may hand it on, or null.
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

create function public.confirm_subscription(token text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.newsletter_subscriptions set confirmed_at = now()
  where confirm_token = private.as_token(token) and confirmed_at is null and unsubscribed_at is null;
  return found;
end;
$$;

create function public.leave_newsletter(token text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.newsletter_subscriptions set unsubscribed_at = now()
  where unsubscribe_token = private.as_token(token) and unsubscribed_at is null;
  return found;
end;
$$;

-- Takes leaving back, for an hour: later, a letter that was passed on must not subscribe anybody. A
-- new row, so that the first consent, its end and the new one can all be proved.
create function public.return_to_newsletter(token text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.newsletter_subscriptions (email, source, confirmed_at)
  select email, source, now() from public.newsletter_subscriptions as gone
  where unsubscribe_token = private.as_token(token)
    and confirmed_at is not null and unsubscribed_at > now() - interval '1 hour'
    and not exists (
      select from public.newsletter_subscriptions as living
      where living.email = gone.email and living.unsubscribed_at is null
    );
  return found;
end;
$$;

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

revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.confirm_subscription(text), public.leave_newsletter(text),
  public.return_to_newsletter(text), public.mark_answered(text)
  from public, anon, authenticated, service_role;
grant execute on function public.confirm_subscription(text), public.leave_newsletter(text),
  public.return_to_newsletter(text), public.mark_answered(text) to anon;
