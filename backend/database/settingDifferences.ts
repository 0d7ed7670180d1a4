import {type OfficeHours, officeHours, officeZone} from '../../src/data/officeHours.ts';
import {keptDays} from '../../src/data/retention.ts';
import {demoRules} from '../../src/features/booking/data.ts';
import {newsletterConsent} from '../../src/features/newsletter/data.ts';
import type {Session} from './database.ts';

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Lists the hours from Sunday, as private.demo_hours counts weekdays: `Mon 08:00-18:00, Tue …`. */
const formatHours = (hours: readonly OfficeHours[]): string =>
  ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
    .flatMap((day) =>
      hours.flatMap(({weekdays, open}) =>
        open && weekdays.includes(day) ? [`${day} ${clock(open.from)}-${clock(open.to)}`] : [],
      ),
    )
    .join(', ');

/** Values that pages and emails state, by their names in the database. */
const publishedValues: Readonly<Record<string, string>> = {
  office_zone: officeZone,
  unconfirmed_kept: `${keptDays.unconfirmed} days`,
  demo_length: `${demoRules.minutes} minutes`,
  demo_notice: `${demoRules.noticeHours} hours`,
  demo_horizon: `${demoRules.horizonDays} days`,
  demo_hold: `${demoRules.heldMinutes} minutes`,
  demos_per_mailbox: String(demoRules.perMailbox),
  ...Object.fromEntries(
    Object.entries(newsletterConsent).map(([form, {version, parts}]) => [
      `private.newsletter_consents of ${form}`,
      `${version}: ${parts.join(' ')}`,
    ]),
  ),
};

const DIFFERENCES = `
  with stated as (
    select name, value, 'the pages and emails state ' || value as effect from jsonb_each_text($1) as page (name, value)
    union all
    select 'site_origins', $2, 'it must contain ' || $2 || ', or other sites can send rows, and this one can’t'
  ),
  found as (
    select name, value from private.settings
    union all
    select 'private.demo_hours', string_agg(
             to_char(date '2026-11-22' + weekday, 'Dy') || to_char(opens, ' HH24:MI-') || to_char(closes, 'HH24:MI'),
             ', ' order by weekday, opens)
      from private.demo_hours
    union all
    select 'private.newsletter_consents of ' || source, version || ': ' || wording
      from private.newsletter_consents where is_current
  )
  select format('%s is %L, but %s: %s', name, found.value, effect,
           case when name ~ '^private' then 'docs/run/' || case name when 'private.demo_hours' then 'demos.md' else 'backend.md' end
                else format('update private.settings set value = %L where name = %L;', stated.value, name) end) as problem
    from stated left join found using (name)
   where case when found.value is null then true
              when name = 'site_origins' then stated.value <> all (string_to_array(found.value, ','))
              when name ~ '^demo_|_kept$' then stated.value::interval <> found.value::interval
              else stated.value <> found.value end`;

/**
 * Compares the database with the pages and emails.
 *
 * @param siteOrigin origin of the pages, which the forms have to accept
 * @param hours another office's, for tests
 * @returns a line for each difference, with its remedy
 */
export const findSettingDifferences = async (
  session: Session,
  siteOrigin: string,
  hours: readonly OfficeHours[] = officeHours,
): Promise<readonly string[]> => {
  const published = {...publishedValues, 'private.demo_hours': formatHours(hours)};
  const rows = await session.query<{problem: string}>(DIFFERENCES, [published, siteOrigin]);
  return rows.map(({problem}) => problem);
};
