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

create function private.add_message_jobs() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Messages that the honeypot marked are reported once a day and get no receipt.
  if not new.honeypot then
    perform private.add_job('notify-owner', new.id);
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
  if new.email ~ '\.invalid$' then
    -- Placeholder of a repeated sign-up (private.receive_sign_up).
    delete from public.newsletter_subscriptions where id = new.id;
  elsif new.confirmed_at is null then
    -- Someone who comes back by a link of ours is confirmed already.
    perform private.add_job('confirm', new.id);
  end if;
  return null;
end;
$$;
create trigger add_jobs after insert on public.newsletter_subscriptions
  for each row execute function private.add_subscription_jobs();

create function private.add_demo_jobs() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.add_job('demo', new.id);
  return null;
end;
$$;
create trigger add_jobs after insert on public.demo_bookings
  for each row execute function private.add_demo_jobs();

revoke all on all functions in schema private from public, anon, authenticated, service_role;
