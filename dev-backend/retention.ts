/**
 * The job that a hosted project runs every night, for its SQL editor (pg_cron must be enabled under
 * Database → Extensions). Scheduling it again under the same name replaces it.
 *
 * @param days for how long contact messages are kept; from src/data/legalOperatorFacts.ts
 */
export const retentionSchedule = (days: number): string =>
  `select cron.schedule(
  'contact message retention',
  '17 3 * * *', -- every night at 3:17, in UTC
  $$select private.delete_old_contact_messages(${days})$$
);`;
