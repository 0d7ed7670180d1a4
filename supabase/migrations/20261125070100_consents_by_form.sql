-- Each form's consent has its own words: the blog's box shows fewer than the footer. The site's words
-- are in src/data/newsletterConsent.ts; a test compares them with these.
alter table private.newsletter_consents
  drop constraint newsletter_consents_version_check,
  add constraint newsletter_consents_version_check
    check (version ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?(-[a-z]+)?$'),
  -- The form that shows them; null: both did.
  add column source text check (source in ('website', 'blog')),
  -- One at a time holds for new rows of a form.
  add column is_current boolean not null default false;
create unique index newsletter_consents_one_current
  on private.newsletter_consents (source) where is_current;

insert into private.newsletter_consents (version, source, is_current, wording) values
  ('2026-11-25-website', 'website', true,
   'One short letter a month on running a calmer front desk. No patient data, ever. Unsubscribe from any issue.'),
  ('2026-11-25-blog', 'blog', true,
   'One short letter a month on running a calmer front desk. Unsubscribe from any issue.');

alter table public.newsletter_subscriptions alter column consent_version drop default;

create function private.set_consent_version() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The owner's imports may bring a version of their own; visitors have no right to that column.
  new.consent_version := coalesce(
    new.consent_version,
    (select version from private.newsletter_consents where source = new.source and is_current)
  );
  return new;
end;
$$;
create trigger set_consent_version before insert on public.newsletter_subscriptions
  for each row execute function private.set_consent_version();

revoke all on all functions in schema private from public, anon, authenticated, service_role;
