-- Which mails were sent, and the jobs that send them.
--
-- A row and its job are made in one transaction, where the worker's queue is installed. Where it is
-- not, or fails, the row is stored all the same: the worker's own sweep finds what nobody was told of.

-- What has been done about a row, under the name of the job that did it. A mail is sent when it has
-- no entry here, and gets its entry right after it was sent.
create table private.mails (
  -- Such as 'ring:<message>' or 'confirm:<subscription>'.
  key text primary key,
  -- Whom it was about; gone with them when a person is erased.
  message_id uuid references public.contact_messages on delete cascade,
  subscription_id uuid references public.newsletter_subscriptions on delete cascade,
  done_at timestamptz not null default now(),
  -- 'sent'; 'refused': the address was refused for good; 'skipped': not owed, and why.
  outcome text not null check (outcome in ('sent', 'refused', 'skipped')),
  -- In the mail server's words, or ours.
  reason text
);
create index mails_by_message on private.mails (message_id);
create index mails_by_subscription on private.mails (subscription_id);
create index mails_by_time on private.mails (done_at);
revoke all on table private.mails from public, anon, authenticated, service_role;

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
  execute 'select graphile_worker.add_job($1, json_build_object(''id'', $2), job_key => $1 || '':'' || $2)'
    using task, id;
exception when others then
  -- A visitor's message is worth more than the news of it.
  raise warning 'no job % for %: %', task, id, sqlerrm;
end;
$$;

create function private.add_message_jobs() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What the honeypot marked is told once a day, and answered to nobody.
  if not new.honeypot then
    perform private.add_job('ring', new.id);
    perform private.add_job('receipt', new.id);
  end if;
  return null;
end;
$$;
create trigger add_jobs after insert on public.contact_messages
  for each row execute function private.add_message_jobs();

create function private.add_subscription_jobs() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Who comes back by a link that we sent has confirmed with it.
  if new.confirmed_at is null then
    perform private.add_job('confirm', new.id);
  end if;
  return null;
end;
$$;
create trigger add_jobs after insert on public.newsletter_subscriptions
  for each row execute function private.add_subscription_jobs();

revoke all on all functions in schema private from public, anon, authenticated, service_role;
