/** Outages of the mail server, the database, and other workers; see worker.test.ts. */
import {setTimeout as pause} from 'node:timers/promises';
import {heldAnswer, TEST_OWNER, until, workerHarness} from '../../testing/worker.ts';
import {workOnce} from '../worker.ts';

const bench = workerHarness();
const {open, work} = bench;

type Sql = Awaited<ReturnType<typeof open>>['sql'];

/** Makes the first changes of a table fail, each with an error. @param change such as `update on private.mails` */
const failAtFirst = async (sql: Sql, change: string, errors: readonly string[]): Promise<void> => {
  await sql('create sequence changes');
  await sql(
    `create function fail_at_first() returns trigger language plpgsql as $$
     declare
       error text := (array['${errors.join("','")}'])[nextval('changes')];
     begin
       if error is not null then raise '%', error using errcode = error; end if;
       return coalesce(new, old);
     end $$`,
  );
  await sql(`create trigger fail before ${change} for each row execute function fail_at_first()`);
};

describe('a mail server', () => {
  it('doesn’t try again after a permanent refusal of an address, and notifies the owner once', async () => {
    const site = await open((to) =>
      to.startsWith('nobody') ? '550 No such user here' : undefined,
    );
    await work();
    await site.signUp('nobody@practice.example');
    const [notice] = await site.mailsTo(TEST_OWNER, 1);
    expect(notice?.text).toContain('nobody@practice.example');
    expect(notice?.text).toContain('No such user here');
    await site.settled();
    expect(await site.mailsTo(TEST_OWNER, 1)).toHaveLength(1);
    expect(await site.jobs()).toEqual([]);
  });

  it('notifies the owner once of each failure of a job that is added again', async () => {
    const site = await open();
    await work();
    const ADD = `select graphile_worker.add_job('demo', job_key => 'demo:x', run_at => now() + interval '1 day')`;
    const FAIL = `select graphile_worker.permanently_fail_jobs(array[id], '451 Try again later')
                    from graphile_worker.jobs where key = 'demo:x'`;
    await site.sql(ADD);
    await site.sql(FAIL);
    expect(await site.mailsTo(TEST_OWNER, 1)).toHaveLength(1);
    bench.clock = 3_600_000;
    // As when the demo is moved.
    await site.sql(ADD);
    await site.settled();
    expect(await site.mailsTo(TEST_OWNER, 1)).toHaveLength(1);
    await site.sql(FAIL);
    expect(await site.mailsTo(TEST_OWNER, 2)).toHaveLength(2);
    await site.settled();
    expect(await site.mailsTo(TEST_OWNER, 2)).toHaveLength(2);
  });

  it('sends the emails within ten minutes of the return of a mail server that was down for a day', async () => {
    let isDown = true;
    const site = await open(() => (isDown ? '451 Try again later' : undefined));
    await work();
    await site.write();
    await until(
      site.jobs,
      (left) => left.length === 2 && left.every(({last_error}) => last_error !== null),
    );
    // As after many attempts, when the next one is hours later.
    await site.sql(
      `select graphile_worker.reschedule_jobs(array[id], run_at => now() + interval '5 hours', attempts => 20)
         from graphile_worker.jobs where task_identifier <> 'sweep'`,
    );
    const waits = () =>
      site.sql<{late: boolean; attempts: number}>(
        `select run_at > now() + interval '10 minutes' as late, attempts from graphile_worker.jobs
          where task_identifier in ('notify-owner', 'receipt')`,
      );
    const after = await until(waits, (rows) => rows.every(({late}) => !late));
    expect(after.map(({attempts}) => attempts)).toEqual([8, 8]);
    isDown = false;
    await site.sql(
      `select graphile_worker.reschedule_jobs(array[id], run_at => now()) from graphile_worker.jobs`,
    );
    await site.mailsTo(TEST_OWNER, 1);
    await site.mailsTo('dana@practice.example', 1);
    expect(site.catcher.mails).toHaveLength(2);
  });

  it('doesn’t count the owner’s emails as failed if it answers none of them for minutes', async () => {
    const {answer, release} = heldAnswer('451 Try again later');
    const site = await open(answer);
    const id = await site.write();
    await site.sql(`update public.contact_messages set created_at = now() - interval '5 days'`);
    await site.sql(
      `insert into private.mails (key, message_id, outcome) values ('notify-owner:' || $1::uuid, $1, 'sent')`,
      id,
    );
    await work();
    // The sweeps of these minutes.
    for (let n = 0; n < 3; n += 1) await site.swept();
    release();
    await until(
      () => bench.logged,
      (lines) => lines.some((line) => line.startsWith('reminders')),
    );
    await site.swept();
    expect(bench.logged.join()).not.toMatch(/given up|failures/);
  });
});

