-- The jobs that send emails. A row and its job are made in one transaction, where the worker's queue is
-- installed. Where it is not, or fails, the row is stored all the same: the worker's own sweep finds
-- what has no job.
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
  -- A message is told to the owner before what floods can make wait.
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
  -- What the honeypot marked is reported once a day, and answered to nobody.
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
    -- Stands for a sign-up that is there already (private.receive_sign_up).
    delete from public.newsletter_subscriptions where id = new.id;
  elsif new.confirmed_at is null then
    -- Anyone who comes back by a link that we sent has confirmed with it.
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
