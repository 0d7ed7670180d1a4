-- Issues of the newsletter whose sending has begun. To whom each went, and when, is in private.mails
-- under 'letter-<month>:<subscription>', like every other mail.

create table private.letters (
  -- Its month: 2026-12. One that is here is never begun again.
  id text primary key check (id ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  -- What everybody gets, as it was when the sending began, whatever becomes of the file.
  content jsonb not null,
  -- Those who had confirmed by then are the readers whom it is owed to.
  started_at timestamptz not null default now(),
  -- Since when no more of it is sent, and why; null while it goes out or is done.
  stopped_at timestamptz,
  stop_reason text
);
-- The same letter under another month's name is still the same letter.
create unique index letters_one_a_subject on private.letters ((content ->> 'subject'));
revoke all on table private.letters from public, anon, authenticated, service_role;

alter table public.newsletter_subscriptions
  -- When a mail server said that there is no such address. No letter goes there any more.
  add column refused_at timestamptz;
comment on table public.newsletter_subscriptions is
  'One row per consent. Letters go to rows with confirmed_at, and without unsubscribed_at and refused_at.';