describe('workers', () => {
  it('two workers that run at once send each email once', async () => {
    const site = await open(undefined, {MAX_OWNER_EMAILS: '1000'});
    await work();
    await work();
    for (let n = 0; n < 40; n += 1) await site.write({email: `d${n}@practice.example`});
    expect(await site.mailsTo(TEST_OWNER, 40)).toHaveLength(40);
    await until(site.jobs, (left) => left.length === 0);
    expect(new Set(site.catcher.mails.map(({messageId}) => messageId)).size).toBe(80);
    expect(site.catcher.mails).toHaveLength(80);
  });

  it('a worker that is stopped finishes sending the current email', async () => {
    const {answer, release} = heldAnswer();
    const site = await open(answer);
    const worker = await work();
    await site.signUp('reader@practice.example');
    await site.claimed(1);
    const stopped = worker.stop();
    expect(site.catcher.mails).toEqual([]);
    release();
    await stopped;
    expect(site.catcher.mails).toHaveLength(1);
    expect(await site.sql('select key from private.mails')).toHaveLength(1);
    expect(await site.jobs()).toEqual([]);
  });

  it('a worker continues after a restart of the database', async () => {
    const site = await open();
    await work();
    await site.write();
    await site.mailsTo(TEST_OWNER, 1);
    await bench.restartDatabase();
    // The test's own connections have to reconnect, too.
    const write = () => site.write({email: 'second@practice.example'}).catch(() => '');
    await until(write, (id) => id !== '');
    // Not settled: jobs that ended during the restart stay locked for five minutes.
    await until(
      () => site.catcher.mails,
      (mails) => mails.filter(({to}) => to === TEST_OWNER).length === 2,
    );
    expect(bench.logged.join()).not.toMatch(/UNLISTEN|listener|client/);
  });

  it('sends an email once although the database can’t store at first that it was sent', async () => {
    const site = await open();
    await work();
    const readOnly = 'read_only_sql_transaction';
    await failAtFirst(site.sql, 'update on private.mails', [readOnly, readOnly]);
    await site.signUp('reader@practice.example');
    const sent = () => site.sql(`select from private.mails where outcome = 'sent'`);
    await until(sent, (mails) => mails.length === 1);
    expect(await site.mailsTo('reader@practice.example', 1)).toHaveLength(1);
  });

  it('a worker continues after the queue can’t store that jobs ended', async () => {
    // The queue prints the error, too.
    jest.spyOn(console, 'trace').mockImplementation();
    const site = await open();
    await work();
    const errors = ['deadlock_detected', ...Array<string>(4).fill('query_canceled')];
    await failAtFirst(site.sql, 'delete on graphile_worker._private_jobs', errors);
    for (let n = 0; n < 20; n += 1) await site.signUp(`reader${n}@practice.example`);
    // Not settled: those jobs stay locked for five minutes.
    await until(
      () => site.catcher.mails.length,
      (count) => count === 20,
    );
    expect(bench.logged).toEqual(['The database doesn’t answer; trying again: query_canceled']);
  });

  it('a worker that starts while the database is read-only sends emails once it isn’t', async () => {
    const site = await open();
    await (await work()).stop();
    const {pathname} = new URL(site.settings.databaseUrl);
    const setting = `database ${pathname.slice(1)} set default_transaction_read_only`;
    await site.sql(`alter ${setting} = on`);
    const starting = work();
    await until(
      () => bench.logged.join(),
      (lines) => lines.includes('The database is read-only'),
    );
    await site.sql(`alter ${setting} = off`);
    await starting;
    await site.signUp('reader@practice.example');
    expect(await site.mailsTo('reader@practice.example', 1)).toHaveLength(1);
  });

  it('a worker stops while it connects again', async () => {
    const site = await open();
    const worker = await work();
    await site.sql('alter table graphile_worker._private_jobs rename to away');
    await until(
      () => bench.logged.join(),
      (lines) => lines.includes('trying again'),
    );
    await site.sql('alter table graphile_worker.away rename to _private_jobs');
    let stopped: Promise<void> | undefined;
    await site.database.transaction(async (session) => {
      await session.query('lock table graphile_worker.migrations');
      await until(
        () => session.query('select from pg_locks where not granted'),
        (waiting) => waiting.length > 0,
      );
      stopped = worker.stop();
    });
    await stopped;
  });

  it('a worker goes on after a failed statement while an earlier email is still being sent', async () => {
    const {answer, release} = heldAnswer();
    const site = await open((to) => (to.startsWith('slow') ? answer() : undefined));
    await work();
    await site.signUp('slow@practice.example');
    await until(
      () => site.sql('select from private.mails'),
      (claimed) => claimed.length === 1,
    );
    await site.sql('alter table graphile_worker._private_jobs rename to away');
    await until(
      () => bench.logged.join(),
      (lines) => lines.includes('trying again'),
    );
    await site.sql('alter table graphile_worker.away rename to _private_jobs');
    await site.signUp('fast@practice.example');
    await until(
      () => site.catcher.mails,
      (mails) => mails.length === 1,
    );
    release();
    await until(
      () => site.catcher.mails,
      (mails) => mails.length === 2,
    );
  });

  it('a worker goes on with new connections if the server never answers on its own', async () => {
    const {answer, release} = heldAnswer();
    const site = await open(answer);
    await work();
    for (let n = 0; n < 4; n += 1) await site.signUp(`reader${n}@practice.example`);
    await site.claimed(4);
    // As after a network that loses packets, or a server that died without closing its connections.
    const sessions = await site.sql<{pid: number}>(
      `select pid from pg_stat_activity where application_name = 'ringwell-worker'`,
    );
    for (const {pid} of sessions) process.kill(pid, 'SIGSTOP');
    try {
      release();
      await site.signUp('reader4@practice.example');
      // The statement and its rollback take 15 seconds each, before the outcome is stored.
      await pause(30_000);
      const sent = () => site.sql(`select from private.mails where outcome = 'sent'`);
      await until(sent, (mails) => mails.length === 5);
      expect(site.catcher.mails).toHaveLength(5);
    } finally {
      for (const {pid} of sessions) process.kill(pid, 'SIGCONT');
    }
  });

  it('a worker takes over the jobs of a killed one after five minutes', async () => {
    const site = await open();
    const worker = await work();
    await worker.stop();
    await site.write();
    await site.sql(`select graphile_worker.add_job('sweep', job_key => 'sweep')`);
    // State after a worker was killed between claiming a job and sending.
    const lock = (minutes: number): Promise<unknown> =>
      site.sql(
        `update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - make_interval(mins => $1)`,
        minutes,
      );
    await lock(1);
    await work();
    await site.swept();
    expect(
      await site.sql(
        `select task_identifier from graphile_worker.jobs
          where locked_by = 'killed' and task_identifier in ('notify-owner', 'receipt') order by 1`,
      ),
    ).toEqual([{task_identifier: 'notify-owner'}, {task_identifier: 'receipt'}]);
    await lock(6);
    expect(await site.mailsTo(TEST_OWNER, 1)).toHaveLength(1);
    expect(await site.mailsTo('dana@practice.example', 1)).toHaveLength(1);
    await site.swept();
    // Another sweep has replaced the killed one.
    expect(
      await site.sql('select from graphile_worker.jobs where attempts = max_attempts'),
    ).toEqual([]);
  });

  it('a worker with --once sends all due emails and exits', async () => {
    const site = await open();
    await site.write();
    await site.age('contact_messages');
    const once = (settings = site.settings): Promise<boolean> =>
      workOnce({settings, log: (line) => bench.logged.push(line)});
    expect(await once()).toBe(true);
    expect(site.catcher.mails.map(({to}) => to).sort()).toEqual([
      'dana@practice.example',
      TEST_OWNER,
    ]);
    await once();
    expect(site.catcher.mails).toHaveLength(2);
    expect(bench.logged).toEqual([]);
    expect(await once({...site.settings, smtpUrl: 'smtp://127.0.0.1:9'})).toBe(false);
    expect(bench.logged.join()).toContain('accepts no connections');
  });
});
