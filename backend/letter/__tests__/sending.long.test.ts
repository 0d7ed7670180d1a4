/** A letter to 1,000 readers, and what takes minutes; see sending.test.ts. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {LOCAL_PUBLISHABLE_KEY} from '../../../src/config/publicEnv.ts';
import {startTableApi} from '../../table-api/start.ts';
import {ONE_CLICK, startLeave} from '../../testing/leaveProcess.ts';
import {addReaders, letterText, openLetterDesk} from '../../testing/readers.ts';
import {until, workerBench} from '../../testing/worker.ts';
import {visitor} from '../../testing/visitor.ts';
import {workOnce} from '../../worker/worker.ts';

jest.setTimeout(600_000);

const ROOT = path.join(__dirname, '../../..');
const ID = '2027-01';
const READERS = 1_000;
const SHOTS = 5;
/** Mails in flight when a worker is shot: as many as it sends at once. */
const IN_FLIGHT = 4;

const bench = workerBench();

/** The worker as an operator runs it. */
const startWorkerProcess = async (env: Readonly<Record<string, string>>): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['backend/worker/cli.ts'], {
    cwd: ROOT,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

/** The most memory that a process has held. MB; Linux only. */
const peakMemory = ({pid}: ChildProcess): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

it(`goes once to each of ${READERS} readers while the worker is killed ${SHOTS} times, and each can leave by it`, async () => {
  const refusedOnes = [100, 300, 500, 700, 900].map((n) => `r${n}@practice.example`);
  const site = await bench.open(
    (to) => (refusedOnes.includes(to) ? '550 5.1.1 No such user here' : undefined),
    {LETTER_RATE: '100000'},
  );
  const api = await startTableApi({
    databaseUrl: site.settings.databaseUrl,
    port: 0,
    withoutInsertLimits: true,
    log: console.error,
  });
  const leave = await startLeave(api.url, LOCAL_PUBLISHABLE_KEY, 'https://site.example/');
  const env = {...site.env, LEAVE_URL: leave.address};
  const desk = openLetterDesk(site);
  let worker: ChildProcess | undefined;
  try {
    desk.write(ID, letterText('The first letter', '2027-01-01'));
    const readers = await addReaders(site, READERS);
    expect(await desk.letter('send', ID, '--yes')).toContain(`${READERS} letters to send`);

    const letters = (): readonly string[] =>
      site.catcher.mails.filter(({to}) => to.startsWith('r')).map(({to}) => to);
    worker = await startWorkerProcess(env);
    const goneOnes: string[] = [];
    for (let shot = 1; shot <= SHOTS; shot += 1) {
      const before = letters().length;
      await until(letters, ({length}) => length >= before + 60, 60_000);
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      // Two leave each time, among those whose turn has not come.
      const left = await site.sql<{email: string}>(
        `update public.newsletter_subscriptions set unsubscribed_at = now()
          where id in (select entry.id from graphile_worker._private_jobs as job
                         join public.newsletter_subscriptions as entry
                           on job.key = 'letter-${ID}:' || entry.id
                        where job.locked_at is null and entry.unsubscribed_at is null
                          and entry.email <> all($1)
                        order by job.id desc limit 2)
         returning email`,
        refusedOnes,
      );
      goneOnes.push(...left.map(({email}) => email));
      await site.sql(
        `update graphile_worker._private_jobs set locked_at = locked_at - interval '6 minutes' where locked_at is not null`,
      );
      worker = await startWorkerProcess(env);
    }
    await until(
      () => desk.letter('status', ID),
      (text) => text.includes('left to send 0'),
      300_000,
    );
    worker.kill();
    await once(worker, 'exit');

    expect(new Set(goneOnes).size).toBe(10);
    const owed = readers.filter((to) => !goneOnes.includes(to) && !refusedOnes.includes(to));
    expect([...new Set(letters())].sort()).toEqual([...owed].sort());
    const twice = letters().length - owed.length;
    console.info(`${SHOTS} shots, ${twice} letters sent twice`);
    expect(twice).toBeLessThanOrEqual(SHOTS * IN_FLIGHT);
    const marked = await site.sql<{email: string}>(
      'select email from public.newsletter_subscriptions where refused_at is not null',
    );
    expect(marked.map(({email}) => email).sort()).toEqual(refusedOnes);
    expect(await desk.letter('status', ID)).toContain(
      'sent 985, left to send 0, refused 5, gone 10',
    );

    // Every letter's one press, and every letter's link: half of them each.
    const byReader = new Map(site.catcher.mails.map((mail) => [mail.to, mail]));
    for (const [index, to] of owed.entries()) {
      const mail = byReader.get(to);
      if (index % 2 === 0) {
        const address = /^<(\S+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
        expect((await fetch(address, ONE_CLICK)).status).toBe(200);
      } else {
        const token = /newsletter\/leave#(\S+)$/m.exec(mail?.text ?? '')?.[1];
        const {data} = await visitor(api.url).rpc('leave_newsletter', {token});
        expect(data).toBe(true);
      }
    }
    expect(
      await site.sql(
        `select email from public.newsletter_subscriptions
          where unsubscribed_at is null and refused_at is null`,
      ),
    ).toEqual([]);
  } finally {
    worker?.kill('SIGKILL');
    await leave.stop();
    await api.close();
    rmSync(desk.folder, {recursive: true, force: true});
  }
});

it('goes to 20,000 readers from one transaction, by a worker whose memory does not grow with them', async () => {
  const site = await bench.open(undefined, {LETTER_RATE: '1000000'});
  const desk = openLetterDesk(site);
  desk.write(ID, letterText('The first letter', '2027-01-01'));
  await addReaders(site, 20_000);
  const idle = await startWorkerProcess(site.env);
  await site.swept();
  const atRest = peakMemory(idle);
  idle.kill();
  await once(idle, 'exit');

  const began = Date.now();
  expect(await desk.letter('send', ID, '--yes')).toContain('20000 letters to send');
  const queued = Date.now() - began;
  const worker = await startWorkerProcess(site.env);
  try {
    const minute = Date.now();
    // The catcher keeps the newest 5,000; what was noted is counted.
    const sent = async (): Promise<number> =>
      (
        await site.sql<{n: number}>(
          `select count(*)::integer as n from private.mails where outcome = 'sent'`,
        )
      )[0]?.n ?? 0;
    await until(sent, (count) => count >= 2_000, 400_000);
    const early = peakMemory(worker);
    await until(sent, (count) => count >= 8_000, 400_000);
    const rate = Math.round((8_000 / (Date.now() - minute)) * 60_000);
    const busy = peakMemory(worker);
    console.info(
      `20,000 jobs in ${queued} ms; ${rate} letters a minute; worker ${Math.round(atRest)} MB at rest, ${Math.round(early)} MB after 2,000, ${Math.round(busy)} MB after 8,000`,
    );
    expect(queued).toBeLessThan(60_000);
    expect(rate).toBeGreaterThan(1_000);
    // What many letters a second leave to be collected, and no more with each thousand.
    expect(busy).toBeLessThan(400);
    expect(busy - early).toBeLessThan(60);
  } finally {
    worker.kill('SIGKILL');
    rmSync(desk.folder, {recursive: true, force: true});
  }
});

it('goes once to each where the server takes forty seconds to say that it has a letter', async () => {
  const site = await bench.open(undefined, {}, 40_000);
  const desk = openLetterDesk(site);
  desk.write(ID, letterText('The first letter', '2027-01-01'));
  await addReaders(site, 4);
  await desk.letter('send', ID, '--yes');
  await bench.work();
  await until(
    () => desk.letter('status', ID),
    (text) => text.includes('left to send 0'),
    200_000,
  );
  expect(site.catcher.mails).toHaveLength(4);
  rmSync(desk.folder, {recursive: true, force: true});
});

it('keeps to its rate on a clock of the operator’s, in a run that goes on with what it held back', async () => {
  const site = await bench.open(undefined, {LETTER_RATE: '60'});
  const desk = openLetterDesk(site);
  desk.write(ID, letterText('The first letter', '2027-01-01'));
  await addReaders(site, 20);
  await desk.letter('send', ID, '--yes');
  const began = Date.now();
  await workOnce({settings: site.settings, log: (line) => bench.logged.push(line)});
  expect(site.catcher.mails).toHaveLength(20);
  // Six in six seconds, and up to three that were on their way.
  expect(Date.now() - began).toBeGreaterThan(6_000);
  expect(bench.logged).toEqual([]);
  rmSync(desk.folder, {recursive: true, force: true});
});
