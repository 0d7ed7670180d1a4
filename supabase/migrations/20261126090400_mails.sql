-- Queue and ledger of emails: which are due, the jobs that send them, those that were sent, and limits.

insert into private.settings (name, value) values
  -- Limits for emails that strangers cause by sign-ups and messages: to one mailbox an hour and a day, however
  -- its address is written, and for each form an hour. Emails beyond a limit wait.
  ('mails_per_mailbox', '3'),
  ('mails_per_mailbox_daily', '5'),
  ('mails_to_visitors', '300');
-- Its changed_at is the time of the worker's latest sweep.
insert into private.settings (name, value, changed_at) values ('last_sweep', '', 'epoch');

-- A scheduler starts the worker every ten minutes, and may be late.
create view private.worker_state as
select
  changed_at as last_sweep,
  changed_at between now() - interval '30 minutes' and now() + interval '5 minutes' as is_running
from private.settings where name = 'last_sweep';

-- Ledger of emails, by the key of the job. A worker claims an entry, sends, and stores the outcome; no
-- transaction is open while it sends. A claim that is five minutes old is from a killed worker, and another
-- worker sends the email again.
create table private.mails (
  -- Key, such as 'notify-owner:<message>' or 'confirm:<subscription>'.
  key text primary key,
  -- Row that it is about; erasing a person deletes the entry, too.
  message_id uuid references public.contact_messages on delete cascade,
  subscription_id uuid references public.newsletter_subscriptions on delete cascade,
  booking_id uuid references public.demo_bookings on delete cascade,
  -- Time of the outcome, or of the claim.
  done_at timestamptz not null default now(),
  -- 'sending': claimed; 'sent'; 'refused': the address was refused permanently; 'skipped': not due, and why.
  outcome text not null check (outcome in ('sending', 'sent', 'refused', 'skipped')),
  -- Message of the mail server, or ours.
  reason text
);
create index mails_by_message on private.mails (message_id);
create index mails_by_subscription on private.mails (subscription_id);
create index mails_by_booking on private.mails (booking_id);
create index mails_by_time on private.mails (done_at);

-- Key in the ledger of an email about a row, such as 'receipt:<id>' or 'demo-2:<id>'. A demo's emails have the number
-- of its last change.
create function private.mail_key(kind text, id uuid, change integer default null) returns text
language sql immutable
set search_path = ''
as $$
  select concat(kind, '-' || change, ':', id);
$$;

-- Emails that are due for the rows, sent or not, each with its task. The triggers queue the tasks, and the worker's
-- sweep queues those that were missed. Each is due at once, or from due_at until due_until.
create view private.due_mails as
-- Messages that the honeypot marked are reported once a day and get no receipt.
select
  task, id, private.mail_key(task, id) as key,
  -- Time of the row, or of its last change.
  created_at as changed_at,
  null::timestamptz as due_at, null::timestamptz as due_until,
  -- Key of the email that must have been sent 30 minutes before this one is due.
  null::text as must_follow_key,
  -- Job of the digest that reports this row if there are too many for single emails.
  digest,
  -- Form and address by which the limits count emails that strangers cause.
  form, case when form is not null then email end as email
from public.contact_messages
cross join (values ('notify-owner', 'owner-digest', null), ('receipt', null, 'message'))
  as mail (task, digest, form)
where not honeypot and answered_at is null
union all
-- Someone who returned with a link is already confirmed.
select
  'confirm', id, private.mail_key('confirm', id), created_at, null, null, null, null, 'sign-up', email
from public.newsletter_subscriptions
where confirmed_at is null and unsubscribed_at is null
union all
select
  task, id, private.mail_key(task, id, sequence), changed_at, starts_at - from_then, starts_at - until,
  case when from_then is not null then private.mail_key('demo', id, sequence) end, digest, null, null
