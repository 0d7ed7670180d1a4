-- The jobs that send emails. A row and its job are made in one transaction, where the worker's queue is
-- installed. If it is missing or fails, the row is still stored: the worker's sweep finds rows
-- without a job.
--
-- Before the first release: nothing is deployed. See the first migration.

create function private.add_job(task text, id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if to_regnamespace('graphile_worker') is null then
    return;
  end if;
  -- By a string, because the queue's functions need not exist when this one is made.
  -- The owner's notification precedes emails that floods can delay.
  execute 'select graphile_worker.add_job($1, json_build_object(''id'', $2), job_key => $1 || '':'' || $2,
    priority => case $1 when ''notify-owner'' then -1 else 0 end)'
    using task, id;
exception when others then
  -- Never fail the insert because the job could not be queued.
  raise warning 'no job % for %: %', task, id, sqlerrm;
end;
$$;

-- Key in the ledger of an email about a row, such as 'receipt:<id>' or 'demo-2:<id>', as mailKey in
-- backend/worker/mailKeys.ts builds it. A demo's emails have the number of its last change.
create function private.mail_key(kind text, id uuid, change integer default null) returns text
language sql immutable
set search_path = ''
as $$
  select concat(kind, '-' || change, ':', id);
$$;

-- Emails that the rows ask for, sent or not: the triggers queue their tasks, and the worker's sweep those that
-- were missed. Each is due at once, or from due_at until due_until.
create view private.due_mails as
-- Messages that the honeypot marked are reported once a day and get no receipt.
select
  task, id, private.mail_key(task, id) as key,
  -- Time of the row, or of its last change.
  created_at as changed_at,
  null::timestamptz as due_at, null::timestamptz as due_until,
  -- Email that has to be sent some time before.
  null::text as after_key,
  -- Job that collects those which are too many.
  digest,
  -- Of emails that strangers can make us send: what the limits count by.
  form, case when form is not null then email end as email
from public.contact_messages
cross join (values ('notify-owner', 'owner-digest', null), ('receipt', null, 'message'))
  as mail (task, digest, form)
where not honeypot and answered_at is null
union all
-- Someone who comes back by a link of ours is confirmed already.
select
  'confirm', id, private.mail_key('confirm', id), created_at, null, null, null, null, 'sign-up', email
from public.newsletter_subscriptions
where confirmed_at is null and unsubscribed_at is null
union all
select
  'confirm-again', id, private.mail_key('confirm-again', id), created_at,
  done_at + interval '3 days', 'infinity', null, null, 'sign-up', email
from public.newsletter_subscriptions
join private.mails on key = private.mail_key('confirm', id) and outcome = 'sent'
where confirmed_at is null and unsubscribed_at is null
union all
-- A hold that ran out causes no email; a held demo, none to the owner.
select
  'demo', id,
  case when held_until is null or canceled_at is not null then private.mail_key('demo', id, sequence)
    else private.mail_key('demo-held', id) end,
  changed_at, null, null, null, null, null, null
from public.demo_bookings
where held_until is null or coalesce(canceled_at, now()) < held_until
union all
select
  'demo', id, private.mail_key('demo-owner', id, sequence),
  changed_at, null, null, null, 'demo-digest', null, null
from public.demo_bookings
where held_until is null
union all
-- Not shortly after the booking or the email about it, nor after the time of the reminder.
select
  task, id, private.mail_key(task, id, sequence),
  changed_at, starts_at - from_then, starts_at - until, private.mail_key('demo', id, sequence), null, null, null
from public.demo_bookings
cross join (
  values ('demo-day', interval '24 hours', interval '1 hour'), ('demo-hour', '1 hour', '0')
) as stage (task, from_then, until)
where canceled_at is null and held_until is null
  and changed_at < starts_at - from_then - interval '30 minutes';

-- Queues a job for each task that the new row asks for at once.
create function private.add_jobs() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.add_job(task, new.id)
  from (
    select distinct task from private.due_mails where id = new.id and due_at is null order by task
  ) as due;
  return null;
end;
$$;

create trigger add_jobs after insert on public.contact_messages
  for each row execute function private.add_jobs();
create trigger add_jobs after insert on public.newsletter_subscriptions
  for each row when (new.email !~ '@placeholder\.invalid$') execute function private.add_jobs();

-- Deletes the placeholder of a repeated sign-up (private.receive_sign_up), or of a demo too many.
create function private.delete_placeholder() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  execute format('delete from public.%I where id = $1', tg_table_name) using new.id;
  return null;
end;
$$;
create trigger delete_placeholder after insert on public.newsletter_subscriptions
  for each row when (new.email ~ '@placeholder\.invalid$')
  execute function private.delete_placeholder();
