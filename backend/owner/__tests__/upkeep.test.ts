/** The queue and the tables themselves. */
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {makeWorkerUtils} from 'graphile-worker';
import {readMigrations} from '../../database/migrate.ts';
import {openDatabase} from '../../database/database.ts';
import {runOwnerCommand} from '../commands.ts';
import {checkAll} from '../check.ts';
import {useOwnerTools} from './ownerTools.ts';

const tools = useOwnerTools();

describe('jobs', () => {
  it('says that no worker has run yet', async () => {
    expect(await tools.owner('jobs')).toBe(
      'No worker has run here yet, so no email has been sent: npm run worker.\n\nNothing failed permanently.',
    );
  });

  it('lists pending and permanently failed jobs, as text', async () => {
    const utils = await makeWorkerUtils({pgPool: tools.database.pool});
    await utils.migrate();
    await utils.release();
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
    expect(waiting).toMatch(/^1 job to do \(UTC\):\n.*\n {2}notify-owner:[0-9a-f-]{36} +20.* +0$/);
    await tools.sql('update graphile_worker._private_jobs set locked_at = now(), locked_by = $1', [
      'x',
    ]);
    expect(await tools.owner('jobs')).toMatch(/notify-owner:[0-9a-f-]{36} +taken 20.* +0$/m);
    expect(failed).toMatch(/^2 jobs failed permanently, not tried again \(UTC\):\n/);
    expect(failed).toMatch(/receipt:[0-9a-f-]{36} +kim@example\.com +20.*550 ␛\[31mno␊such user/);
    expect(failed).toMatch(/failures .*gave␛ up/);
  });
});

describe('check', () => {
  const check = (env: Readonly<Record<string, string>> = {}): Promise<string> =>
    checkAll(tools.database, env).catch(({message}: Error) => message);
  const SITE = {SITE_URL: 'https://www.site.example'};
  /** @returns the lines of what is wrong after a statement, which is reverted */
  const wrongAfter = async (change: string, revert: string): Promise<string[]> => {
    await tools.sql(change);
    const text = await check(SITE);
    await tools.sql(revert);
    return text.split('\n').filter((line) => line.startsWith('WRONG'));
  };
  const setting = (name: string, value: string): string =>
    `update private.settings set value = '${value}' where name = '${name}'`;

  beforeAll(() =>
    tools.sql(`${setting('site_origins', 'https://www.site.example')};
               update private.settings set changed_at = now() where name = 'last_sweep';
               update graphile_worker._private_jobs set locked_at = null, attempts = 0, run_at = now()`),
  );

  it('has a line for each part, and stores nothing', async () => {
    const text = await check(SITE);
    expect(text.split('\n').map((line) => line.slice(0, 6).trim())).toEqual(Array(9).fill('ok'));
    expect(await tools.sql('select from public.demo_bookings')).toEqual([]);
  });

  it.each([
    [
      'alter table public.contact_messages disable trigger receive',
      'alter table public.contact_messages enable trigger receive',
      'forms: rows are stored without their rules',
    ],
    [
      'insert into private.closed_days select now()::date + n from generate_series(-1, 30) n',
      'delete from private.closed_days',
      'forms: no demo can be booked',
    ],
    [
      setting('site_origins', 'https://site.example'),
      setting('site_origins', 'https://www.site.example'),
      "settings: site_origins is 'https://site.example'",
    ],
    [
      setting('demo_length', '30 minutes'),
      setting('demo_length', '20 minutes'),
      "settings: demo_length is '30 minutes'",
    ],
    [
      setting('mails_to_visitors', '0') +
        `; insert into private.mails (key, outcome) values ('receipt:x', 'sent')`,
      setting('mails_to_visitors', '300'),
      'ceilings: 1 emails for a message',
    ],
    [
      `update private.settings set changed_at = now() - interval '2 hours' where name = 'last_sweep'`,
      `update private.settings set changed_at = now() where name = 'last_sweep'`,
      'worker: its last sweep was 02:00:00 ago',
    ],
  ])('says in one line what is wrong after: %s', async (change, revert, words) => {
    expect(await wrongAfter(change, revert)).toEqual([expect.stringContaining(`WRONG  ${words}`)]);
  });

  it.each([
    ['office_zone', 'Mars/Base'],
    ['demo_length', 'abc'],
    ['demos_daily', '-1'],
    ['site_origins', 'https://www.site.example/'],
  ])('is not needed for a %s of %s, which is refused when it is set', async (name, value) => {
    await expect(tools.sql(setting(name, value))).rejects.toThrow(/time zone|interval|settings_/);
  });

  it('asks a table API that forgot, until it knows', async () => {
    let asked = 0;
    const api = createServer((_, response) => {
      asked += 1;
      response.writeHead(asked < 5 ? 404 : 200).end(asked < 5 ? '{"code":"PGRST202"}' : '[]');
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const {port} = api.address() as AddressInfo;
    const text = await check({...SITE, PUBLIC_SUPABASE_URL: `http://127.0.0.1:${port}`});
    expect(text).toContain('knows all tables and functions');
    api.close();
    const closed = await check({...SITE, PUBLIC_SUPABASE_URL: `http://127.0.0.1:${port}`});
    expect(closed).toMatch(/^WRONG {2}table API: nothing answers at /m);
  });
});

describe('migrate', () => {
  it('applies missing migrations and names them, or says that none is missing', async () => {
    const databaseUrl = await tools.server.createDatabase();
    const location = {dataDir: '', databaseUrl};
    await expect(runOwnerCommand(['open'], location)).rejects.toThrow(
      /lacks the newest tables; apply the migrations: npm run owner -- migrate$/,
    );
    const said = await runOwnerCommand(['migrate'], location);
    expect(said.split('\n').slice(1, -1)).toEqual(
      readMigrations().map(({version, name}) => `  ${version}_${name}`),
    );
    expect(said).not.toContain(new URL(databaseUrl).password);
    expect(await runOwnerCommand(['migrate'], location)).toMatch(/^No migration is missing in /);
  });

  it.each([
    ['revoke all on public.demo_bookings from anon', /anon may not insert demo_bookings\.id, /],
    ['revoke execute on all functions in schema public from anon', /anon may not call /],
    [
      'grant select on public.contact_messages to anon',
      /anon may select contact_messages, which no/,
    ],
  ])('reports what the role of visitors lacks or has too much after: %s', async (change, words) => {
    const databaseUrl = await tools.server.createDatabase();
    const location = {dataDir: '', databaseUrl};
    await runOwnerCommand(['migrate'], location);
    const restored = openDatabase(databaseUrl);
    await restored.query(change);
    await restored.close();
    await expect(runOwnerCommand(['migrate'], location)).rejects.toThrow(words);
  });
});
