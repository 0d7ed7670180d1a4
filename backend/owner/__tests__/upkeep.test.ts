/** The queue and the tables themselves. */
import {makeWorkerUtils} from 'graphile-worker';
import {readMigrations} from '../../database/migrate.ts';
import {openDatabase} from '../../database/database.ts';
import {runOwnerCommand} from '../commands.ts';
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

describe('migrate', () => {
  it('applies missing migrations and names them, or says that none is missing', async () => {
    const databaseUrl = await tools.server.createDatabase();
    const location = {dataDir: '', databaseUrl};
    await expect(runOwnerCommand(['open'], location)).rejects.toThrow(
      /lacks the newest tables; apply the migrations: npm run owner -- migrate$/,
    );
    const said = await runOwnerCommand(['migrate'], location);
    expect(said.split('\n').slice(1)).toEqual(
      readMigrations().map(({version, name}) => `  ${version}_${name}`),
    );
    expect(said).not.toContain(new URL(databaseUrl).password);
    expect(await runOwnerCommand(['migrate'], location)).toMatch(/^No migration is missing in /);
  });

  it('reports rights that a restore has lost', async () => {
    const databaseUrl = await tools.server.createDatabase();
    const location = {dataDir: '', databaseUrl};
    await runOwnerCommand(['migrate'], location);
    const restored = openDatabase(databaseUrl);
    await restored.query('revoke all on public.contact_messages from anon');
    await restored.close();
    await expect(runOwnerCommand(['migrate'], location)).rejects.toThrow(/anon may not insert/);
  });
});