from public.demo_bookings
cross join (
  values ('demo', null::interval, null::interval, null), ('demo-held', null, null, null),
    ('demo-owner', null, null, 'demo-digest'), ('demo-day', '24 hours', '1 hour', null),
    ('demo-hour', '1 hour', '0', null)
) as mail (task, from_then, until, digest)
where case task
  -- An expired hold causes no email.
  when 'demo' then (held_until is null or canceled_at < held_until) and (canceled_at is not null or starts_at > now())
  when 'demo-held' then canceled_at is null and held_until > now()
  when 'demo-owner' then held_until is null
  -- A reminder a day and an hour before, unless the demo was booked or changed in the 30 minutes before the reminder.
  else canceled_at is null and held_until is null and changed_at < starts_at - from_then - interval '30 minutes'
end;

-- Adds a job in the transaction of its row, if the worker's queue is installed. If it is missing or fails, the row
-- is still stored: the worker's sweep finds rows without a job.
create function private.add_job(task text, id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if to_regnamespace('graphile_worker') is null then
    return;
  end if;
  -- Dynamic, because the queue's functions may not exist when this one is created.
  -- The owner's notification precedes emails that floods can delay.
  execute 'select graphile_worker.add_job($1, json_build_object(''id'', $2), job_key => $1 || '':'' || $2,
    priority => case $1 when ''notify-owner'' then -1 else 0 end)'
    using task, id;
exception when others then
  -- The insert must not fail because the job can't be queued.
  raise warning 'no job % for %: %', task, id, sqlerrm;
end;
$$;

-- Queues a job for each email that is due at once for a new row, or for a change of a demo.
create function private.add_jobs() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.add_job(task, new.id) from private.due_mails where id = new.id and due_at is null;
  return null;
end;
$$;

create trigger add_jobs after insert on public.contact_messages
  for each row execute function private.add_jobs();
create trigger add_jobs after insert on public.newsletter_subscriptions
  for each row when (new.email !~ '@placeholder\.invalid$') execute function private.add_jobs();
create trigger add_jobs after insert or update of changed_at on public.demo_bookings
  for each row when (new.email !~ '@placeholder\.invalid$') execute function private.add_jobs();

-- Emails of the last day that strangers can cause, by mailbox and by form. Those about demos are limited by the
-- bookings themselves (private.demo_limit_reached).
create view private.recent_mails as
select
  mails.key,
  private.mailbox(coalesce(message.email, sign_up.email)) as mailbox,
  case when key ~ '^receipt' then 'message' else 'sign-up' end as form,
  done_at > clock_timestamp() - interval '1 hour' as is_of_this_hour
from private.mails
left join public.contact_messages as message on message.id = message_id
left join public.newsletter_subscriptions as sign_up on sign_up.id = subscription_id
where done_at > clock_timestamp() - interval '1 day' and outcome <> 'skipped'
  and key ~ '^(confirm|receipt):';

-- Mailboxes that have reached a limit.
create view private.full_mailboxes as
select mailbox from private.recent_mails
group by mailbox
having count(*) filter (where is_of_this_hour)
    >= private.setting('mails_per_mailbox')::integer
  or count(*) >= private.setting('mails_per_mailbox_daily')::integer;

-- Number of emails that a form can still cause this hour. Each form has a separate limit, so that a flood
-- of one does not block the others.
create function private.remaining_mails(asked_form text) returns integer
language sql
set search_path = ''
as $$
  select greatest(0, private.setting('mails_to_visitors')::integer - count(*)::integer)
  from private.recent_mails where form = asked_form and is_of_this_hour;
$$;

-- True if an email may be sent now. Holds a lock until the caller's transaction ends, so that two callers
-- can't both get the last one.
create function private.may_send_mail(address text, asked_form text) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('mails to visitors', 0));
  return private.remaining_mails(asked_form) > 0
    and private.mailbox(address) not in (select mailbox from private.full_mailboxes);
end;
$$;

-- Limits for all visitors that are reached now, for the owner.
create view private.reached_limits as
select 'demos' as name, count(*)::integer as used
from private.demos_of_day where is_active
having count(*) > private.setting('demos_daily')::integer
union all
select form, count(*)::integer from private.recent_mails where is_of_this_hour group by form
having private.remaining_mails(form) = 0;
