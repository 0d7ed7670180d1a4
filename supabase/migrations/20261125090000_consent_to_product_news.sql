-- The sign-up's toast promises news of the product, and the consent named the front desk only. The
-- words are wider from here on; rows that were given before keep theirs. The site's words are in
-- src/data/newsletterConsent.ts; a test compares them with these.
update private.newsletter_consents set is_current = false where is_current;

insert into private.newsletter_consents (version, source, is_current, wording) values
  ('2026-11-26-website', 'website', true,
   'One short letter a month: running a calmer front desk, and what is new in Ringwell. No patient data, ever. Unsubscribe from any issue.'),
  ('2026-11-26-blog', 'blog', true,
   'One short letter a month: running a calmer front desk, and what is new in Ringwell. Unsubscribe from any issue.');
