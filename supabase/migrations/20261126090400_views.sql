-- Figures for statements of the handbook (docs/run/owner.md). In the private schema,
-- and granted to no role.
--
-- Before the first release: nothing is deployed. See the first migration.

-- Messages of people, and how long each answer took. The month and the Sundays are the office's:
-- the reply deadline of 24 hours excludes Sundays (backend/reply-deadline/replyDeadline.ts; a test compares the two).
create view private.message_figures as
select
  to_char(created_at at time zone zone, 'YYYY-MM') as month,
  coalesce(page, '(not told)') as page,
  coalesce(nullif(concat_ws(' / ', utm_source, utm_medium, utm_campaign), ''), '(none)') as campaign,
  answered_at is not null as is_answered,
  answered_at - created_at as elapsed,
  answered_at - created_at - sundays.within as working_time
from public.contact_messages
cross join private.setting('office_zone') as zone
cross join lateral (
  select coalesce(
    sum(
      greatest(
        least(answered_at, (day + interval '1 day') at time zone zone)
          - greatest(created_at, day at time zone zone),
        interval '0'
      )
    ),
    interval '0'
  ) as within
  from generate_series(
    date_trunc('day', created_at at time zone zone),
    answered_at at time zone zone,
    interval '1 day'
  ) as day
  where extract(dow from day) = 0
) as sundays
where not honeypot;

-- Sign-ups with their state.
create view private.sign_up_figures as
select
  to_char(consented_at at time zone zone, 'YYYY-MM') as month,
  source as form,
  confirmed_at is not null as is_confirmed,
  unsubscribed_at is not null as has_left
from public.newsletter_subscriptions
cross join private.setting('office_zone') as zone;

-- Also in projects that grant new views and functions to the public roles by default.
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
