/** Owner's commands for the queue and the tables. */
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {runMigrations} from 'graphile-worker';
import {readMigrations} from '../../database/migrate.ts';
import {openDatabase} from '../../database/database.ts';
import {findSettingDifferences} from '../../database/settingDifferences.ts';
import {officeHours} from '../../../src/data/officeHours.ts';
import {runOwnerCommand} from '../commands.ts';
import {checkAll} from '../check.ts';
import {useOwnerTools} from './ownerTools.ts';

const tools = useOwnerTools();

const setting = (name: string, value: string): string =>
  `update private.settings set value = '${value}' where name = '${name}'`;

/** Changes of a healthy database, and what the check then says. */
const CHANGES = `
alter table public.demo_bookings disable trigger receive | database: public.demo_bookings is
alter table public.demo_bookings disable row level security | database: public.demo_bookings
alter table public.demo_bookings drop constraint demo_time_is_free | database: public.demo_bookings
alter table public.contact_messages alter column honeypot set default true | database: public.contact_messages
drop index public.newsletter_subscriptions_one_per_email | database: public.newsletter_subscr
alter policy "Visitors may subscribe" on public.newsletter_subscriptions to public | database: public.newsletter_subscr
create or replace function private.is_visitor() returns boolean language sql as 'select false' | database: private.is_visitor()
alter function private.add_job(text, uuid) owner to pg_database_owner | database: private.add_job()
drop function public.confirm_demo(text) | database: public.confirm_demo()
create or replace view private.reached_limits as select ''::text as name, 0 as used where false | database: private.reached_limits
delete from private.settings where name in ('demos_daily_per_visitor', 'demo_length') | database: private.settings demo_length, private.settings demos_daily_per_visitor are not as
delete from private.insert_limits where counted = 'network' and table_name = 'demo_bookings' | database: private.insert_limits demo_bookings network 86400 s is not
drop schema supabase_migrations cascade | lacks the migration visitors; apply
grant execute on function private.end_subscription(text) to public | may call private.end_subscription
revoke execute on all functions in schema public from anon | anon may not call 
grant select on public.contact_messages to anon | anon may select contact_messages, which no
drop table public.demo_bookings cascade | database: private.demo_state(), 
insert into private.closed_days select current_date + n from generate_series(0, 40) as n | forms: no demo can be booked
update private.demo_hours set closes = '17:00' where weekday = 5 | forms: private.demo_hours is 'Mon 08:00-18:00, Tue 08:00-18:00, Wed 08:00-18:00, Thu 08:00-18:00, Fri 08:00-17:00
update private.newsletter_consents set is_current = false where source = 'blog' | forms: private.newsletter_consents of blog is NULL
${setting('site_origins', 'https://site.example')} | forms: site_origins
${setting('demo_notice', '4 hours')} | forms: demo_notice is '4 hours'
${setting('demos_daily_per_visitor', '0')} | forms: demo_bookings refuses a valid row: 429
drop schema graphile_worker cascade | worker: its queue is missing
alter function graphile_worker.add_job rename to away | worker: its queue takes no job
insert into private.mails (key, outcome) select 'receipt:' || n, 'sent' from generate_series(1, 300) as n | limits: 300 emails for a message
update private.settings set changed_at = now() - interval '2 hours' | worker: its last sweep
select graphile_worker.add_job('x', run_at => now() - interval '1 hour') | worker: 1 late or failed jobs`;

