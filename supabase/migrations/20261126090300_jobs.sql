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

-- Queues a job about the new row for each argument.
create function private.add_jobs() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  task text;
begin
  foreach task in array tg_argv loop
    perform private.add_job(task, new.id);
  end loop;
  return null;
end;
$$;

-- Messages that the honeypot marked are reported once a day and get no receipt.
create trigger add_jobs after insert on public.contact_messages
  for each row when (not new.honeypot)
  execute function private.add_jobs('notify-owner', 'receipt');

-- Someone who comes back by a link of ours is confirmed already.
create trigger add_jobs after insert on public.newsletter_subscriptions
  for each row when (new.confirmed_at is null and new.email !~ '@placeholder\.invalid$')
  execute function private.add_jobs('confirm');

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