describe('jobs', () => {
  it('jobs says so if no worker has run yet', async () => {
    expect(await tools.owner('jobs')).toBe(
      'No worker has run here yet, so no email has been sent: npm run worker.\n\nNothing failed permanently.',
    );
  });

  it('jobs lists pending and permanently failed jobs, as text', async () => {
    await runMigrations({pgPool: tools.database.pool});
    expect(await tools.owner('jobs')).toBe('No jobs are pending.\n\nNothing failed permanently.');
    await tools.sql(`
      insert into public.contact_messages (first_name, last_name, email, message)
      values ('Kim', 'Whitfield', 'kim@example.com', 'x');
      insert into private.mails (key, message_id, outcome, reason)
      select 'receipt:' || id, id, 'refused', E'550 \\u001b[31mno\\nsuch user' from public.contact_messages;
      select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where key like 'receipt:%';
      select graphile_worker.add_job('failures', job_key => 'failures');
      select graphile_worker.permanently_fail_jobs(array_agg(id), E'gave\\u001b up')
        from graphile_worker.jobs where key = 'failures'`);
    const [waiting, failed] = (await tools.owner('jobs')).split('\n\n');
    expect(waiting).toMatch(
      /^1 job pending \(UTC\):\n.*\n {2}notify-owner:[0-9a-f-]{36} +20.* +0$/,
    );
    await tools.sql('update graphile_worker._private_jobs set locked_at = now(), locked_by = $1', [
      'x',
    ]);
    expect(await tools.owner('jobs')).toMatch(
      /notify-owner:[0-9a-f-]{36} +running since 20.* +0$/m,
    );
    expect(failed).toMatch(/^2 jobs failed permanently \(UTC\):\n/);
    expect(failed).toMatch(/receipt:[0-9a-f-]{36} +kim@example\.com +20.*550 ␛\[31mno␊such user/);
    expect(failed).toMatch(/failures .*gave␛ up/);
  });
});

describe('check', () => {
  const SITE = {SITE_URL: 'https://www.site.example'};
  /** @returns the command's lines for a healthy database after one change */
  const checkAfter = async (change = '', env = {}): Promise<string[]> => {
    const database = openDatabase(await tools.server.createMigratedDatabase());
    await runMigrations({pgPool: database.pool});
    await database.query(`
      ${setting('site_origins', SITE.SITE_URL)};
      update private.settings set changed_at = now() where name = 'last_sweep'; ${change}`);
    const text = await checkAll(database, {...SITE, ...env}).catch(({message}: Error) => message);
    await database.close();
    return text.split('\n');
  };

  it('check prints a line for each part', async () => {
    const lines = await checkAfter();
    expect(lines.map((line) => line.slice(0, 6).trim())).toEqual(Array(6).fill('ok'));
  });

  it.each(CHANGES.trim().split('\n'))('check says in a line what is wrong: %s', async (row) => {
    const [change, words = ''] = row.split(' | ');
    const wrong = (await checkAfter(change)).filter((line) => line.startsWith('WRONG'));
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toContain(words);
  });

  it('check accepts an office that is open on Sundays', async () => {
    const sunday = {days: 'Sunday', hours: '', weekdays: ['Sun'], open: {from: 10, to: 12}};
    const differences = await tools.database.dryRun(async (session) => {
      await session.query(`insert into private.demo_hours values (0, '10:00', '12:00')`);
      return findSettingDifferences(session, SITE.SITE_URL, [...officeHours, sunday]);
    });
    expect(differences.filter((line) => line.startsWith('private.demo_hours'))).toEqual([]);
  });

  it.each([
    ['office_zone', 'Mars/Base'],
    ['demo_length', 'abc'],
    ['demos_daily', '-1'],
    ['site_origins', 'https://www.site.example/'],
  ])('the setting %s refuses %s', async (name, value) => {
    await expect(tools.sql(setting(name, value))).rejects.toThrow(/time zone|interval|settings_/);
  });

  it('check waits until a table API with a stale schema has reloaded it', async () => {
    let requests = 0;
    const api = createServer((_, response) => {
      requests += 1;
      response.writeHead(requests < 3 ? 404 : 200).end(requests < 3 ? '{"code":"PGRST202"}' : '[]');
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const {port} = api.address() as AddressInfo;
    const env = {PUBLIC_SUPABASE_URL: `http://127.0.0.1:${port}`};
    expect((await checkAfter('', env)).join()).toContain('knows all tables and functions');
    api.close();
    expect((await checkAfter('', env)).join()).toContain('WRONG  table API: nothing answers');
  });
});

describe('migrate', () => {
  it('migrate applies missing migrations and names them, or says that none is missing', async () => {
    const databaseUrl = await tools.server.createDatabase();
    const location = {dataDir: '', databaseUrl};
    await expect(runOwnerCommand(['open'], location)).rejects.toThrow(
      /lacks the migration visitors; apply it \(npm run owner -- migrate\)/,
    );
    const output = await runOwnerCommand(['migrate'], location);
    expect(output.split('\n').slice(1, -1)).toEqual(
      readMigrations().map(({version, name}) => `  ${version}_${name}`),
    );
    expect(output).not.toContain(new URL(databaseUrl).password);
    expect(await runOwnerCommand(['migrate'], location)).toMatch(/^No migration is missing in /);
  });

  it('migrate reports what the role of visitors lacks', async () => {
    const databaseUrl = await tools.server.createMigratedDatabase();
    const restored = openDatabase(databaseUrl);
    await restored.query('revoke all on public.demo_bookings from anon');
    await restored.close();
    await expect(runOwnerCommand(['migrate'], {dataDir: '', databaseUrl})).rejects.toThrow(
      /anon may not insert demo_bookings\.id, /,
    );
  });
});
